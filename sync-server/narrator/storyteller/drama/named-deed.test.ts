import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const CASES: readonly (readonly [quest: string, truth: string, words: string, kind: string | undefined])[] = [
  ['the-favour-office', 'clerks', 'drop the stamp', 'mercy'],
  ['the-favour-office', 'clerks', 'I drop my stamp into the jar', 'mercy'],
  ['the-favour-office', 'sleeper', 'lay down the pen', 'mercy'],
  ['the-favour-office', 'clerks', 'drop the pen', undefined],
  ['the-favour-office', 'clerks', 'I put the jar on the table', undefined],
  ['the-eleventh-vote', 'cradle', 'sign the roll', 'truth'],
  ['the-eleventh-vote', 'cradle', 'hand the boy my seat', 'mercy'],
  ['the-eleventh-vote', 'cradle', 'look at the roll', undefined],
  ['the-eleventh-vote', 'cradle', 'I do not sign the roll', undefined],
  ['the-bridge-that-takes-names', 'hild', 'hammer out the wedge', 'truth'],
  ['the-bridge-that-takes-names', 'hild', 'I repair the arch', 'mercy'],
  ['the-bridge-that-takes-names', 'hild', 'touch the arch', undefined],
  ['the-request-hour', 'flare', 'hand Gil the flare', 'truth'],
  ['mrs-babcock-takes-in-washing', 'murdered', 'flip the seal', 'truth'],
]

describe('a deed that an ending names', () => {
  it.each(CASES)('%s (%s): %s – %s', (quest, truth, words, kind) => {
    const story = lastScene(quest)
    const facets = story.world.quest.truths.find((each) => each.id === truth)!.facets.slice(0, 3)
    const from = { ...story.from(2), truth, flags: Object.fromEntries(facets.map((facet) => [`f:${facet.id}`, 5])) }
    expect(story.play(from, words).state.ended?.kind).toBe(kind)
  })
})
