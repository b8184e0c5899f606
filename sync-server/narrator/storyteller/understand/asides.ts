import {
  ANSWERED_BY_EN,
  BEARING_EN,
  OWN_VERB_EN,
  PAST_IN_EN,
  SCENERY_EN,
  SUPPOSE_END_EN,
  THOUGHT_AFTER_EN,
  WHILE_THERE_EN,
} from '../language/asides-en.ts'
import { stripFiller } from './filler.ts'
import { SOCIAL } from './intents.ts'
import type { Listener } from './listener.ts'
import { resolve } from './resolve.ts'
import type { Part } from './sequence.ts'

/** Whether a thought says where or what: “look for the key, it must be in the desk”. */
const pointsAt = (thought: string, l: Listener): boolean =>
  resolve(
    thought,
    l.known.filter((k) => k.ref.present && k.ref.kind !== 'person' && k.ref.kind !== 'topic'),
  ) !== undefined

/** An act without what is only thought beside it, and without what somebody else is said to do after it. */
export function withoutAside(text: string, l: Listener): string {
  if (text.length > MAX_TEXT || /["“«„?]/.test(text)) return text
  const bearing = text.replace(BEARING_EN, '').replace(WHILE_THERE_EN, '')
  const { verb } = l.lex.verbs.find(stripFiller(bearing, l).text)
  if (!verb) return text
  const answered = bearing.replace(ANSWERED_BY_EN, '')
  if (SOCIAL.includes(verb)) return answered
  const thought = THOUGHT_AFTER_EN.exec(answered)?.[0]
  const plain = thought && !pointsAt(thought, l) ? answered.replace(thought, '') : answered
  return plain.replace(SUPPOSE_END_EN, '')
}
const MAX_TEXT = 400

/** Whether a sentence tells an act of the hero's in the past. */
function isToldInPast({ text, action }: Part, l: Listener): boolean {
  const word = OWN_VERB_EN.exec(text)?.[1]?.toLowerCase()
  if (!word || action.quote) return false
  const base = l.lex.verbs.baseOf(word)
  return base !== undefined && base !== word
}

const hasPast = (text: string, l: Listener): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => l.lex.isPast(word))

/** “I went to the window. It was raining.”: how things were is not said aloud by whoever tells of it. */
export function withoutScenery(parts: readonly Part[], l: Listener): readonly Part[] {
  if (parts.length < 2 || !parts.some((p) => isToldInPast(p, l))) return parts
  return parts.filter(
    ({ text, action }) =>
      !(action.verb === 'say' && action.quote && SCENERY_EN.test(text) && (PAST_IN_EN.test(text) || hasPast(text, l))),
  )
}
