import { describe, expect, it } from 'vitest'
import { withoutConditional } from '../language/condition-en.ts'

describe('a condition', () => {
  it.each([
    ['I ask Pier what he wants, and if the price is fair I give him the loaf', 'I ask Pier what he wants'],
    ['I lift the cover and, if it is warm, I shall know', 'I lift the cover'],
    ['weigh the lump, if it is here, and if it is not here I ask Griet where it is', 'weigh the lump'],
    ['knock at the door, and if nobody answers, I go in', 'knock at the door'],
    ['ask Pier what he wants, and if the price is fair give him the loaf', 'ask Pier what he wants'],
    ['search the desk, but if somebody comes I hide', 'search the desk'],
  ])('is not told as done: %s', (words, rest) => expect(withoutConditional(words)).toBe(rest))

  it.each([
    'tell her that I know it, and if she lies I shall say so',
    'ask whether he slept and if he dreamt',
    'see if the door is open',
    'go in and look, if I may',
    'I promise her that I come back and if I do not, I will write',
  ])('is left in what is said: %s', (words) => expect(withoutConditional(words)).toBe(words))
})
