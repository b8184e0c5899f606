import * as z from 'zod/mini'
import commonEn from '../../../content/storyteller/lexicon/common.en.json' with { type: 'json' }

/** English words, the most frequent first: the ones that the quests themselves are told in, and everyday ones. */
export const WORDS_BY_FREQUENCY: readonly string[] = z
  .array(z.string())
  .parse(commonEn)
  .flatMap((line) => line.split(' '))
const COMMON: ReadonlySet<string> = new Set(WORDS_BY_FREQUENCY)

/** As many of the most frequent words are what a slip of the pen may have meant. */
const LIKELY = 3000
export const LIKELY_WORDS: readonly string[] = WORDS_BY_FREQUENCY.slice(0, LIKELY).filter((w) => w.length > 3)

/** What a form of a common word loses to become it again: “candles”, “wicked-ly”, “broadest”. */
const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/'s$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/(.)\1ed$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1ing$/, '$1'],
  [/ly$/, ''],
  [/ily$/, 'y'],
  [/y$/, ''],
  [/er$/, ''],
  [/er$/, 'e'],
  [/ier$/, 'y'],
  [/est$/, ''],
  [/iest$/, 'y'],
  [/ness$/, ''],
  [/less$/, ''],
  [/ful$/, ''],
  [/^un/, ''],
  [/^re/, ''],
]

/** Words that were looked up before; emptied when it grows long. */
const SEEN = new Map<string, boolean>()
const MAX_SEEN = 5000

/** Whether a word is English as it stands, and no slip of the pen. */
export function isCommonWord(word: string): boolean {
  if (COMMON.has(word)) return true
  const seen = SEEN.get(word)
  if (seen !== undefined) return seen
  const common =
    word.length > 3 && ENDINGS.some(([ending, stem]) => ending.test(word) && COMMON.has(word.replace(ending, stem)))
  if (SEEN.size >= MAX_SEEN) SEEN.clear()
  SEEN.set(word, common)
  return common
}
