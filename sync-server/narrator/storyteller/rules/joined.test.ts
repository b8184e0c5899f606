import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { understand } from '../understand/understand.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 15 }
const storyOf = (brief: typeof PORTRAITS) => {
  const built = buildWorld(brief, 5)
  const { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  return { ...built, state, play: (s: State, words: string) => turn(built.world, s, words, HERO, dice) }
}
const { state, play, world } = storyOf(PORTRAITS)
const vote = storyOf(OFFICIAL[2]!)
const drawing: State = { ...state, place: 'drawing' }
const PLAIN = /(?:Then you|You) tap the floor/

describe('a second act', () => {
  it('is joined by a phrase of the storyteller’s once in four times at most, else plainly', () => {
    const words = 'I whistle a little tune and tap the floor'
    for (const pairs of [0, 1, 2]) {
      expect(play({ ...drawing, turn: 5, flags: { ...drawing.flags, pairs } }, words).text).toMatch(PLAIN)
    }
    const fourth = play({ ...drawing, turn: 5, flags: { ...drawing.flags, pairs: 3 } }, words)
    expect(fourth.state.flags.joined).toBe(1)
    const fifth = play({ ...fourth.state, place: 'drawing' }, 'I stamp my foot and tap the floor again')
    expect(fifth.text).toMatch(PLAIN)
  })
})

describe('there', () => {
  it.each(['How do I get to the hall? Shall we go there?', 'Is this the way to the hall? I go in.'])(
    'is the place that was just named: %s',
    (words) => expect(play(drawing, words).state.place).toBe('hall'),
  )
})

describe('what is gone out by', () => {
  it('is the way that has it', () => {
    const place = vote.world.quest.places.find((p) => p.exits.includes('pods'))!
    const at: State = { ...vote.state, place: place.id, shut: [] }
    expect(understand('walk out of the cradle', vote.world.quest, at).target?.id).toBe('pods')
  })
})

describe('a bare noun', () => {
  it.each([
    ['show letter', 'show the letter'],
    ['write my name on letter', 'write your name on the letter'],
  ])('gets its article: %s', (words, vp) => expect(understand(words, world.quest, drawing).vp).toBe(vp))
})

describe('what its place gives up', () => {
  it('is not said to stay there', () => {
    const detail = vote.world.quest.places.flatMap((p) => p.details).find((d) => d.gives === 'key')!
    const place = vote.world.quest.places.find((p) => p.details.includes(detail))!
    const cabin: State = { ...vote.state, place: place.id, act: 1, shut: [] }
    for (let n = 0; n < 8; n++) {
      const reply = vote.play({ ...cabin, turn: 3 + n }, 'take key')
      expect(reply.state.things.key).toBe('me')
      expect(reply.text).not.toMatch(
        /thickness of a nail|two strong cousins|no pocket for|has roots|It stays|been here longer/,
      )
    }
  })
})

describe('what is only pointed out', () => {
  it('is spoken of by whoever could be asked about it', () => {
    const hour = storyOf({ ...PORTRAITS, id: 'the-request-hour', contentId: 'the-request-hour' })
    const gil = hour.world.quest.people.find((p) => p.id === 'gil')!
    const about = gil.topics.find((x) => x.id === 'flare')!.lines.map((line) => line.text)
    const at: State = { ...hour.state, place: hour.state.people.gil!.at, turn: 4, named: ['flare'] }
    const { text } = hour.play(at, 'show Gil the flare')
    expect(about.some((line) => text.includes(line.slice(1, 20)))).toBe(true)
  })
})

describe('an insult', () => {
  it('is not answered as the last replies began', () => {
    const heads = new Set<string>()
    let s = drawing
    for (const words of ['you old crow', 'you are a fool', 'you stupid cow']) {
      const reply = play(s, words)
      heads.add(reply.text.split(/\s+/).slice(0, 2).join(' ').toLowerCase())
      s = { ...reply.state, place: 'drawing' }
    }
    expect(heads.size).toBeGreaterThan(1)
  })
})
