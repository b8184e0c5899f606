import { describe, expect, it } from 'vitest'
import { HERO, MADE, PORTRAITS } from '../fixtures.ts'
import { readState } from '../migrate.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import type { World } from '../types.ts'
import { buildWorld } from '../world/world.ts'
import { isNounOf } from './scenery.ts'

const lucky = { d20: () => 18 }
const unlucky = { d20: () => 3 }
const id = 'the-bell-that-was-promised'
const built = buildWorld({ ...PORTRAITS, id, contentId: id, genre: 'Fantasy' }, 5)
const house = buildWorld(PORTRAITS, 5)
const begin = (b: typeof built): State => open({ ...b, seed: 5, hero: HERO, dice: lucky, preface: [] }).state
const hall = begin(house)

const play = (world: World, state: State, words: string, dice = lucky) => turn(world, state, words, HERO, dice)
const inHall = (words: string, dice = lucky) => play(house.world, hall, words, dice)

const DENIED =
  /none that will own to it|nothing of the kind\. You do|must be in some other|No such luck|would have been convenient, and|in dumb show|more than you have about you|pockets come up short|you have come without|only its absence|wherever that may be|somebody has been before you|something somewhere that would do it|no such thing to give|in one pocket, and then|nothing in it, and|have it not about you/i

describe('what the room names', () => {
  it.each([
    'look at the hats',
    'examine the travelling cap',
    'look closely at the straw',
    'search the bowler',
    'use the letterbox',
    'push the hats aside',
    'take the straw hat',
    'smash the hats',
    'sit on the stool',
  ])('%s is not denied', (words) => {
    for (const dice of [lucky, unlucky]) expect(inHall(words, dice).text).not.toMatch(DENIED)
  })

  it.each(['look at my fingernails', 'I study my own hands.'])('%s is not denied', (words) => {
    for (const dice of [lucky, unlucky]) {
      const { text } = inHall(words, dice)
      expect(text).not.toMatch(DENIED)
      expect(text).not.toMatch(/ try to | in order to | set out to /)
    }
  })

  it('what is nowhere in it is', () => {
    expect(inHall('look at the trombone').state.marks).toBeUndefined()
    expect(inHall('take the trombone').state.marks).toBeUndefined()
  })

  it('and what was just told is in it too', () => {
    const named: State = { ...hall, named: ['cradle', 'heap'] }
    expect(play(house.world, named, 'look at the cradle').text).toMatch(/cradle/)
    expect(play(house.world, named, 'I throw a cradle at the wall').text).not.toMatch(DENIED)
    expect(play(house.world, named, 'look at the cradle').text).not.toMatch(DENIED)
  })

  it('is not carried off by whoever creeps up on it', () => {
    const named: State = { ...hall, named: ['cradle', 'heap'] }
    for (const words of ['sneak up to the cradle', 'creep onto the cradle']) {
      const { text } = play(house.world, named, words)
      expect(text).not.toMatch(/comes away by|pocket for|cousins and a cart|It stays|has roots/)
    }
  })

  it('is kept for two turns', () => {
    expect(inHall('look around').state.named?.length).toBeGreaterThan(5)
  })
})

describe('what is broken', () => {
  it('stays broken', () => {
    const one = inHall('smash the clock')
    expect(one.state.marks).toMatchObject([{ how: 'broken', thing: 'the slow clock' }])
    const two = play(house.world, one.state, 'look at the clock')
    expect(two.text).not.toMatch(/is wound, dusted/)
    expect(one.text).not.toMatch(/is wound, dusted/)
  })

  it('gives up the clue that it carried', () => {
    const { quest } = house.world
    const truth = quest.truths.find((x) => x.id === hall.truth)!
    const carried = truth.clues.flatMap((c) => c.via.flatMap((v) => (v.detail && !c.needs ? [[c.id, v.detail]] : [])))
    expect(carried.length).toBeGreaterThan(2)
    for (const [clue, detail] of carried) {
      const place = quest.places.find((p) => p.details.some((d) => d.id === detail))!
      const noun = place.details.find((d) => d.id === detail)!.noun
      const there: State = { ...hall, place: place.id }
      const { state } = play(house.world, there, `smash ${noun}`)
      if (state.marks) expect(state.clues, noun).toContain(clue)
    }
  })

  it('holds when the die is against it', () => {
    expect(inHall('smash the clock', unlucky).state.marks).toBeUndefined()
  })

  it('burned is gone as well', () => {
    expect(inHall('burn the card tray').state.marks).toMatchObject([{ how: 'burned' }])
  })
})

describe('a thief', () => {
  it('gets what is small, and has it', () => {
    const one = inHall('steal the card tray')
    expect(one.state.marks).toMatchObject([{ how: 'mine' }])
    const away = play(house.world, { ...one.state, place: 'kitchen' }, 'look at the card tray')
    expect(away.text).not.toMatch(DENIED)
    expect(play(house.world, one.state, 'what do I have?').text).toContain('card tray')
  })

  it('is noticed, or fumbles, and has not', () => {
    const { state, check } = inHall('steal the card tray', unlucky)
    expect(state.marks).toBeUndefined()
    expect(check?.band).toMatch(/setback|disaster/)
  })
})

describe('the hero’s own', () => {
  it.each([
    'I lay two bits on the bar',
    'I lay my four hundred dollars on the table',
    'put my coat on the table',
    'I show her my coat',
    'I offer him my hat',
    'count out ten dollars',
    'look at my boots',
  ])('%s', (words) => {
    const someone = house.world.quest.people.find((p) => !p.offstage)!
    const beside: State = { ...hall, place: hall.people[someone.id]!.at }
    for (const state of [hall, beside]) expect(play(house.world, state, words).text, words).not.toMatch(DENIED)
  })
})

