import { leadingManner } from '../language/manner-en.ts'
import type { Listener } from './listener.ts'

/** More filler than this is somebody's joke. */
const MAX_ROUNDS = 9

interface Stripped {
  readonly text: string
  readonly negated: boolean
}
/** The same clause is looked at from several sides in one reading. */
const CACHE = new WeakMap<Listener, Map<string, Stripped>>()

/** A clause without what stands before its verb and says nothing, or only how; and whether it is denied. */
export function stripFiller(text: string, l: Listener): Stripped {
  const cache = CACHE.get(l) ?? new Map<string, Stripped>()
  CACHE.set(l, cache)
  const found = cache.get(text) ?? stripped(text, l)
  cache.set(text, found)
  return found
}

function stripped(text: string, l: Listener): Stripped {
  let t = text.trim().replace(l.lex.doubleNegation, '')
  let negated = false
  for (let i = 0; i < MAX_ROUNDS; i++) {
    const positive = t.replace(l.lex.negation, '')
    if (positive !== t) negated = true
    const unhurried = positive.slice(leadingManner(positive))
    const plain = unhurried.replace(l.lex.filler, '')
    const done = plain === t || !plain.trim()
    if (plain.trim()) t = plain
    if (done) break
  }
  return { text: t.trim(), negated }
}
