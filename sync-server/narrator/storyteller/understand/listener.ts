import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import { NO_NOUN_ENDING_EN } from '../language/endings-en.ts'
import { NOR_EN, OR_VERB_EN } from '../language/filler-en.ts'
import { CLASH_EN, clip, gerund, gerundPhrase, secondPerson } from '../language/grammar.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isAdverb, LOOSE_MANNER_EN, MANNER_SEAM_EN } from '../language/manner-en.ts'
import {
  BEFORE_ASKED_EN,
  CURSED_EN,
  EMPTY_NOUN_EN,
  NEVER_NOUN_EN,
  NOUN_SEAM_EN,
  SHORTENED_EN,
} from '../language/nouns-en.ts'
import { PLEASE_END_EN } from '../language/openings-en.ts'
import { WHOSE_END_EN } from '../language/topics-en.ts'
import type { Ref, State } from '../state.ts'
import type { Quest } from '../types.ts'
import type { Verb } from '../words.ts'
import { createProper } from './normalise.ts'
import { type Known, peopleHere, vocabulary, wordsOfName } from './resolve.ts'

/** Longest verb phrase that is printed back, in characters. */
export const MAX_PHRASE = 140
/** Longest speech that is printed back, in characters. */
export const MAX_SPEECH = 600

/** What one reading of the player's words needs at hand. */
export interface Listener {
  readonly quest: Quest
  readonly state: State
  readonly lex: Lexicon
  readonly known: readonly Known[]
  readonly here: readonly Ref[]
  readonly proper: (text: string) => string
  /** The single words of everything that can be named. */
  readonly nameWords: ReadonlySet<string>
}

/** A listener for the present moment of the story. */
export function createListener(quest: Quest, state: State, lex: Lexicon): Listener {
  const known = vocabulary(quest, state)
  return {
    quest,
    state,
    lex,
    known,
    here: peopleHere(quest, state),
    proper: createProper(quest),
    nameWords: new Set(known.flatMap((k) => k.names).flatMap(wordsOfName)),
  }
}

/** The words of a clause as a verb phrase in the second person. */
export function versed(l: Listener, words: string): string {
  const plain = words
    .replace(/(\w)'(\w)/g, '$1’$2')
    .replace(/[.!?,;:]+$/g, '')
    .replace(PLEASE_END_EN, '')
    .replace(LOOSE_MANNER_EN, (all, tail: string) =>
      tail.split(MANNER_SEAM_EN).every((w) => isAdverb(w)) ? ` ${tail}` : all,
    )
    .replace(/^["“'](.*)["”']$/, '$1')
    .replace(/"([^"]*)"/g, '“$1”')
  const phrase = secondPerson(l.proper(plain)).replace(/^([A-Z])(?=[a-z ])/, (m) => m.toLowerCase())
  return clip(phrase, MAX_PHRASE)
}

/** An action with its phrases; `vp` follows from the words unless given, '' for none. */
export function makeAction(l: Listener, verb: Verb, words: string, more: Partial<Action> = {}): Action {
  const vp = more.vp ?? versed(l, words)
  const tags = more.free === false ? undefined : l.lex.tagsOf(words)
  if (verb === 'refrain' && vp && more.free !== false && more.undone === undefined)
    return leftUndone(l, words, vp, more)
  // A phrase with a comma in it cannot stand before a verb.
  const ing =
    (more.free !== false && CLASH_EN.test(vp)) || (vp.includes(', ') && more.free === false) ? '' : gerundPhrase(vp)
  return { verb, words, free: true, ...more, vp, ing, tags }
}

/** An act that is not done, told as such wherever it is told; of what it is made of only the silence is left. */
function leftUndone(l: Listener, words: string, vp: string, more: Partial<Action>): Action {
  const undone = vp.replace(NOR_EN, 'or')
  const ing = CLASH_EN.test(undone)
    ? ''
    : gerundPhrase(undone).replace(OR_VERB_EN, (all, link: string, next: string) =>
        l.lex.verbs.isVerb(next.toLowerCase(), 'base') ? `${link} ${gerund(next)}` : all,
      )
  const kept = ing ? PHRASES.keepFrom(ing) : ''
  const tags = l.lex.tagsOf(words)
  const quiet = new Set([...tags].filter((tag) => tag === 'silence'))
  return { verb: 'refrain', words, free: true, ...more, vp: kept, ing: kept && gerundPhrase(kept), undone, tags: quiet }
}

function contentOf(l: Listener, text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’ -]/gu, ' ')
    .split(/\s+/)
    .filter((w) => /\p{L}/u.test(w) && w.length > 2 && w.length < 30 && !SHORTENED_EN.test(w) && !l.lex.stop.has(w))
}

/** A name as it was typed, not a shout. */
const NAMED = /^(?:\p{Lu}[\p{Ll}\p{N}’'-]+|\p{Lu}[\p{Lu}\p{N}]{0,3}-\p{Lu}?\p{N}+)(?: \p{Lu}[\p{Ll}\p{N}’'-]+)*$/u

/** Words up to the verb that ends them: “basket take”, “grandmother made” are a basket and a grandmother. */
function upToVerb(l: Listener, words: readonly string[]): readonly string[] {
  const isVerb = (w: string): boolean =>
    NEVER_NOUN_EN.test(w) || (l.lex.isPast(w) && !l.lex.verbs.isVerb(w, 'base') && l.lex.verbs.isVerb(w, 'any'))
  const end = words.findIndex((w, i) => i > 0 && isVerb(w))
  return end > 0 ? words.slice(0, end) : words
}

/** The first noun of a text that the world does not know, with the word before it. */
export function unknownNoun(l: Listener, text: string): Ref | undefined {
  for (const part of text.slice(0, 300).split(NOUN_SEAM_EN)) {
    const words = upToVerb(l, contentOf(l, part))
    if (!words.length) continue
    const pair = words.slice(-2).join(' ')
    const noun = part.toLowerCase().includes(pair) ? pair : words.at(-1)!
    const at = part.toLowerCase().indexOf(noun)
    const typed = at < 0 ? noun : part.slice(at, at + noun.length)
    return { kind: 'unknown', id: '?', text: l.proper(NAMED.test(typed) ? typed : noun), present: false }
  }
  return undefined
}

/** A noun that is asked about: only what has an article, a possessive or “about” before it, or a capital, is one. */
export function nounAsked(l: Listener, text: string): Ref | undefined {
  const found = [...text.slice(0, 300).replace(WHOSE_END_EN, '$1').replace(CURSED_EN, '').matchAll(BEFORE_ASKED_EN)]
  for (const m of found.reverse()) {
    const noun = unknownNoun(l, m[1] ?? '')
    const last = noun?.text.split(' ').at(-1) ?? ''
    if (noun && !NO_NOUN_ENDING_EN.test(last) && !EMPTY_NOUN_EN.test(last)) return noun
  }
  const name = /(?<=\p{L}[,']? )\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*/u.exec(text)?.[0]
  return name ? { kind: 'unknown', id: '?', text: name, present: false } : undefined
}
