import { EN } from '../language/en.ts'
import { REST_LEAD } from '../language/glue-en.ts'
import { bare, clipSpeech } from '../language/grammar.ts'
import {
  CALLS_ALL_EN,
  GOES_AT_LAST_EN,
  LEAVES_FOR_GOOD_EN,
  MAY_I_EN,
  ORDERED_ACT_EN,
  OWN_ACT_EN,
  SAYS_WITHIN_EN,
  TELLS_EN,
  TO_FACE_FRAME,
  TO_SOMEBODY_EN,
  TOLD_THEN_SAID_EN,
} from '../language/last-scene-en.ts'
import { ANSWER_EN, CRY_EN, isClaim, STATEMENT_EN } from '../language/said-en.ts'
import { FLIGHT_EN, GOING_EN, IDLE_EN, REASONING_EN, STAYING_EN, TOLD_BY_ME } from '../language/verdict-en.ts'
import { drawFresh, joined, speak, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import { putLapse } from '../rules/quiet.ts'
import { focus, personById, placeById, type Turn } from '../rules/turn.ts'
import { asSpeech, createProper } from '../understand/normalise.ts'
import { understand } from '../understand/understand.ts'
import type { Verb } from '../words.ts'
import { isSaidOf } from './spoken-of.ts'
import { isNamed } from './verdict.ts'

/** Words without a meaning in the story. */
export const EMPTY: readonly Verb[] = ['nonsense', 'fourthwall']
/** What may be making for the door of the last scene. */
const AWAY: readonly Verb[] = ['go', 'flee', 'leave', 'follow', 'sneak']
/** What is said aloud, whatever it comes to. */
export const SPOKEN: readonly Verb[] = [
  ...(['say', 'ask', 'persuade', 'deceive', 'threaten', 'insult', 'accuse', 'spare', 'bargain', 'refrain'] as const),
]

/** How much of a “no, listen” may stand before what is understood, in characters. */
const CRY_LENGTH = 16
/** Longest argument that is printed, in characters. */
const MAX_ARGUMENT = 500

/** The player's whole input as it is said aloud. */
const wholeSpeech = (t: Turn, words: string): string =>
  clipSpeech(
    asSpeech(createProper(t.world.quest)((words.replace(CALLS_ALL_EN, '') || words).replace(SAYS_WITHIN_EN, ', '))),
    MAX_ARGUMENT,
  )

/** What comes after the clause that was understood. */
function restOf(t: Turn): string {
  const { heard, action } = t
  const at = heard.toLowerCase().indexOf(action.words.toLowerCase())
  const rest = at < 0 ? '' : heard.slice(at + action.words.length).replace(REST_LEAD, '')
  return rest.split(/\s+/).length > 1 ? rest : ''
}

/** Whether the hero is told of as doing or saying something: an act, and nobody's words. */
function isTold({ action, heard, state }: Turn): boolean {
  if (TOLD_BY_ME.test(heard) || TELLS_EN.test(heard)) return true
  if (!state.climax || action.quote || !action.vp || TO_SOMEBODY_EN.test(action.words)) return false
  if (isClaim(heard) || STATEMENT_EN.test(heard)) return false
  return OWN_ACT_EN.test(heard) || ORDERED_ACT_EN.test(heard)
}

/** Whether the whole input is somebody talking, and not told or done. */
function isSpeech(t: Turn, said: boolean): boolean {
  const { action, heard } = t
  if (!action.free || isTold(t) || /["“”«»„]/.test(heard)) return false
  if (said || action.quote || isClaim(heard) || STATEMENT_EN.test(heard)) return true
  const several = restOf(t) !== ''
  if (several && (ANSWER_EN.test(heard) || CRY_EN.test(heard))) return true
  // What is said after an act is not the act.
  const at = heard.toLowerCase().indexOf(action.words.toLowerCase())
  if (at < 0 || at > CRY_LENGTH) return false
  // In the last scene nobody is spared, refused or accused but by saying so.
  return SPOKEN.includes(action.verb) && (t.state.climax !== null || several)
}

/** Whether the hero plainly makes off, out of doors or to a place that is named; anything else stays in the room. */
export function isFlight(t: Turn): boolean {
  const { action, heard, state } = t
  if (action.free && GOES_AT_LAST_EN.test(heard) && !STAYING_EN.test(heard)) return true
  if (!AWAY.includes(action.verb)) return false
  if (LEAVES_FOR_GOOD_EN.test(heard)) return true
  if (STAYING_EN.test(heard)) return false
  if (action.verb === 'leave' || FLIGHT_EN.test(action.words)) return true
  const { target } = action
  if (action.verb === 'flee') return !target || target.kind === 'place' || target.kind === 'unknown'
  if (target?.kind !== 'place' || target.id === state.place || !GOING_EN.test(action.words)) return false
  const noun = bare(placeById(t, target.id).name.toLowerCase()).split(' ').at(-1) ?? ''
  return heard.toLowerCase().includes(noun)
}

/** Whether the hero lets the moment pass. */
export const isIdle = ({ action, heard }: Turn): boolean =>
  EMPTY.includes(action.verb) ||
  (action.verb === 'wait' &&
    (!action.free || !action.vp || !/\p{L}/u.test(heard) || IDLE_EN.test(action.words) || ANSWER_EN.test(heard)))

const TAKING_STOCK: readonly Verb[] = ['help', 'recap', 'inventory']

/** Whether something is done before everybody, and neither said nor fled from. */
export function isDeed(t: Turn): boolean {
  const { action } = t
  if (!action.free || !action.vp || action.quote || action.foul || isIdle(t) || isFlight(t)) return false
  if (SPOKEN.includes(action.verb) || TAKING_STOCK.includes(action.verb)) return false
  return !REASONING_EN.test(action.words) && !isSpeech(t, false)
}

/** Whether the hero asks something, and asserts nothing. */
export const isAsked = ({ action, heard }: Turn): boolean =>
  action.free && action.verb === 'ask' && (/\?\W*$/.test(heard) || EN.question.test(heard) || !action.quote)

/** What is said of somebody in the last scene is said to the others, and not to their face. */
function sayAloud(t: Turn, words: string) {
  const { npc, heard, state } = t
  const aside = state.climax !== null && npc !== undefined && isSaidOf(heard, npc)
  speak(t, words, aside ? (frame) => !frame.includes(npc.call) && !TO_FACE_FRAME.test(frame) : undefined)
}

/** “I told them what I had counted: eleven”: the first half is told, the second said. */
function tellThenSay(t: Turn, act: string, words: string, kind: string) {
  const { slots } = t.tell
  const { vp, ing } = slots
  const first = understand(act, t.world.quest, t.state)
  Object.assign(slots, { vp: first.vp, ing: first.ing })
  if (first.vp && !first.quote) takeUp({ ...t, action: { ...t.action, vp: first.vp, ing: first.ing } }, kind)
  Object.assign(slots, { vp, ing })
  speak(t, wholeSpeech(t, words))
}

/** Prints what the hero says or does in the last scene: a speech whole, an act with what is said after it. */
export function hear(t: Turn, kind: string, said = false) {
  const { action } = t
  if (EMPTY.includes(action.verb)) return putLapse(t)
  if (action.foul) return t.tell.put(1, drawFresh(t, 'insult'), 'uptake')
  if (isFlight(t)) return takeUpAttempt(t)
  if (t.state.climax && action.free && MAY_I_EN.test(t.heard)) return sayAloud(t, wholeSpeech(t, t.heard))
  const about = t.npc
  const target = action.target?.kind === 'person' && action.target.present ? action.target.id : undefined
  const to = personById(t, target)
  // Nobody is spoken to but who is named, where the whole room listens.
  if (to && (!t.state.climax || isNamed(to, t.heard))) focus(t, to)
  const told = t.state.climax && isTold(t) ? TOLD_THEN_SAID_EN.exec(t.heard) : null
  if (isSpeech(t, said)) sayAloud(t, wholeSpeech(t, t.heard))
  else if (action.quote) sayAloud(t, action.quote)
  else if (told) tellThenSay(t, told[1] ?? '', told[2] ?? '', kind)
  else {
    takeUp(t, kind)
    const rest = restOf(t)
    if (rest && (action.second?.quote || isClaim(rest) || STATEMENT_EN.test(rest))) speak(t, wholeSpeech(t, rest))
    else if (action.second?.vp) t.tell.put(1, joined(t, action.second.vp), 'then')
  }
  focus(t, about)
}
