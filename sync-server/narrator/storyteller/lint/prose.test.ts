import { describe, expect, it } from 'vitest'
import { lineProblems } from './prose.ts'

describe('the lint of letters', () => {
  it.each([
    'The man who hit you is gone, and what is left of you was never much.',
    'A one-eyed cat, a eulogy, a unicorn, an hour, an heir, a used ewe.',
    '“You was late,” he says. “Class A is full.”',
    'All that he had had was there: {Npc}, {a thing}, [this|that {town}] and a .45.',
  ])('lets stand: %s', (text) => {
    expect(lineProblems(text)).toEqual([])
  })
})
