import { describe, expect, it } from 'vitest'
import { lastSentence } from './text.ts'

describe('the last sentence of a story', () => {
  it.each([
    ['A door. A lamp is lit.', 'en', 'A lamp is lit.'],
    ['He waits.\n\n“Did you come alone?” she asks.', 'en', '“Did you come alone?” she asks.'],
    ['«¿Vienes solo?», pregunta ella.', 'es', '«¿Vienes solo?», pregunta ella.'],
    ['It is 3.5 miles. Nobody goes', 'en', 'Nobody goes'],
    ['', 'en', ''],
  ])('of %j', (text, language, last) => {
    expect(lastSentence(text, language)).toBe(last)
  })

  it('is cut between characters, never inside one', () => {
    expect(lastSentence('🔥'.repeat(300), 'en')).toBe('🔥'.repeat(200))
  })
})
