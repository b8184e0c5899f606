import { describe, expect, it } from 'vitest'
import { secondPerson } from './grammar.ts'

describe('words of the hero, told', () => {
  it.each([
    ['pile up weights until one of us gives in', 'pile up weights until one of you gives in'],
    ['give to her plums', 'give her plums'],
    ['give to her my plums', 'give her your plums'],
    ['ask to Mrs. Oanh of her husband', 'ask Mrs. Oanh of her husband'],
    ['lie to Pier: say that the canon told me', 'lie to Pier, and say that the canon told you'],
  ])('%s', (said, told) => {
    expect(secondPerson(said)).toBe(told)
  })

  it.each(['ask to see the book', 'give to the poor', 'give to him who asks', 'read one of the books'])(
    'has nothing to mend: %s',
    (said) => {
      expect(secondPerson(said)).toBe(said)
    },
  )
})
