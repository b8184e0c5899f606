import { describe, expect, it } from 'vitest'
import { inOwnMouth } from './others-en.ts'
import { SOUGHT_EN } from './scenery-en.ts'

describe('what somebody is asked about of their own', () => {
  it.each([
    ['her husband', 'she', 'my husband'],
    ['the yes she once said', 'she', 'the yes I once said'],
    ['his flat', 'he', 'my flat'],
    ['her husband', 'he', 'her husband'],
    ['the herring', 'she', 'the herring'],
  ] as const)('%s (%s)', (topic, pron, own) => {
    expect(inOwnMouth(topic, pron)).toBe(own)
  })
})

describe('“check … for myself”', () => {
  it.each(['check the contract for myself', 'examine the contract for ourselves'])('looks for nobody: %s', (words) => {
    expect(words).not.toMatch(SOUGHT_EN)
  })

  it('looks for what is named', () => {
    expect('check the contract for my name').toMatch(SOUGHT_EN)
  })
})
