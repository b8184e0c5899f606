import { distance } from '../language/grammar.ts'
import { isSlip } from '../language/matcher.ts'
import { skeletonOf } from '../language/skeleton-en.ts'
import type { Listener } from './listener.ts'

/** More misspelt words than these are left alone: somebody means them. */
const MAX_REPAIRS = 8
/** From this length on a word may be two letters off, where it sounds right. */
const LONG = 6
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

/** The one of these words that is nearest, at most two letters off; undefined where two are as near. */
function nearest(word: string, words: readonly string[]): string | undefined {
  const near = words.map((w) => [distance(word, w), w] as const).filter(([d]) => d <= 2)
  const least = Math.min(...near.map(([d]) => d))
  const best = near.filter(([d]) => d === least)
  return best.length === 1 ? best[0]?.[1] : undefined
}

/** What a long word that is written as it sounds stands for: a name of this story, else an English word. */
function bySound(word: string, names: readonly string[], l: Listener): string | undefined {
  if (word.length < LONG) return undefined
  const sound = skeletonOf(word)
  const name = nearest(
    word,
    names.filter((n) => n.length >= LONG - 1 && skeletonOf(n) === sound),
  )
  if (name) return name
  const alike = nearest(
    word,
    l.lex.soundsLike(word).filter((m) => !word.startsWith(m)),
  )
  if (alike) return alike
  const [, stem = '', ending = ''] = l.lex.ending.exec(word) ?? []
  const base = stem.length >= LONG - 1 ? nearest(stem, l.lex.soundsLike(stem)) : undefined
  return base && `${base}${ending}`
}

interface Place {
  /** It stands where a verb does: only a verb is meant. */
  readonly verb: boolean
  readonly names: readonly string[]
}

/** What a misspelt word stands for. */
function meantBy(
  word: string,
  { names, verb }: Place,
  isWord: (w: string) => boolean,
  l: Listener,
): string | undefined {
  if (verb) {
    const verbs = l.lex.likely(word[0] ?? '').filter((m) => l.lex.verbs.isVerb(m, 'base') && isSlip(word, m))
    const heard = bySound(word, [], l)
    const plain = unstretched(word, isWord) ?? verbs.find((m) => sounds(word, m)) ?? heard
    return plain && l.lex.verbs.isVerb(plain, 'any') ? plain : undefined
  }
  const slips = [...names, ...l.lex.likely(word[0] ?? '')].filter((m) => isSlip(word, m) && sounds(word, m))
  const swapped = slips.find((m) => m.length === word.length && !isOther(word, m))
  return unstretched(word, isWord) ?? swapped ?? slips[0] ?? bySound(word, names, l)
}

/** Somebody's name in which a letter is lost, doubled or swapped; any other stays as it is written. */
function nameMeant(word: string, names: readonly string[]): string {
  const low = word.toLowerCase()
  const slips = names.filter((n) => n.length > 4 && isSlip(low, n) && sameLetters(low, n))
  return slips.length === 1 ? `${slips[0]!.charAt(0).toUpperCase()}${slips[0]!.slice(1)}` : word
}

/**
 * The text with its slips of the pen mended, so that nothing is printed back misspelt. Only a word that is not English
 * and no name of this story is a slip; a word with a capital inside a sentence is somebody's name.
 */
export function repair(text: string, l: Listener): string {
  const isWord = (w: string): boolean =>
    l.lex.isWord(w) || l.nameWords.has(w) || l.lex.stop.has(w) || l.lex.common.has(w) || l.lex.verbs.isVerb(w, 'any')
  const names = [...l.nameWords].filter((n) => n.length > 3)
  let repairs = 0
  const mend = (word: string, at: number, whole: string): string => {
    const low = word.toLowerCase()
    const named = /^\p{Lu}/u.test(word) && (at > 0 || /^[\p{L}']+\s*,/u.test(whole))
    const known = l.lex.typo(low)
    if (known) return known
    if (low.length < 4 || isWord(low) || /'/.test(low) || ++repairs > MAX_REPAIRS) return word
    if (named) return nameMeant(word, names)
    const verb = l.lex.verbComes.test(whole.slice(0, at)) && l.lex.verbWent.test(whole.slice(at + word.length))
    return meantBy(low, { names, verb }, isWord, l) ?? word
  }
  return l.lex.slipsInPlace(l.lex.writtenOut(unshouted(text))).replace(WORD, mend)
}

/** Whether two words have other letters, not the same in another order. */
const isOther = (a: string, b: string): boolean => [...a].sort().join('') !== [...b].sort().join('')

/** Whether two words have the same letters, however often and in whatever order. */
const sameLetters = (a: string, b: string): boolean =>
  [...new Set(a)].sort().join('') === [...new Set(b)].sort().join('')

/**
 * Whether a slip is likely: in a long word any, in a short one only letters swapped or doubled, or one lost where five
 * are left. A short word with another letter is as likely a word of its own.
 */
function sounds(word: string, meant: string): boolean {
  // A vowel that is heard at the end makes another word: “americano”.
  if (word.length > meant.length && word.startsWith(meant) && word.at(-1) !== meant.at(-1) && meant.length > 4)
    return false
  if (word.length === meant.length) return word.length > 6 || !isOther(word, meant)
  return meant.length > word.length ? meant.length > 4 : meant.length > 5 || /(.)\1/.test(word)
}
