import type { Action } from '../action.ts'
import { clip, gerundPhrase, secondPerson } from '../language/grammar.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Ref, State } from '../state.ts'
import type { Quest } from '../types.ts'
import type { Verb } from '../words.ts'
import { createProper } from './normalise.ts'
import { type Known, peopleHere, vocabulary } from './resolve.ts'

/** Longest verb phrase that is printed back, in characters. */
export const MAX_PHRASE = 140
/** Longest speech that is printed back, in characters. */
export const MAX_SPEECH = 280

/** What one reading of the player's words needs at hand. */
export interface Listener {
  readonly quest: Quest
  readonly state: State
  readonly lex: Lexicon
  readonly known: readonly Known[]
  readonly here: readonly Ref[]
  readonly proper: (text: string) => string
}

/** A listener for the present moment of the story. */
export const createListener = (quest: Quest, state: State, lex: Lexicon): Listener => ({
  quest,
  state,
  lex,
  known: vocabulary(quest, state),
  here: peopleHere(quest, state),
  proper: createProper(quest),
})

/** The words of a clause as a verb phrase in the second person. */
export function versed(l: Listener, words: string): string {
  const plain = words
    .replace(/(\w)'(\w)/g, '$1’$2')
    .replace(/[.!?,;:]+$/g, '')
    .replace(/^["“'](.*)["”']$/, '$1')
  const phrase = secondPerson(l.proper(plain)).replace(/^([A-Z])(?=[a-z ])/, (m) => m.toLowerCase())
  return clip(phrase, MAX_PHRASE)
}

/** An action with its phrases; `vp` follows from the words unless given, '' for none. */
export function makeAction(l: Listener, verb: Verb, words: string, more: Partial<Action> = {}): Action {
  const vp = more.vp ?? versed(l, words)
  const tags = more.free === false ? undefined : l.lex.tagsOf(words)
  return { verb, words, free: true, ...more, vp, ing: gerundPhrase(vp), tags }
}

/** The last words of a text as a noun that the world does not know. */
export function unknownNoun(l: Listener, text: string): Ref | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}' -]/gu, ' ')
    .split(/\s+/)
    .filter((w) => w.length > 2 && w.length < 30 && !l.lex.stop.has(w))
  if (!words.length) return undefined
  const pair = words.slice(-2).join(' ')
  const adjacent = text.toLowerCase().includes(pair)
  return { kind: 'unknown', id: '?', text: l.proper(adjacent ? pair : words.at(-1)!), present: false }
}
