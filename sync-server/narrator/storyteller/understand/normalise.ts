import { POSSESSIVE_EN } from '../language/endings-en.ts'
import { capital } from '../language/grammar.ts'
import { CLUSTER_EN, KEYBOARD_EN, MARKUP, ODD_PAIR_EN, VOWEL_EN } from '../language/keyboard-en.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { SMALL_I_EN } from '../language/subjects-en.ts'
import { SENTENCE_SEAM_EN } from '../language/vocative-en.ts'
import { myWay } from '../language/ways-en.ts'
import type { Quest } from '../types.ts'
import { namesInProse } from './prose-names.ts'
import type { Known } from './resolve.ts'

/** Longest input that is read, in characters. */
const MAX_INPUT = 2000

/** NFKC, without control and markup characters, quotes unified, at most 2,000 characters. */
export function normalise(input: string): string {
  const plain = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(MARKUP, '')
    .replace(/[\p{Cc}\p{Co}<>{}[\]|`$\\_*#]/gu, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_INPUT)
  return myWay(paired(plain))
}

const OPENING = '“«„'
const CLOSING = '”»'

/** Quotation marks in pairs: a speech that is not closed ends with the text, any other single mark is none. */
function paired(text: string): string {
  if (!/["“”«»„]|(?:^|\s)'+(?:\s|$)/.test(text)) return text
  const out = [...text]
  let open = -1
  for (const [i, mark] of out.entries()) {
    const closes = CLOSING.includes(mark) || (mark === '"' && open >= 0)
    const opens = !closes && (mark === '"' || (OPENING.includes(mark) && open < 0))
    if (!closes && !opens && !OPENING.includes(mark)) continue
    const said = open >= 0 && /[\p{L}\p{N}]/u.test(out.slice(open + 1, i).join(''))
    if (opens) open = i
    else if (closes && said) open = -1
    else out[i] = ''
    // Nothing between the two: neither is one.
    if (closes && !said && open >= 0) {
      out[open] = ''
      open = -1
    }
  }
  if (open >= 0) {
    const rest = out.slice(open + 1).join('')
    if (/^[\p{L}\p{N}]/u.test(rest) && !/[\p{L}\p{N}]/u.test(out[open - 1] ?? ''))
      out.push(out[open] === '"' ? '"' : '”')
    else out[open] = ''
  }
  return out
    .join('')
    .replace(/(?<=^|\s)'+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** For comparing an input with an offered choice: case and quotes folded. */
export const fold = (text: string): string => normalise(text).toLowerCase()

/** A text as a pattern that matches it and nothing else. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names that are written with a capital: every word of a person's, a place's as a whole. */
function properNames(quest: Quest): string[] {
  const people = quest.people.flatMap((p) => [p.call, p.name]).flatMap((name) => name.split(' '))
  const subjects = quest.people
    .flatMap((p) => p.topics.flatMap((topic) => topic.alias))
    .filter((x) => /^\p{Lu}/u.test(x))
  const calls = new Set(quest.people.map((p) => p.call))
  const places = quest.places.map((p) => p.name).flatMap((name) => name.match(/\p{Lu}\S+(?: \p{Lu}\S+)*/gu) ?? [])
  const all = [...people, ...places, ...subjects].map((n) => n.replace(POSSESSIVE_EN, ''))
  return [...new Set(all.filter((n) => /^\p{Lu}/u.test(n) && (n.length > 2 || calls.has(n))))]
}

/** A function that gives known names their capitals back and sets typographic apostrophes. */
export function createProper(quest: Quest): (text: string) => string {
  const known = PROPER.get(quest) ?? properOf(quest)
  PROPER.set(quest, known)
  return known
}

/** Quests are rebuilt seldom and read at every turn. */
const PROPER = new WeakMap<Quest, (text: string) => string>()

function properOf(quest: Quest): (text: string) => string {
  const names = properNames(quest).map(
    (name) =>
      [name, new RegExp(`(?<![\\p{L}-])${escapePattern(name).replace('\\.', '\\.?')}(?![\\p{L}-])`, 'giu')] as const,
  )
  const prose = namesInProse(quest)
  return (text) =>
    names
      .reduce((out, [name, pattern]) => out.replace(pattern, () => name), text)
      .replace(SMALL_I_EN, 'I')
      .replace(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}-])/gu, (word) => prose.get(word) ?? word)
      .replace(/(\w)'(\w)/g, '$1’$2')
}

/** A remark as it is said: capital, no full stop at the end. */
export const asSpeech = (text: string): string => capital(text.replace(/[.]+$/, '').trim())

/** A question as it is put: capital, with its mark; where more is said after it, only a question at the end gets one. */
export function asQuestion(text: string, isQuestion: (sentence: string) => boolean): string {
  const plain = capital(text.replace(/^[“"]|[”"]$/g, '').trim())
  const last = plain.split(SENTENCE_SEAM_EN).at(-1) ?? ''
  return /[?!.…]$/.test(plain) || (last !== plain && !isQuestion(last)) ? plain : `${plain}?`
}

const isOdd = (word: string): boolean =>
  (word.length > 3 && !VOWEL_EN.test(word)) ||
  CLUSTER_EN.test(word) ||
  /(.)\1{3,}/.test(word) ||
  word.length > 28 ||
  KEYBOARD_EN.test(word) ||
  ODD_PAIR_EN.test(word)

/** Half the words impossible and none known: a lapse of the hero, not an act. */
export function isGibberish(text: string, lexicon: Lexicon, vocabulary: readonly Known[]): boolean {
  const found: string[] = text.toLowerCase().match(/[\p{L}]+/gu) ?? []
  if (!found.length) return true
  if (found.some((w) => lexicon.common.has(w))) return false
  if (vocabulary.some((k) => k.names.some((n) => found.includes(n)))) return false
  return found.filter((w) => isOdd(w) && !lexicon.isWord(w)).length / found.length >= 0.5
}
