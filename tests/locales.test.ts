import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', 'pwa', 'i18n', 'locales')
const PLURAL = /_(zero|one|two|few|many|other)$/

const areas = existsSync(join(folder, 'en')) ? readdirSync(join(folder, 'en')) : []

/** The texts of one area, by their dotted key. */
function textsOf(language: string, area: string): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value)
    else for (const [name, inner] of Object.entries(value as object)) visit(inner, key ? `${key}.${name}` : name)
  }
  visit(JSON.parse(readFileSync(join(folder, language, area), 'utf8')), '')
  return texts
}

/** Languages differ in their plural forms, not in what they say: forms of one text count as one. */
const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort()

/** What a text has filled in, per key. */
function holes(texts: Map<string, string>): Record<string, string[]> {
  const found = new Map<string, Set<string>>()
  for (const [key, text] of texts) {
    const plain = key.replace(PLURAL, '')
    const names = found.get(plain) ?? found.set(plain, new Set()).get(plain)
    for (const match of text.matchAll(/\{\{\s*([\w.]+)|<\/?(\w+)>/g)) names?.add(match[1] ?? match[2] ?? '')
  }
  // "One credit" may leave the number out.
  return Object.fromEntries(
    [...found].map(([key, names]) => [key, [...names].filter((name) => name !== 'count').sort()]),
  )
}

describe('the texts of the app', () => {
  it('are there in English', () => {
    expect(areas.length).toBeGreaterThan(0)
  })

  describe.each(['es', 'fr', 'de'])('in %s', (language) => {
    it('have the areas that English has', () => {
      expect(readdirSync(join(folder, language)).sort()).toEqual([...areas].sort())
    })

    it.each(areas)('are complete in %s', (area) => {
      const english = textsOf('en', area)
      const other = textsOf(language, area)
      expect(keysOf(other)).toEqual(keysOf(english))
      expect([...other].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
      expect(holes(other)).toEqual(holes(english))
    })
  })
})
