import { describe, expect, it } from 'vitest'
import { HERO, OFFICIAL, PORTRAITS, playStory } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import { PLAYERS } from '../players.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const built = buildWorld(OFFICIAL[1]!, 5)
const { quest } = built.world
const dice = { d20: () => 12 }
const start = open({ ...built, seed: 5, hero: HERO, dice, preface: [] }).state
const truth = quest.truths.find((each) => each.id === start.truth)!
const closed = Object.fromEntries(truth.facets.map((facet) => [`f:${facet.id}`, 5]))
const echo = (ing: string) => ({ ing, place: quest.places[0]!.name, turn: 5 })
const ended = (seed: number, more: Partial<State>) => {
  const state: State = {
    ...start,
    ...more,
    seed,
    turn: 20,
    act: 3,
    offered: [],
    climax: { step: 2, score: 5, why: 'accuse' },
  }
  const over = turn(built.world, { ...state, flags: { ...closed, ...more.flags } }, 'I forgive you all', HERO, dice)
  expect(over.concluded).toBe(true)
  return over.text
}

describe('the epilogue', () => {
  it('takes up two of the oddest things that the player did, before the plain ones', () => {
    const echoes = ['looking at the wall', 'humming to a heron', 'asking the way', 'juggling three turnips'].map(echo)
    for (const seed of [1, 2, 3, 4, 5]) {
      const text = ended(seed, { echoes })
      expect(text).toContain('humming to a heron')
      expect(text).toContain('juggling three turnips')
      expect(text).not.toContain('looking at the wall')
    }
  })

  it('chooses from what was done, and not the same at every time', () => {
    const other = quest.people.find((each) => each.id !== truth.culprit && !each.offstage)!
    const all: Partial<State> = {
      wounds: [{ part: 'left ear', how: 'a wren', turn: 3 }],
      debts: [{ who: other.id, turn: 3 }],
      people: { ...start.people, [other.id]: { ...start.people[other.id]!, met: 1, mood: 3 } },
      flags: { [`named:${other.id}`]: 4 },
      leaveTries: 3,
    }
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ended(seed, all))
    expect(new Set(texts.map((text) => text.split('\n\n').slice(-4, -1).join('|'))).size).toBeGreaterThanOrEqual(6)
    const wounds = texts.filter((text) => text.toLowerCase().includes('left ear')).length
    expect(wounds).toBeGreaterThan(0)
    expect(wounds).toBeLessThan(8)
  })
})

describe('replies', () => {
  it('begin plainly about one time in four', async () => {
    let plain = 0
    let all = 0
    for (const seed of [1, 2, 3]) {
      const { replies, words } = await playStory(OFFICIAL[1]!, PLAYERS.find((each) => each.name === 'mixed')!, seed)
      for (const [i, said] of words.entries()) {
        const head = replies[i + 1]!.text.split(/(?<=[.:])\s/)[0]!
        all++
        if (/^You \S+ [^:]*\.$/.test(head) || !/\byou\b/i.test(head)) plain++
        expect(said).toBeTruthy()
      }
    }
    expect(plain / all).toBeGreaterThanOrEqual(0.2)
  })
})

it('brings up nothing that was done to somebody without a name', () => {
  const built = buildWorld(PORTRAITS, 5)
  const dice = { d20: () => 12 }
  let { state } = open({ ...built, seed: 5, hero: HERO, dice, preface: [] })
  for (const words of ['I stick my tongue out at him', 'whistle a sea shanty']) {
    state = turn(built.world, state, words, HERO, dice).state
  }
  expect(state.echoes.map((echo) => echo.ing)).toEqual(['whistling a sea shanty'])
})
