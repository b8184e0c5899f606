import { havingDone } from '../language/glue-en.ts'
import { MANNER_CLAUSE_EN } from '../language/manner-en.ts'
import {
  BUT_EN,
  COORDINATE_EN,
  DROPPED,
  EARLIER,
  FIRST_END_EN,
  HAVING_EN,
  HAVING_HEAD_EN,
  HAVING_LEAD_EN,
  HEAD,
  LEADING_UP,
  MINE,
  OBJECT,
  OWN_OR_ASKED_EN,
  OWN_SEAM_EN,
  RELATIVE,
  TAIL,
  TITLES,
  TRAILING,
} from '../language/seams-en.ts'
import { OWN_HEAD_EN, OWN_LEAD_EN } from '../language/subjects-en.ts'
import { stripFiller } from './filler.ts'
import type { Listener } from './listener.ts'

const SAYING = new Set(['say', 'ask', 'accuse', 'threaten', 'persuade', 'deceive', 'insult', 'bargain'])

/** Whether a text begins with a verb of the hero's. */
function beginsClause(text: string, l: Listener): boolean {
  if (RELATIVE.test(text) || MANNER_CLAUSE_EN.test(text)) return false
  const t = stripFiller(text, l).text
  const head = (/^[\p{L}']+/u.exec(t)?.[0] ?? '').toLowerCase()
  if (!head || !l.lex.verbs.isVerb(head, 'any')) return false
  if (MINE.test(text) || l.lex.second.test(t)) return true
  if (OBJECT.test(t)) return true
  const next = t
    .split(/\s+/)[1]
    ?.toLowerCase()
    .replace(/[^\p{L}]/gu, '')
  return (
    next !== undefined &&
    next.length > 2 &&
    l.known.some((k) => k.rank >= 2 && k.names.some((n) => n.split(' ').includes(next)))
  )
}

/** As many commas and “and”s of a text are tried. */
const MAX_SEAMS = 12
/** Longer sentences than this are taken whole. */
const MAX_SENTENCE = 400

/** Parts a text at commas and “and” where another verb of the hero's begins. */
function coordinate(text: string, l: Listener): string[] {
  const seams = text.matchAll(COORDINATE_EN)
  for (const m of [...seams].slice(0, MAX_SEAMS)) {
    const left = text.slice(0, m.index).trim()
    const right = text.slice(m.index + m[0].length).trim()
    if (!left || LEADING_UP.test(left) || !beginsClause(right, l)) continue
    // “Play hide and seek”: the seam is inside one phrase.
    const joined = l.lex.verbs.find(stripFiller(text, l).text)
    if (joined.verb && joined.rest.length < right.length) continue
    const verb = l.lex.verbs.find(stripFiller(left, l).text).verb
    const courteous = l.lex.courtesy.test(left.replace(OWN_LEAD_EN, ''))
    if (!verb || (SAYING.has(verb) && MINE.test(right) && !courteous)) continue
    return [left, ...coordinate(right, l)]
  }
  return [text]
}

/** Whether the words after “before”, “after” or “while” are the hero's own act. */
function isOwnAct(text: string, l: Listener): boolean {
  if (OWN_HEAD_EN.test(text)) return beginsClause(text, l)
  const head = (/^[\p{L}']+/u.exec(text.replace(HAVING_LEAD_EN, ''))?.[0] ?? '').toLowerCase()
  return l.lex.verbs.isVerb(head, HAVING_HEAD_EN.test(text) ? 'any' : 'ing')
}

/** “After searching the desk, I leave” and “I hide before opening it”: the acts in the order in which they happen. */
function inOrder(text: string, l: Listener): string[] {
  const head = HEAD.exec(text)
  if (head) {
    const [, word = '', rest = ''] = head
    const own = HAVING_EN.test(word) || DROPPED.test(word) || isOwnAct(rest, l)
    for (const m of own ? rest.matchAll(OWN_SEAM_EN) : []) {
      const first = rest.slice(0, m.index)
      const main = rest.slice(m.index + m[0].length)
      if (!first || !beginsClause(main, l)) continue
      if (DROPPED.test(word)) return [main]
      return EARLIER.test(word) ? [first, main] : [main, first]
    }
    return [text]
  }
  const tail = TAIL.exec(text)
  if (!tail) return [text]
  const [, main = '', word = '', rest = ''] = tail
  const own = FIRST_END_EN.test(word)
    ? BUT_EN.test(word) && beginsClause(rest, l)
    : isOwnAct(HAVING_EN.test(word) ? havingDone(rest) : rest, l)
  if (!own || !beginsClause(main, l)) return [text]
  return EARLIER.test(word) ? [rest, main] : [main, rest]
}

/** A piece after an act that is no act itself belongs to it: “from left to right and then from right to left”. */
function glued(parts: readonly string[], l: Listener): string[] {
  const out: string[] = []
  for (const part of parts) {
    const last = out.at(-1)
    const { text } = stripFiller(part, l)
    const loose =
      RELATIVE.test(part) || TRAILING.test(part) || (!l.lex.verbs.find(text).verb && !OWN_OR_ASKED_EN.test(part))
    if (last !== undefined && loose && l.lex.verbs.find(stripFiller(last, l).text).verb)
      out[out.length - 1] = `${last}, ${part}`
    else out.push(part)
  }
  return out
}

/** Up to three clauses in the order in which they happen; a full stop after a title does not end one. */
export function splitClauses(raw: string, l: Listener): string[] {
  const parts = raw
    .replace(TITLES, '$1\u0002')
    .split(l.lex.split)
    .map((c) => c.replaceAll('\u0002', '. ').trim())
    .filter((c) => c.length > 1)
    .flatMap((c) =>
      c.length > MAX_SENTENCE || (l.lex.question.test(c) && !l.lex.request.test(c))
        ? [c]
        : inOrder(c, l).flatMap((x) => coordinate(x, l)),
    )
  return parts.length ? glued(parts, l).slice(0, 3) : [raw]
}
