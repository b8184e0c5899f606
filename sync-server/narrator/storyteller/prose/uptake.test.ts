import { describe, expect, it } from 'vitest'
import { quoteSlots } from './uptake.ts'

describe('what is said', () => {
  it.each([
    ['I want to know why she says "honour".', 'I want to know why she says ‘honour’.'],
    ['He said “no” twice.', 'He said ‘no’ twice.'],
    ['Six inches is 6" of rain', 'Six inches is 6" of rain.'],
  ])('has single marks within the double ones: %s', (said, q) => {
    expect(quoteSlots(said).q).toBe(q)
  })
})
