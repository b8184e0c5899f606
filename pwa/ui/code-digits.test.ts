import { describe, expect, it } from 'vitest'
import { codeDigits, codeInText } from './code-digits.ts'

describe('a code', () => {
  it('is six digits, whatever is typed between them', () => {
    expect(codeDigits('12a 34-56')).toBe('123456')
    expect(codeDigits('1234567')).toBe('123456')
    expect(codeDigits('no code')).toBe('')
  })

  it.each([
    ['alone', '123456', '123456'],
    ['with blanks around it', ' 123456\n', '123456'],
    ['in two halves', '123 456', '123456'],
    ['in two halves with a hyphen', '123-456', '123456'],
    ['after a word', 'code: 123456', '123456'],
    ['in the subject of its mail', '123456 is your code', '123456'],
    ['after a time of day', '10:42 Your code: 123456. It is good for 10 minutes.', '123456'],
    ['in halves after a date', '22.11.2026 123 456', '123456'],
    ['digit by digit', '1 2 3 4 5 6', '123456'],
    ['in part', '123', '123'],
    ['as a number that is too long', '12345678', '123456'],
  ])('is found in a paste: %s', (_how, text, code) => {
    expect(codeInText(text)).toBe(code)
  })
})
