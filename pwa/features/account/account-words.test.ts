import { describe, expect, it } from 'vitest'
import { priceText } from './price-text.ts'
import { agoText, deviceKey } from './session-words.ts'

describe('how long ago', () => {
  const now = Date.UTC(2026, 10, 22, 12)

  it.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [86_400_000, 'yesterday'],
    [29 * 86_400_000, '29 days ago'],
  ])('%d ms is "%s"', (passed, text) => {
    expect(agoText(now - passed, now, 'en')).toBe(text)
  })

  it('is never in the future, whatever the clocks say', () => {
    expect(agoText(now + 90_000, now, 'de')).toBe('jetzt')
  })
})

describe('what a session is called', () => {
  it.each([
    ['Firefox', 'Android', 'sessions.both'],
    ['Firefox', '', 'sessions.browser'],
    ['', 'Android', 'sessions.system'],
    ['', '', 'sessions.unknown'],
  ])('"%s" and "%s" are %s', (browser, system, key) => {
    expect(deviceKey({ browser, system })).toBe(key)
  })
})

describe('a price', () => {
  it.each([
    [499, 'eur', 'en', '€4.99'],
    [499, 'eur', 'de', '4,99\u00a0€'],
    [500, 'jpy', 'en', '¥500'],
    [1234, 'kwd', 'en', 'KWD\u00a01.234'],
  ])('%d %s in %s is %s', (amount, currency, language, text) => {
    expect(priceText({ amount, currency }, language)).toBe(text)
  })
})
