import { youDo } from '../language/glue-en.ts'
import { ANY_DRINK_EN, HELPS_EN, smallActEn } from '../language/small-acts-en.ts'
import { isFreshHead } from '../prose/head.ts'
import { keepEcho, takeUp } from '../prose/uptake.ts'
import type { Verb } from '../words.ts'
import { putLead } from './clue.ts'
import { isForeseen } from './hands.ts'
import { smallTalk } from './talk.ts'
import { draw, drawSurely, memoryOf, peopleNow, personById, shiftMood, type Turn } from './turn.ts'

/** What small acts are taken for; a threat or a theft is none, however small. */
const MAYBE_SMALL: readonly Verb[] = [
  'perform',
  'use',
  'craft',
  'rest',
  'wait',
  'give',
  'take',
  'look',
  'say',
  'search',
]

/** Whether it is done with nothing and to nobody that has a rule of its own. */
function isFree(t: Turn): boolean {
  const { target, tool, vp } = t.action
  if (tool && tool.kind !== 'unknown') return false
  if (!target || target.kind === 'unknown' || target.kind === 'topic') return true
  if (HELPS_EN.test(vp)) return true
  if (target.kind === 'thing') return ANY_DRINK_EN.test(vp) && !isForeseen(t)
  return target.kind === 'person' && target.present
}

/** Says plainly that it is done, where the last replies did not begin so. */
export function takeUpPlainly(t: Turn): void {
  const plain = youDo(t.action.vp)
  const fresh = !t.besides && isFreshHead(t.state.openers, plain)
  const text = fresh ? t.tell.once(plain) : ''
  if (text) t.tell.put(1, text, 'uptake')
  else takeUp(t, 'perform')
}

/** A nod, a cup of tea, a note made: done, seen by whoever is here, and no die is thrown for it. False for anything else. */
export function actSmall(t: Turn): boolean {
  const { action, state } = t
  if (!action.free || action.quote || action.foul || !MAYBE_SMALL.includes(action.verb) || !isFree(t)) return false
  if (action.tags?.has('magic') || (action.verb === 'rest' && state.wounds.length > 0)) return false
  const found = smallActEn(action.vp)
  // Sitting and standing have rules of their own; leaning close has none.
  const kind = found === 'posture' ? (action.verb === 'perform' ? 'gesture' : undefined) : found
  if (!kind) return false
  const person = personById(t, action.target?.kind === 'person' ? action.target.id : undefined) ?? peopleNow(t)[0]
  takeUpPlainly(t)
  t.still = true
  keepEcho(t)
  if (!person) {
    t.tell.put(1, drawSurely(t, `${kind}.alone`), 'outcome')
    putLead(t)
    return true
  }
  if (memoryOf(t, person.id).mood < 1) shiftMood(t, person.id, 1)
  state.last = [person.id]
  t.tell.put(1, draw(t, `${kind}.seen`), 'outcome')
  smallTalk(t, person)
  return true
}
