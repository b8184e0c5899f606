import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL } from '../fixtures.ts'
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
