import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const storyOf = (brief: typeof PORTRAITS) => {
  const { world, ...built } = buildWorld(brief, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  return { quest: world.quest, state, play: (s: State, words: string) => turn(world, s, words, HERO, dice) }
}
const { quest, state, play } = storyOf(PORTRAITS)
const vote = storyOf(OFFICIAL[2]!)
const move = (s: State, id: string, at: string, more: object = {}): State => ({
  ...s,
  people: { ...s.people, [id]: { ...s.people[id]!, at, ...more } },
})
const drawing: State = { ...state, place: 'drawing' }
const lady = quest.people.find((each) => state.people[each.id]?.at === 'drawing')!

describe('a way in', () => {
  it('is the one inner room, where there is one', () => {
    const gallery: State = { ...vote.state, place: 'gallery', shut: [] }
    expect(vote.play(gallery, 'go in').state.place).toBe('vault')
    expect(vote.play(gallery, 'I step inside').state.place).toBe('vault')
  })
})

describe('something held out to somebody', () => {
  const man = quest.people.find((each) => each.pron === 'he' && !each.offstage)!
  const left = move({ ...state, place: 'study', last: [man.id], shut: [] }, man.id, 'hall', { met: 1 })

  it('who has gone is told so, and where to', () => {
    for (const words of ['show him my flask', `show ${man.call} my flask`]) {
      const { text } = play(left, words)
      expect(text).toContain(man.call)
      expect(text).toContain(quest.places.find((each) => each.id === 'hall')!.name)
      expect(text).not.toMatch(/no such thing to give|come up short|hold out your hand/)
    }
  })

  it('who is here is given it', () => {
    expect(play(move(left, man.id, 'study'), 'show him my flask').text).not.toMatch(/is not here|has gone/)
  })
})

describe('a quiet minute', () => {
  const ASLEEP = /asleep|at about M|forty winks|wake/i

  it('beside somebody is company, also for the wounded', () => {
    const hurt: State = { ...drawing, wounds: [{ part: 'knee', how: 'a nail', turn: 1 }] }
    const reply = play(hurt, `sit down beside ${lady.call}`)
    expect(reply.state.people[lady.id]!.mood).toBe(1)
    expect(reply.state.people[lady.id]!.talked).toBe(1)
    expect(reply.check).toBeNull()
    expect(reply.text).not.toMatch(ASLEEP)
  })

  it('beside nobody is no sleep either', () => {
    const alone: State = { ...state, place: 'study', last: [] }
    for (const words of [`sit down beside ${lady.call}`, 'sit with her', 'sit down next to the window'])
      expect(play(alone, words).text).not.toMatch(ASLEEP)
  })
})

describe('a thing', () => {
  const thing = quest.things.find((each) => !each.hidden && each.at !== 'me')!

  it('is looked at before it is taken, as what it is', () => {
    const there: State = { ...state, place: thing.at, shut: [] }
    const { text } = play(there, `look at ${thing.noun}`)
    expect(text).toContain(thing.text[0]!.slice(0, 30))
  })

  it('is not denied and found in one breath', () => {
    const hidden = quest.things.find((each) => each.hidden)!
    const there: State = { ...state, place: hidden.at, shut: [], clues: [] }
    const truth = quest.truths.find((each) => each.id === state.truth)!
    const seen = quest.places.flatMap((place) => place.details.map((detail) => detail.id))
    const words = hidden.noun.split(' ').at(-1)!
    const reply = play({ ...there, seen, clues: truth.clues.map((each) => each.id) }, `take the ${words}`)
    expect(reply.state.things[hidden.id]).toBe('me')
    expect(reply.text).not.toMatch(/no such luck|there is no|nothing of the kind|any such thing|only its absence/i)
  })
})

describe('somebody who is to be found', () => {
  const other = quest.people.find((each) => !each.offstage && state.people[each.id]?.at !== 'drawing')!
  const met: State = { ...move(drawing, other.id, 'study', { met: 1 }), shut: [] }
  met.flags = { ...met.flags, 'v:study': 1 }

  it.each(['I go and find', 'find', 'go find', 'I seek out', 'track down'])(
    'is gone to, where that is known: %s',
    (head) => {
      expect(play(met, `${head} ${other.call}`).state.place).toBe('study')
    },
  )

  it('is asked after, where somebody is only looked for', () => {
    expect(play(met, `where is ${other.call}?`).state.place).toBe('drawing')
  })
})
