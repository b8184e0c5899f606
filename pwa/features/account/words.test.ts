import { describe, expect, it } from 'vitest'
import { agoText, exportFileName, priceText } from './words.ts'

const HOUR = 3_600_000

describe('words of the account', () => {
  it.each([
    [HOUR, 'en', '1 hour ago'],
    [5.9 * HOUR, 'en', '5 hours ago'],
    [24 * HOUR, 'en', 'yesterday'],
    [71 * HOUR, 'de', 'vorgestern'],
    [29 * 24 * HOUR, 'fr', 'il y a 29 jours'],
  ])('tell how long ago %d ms were in %s', (elapsed, language, words) => {
    expect(agoText(elapsed, language)).toBe(words)
  })

  it('write prices as their currency is written', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ')
    expect(plain(priceText({ amount: 499, currency: 'eur' }, 'de'))).toBe('4,99 €')
    expect(plain(priceText({ amount: 499, currency: 'usd' }, 'en'))).toBe('$4.99')
    expect(plain(priceText({ amount: 500, currency: 'jpy' }, 'en'))).toBe('¥500')
  })

  it('name the file by player and day', () => {
    const time = new Date(2026, 10, 2, 23, 59).getTime()
    expect(exportFileName('Emberquill', 'wren_1', time)).toBe('emberquill-wren_1-2026-11-02.json')
  })
})
