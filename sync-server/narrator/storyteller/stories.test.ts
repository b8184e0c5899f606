import { describe, expect, it } from 'vitest'
import { HERO, MADE, PORTRAITS, playStory, type Story } from './fixtures.ts'
import { sentences } from './language/grammar.ts'
import { turn } from './play.ts'
import { CHOOSER, PLAYERS } from './players.ts'
import type { State } from './state.ts'
import { buildWorld } from './world/world.ts'

const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

function repeats(story: Story): { said: number; twice: string[] } {
  const seen = new Set<string>()
  const twice: string[] = []
  const all = story.replies.flatMap((r) => sentences(r.text)).filter((s) => keyOf(s))
  for (const sentence of all) {
    if (seen.has(keyOf(sentence))) twice.push(sentence)
    seen.add(keyOf(sentence))
  }
  return { said: all.length, twice }
}

describe.each([PORTRAITS, ...MADE])('$title ($genre)', (quest) => {
  it.each(PLAYERS)('comes to an ending with $name', async (player) => {
    for (const seed of quest === PORTRAITS ? [1, 2] : [1]) {
      const story = await playStory(quest, player, seed)
      const last = story.replies.at(-1)!
      expect(last.concluded).toBe(true)
      expect(last.choices).toEqual([])
      expect(story.turns).toBeGreaterThanOrEqual(12)
      expect(story.turns).toBeLessThanOrEqual(30)
      const { said, twice } = repeats(story)
      expect(twice.length / said, twice.join('\n')).toBeLessThanOrEqual(0.01)
      for (const [i, reply] of story.replies.entries()) {
        if (i > 0) expect(reply.text).not.toMatch(/[{}]\w|\bundefined\b|\[\w+\|/)
        if (reply.concluded) continue
        expect(reply.choices.length).toBeGreaterThanOrEqual(2)
        expect(reply.choices.length).toBeLessThanOrEqual(4)
        expect(new Set(reply.choices).size).toBe(reply.choices.length)
      }
      expect(JSON.stringify(story.last).length).toBeLessThan(16_384)
    }
  })
})

/** What lasts of a state: without the turn, the memory of lines and what was offered. */
function lasting(state: State): string {
  return JSON.stringify({
    ...state,
    turn: 0,
    used: 0,
    said: 0,
    openers: 0,
    offered: 0,
    cool: 0,
    last: 0,
    flags: Object.keys(state.flags)
      .filter((k) => k !== 'beat')
      .sort(),
  })
}

describe('choices', () => {
  it('are never dead: each changes something that lasts', async () => {
    let tried = 0
    const dead: string[] = []
    for (const quest of [PORTRAITS, MADE[1]!, MADE[4]!]) {
      const story = await playStory(quest, CHOOSER, 21)
      for (const reply of story.replies.filter((r) => !r.concluded)) {
        const state = reply.state as State
        const { world } = buildWorld(quest, state.seed, state.plot)
        for (const choice of reply.choices) {
          tried++
          const next = turn(world, state, choice, HERO, { d20: () => 8 })
          if (lasting(next.state) === lasting(state) || next.text.length < 60) dead.push(choice)
        }
      }
    }
    expect(tried).toBeGreaterThan(120)
    expect(dead.length / tried, dead.join('\n')).toBeLessThan(0.01)
  })

  it('lead to more than one kind of ending', async () => {
    const kinds = new Set<string>()
    for (let seed = 30; seed < 42; seed++) {
      const story = await playStory(MADE[seed % 6]!, CHOOSER, seed)
      kinds.add(story.last.ended?.kind ?? 'none')
    }
    expect(kinds.size).toBeGreaterThanOrEqual(3)
  })
})