describe('handiwork', () => {
  it('on a thing of the room makes something visible, and is remembered', () => {
    const one = inHall('repair the clock')
    expect(one.state.scene?.work).toMatchObject({ how: 'mended' })
    const two = play(house.world, one.state, 'work at it until it holds')
    expect(two.state.marks).toMatchObject([{ how: 'mended' }])
  })

  it('makes a thing that is had', () => {
    const one = inHall('build a frame out of the planks')
    const two = play(house.world, one.state, 'work at it until it holds')
    expect(two.state.marks).toMatchObject([{ how: 'mine', thing: 'a frame' }])
    expect(play(house.world, two.state, 'what do I carry?').text).toContain('a frame')
  })
})

describe('what is looked for in something', () => {
  it('is spoken of, if only to say that it is not there', () => {
    const kitchen: State = { ...hall, place: 'kitchen' }
    const { text } = play(house.world, kitchen, 'search the kitchen table drawers for a key')
    expect(text.split('\n\n').slice(0, 2).join(' ')).toMatch(/drawers.*\bkey\b.*\bkey\b/s)
  })
})

describe('a second reading', () => {
  it('names the thing, and asks no die', () => {
    const one = inHall('look at the clock')
    const two = play(house.world, one.state, 'look at the clock again')
    // What the player said, said back to them, is no naming.
    expect(two.text.replace(/^[^.]*look at the clock again\./i, '')).toMatch(/clock/i)
    expect(two.check).toBeNull()
  })
})

describe('a story begun before', () => {
  it('is read without these', () => {
    const old = JSON.parse(JSON.stringify({ ...hall, quest: 'x' }))
    delete old.named
    delete old.marks
    expect(readState(old, ['x']).turn).toBe(hall.turn)
  })
})

describe('in made quests', () => {
  it('what the room names is there', () => {
    for (const brief of MADE) {
      const world = buildWorld(brief, 7)
      const state = open({ ...world, seed: 7, hero: HERO, dice: lucky, preface: [] }).state
      for (const noun of (state.named ?? []).filter((x) => !/^(?:whatever|other)$/.test(x)).slice(0, 30)) {
        const { text, action } = play(world.world, state, `look at the ${noun}`)
        if (action?.target?.kind === 'unknown') expect(text, noun).not.toMatch(DENIED)
      }
    }
  })
})

describe('what only the player named', () => {
  it('is not there for having been denied', () => {
    const { state } = inHall('smash the teapot')
    expect(state.named).not.toContain('teapot')
  })
})

describe('what is no breaking', () => {
  const garden = built.world.quest.places.find((p) => p.details.some((d) => /heap/.test(d.noun)))!
  const there: State = { ...begin(built), place: garden.id }
  it.each(['kick the heap of gifts over', 'smash the heap of gifts', 'rob the heap of gifts'])('%s', (words) => {
    expect(play(built.world, there, words).state.marks).toBeUndefined()
  })

  it('a part is taken out of a heap, and not the heap', () => {
    const rid = play(built.world, there, 'search the heap of gifts').state
    expect(play(built.world, rid, 'steal a kettle from the heap of gifts').state.marks).toMatchObject([
      { how: 'mine', thing: 'the kettle' },
    ])
  })

  it('what is torn off is had', () => {
    const church = built.world.quest.places.find((p) => p.details.some((d) => d.id === 'poorbox'))!
    const { state } = play(built.world, { ...begin(built), place: church.id }, 'tear the parchment off the door')
    expect(state.marks).toMatchObject([{ how: 'mine' }])
  })
})

describe('what is in another place', () => {
  it.each(['weigh the clock', 'look at the clock', 'smash the clock', 'take the clock'])('%s', (words) => {
    const away: State = { ...hall, place: 'drawing', named: ['clock'] }
    const drawing = house.world.quest.places.find((p) => /drawing/.test(p.name))!
    const { text, state } = play(house.world, { ...away, place: drawing.id }, words)
    expect(text).toContain('front hall')
    expect(state.marks).toBeUndefined()
  })
})

describe('what was mended', () => {
  it('is found mended', () => {
    const mended: State = {
      ...hall,
      marks: [{ key: 'clock', thing: 'the slow clock', how: 'mended', place: hall.place }],
    }
    const detail = house.world.quest.places.flatMap((p) => p.details).find((d) => /slow clock/.test(d.noun))!
    const state = { ...mended, marks: [{ ...mended.marks![0]!, key: detail.id }] }
    expect(play(house.world, state, 'look at the clock').text).not.toMatch(/four minutes wrong/)
  })
})

describe('pointing', () => {
  it.each(['show her where the frame is cracked', 'I show him the place where the button fails'])('%s', (words) => {
    const someone = house.world.quest.people.find((p) => !p.offstage)!
    const { text } = play(house.world, { ...hall, place: hall.people[someone.id]!.at }, words)
    expect(text).not.toMatch(DENIED)
  })
})

describe('a question that nobody is here to hear', () => {
  it('is answered by what it is about', () => {
    const text = inHall('Whose is the slow clock?').text
    expect(text).toMatch(/is wound, dusted/)
  })
})

describe('what bears the name of another thing', () => {
  it('is not taken for it', () => {
    expect(isNounOf('the measure of the crown', 'crown')).toBe(false)
    expect(isNounOf('the row of bells', 'bells')).toBe(true)
    expect(isNounOf('the slow clock', 'clock')).toBe(true)
  })
})
