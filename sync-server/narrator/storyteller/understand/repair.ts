import { isSlip } from '../language/matcher.ts'
import type { Listener } from './listener.ts'

/** More misspelt words than these are left alone: somebody means them. */
const MAX_REPAIRS = 12
const WORD = /(?<![\p{L}\p{N}'’/-])[\p{L}][\p{L}']*(?:\/|\d)?(?![\p{L}\p{N}'-])/gu

/** A text all in capitals, in small letters. */
function unshouted(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 3 && !/\p{Ll}/u.test(text) ? text.toLowerCase() : text
}

/** “Loook” to “look”, where that is a word. */
function unstretched(word: string, isWord: (w: string) => boolean): string | undefined {
  if (!/(.)\1\1/.test(word)) return undefined
  return [word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1')].find(isWord)
}

/**
 * The text with its slips of the pen mended, so that nothing is printed back misspelt. Only a word that is not English
 * and no name of this story is a slip; a word with a capital inside a sentence is somebody's name.
 */
export function repair(text: string, l: Listener): string {
  const names = new Set(l.known.flatMap((k) => k.names).flatMap((n) => n.split(/[^\p{L}']+/u)))
  const isWord = (w: string): boolean =>
    l.lex.isWord(w) || names.has(w) || l.lex.stop.has(w) || l.lex.common.has(w) || l.lex.verbs.isVerb(w, 'any')
  const meant = [...[...names].filter((n) => n.length > 3), ...l.lex.likely]
  let repairs = 0
  const mend = (word: string, at: number, whole: string): string => {
    const low = word.toLowerCase()
    const named = /^\p{Lu}/u.test(word) && (at > 0 || /^[\p{L}']+\s*,/u.test(whole))
    const known = l.lex.typo(low)
    if (known) return known
    if (low.length < 4 || named || isWord(low) || /'/.test(low) || ++repairs > MAX_REPAIRS) return word
    const slips = meant.filter((m) => m.length > 3 && isSlip(low, m) && sounds(low, m))
    return (
      unstretched(low, isWord) ?? slips.find((m) => m.length === low.length && !isOther(low, m)) ?? slips[0] ?? word
    )
  }
  return l.lex.writtenOut(unshouted(text)).replace(WORD, mend)
}

/** Whether two words have other letters, not the same in another order. */
const isOther = (a: string, b: string): boolean => [...a].sort().join('') !== [...b].sort().join('')

/**
 * Whether a slip is likely: in a long word any, in a short one only letters swapped or doubled, or one lost where five
 * are left. A short word with another letter is as likely a word of its own.
 */
function sounds(word: string, meant: string): boolean {
  if (word.length === meant.length) return word.length > 6 || !isOther(word, meant)
  return meant.length > word.length ? meant.length > 4 : meant.length > 5 || /(.)\1/.test(word)
}
