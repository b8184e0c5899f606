import { CLOCK_FULL } from '../drama/clock.ts'
import { list } from '../language/grammar.ts'
import {
  AND_YOU_EN,
  ASKS_ANEW_EN,
  BARE_REPLY_EN,
  COME_ALONG_EN,
  DID_YOU_EN,
  DID_YOU_THING_EN,
  DOUBTED_EN,
  ENDS_ASKING_EN,
  HOUR_EN,
  MOST_OF_REPLY,
  NOT_THE_HOUR_EN,
  REPLIES_EN,
  WHO_IS_HERE_EN,
} from '../language/replies-en.ts'
import { speak, takeUp } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import type { Verb } from '../words.ts'
import { putLead } from './clue.ts'
import { drawSurely, focus, memoryOf, peopleNow, personById, type Turn } from './turn.ts'

const SPOKEN: readonly Verb[] = ['ask', 'say', 'persuade', 'help', 'recap']
/** What words without an act are taken for. */
const NO_ACTS: readonly Verb[] = ['wait', 'perform', 'nonsense']
const LOOKS: readonly Verb[] = ['look', 'search']

/** Whoever has something to hide, or nothing left for the hero, is short about it. */
const isCold = (t: Turn, person: Person): boolean => memoryOf(t, person.id).mood < 0 || person.id === t.truth.culprit

/** Whether it was they, and whether they lie, is answered for what it is. False for anything else. */
export function answerCharge(t: Turn, person: Person, knowsOf: (topic: string) => boolean): boolean {
  const { tell, action } = t
  const { words, topic } = action
  const isNamed = DID_YOU_THING_EN.test(words) && !(topic && topic.kind !== 'unknown' && knowsOf(topic.id))
  const kind = DID_YOU_EN.test(words) || isNamed ? 'did' : DOUBTED_EN.test(words) ? 'lies' : undefined
  if (!kind) return false
  const cold = isCold(t, person)
  const line =
    kind === 'did' ? drawSurely(t, cold ? 'denies.cold' : 'denies') : drawSurely(t, cold ? 'vouches.cold' : 'vouches')
  tell.put(2, line, 'speech')
  putLead(t)
  return true
}

/** Remembers that the reply ends with a question of somebody who is here. */
export function noteAsked(t: Turn): void {
  const told = t.tell.segments.filter((x) => x.source !== 'uptake' && x.text.includes('”'))
  if (peopleNow(t).length && ENDS_ASKING_EN.test(told.at(-1)?.text ?? '')) t.state.flags.asked = t.state.turn + 1
  else delete t.state.flags.asked
}

const isAsked = ({ state }: Turn): boolean => state.flags.asked === state.turn

/** What answers a question just asked is taken note of, before they go on. */
export function acknowledge(t: Turn): void {
  const { action, heard } = t
  if (!isAsked(t) || !action.free || action.foul || (action.topic && action.topic.kind !== 'unknown')) return
  const isBack = AND_YOU_EN.test(heard)
  if (!isBack && (!REPLIES_EN.test(heard) || ASKS_ANEW_EN.test(heard))) return
  t.tell.put(2, drawSurely(t, isBack ? 'acknowledges.back' : 'acknowledges'), 'idle')
}

/** “Yes”, to somebody who has just asked, is said and not waited. */
export function bareReply(t: Turn): Person | undefined {
  const { action, state, npc } = t
  if (!isAsked(t) || !action.free || action.quote || action.target) return undefined
  const isShort = NO_ACTS.includes(action.verb) && action.words.split(/\s+/).length <= MOST_OF_REPLY
  if (!BARE_REPLY_EN.test(action.words) && !(isShort && REPLIES_EN.test(action.words))) return undefined
  return npc && memoryOf(t, npc.id).at === state.place ? npc : undefined
}

/** The words as they were heard, said or told. */
function hearPlainly(t: Turn): void {
  const { quote, foul } = t.action
  if (quote && !foul) speak(t, quote)
  else takeUp(t, LOOKS.includes(t.action.verb) ? 'look' : 'say')
}

/** How late it is, by how far the danger has come. */
function tellHour(t: Turn): string {
  const { clock } = t.state
  if (clock * 3 < CLOCK_FULL) return drawSurely(t, 'hour.early')
  return clock * 3 < CLOCK_FULL * 2 ? drawSurely(t, 'hour.mid') : drawSurely(t, 'hour.late')
}

/** Who is here, by name. */
function tellCompany(t: Turn): string {
  const answer = list(peopleNow(t).map((person) => person.call))
  return answer ? drawSurely(t, 'companyHere', { answer }) : drawSurely(t, 'companyHere.none')
}

/** The hour, the company, and being asked along have an answer of their own. False for anything else. */
export function answerPlainly(t: Turn): boolean {
  const { action, tell, npc } = t
  const { words, target, topic } = action
  if (!action.free || action.foul || t.besides || ![...SPOKEN, ...LOOKS].includes(action.verb)) return false
  if (target?.kind === 'person' && !target.present) return false
  const isOfSomething = topic && topic.kind !== 'unknown' && topic.kind !== 'place'
  if (WHO_IS_HERE_EN.test(words)) {
    hearPlainly(t)
    tell.put(2, tellCompany(t), 'speech')
    if (!npc) putLead(t)
    for (const person of peopleNow(t)) memoryOf(t, person.id).met = 1
    return true
  }
  if (LOOKS.includes(action.verb)) return false
  if (HOUR_EN.test(words) && !NOT_THE_HOUR_EN.test(words) && !isOfSomething) {
    hearPlainly(t)
    tell.put(2, tellHour(t), 'speech')
    return true
  }
  const asked = personById(t, target?.id) ?? npc
  if (!asked || !COME_ALONG_EN.test(words)) return false
  focus(t, asked)
  hearPlainly(t)
  t.state.last = [asked.id]
  memoryOf(t, asked.id).met = 1
  tell.put(2, drawSurely(t, 'stays'), 'speech')
  return true
}
