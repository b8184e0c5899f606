import { describe, expect, it } from 'vitest'
import { HERO, MADE, OFFICIAL } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { SHARED_KIT } from '../world/content.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 17 }
const { world, ...built } = buildWorld(OFFICIAL[2]!, 5)
const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
const truth = world.quest.truths.find((x) => x.id === state.truth)!
const at = (place: string, more: Partial<State> = {}): State => ({
  ...state,
  place,
  ...more,
  flags: { ...state.flags, [`v:${place}`]: 1, ...more.flags },
})
const play = (s: State, words: string) => turn(world, s, words, HERO, dice)
const piecesOf = (name: string): string[] =>
  (SHARED_KIT.bank[name] ?? [])
    .map((line) => (typeof line === 'string' ? line : line.text))
    .map((line) =>
      line
        .split(/\{[^}]*\}/)
        .sort((a, b) => b.length - a.length)[0]!
        .trim(),
    )

describe('a bargain that succeeds', () => {
  it('tells where somebody is', () => {
    const known = at('mess', { clues: truth.clues.map((c) => c.id) })
    const { text } = play(known, 'What would it cost me, Pell, to hear where Strand is?')
    expect(text).toMatch(/surgery/)
  })
})

describe('who is shown something', () => {
  it('has the first word on it, before what is found', () => {
    const place = state.people.tam?.at === 'away' ? 'gallery' : (state.people.tam?.at ?? 'gallery')
    const there = at(place, { people: { ...state.people, tam: { ...state.people.tam!, at: place, met: 1 } } })
    const { text } = play(there, 'I show Tam the counting roll and count the names')
    expect(text.split('\n\n').slice(0, 2).join(' ')).toMatch(/Tam(?: tells you|,| says|’s)|says Tam/)
  })
})

describe('who waits', () => {
  it('is not answered as if something had been asked', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const dry = at('mess', { seed, turn: 6, flags: { dry: 3 } })
      const { text } = play(dry, 'wait')
      expect(piecesOf('pointTo').filter((piece) => text.includes(piece))).toEqual([])
    }
  })
})

describe('a choice', () => {
  it('names nobody whose name has not been told', () => {
    for (const brief of [...OFFICIAL, ...MADE])
      for (const seed of [1, 2, 3]) {
        const w = buildWorld(brief, seed)
        let reply = open({ ...w, seed, hero: HERO, dice, preface: [brief.opening ?? brief.description] })
        let told = reply.text
        for (const words of ['look around', 'wait', 'wait', 'look around']) {
          for (const { call, id } of w.world.quest.people) {
            const named = reply.choices.filter(
              (x) => /ask|put it|bring up|question|accuse/i.test(x) && x.includes(call),
            )
            if (reply.state.people[id]?.met || told.includes(call)) continue
            expect(named, `${brief.title} ${seed}`).toEqual([])
          }
          reply = turn(w.world, reply.state, words, HERO, dice)
          told += reply.text
        }
      }
  })
})

describe('who has slept', () => {
  it('wakes, and tells nobody to', () => {
    const { state: slept } = play(at('mess'), 'sleep')
    for (const words of ['wake up', 'I wake up', 'get up'])
      expect(play(slept, words).action?.quote, words).toBeUndefined()
    expect(play(at('mess'), 'wake up').action?.quote).toBe('Wake up')
  })
})

describe('what is repeated of a question', () => {
  it('is a noun, and not half a sentence', () => {
    for (const words of ['Is that shirt mine?', 'Pell, is this coat yours?'])
      expect(play(at('mess'), words).text.replace(/“[^”]*(?:shirt mine|coat yours)\?”/, ''), words).not.toMatch(
        /shirt mine|coat yours/,
      )
    expect(play(at('mess'), 'tell Pell the boiler is on fire').text).not.toMatch(
      /of the boiler is on fire|bring up the boiler is/,
    )
  })
})
