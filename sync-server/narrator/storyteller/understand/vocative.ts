import {
  AFTER_CALL_EN,
  DONE_TO_NAME_EN,
  NAMED_SO_BEFORE_EN,
  STRIKES_THAT_EN,
  TITLE_STOP_EN,
  WHOLE_BEFORE_EN,
} from '../language/vocative-en.ts'
import type { Listener } from './listener.ts'

/** Longer sentences call nobody without a comma. */
const MAX_LENGTH = 300

const folded = (text: string): string => text.toLowerCase().replace(TITLE_STOP_EN, '$1')

/** The names of whoever is here, the longest first; none that is a verb. */
function callable(l: Listener): string[] {
  const names = l.known
    .filter((k) => k.ref.kind === 'person' && k.ref.present)
    .flatMap((k) => k.names)
    .map(folded)
    .filter((name) => name.length > 2 && (name.includes(' ') || !l.lex.verbs.isVerb(name, 'any')))
  return [...new Set(names)].sort((a, b) => b.length - a.length)
}

/** The place in a text after so many letters of it without the stops of titles. */
function placeOf(text: string, length: number): number {
  for (let at = 0; at <= text.length; at++) if (folded(text.slice(0, at)).length >= length) return at
  return text.length
}

/** “Iris why”, “tell me Iris” with the comma that calls. */
export function withCalls(raw: string, l: Listener): string {
  if (!l.here.length || raw.length > MAX_LENGTH || /["“”]/.test(raw)) return raw
  const text = folded(raw)
  const names = callable(l)
  const first = names.find((name) => text.startsWith(`${name} `))
  if (first && AFTER_CALL_EN.test(text.slice(first.length + 1))) {
    const at = placeOf(raw, first.length)
    return `${raw.slice(0, at)},${raw.slice(at)}`
  }
  const stop = /[\s.!?…]*$/.exec(text)?.[0] ?? ''
  const body = text.slice(0, text.length - stop.length)
  const last = names.find((name) => body.endsWith(` ${name}`))
  const before = last ? body.slice(0, body.length - last.length - 1) : ''
  if (!before || before.endsWith(',') || STRIKES_THAT_EN.test(before) || NAMED_SO_BEFORE_EN.test(before)) return raw
  if (DONE_TO_NAME_EN.test(before) || !WHOLE_BEFORE_EN.test(before)) return raw
  const at = placeOf(raw, before.length)
  return `${raw.slice(0, at)},${raw.slice(at)}`
}
