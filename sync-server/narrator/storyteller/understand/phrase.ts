import { PHRASES } from '../language/en.ts'
import { PLURAL_EN, VERBAL_ENDING_EN } from '../language/endings-en.ts'
import { withNoun } from '../language/glue-en.ts'
import { isAdverb } from '../language/manner-en.ts'
import { DETERMINED_EN } from '../language/nouns-en.ts'
import { BARE_END_EN, BARE_NOUN_EN, BARE_PAIR_EN, NEEDS_TO, NO_NOUN_EN, TAKES_NOUN_EN } from '../language/terse-en.ts'
import { WAY_TO_EN } from '../language/ways-en.ts'
import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'
import { isDirection } from './directions.ts'
import { type Listener, versed } from './listener.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
const MAX_TERSE = 4
const NOUN_VERBS: readonly Verb[] = [
  'look',
  'search',
  'take',
  'use',
  'go',
  'give',
  'ask',
  'fight',
  'follow',
  'sneak',
  'say',
]

/** Whether words are nothing but the names of what is meant. */
function names(words: readonly string[], refs: readonly (Ref | undefined)[], l: Listener): boolean {
  const known = new Set(
    refs
      .flatMap((ref) => l.known.filter((k) => k.ref.id === ref?.id && k.ref.kind === ref?.kind).flatMap((k) => k.names))
      .flatMap(wordsOf),
  )
  return words.every((w) => known.has(w) || known.has(w.replace(PLURAL_EN, '')))
}

/** Whether a word can be a thing by itself: no stop word, no adverb, no name with a capital. */
const isThing = (word: string, l: Listener): boolean =>
  !l.lex.stop.has(word.toLowerCase()) && !isAdverb(word.toLowerCase()) && !/\p{Lu}/u.test(l.proper(word))

/** Whether a bare word is the name of a thing that is here or carried. */
const isOneThing = (word: string, l: Listener): boolean =>
  l.known.some((k) => (k.ref.kind === 'thing' || k.ref.kind === 'detail') && k.ref.present && k.names.includes(word))

const bareNames = (text: string, ref: Ref, l: Listener): boolean =>
  !wordsOf(text).some((w) => l.lex.stop.has(w)) && names(wordsOf(text), [ref], l)

/**
 * The verb phrase that is printed for a clause. Terse words without articles (“look rope”) become a sentence's
 * (“look at the rope”); anything else stays as it was written.
 */
export function phraseOf(
  verb: Verb,
  text: string,
  rest: string,
  target: Ref | undefined,
  topic: Ref | undefined,
  l: Listener,
): string {
  const plain = rest.trim().replace(/[.!]+$/, '')
  const words = wordsOf(plain)
  const at = text.toLowerCase().lastIndexOf(plain.toLowerCase())
  const lead = at > 0 ? text.slice(0, at).trim() : ''
  const way = WAY_TO_EN.exec(text)
  if (way && target?.kind === 'place' && bareNames(way[2] ?? '', target, l))
    return versed(l, `${way[1]} ${target.text}`)
  const pair = BARE_PAIR_EN.exec(text)
  if (pair && TAKES_NOUN_EN.test(pair[1] ?? '') && [pair[2], pair[4]].every((w) => w && isThing(w, l))) {
    return versed(l, withNoun(pair[1] ?? '', pair[2] ?? '', withNoun(pair[3] ?? '', pair[4] ?? '')))
  }
  const end = BARE_END_EN.exec(text)
  if (end?.[2] && isThing(end[2], l) && isOneThing(end[2].toLowerCase(), l))
    return versed(l, withNoun(end[1] ?? '', end[2]))
  const bare = BARE_NOUN_EN.exec(text)
  if (
    bare &&
    TAKES_NOUN_EN.test(bare[1] ?? '') &&
    target &&
    names([(bare[2] ?? '').toLowerCase()], [target], l) &&
    isThing(bare[2] ?? '', l)
  ) {
    return versed(l, withNoun(bare[1] ?? '', bare[2] ?? '', bare[3]))
  }
  const terse = words.length > 0 && words.length <= MAX_TERSE && lead !== '' && lead.split(' ').length < 3
  if (!terse || !NOUN_VERBS.includes(verb)) return versed(l, text)
  if (DETERMINED_EN.test(lead)) return versed(l, text)
  if (verb === 'go' && isDirection(plain) && !target) return versed(l, text)
  if (verb === 'go' && isDirection(plain) && !names(words, [target], l)) return versed(l, text)
  if (words.some((w) => NO_NOUN_EN.test(w))) return versed(l, text)
  if (words.some((w) => l.lex.stop.has(w) || isAdverb(w))) return versed(l, text)
  const head = NEEDS_TO.get(lead.toLowerCase()) ?? lead
  if (
    target?.kind === 'person' &&
    topic &&
    topic.kind !== 'unknown' &&
    names(words, [target, topic], l) &&
    !names(words, [target], l)
  ) {
    return verb === 'ask' ? PHRASES.askAbout(target.text, topic.text) : versed(l, text)
  }
  const [first, second] = words
  if (
    verb === 'give' &&
    target?.kind === 'person' &&
    second &&
    words.length === 2 &&
    names([first ?? ''], [target], l)
  ) {
    return versed(l, withNoun(`${lead} ${target.text}`, second))
  }
  if (target && target.kind !== 'unknown' && target.kind !== 'topic' && names(words, [target], l))
    return versed(l, `${head} ${target.text}`)
  const named = /\p{Lu}/u.test(l.proper(plain))
  if (named) return versed(l, head === lead ? text : `${head} ${plain}`)
  const noun = words.length < 3 && verb !== 'ask' && verb !== 'say' && !VERBAL_ENDING_EN.test(plain)
  return noun && TAKES_NOUN_EN.test(head) ? versed(l, withNoun(head, plain)) : versed(l, text)
}
