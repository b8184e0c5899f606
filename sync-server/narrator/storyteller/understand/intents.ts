import { distance, gerund } from '../language/grammar.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Verb } from '../types.ts'

/** A clause with its verb found: `text` begins with the verb, `rest` follows it. */
interface VerbFound {
  readonly verb: Verb | undefined
  readonly text: string
  readonly rest: string
}

function byPattern(text: string, lex: Lexicon): VerbFound | undefined {
  for (const [pattern, verb] of lex.verbs) {
    const m = pattern.exec(text)
    if (m) return { verb, text, rest: text.slice(m[0].length).trim() }
  }
  return undefined
}

const inflected = (word: string, root: string): boolean =>
  word === gerund(root) ||
  word === `${root}ed` ||
  word === `${root}d` ||
  word === `${root}s` ||
  word === `${root}es` ||
  word === `${root}${root.at(-1)}ed`

/** The verb at the head of a clause: by pattern, then as an inflected form, then as a slip of the pen. */
export function findVerb(text: string, lex: Lexicon): VerbFound {
  const direct = byPattern(text, lex)
  if (direct) return direct
  const head = text.split(' ')[0] ?? ''
  const word = head.toLowerCase().replace(/[^\p{L}]/gu, '')
  const root =
    lex.roots.find((k) => inflected(word, k)) ??
    lex.past.get(word) ??
    (word.length >= 4 && !lex.stop.has(word)
      ? lex.roots.find((k) => k.length >= 4 && distance(word, k) === 1)
      : undefined)
  if (root) {
    const corrected = byPattern(root + text.slice(head.length), lex)
    if (corrected) return corrected
  }
  return { verb: undefined, text, rest: text }
}

/** Verbs that are done to or with a person. */
export const SOCIAL: readonly Verb[] = [
  'ask',
  'persuade',
  'deceive',
  'threaten',
  'say',
  'accuse',
  'insult',
  'bargain',
  'spare',
]

/** Which kind of noun a verb would rather have. */
export function preferredKinds(verb: Verb | undefined): ('person' | 'place' | 'thing' | 'detail')[] {
  if (verb === 'go' || verb === 'leave') return ['place']
  if (verb && (SOCIAL.includes(verb) || verb === 'follow' || verb === 'fight')) return ['person']
  return ['detail', 'thing']
}
