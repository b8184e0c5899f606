import {
  ANSWERED_BY_EN,
  BEARING_EN,
  CLAIMED_EN,
  NARRATED_EN,
  OWN_VERB_EN,
  PAST_IN_EN,
  SCENERY_EN,
  SUPPOSE_END_EN,
  THOUGHT_AFTER_EN,
  TO_SOMEBODY_HERE_EN,
  WHILE_THERE_EN,
} from '../language/asides-en.ts'
import { EN, PHRASES } from '../language/en.ts'
import { MERE_START_EN } from '../language/filler-en.ts'
import { stripFiller } from './filler.ts'
import { SOCIAL } from './intents.ts'
import { type Listener, makeAction } from './listener.ts'
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
export function withoutScenery(all: readonly Part[], l: Listener): readonly Part[] {
  const parts = withoutStart(all).map((part) => (isThought(part, l) ? keptToOneself(part, l) : part))
  if (parts.length < 2 || !parts.some((p) => isToldInPast(p, l))) return parts
  return parts.filter(
    ({ text, action }) =>
      !(action.verb === 'say' && action.quote && SCENERY_EN.test(text) && (PAST_IN_EN.test(text) || hasPast(text, l))),
  )
}

/** “Fine. Look behind it”: the order without the word before it. */
function withoutStart(parts: readonly Part[]): readonly Part[] {
  const [first, next] = parts
  const isOrder = first && next && MERE_START_EN.test(first.text) && !next.action.quote
  return isOrder ? parts.slice(1) : parts
}

/** “The boy frightened me”: where the story is told in the past, a sentence about how things were is thought. */
function isThought({ text, action }: Part, l: Listener): boolean {
  if (action.verb !== 'say' || !action.quote || action.courtesy || l.state.climax) return false
  if ((l.state.flags.past ?? 0) < TOLD_SO_OFTEN || TO_SOMEBODY_HERE_EN.test(text)) return false
  return NARRATED_EN.test(text) && (PAST_IN_EN.test(text) || hasPast(text, l)) && !CLAIMED_EN.test(text)
}
/** After so many acts told in the past, the story is told in the past. */
const TOLD_SO_OFTEN = 2

const keptToOneself = ({ text }: Part, l: Listener): Part => ({
  text,
  action: makeAction(l, 'wait', text, { vp: PHRASES.keepToOneself }),
})

/** Whether an input tells an act of the hero's in the past: “I looked at the book”. */
export function tellsInPast(heard: string): boolean {
  const word = /["“«„]/.test(heard) ? undefined : OWN_VERB_EN.exec(heard)?.[1]?.toLowerCase()
  const base = word ? EN.verbs.baseOf(word) : undefined
  return base !== undefined && base !== word
}
