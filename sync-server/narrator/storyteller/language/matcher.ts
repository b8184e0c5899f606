import type { Verb } from '../words.ts'
import { formsOf } from './inflect-en.ts'
import { isAdverb } from './manner-en.ts'

/** A clause with its verb found: `text` begins with the verb in its base form, `rest` is what follows or fills the phrase. */
export interface VerbFound {
  readonly verb: Verb | undefined
  readonly text: string
  readonly rest: string
}

/** What is known of the verbs of a language. */
export interface VerbMatcher {
  /** The longest phrase at the head of a text. */
  readonly find: (text: string) => VerbFound
  /** The base form of a word that is some form of a verb. */
  readonly baseOf: (word: string) => string | undefined
  /** Whether a word is a verb, in its base form or in any. */
  readonly isVerb: (word: string, form: 'base' | 'any' | 'ing') => boolean
}

interface Phrase {
  readonly verb: Verb
  readonly words: readonly string[]
  readonly literals: number
}
interface Match extends VerbFound {
  readonly literals: number
}
interface Token {
  readonly word: string
  readonly from: number
  readonly to: number
  /** Whether a stop stands before the word: no phrase reaches over it. */
  readonly parted: boolean
}

const MAX_GAP = 5
/** A clause is matched in its first words only. */
const MAX_TOKENS = 24
/** After these a noun begins: a particle before them was a preposition. */
const DETERMINER = /^(?:the|an?|my|your|his|her|their|our|its|this|that|these|those|some|any|every|each|one)$/
const DOUBTFUL = /^(?:in|on|over|through|around|down|up|off|across|along|by|out|about|to)$/
/** “Butter her up a bit”: what begins with “a” is a measure, and no noun. */
const MEASURE = /^(?:bit|little|lot|while|moment|second|minute|few|touch|tad)$/
const NOUN_GAP = /^(?:and|or|but|then|,)$/

function tokens(text: string): Token[] {
  const out: Token[] = []
  for (const m of text.matchAll(/[\p{L}\p{N}']+/gu)) {
    const word = m[0]
      .toLowerCase()
      .normalize('NFD')
      .replace(/^'+|'+$|\p{M}/gu, '')
    if (word)
      out.push({
        word,
        from: m.index,
        to: m.index + m[0].length,
        parted: /(?<!\b(?:mr|mrs|dr|ms|st))[,;:.!?]\s*$/i.test(text.slice(Math.max(0, m.index - 6), m.index)),
      })
    if (out.length === MAX_TOKENS) break
  }
  return out
}

/** Where a phrase ends in the tokens, and where its gaps are; undefined when it does not fit. */
function extent(p: Phrase, ts: readonly Token[]): { end: number; gaps: [number, number][] } | undefined {
  const gaps: [number, number][] = []
  let at = 1
  for (let i = 1; i < p.words.length; i++) {
    const wanted = p.words[i]!
    if (wanted !== '_') {
      while (ts[at] && ts[at]!.word !== wanted && isAdverb(ts[at]!.word)) at++
      if (ts[at]?.word !== wanted) return undefined
      at++
      continue
    }
    const next = p.words[i + 1]!
    const last = i + 2 === p.words.length
    const from = at
    for (let n = 0; ; n++, at++) {
      const t = ts[at]
      if (!t || n > MAX_GAP || NOUN_GAP.test(t.word) || t.parted) return undefined
      const measured = ts[at + 1]?.word === 'a' && MEASURE.test(ts[at + 2]?.word ?? '')
      const after = measured ? '' : (ts[at + 1]?.word ?? '')
      if (t.word === next && !(last && n > 0 && DOUBTFUL.test(next) && DETERMINER.test(after) && next !== 'to')) break
    }
    if (at > from) gaps.push([from, at])
  }
  return { end: at, gaps }
}

/** Whether a word is another with one letter changed, added, left out or swapped with the next; the first may only be swapped. */
export function isSlip(word: string, meant: string): boolean {
  const longer = Math.max(word.length, meant.length)
  if (Math.abs(word.length - meant.length) > 1 || (word[0] !== meant[0] && word[0] !== meant[1])) return false
  let from = 0
  while (from < longer && word[from] === meant[from]) from++
  let back = 0
  while (back < longer - from - 1 && word.at(-1 - back) === meant.at(-1 - back)) back++
  const differ = longer - from - back
  if (differ <= 1) return true
  const swapped = word[from] === meant[from + 1] && word[from + 1] === meant[from]
  return word.length === meant.length && differ === 2 && swapped
}

/** A matcher for a list of phrases by intent. */
export function createMatcher(list: Partial<Record<Verb, readonly string[]>>): VerbMatcher {
  const byHead = new Map<string, Phrase[]>()
  for (const [verb, phrases] of Object.entries(list) as [Verb, readonly string[]][]) {
    for (const phrase of phrases) {
      const words = phrase.toLowerCase().split(' ')
      const head = words[0]!
      const literals = words.filter((w) => w !== '_').length
      byHead.set(head, [...(byHead.get(head) ?? []), { verb, words, literals }])
    }
  }
  // Most words first; of two with as many, the one that reaches further, then the one without a gap.
  for (const ps of byHead.values()) ps.sort((a, b) => b.literals - a.literals || a.words.length - b.words.length)
  const bases = new Map<string, string[]>()
  for (const head of byHead.keys()) {
    if (head.length < 3 && head !== 'go' && head !== 'do') continue
    for (const form of formsOf(head)) {
      const known = bases.get(form) ?? []
      if (!known.includes(head)) bases.set(form, [...known, head])
    }
  }

  function best(base: string, text: string, ts: readonly Token[]): Match | undefined {
    let top: { phrase: Phrase; end: number; gaps: [number, number][] } | undefined
    for (const phrase of byHead.get(base) ?? []) {
      if (top && phrase.literals < top.phrase.literals) break
      const found = extent(phrase, ts)
      if (found && (!top || found.end > top.end)) top = { phrase, ...found }
    }
    if (!top) return undefined
    const after = text.slice(ts[top.end - 1]!.to)
    const filled = top.gaps.map(([from, to]) => text.slice(ts[from]!.from, ts[to - 1]!.to))
    const rest = [...filled, after]
      .join(' ')
      .replace(/^[\s,]+/, '')
      .trim()
    return { verb: top.phrase.verb, text: base + text.slice(ts[0]!.to), rest, literals: top.phrase.literals }
  }

  return {
    baseOf: (word) => (byHead.has(word) ? word : bases.get(word)?.[0]),
    isVerb: (word, form) =>
      form === 'base'
        ? byHead.has(word)
        : form === 'ing'
          ? /ing$/.test(word) && bases.has(word)
          : byHead.has(word) || bases.has(word),
    find(text) {
      const none: VerbFound = { verb: undefined, text, rest: text }
      const ts = tokens(text)
      const head = ts[0]
      if (!head) return none
      const roots = [...(byHead.has(head.word) ? [head.word] : []), ...(bases.get(head.word) ?? [])]
      let found: Match | undefined
      for (const root of roots) {
        const one = best(root, text.slice(head.from), tokens(text.slice(head.from)))
        if (one && (!found || one.literals > found.literals)) found = one
      }
      return found ? { verb: found.verb, text: found.text, rest: found.rest } : none
    },
  }
}
