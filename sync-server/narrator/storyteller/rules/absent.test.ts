import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const storyOf = (brief: typeof PORTRAITS, die = 15) => {
  const dice = { d20: () => die }
  const { world, ...built } = buildWorld(brief, 5)
  const { state, choices } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const at = (place: string, more: Partial<State> = {}): State => ({
    ...state,
    place,
    ...more,
    flags: { ...state.flags, [`v:${place}`]: 1, ...more.flags },
  })
  return {
    world,
    quest: world.quest,
    at,
    choices,
    play: (s: State, words: string) => turn(world, s, words, HERO, dice),
  }
}
const portraits = storyOf(PORTRAITS)
const vote = storyOf(OFFICIAL[2]!)
const house = storyOf(MADE[0]!)
const wall = storyOf(MADE[3]!)

describe('a question after the way', () => {
  it.each(['How do I get to the inn?', 'Which way is it to the inn, please?', 'Is this the way to the Packet Inn?'])(
    '“%s” is answered with it',
    (words) => {
      expect(house.play(house.at('gate'), words).text).toMatch(/Packet Inn.*next door|nearly there|turns you round/s)
      expect(house.play(house.at('sunny'), words).text).toContain('the porch of Dunmore Hall')
    },
  )

  it('makes “there” the place that was named, then and later', () => {
    for (const words of ['Is this the way to the Packet Inn? I go in.', 'How do I get to the inn? Shall we go there?'])
      expect(house.play(house.at('gate'), words).state.place, words).toBe('inn')
    const { state } = house.play(house.at('sunny'), 'How do I get to the inn?')
    expect(state.place).toBe('sunny')
    expect(house.play(state, 'Shall we go there?').state.place).toBe('inn')
    expect(portraits.play(portraits.at('hall'), 'What a fine studio he must have. I go in.').state.place).toBe('studio')
  })
})

describe('somebody who is elsewhere', () => {
  it('is said to be where the hero could know, or where somebody here would say', () => {
    expect(portraits.play(portraits.at('drawing'), 'ask Mr. Sallow about the portraits').text).toContain('studio')
    expect(portraits.play(portraits.at('drawing'), 'Where is Bridie?').text).toContain('in the kitchen')
    expect(vote.play(vote.at('mess'), 'talk to Voss').text).toContain('the bearing room')
    expect(vote.play(vote.at('pods'), 'talk to Voss').text).not.toContain('the bearing room')
  })

  it('is not refused when they come in the same turn', () => {
    const { state, quest } = { state: portraits.at('hall'), quest: portraits.quest }
    const truth = quest.truths.find((x) => x.id === state.truth)!
    const came = [...Array(12).keys()].flatMap((i) => {
      const late: State = { ...state, turn: 13 + i, act: 2, clues: truth.clues.slice(0, i % 4).map((c) => c.id) }
      return quest.people
        .filter((p) => !p.offstage && late.people[p.id]?.at !== 'hall')
        .map((p) => ({ p, reply: portraits.play(late, `ask ${p.call} about the keys`) }))
        .filter(({ p, reply }) => reply.state.people[p.id]?.at === 'hall')
    })
    expect(came.length).toBeGreaterThan(0)
    for (const { p, reply } of came)
      expect(reply.text, p.call).not.toMatch(
        /is elsewhere|not here to be asked|go and find|who is not here|would be standing/,
      )
  })
})

describe('somebody who goes', () => {
  it('has gone, where a line says so', () => {
    const said = '{Npc} hears you out, and remembers a thing that has to be done elsewhere.'
    const bank = new Map(vote.world.kit.bank).set('deflect', [said])
    const world = { ...vote.world, kit: { ...vote.world.kit, bank } }
    const low = { d20: () => 2 }
    const clue = vote.quest.truths[0]!.clues.find((c) => c.via.some((v) => v.ask) && !c.needs)!
    const [who, topic] = clue.via.find((v) => v.ask)!.ask!
    const person = vote.quest.people.find((p) => p.id === who)!
    const alias = person.topics.find((x) => x.id === topic)?.alias[0] ?? topic
    const start = vote.at(person.at, { truth: vote.quest.truths[0]!.id })
    const reply = turn(world, start, `ask ${person.call} about ${alias}`, HERO, low)
    expect(reply.text).toContain('has to be done elsewhere')
    expect(reply.state.people[who]!.at).not.toBe(person.at)
    expect(reply.choices.filter((x) => x.includes(person.call) && !/find|see|Look for/.test(x))).toEqual([])
  })

  it('is seen to go after a fight', () => {
    const person = vote.quest.people.find((p) => p.id === 'strand')!
    const began = vote.play(vote.at('surgery'), 'I hit Strand')
    const won = vote.play(began.state, 'I hit him again')
    expect(won.state.people.strand!.at).not.toBe('surgery')
    expect(won.text).toMatch(new RegExp(`${person.call}.*(?:makes for|goes off|leaves you|gone|goes)`, 's'))
  })
})

describe('a choice of an earlier reply', () => {
  it('is the act it was, typed two turns later', () => {
    const first = wall.play(wall.at('near'), 'look around')
    const go = first.state.offered.find((o) => o.action.verb === 'go')!
    let { state } = first
    for (const words of ['wait', 'I hum a tune']) state = wall.play({ ...state, scene: null }, words).state
    const reply = wall.play({ ...state, scene: null }, go.text.toLowerCase())
    expect(reply.action?.quote).toBeUndefined()
    expect(reply.state.place).toBe(go.action.target!.id)
  })

  it('is refused as any act is, with somebody who has gone', () => {
    const target = { kind: 'person', id: 'voss', text: 'Voss', present: true } as const
    const earlier = [{ text: 'Hear Voss out', kind: 'social', action: { verb: 'ask', target } }] as const
    const reply = vote.play(vote.at('mess', { earlier: [...earlier] }), 'Hear Voss out')
    expect(reply.text).toMatch(/bearing room|elsewhere|not here/)
  })
})

describe('a scene in two steps', () => {
  it('is left by whoever walks off', () => {
    const began = wall.play(wall.at('gallery'), 'repair the frame of the window')
    expect(began.state.scene).not.toBeNull()
    for (const words of ['I go along to the near hall with the frame under my arm', 'I walk back to the near hall']) {
      const { state } = wall.play(began.state, words)
      expect(state.place, words).toBe('near')
      expect(state.scene).toBeNull()
    }
  })
})

describe('what is looked at', () => {
  it('by a door is not the way out by it', () => {
    for (const words of ['I go into the sunny room and look at the chair by the door', 'look at the chair by the door'])
      expect(house.play(house.at(words.startsWith('I') ? 'linen' : 'sunny'), words).state.place, words).toBe('sunny')
  })
})

describe('a deed that is told later', () => {
  it('is told of the place where it was done', () => {
    const heap = storyOf(
      { ...PORTRAITS, id: 'q5', contentId: 'the-bell-that-was-promised', genre: 'Fantasy', setting: 'Medieval' },
      15,
    )
    const { state } = heap.play(heap.at('pit'), 'steal something from the gift heap')
    expect(state.echoes).toEqual([])
    const there = heap.play(heap.at('yard'), 'steal something from the gift heap').state
    for (const echo of there.echoes) expect(echo.place).toBe('the gate yard')
  })
})
