import type { Action } from '../action.ts'
import { AFTER_AND_EN, AND_SEAM_EN, LEAD_SEAM_EN, LOOSE_AND_EN, LOOSE_STOP_EN } from '../language/seams-en.ts'
import type { Verb } from '../words.ts'
import { calledUpon } from './address.ts'
import { stripFiller } from './filler.ts'
import type { Listener } from './listener.ts'
import { resolve } from './resolve.ts'
import { speech } from './speech.ts'

const QUOTE = /["“«„]([^"”»“]{1,1900})(?:["”»“]|$)/g
/** How one says it decides, not the words: “I threaten him: ‘Talk.’” */
const TOLD_BY: readonly Verb[] = ['ask', 'threaten', 'accuse', 'persuade', 'insult', 'deceive', 'bargain']
const SPOKEN: readonly Verb[] = [...TOLD_BY, 'say']

/** What stands round the quoted words, and what they come to; undefined where nothing is quoted as said. */
export function readQuoted(raw: string, l: Listener): { before: string; said: Action; after: string } | undefined {
  const spoken = [...raw.matchAll(QUOTE)].map((m) => (m[1] ?? '').trim()).filter((q) => /\p{L}/u.test(q))
  if (!spoken.length) return undefined
  const first = raw.search(/["“«„]/)
  const lead = raw.slice(0, first).trim()
  const tail = raw.slice(first).replace(QUOTE, ' ').trim()
  const words = spoken.map((q, i) => (i < spoken.length - 1 ? q : q.replace(/,$/, ''))).join(' ')
  const verbOf = (text: string): Verb | undefined => l.lex.verbs.find(stripFiller(text, l).text).verb
  const leadEnd = lead.replace(/[,:]$/, '').split(LEAD_SEAM_EN).at(-1) ?? ''
  const leading = lead ? verbOf(leadEnd) : undefined
  const saying = leading !== undefined && SPOKEN.includes(leading)
  // “Read ‘The Times’” is no speech.
  if (lead && !saying && !/[,:]$/.test(lead)) return undefined
  const persons = l.known.filter((k) => k.ref.kind === 'person')
  const call = calledUpon(words, l)
  const who = resolve(`${leadEnd} ${tail}`, persons) ?? call?.who
  const saidHow = verbOf(tail.split(AND_SEAM_EN)[0] ?? '')
  const told = [leading, saidHow].find((v) => v !== undefined && TOLD_BY.includes(v))
  const before = saying ? lead.slice(0, Math.max(0, lead.lastIndexOf(leadEnd))).replace(LOOSE_AND_EN, '') : lead
  const verb = told === 'ask' && call ? undefined : told
  // “…,” I lie, and hold the comb out: the act after the words.
  const after = saidHow ? (AFTER_AND_EN.exec(tail)?.[1] ?? '') : tail.replace(/^[,.\s]+/, '')
  return {
    before: before.replace(LOOSE_STOP_EN, ''),
    after: verbOf(after) ? after : '',
    said: speech(words, l, { who, words: call?.words ?? words }, verb),
  }
}
