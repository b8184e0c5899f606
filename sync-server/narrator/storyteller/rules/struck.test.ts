import { describe, expect, it } from 'vitest'
import { HERO, isToldFrom, PORTRAITS } from '../fixtures.ts'
import { open, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const dice = { d20: () => 12 }
const BRIDGE = 'the-bridge-that-takes-names'

describe('what is said to whoever it is about', () => {
  const { world, ...built } = buildWorld({ ...PORTRAITS, id: BRIDGE, contentId: BRIDGE }, 5)
  const { state } = open({ ...built, world, seed: 5, hero: HERO, dice, preface: [] })
  const truth = world.quest.truths[0]!
  const at = (person: string, clues: readonly string[]): State => ({
    ...state,
    truth: truth.id,
    turn: 6,
    place: 'bridge',
    last: [person],
    clues: [...clues],
    people: { ...state.people, [person]: { ...state.people[person]!, at: 'bridge', met: 1 } },
  })
  const play = (words: string, from: State) => turn(world, from, words, HERO, dice).text
  const lines = world.quest.people.find((p) => p.id === 'hild')!.topics.flatMap((x) => x.lines)
  const isAnswered = (text: string, known: readonly string[]): boolean =>
    isToldFrom(text, 'struck', 'dreads', 'believes') ||
    lines.some((l) => l.after?.some((id) => known.includes(id)) && text.includes(l.text.slice(0, 25)))
  const ALL = truth.clues.map((c) => c.id)
  it.each([
    'tell hild i found avis',
    'hild, was avis your sister?',
    'hild is avis your sister',
    'i know that avis was your sister',
    'tell hild about avis',
    'tell hild the bridge ate avis',
    'i know about avis',
    'hild who was avis?',
    'I know about the latch, Hild',
    'Hild, did the latch burn you?',
    'Hild, I know whose foot the shoe was made for',
    'tell Hild that the child was let in',
  ])('strikes home: %s', (words) => {
    const text = play(words, at('hild', ALL))
    expect(isAnswered(text, ALL), text).toBe(true)
  })
  it('is nothing to who knows nothing of it', () => {
    const text = play('hild, was avis your sister?', at('hild', []))
    expect(isToldFrom(text, 'struck'), text).toBe(false)
  })
})
