import { describe, expect, it } from 'vitest'
import { lastScene } from './last-scene-fixture.ts'

const portraits = lastScene('the-man-in-four-portraits')
const NOTHING = [
  'nice weather we are having, don’t you think',
  'I like cats a lot',
  'why did the chicken cross the road?',
  'what is for supper?',
  'my favourite colour is blue',
  'I am so hungry right now',
  'what do you call an owl at night',
  'my uncle plays the trombone',
  'bananas are yellow and round',
  'it is raining outside today',
  'It is very sunny',
  'it was rather windy this morning',
  'do you like football at all?',
  'tell me a joke about a horse',
]

describe('talk of nothing in the last scene', () => {
  it.each(NOTHING)('wins nothing, is answered, and the scene waits: %s', (words) => {
    const best = portraits.play(portraits.from(1), words, 20)
    expect(best.check).toBeNull()
    expect(best.state.climax?.step).toBe(1)
    for (const line of portraits.truth.yields) expect(best.text).not.toContain(line)
    expect(best.text).toMatch(/Another day|heard out|kept for the last|whom you can be|I dare say|Afterwards/)
    const later = portraits.say(words, 2)
    expect(later.state.climax?.step).toBe(2)
    expect(later.state.flags.argued).toBeUndefined()
  })

  it('is waited for twice, and not for ever', () => {
    let { state } = portraits.say(NOTHING[0]!, 1)
    for (const words of NOTHING.slice(1, 9)) if (!state.ended) state = portraits.play(state, words).state
    expect(state.ended).not.toBeNull()
    expect(state.turn).toBeLessThan(30)
  })

  it.each([
    'The hats in this hall were never worn by anybody.',
    'Somebody has been paying for an empty grave.',
    'You wrote every one of those letters yourself.',
    'He never lived, and so he could not drown.',
    'There was no such man as Ambrose Vane.',
    'I do not like what you did to them',
    'The policy was paid by a widow who was never married',
  ])('is none of it where it bears on the matter: %s', (words) => {
    expect(portraits.say(words, 1).check).not.toBeNull()
  })
})
