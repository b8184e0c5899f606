import { isEnglish } from '../language/verbs-en.ts'
import { DAYS_EN } from '../language/vocative-en.ts'
import type { Quest } from '../types.ts'

/** A word with a capital in the middle of a sentence. */
const CAPITAL_INSIDE = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?![\p{L}’'-])/gu

/** Names that only the prose of a quest knows, by their small letters; no word of the language is taken for one. */
export function namesInProse(quest: Quest): ReadonlyMap<string, string> {
  const found = new Set(JSON.stringify(quest).match(CAPITAL_INSIDE) ?? [])
  const names = [...found].filter((name) => !isEnglish(name.toLowerCase()))
  return new Map([...names, ...DAYS_EN].map((name) => [name.toLowerCase(), name]))
}
