import { knockEn } from '../language/knock-en.ts'
import { keepEcho } from '../prose/uptake.ts'
import type { Verb } from '../words.ts'
import { putLead, seeDetail } from './clue.ts'
import { isNounOf } from './scenery.ts'
import { takeUpPlainly } from './small.ts'
import { smallTalk } from './talk.ts'
import { drawSurely, peopleNow, placeNow, type Turn } from './turn.ts'

const MAYBE: readonly Verb[] = ['perform', 'use', 'search', 'look', 'fight', 'take', 'say', 'craft', 'sneak', 'ask']

/** A knock is heard, or is not: no die is thrown for it, and nothing is found that was not knocked on. False for none. */
export function actKnock(t: Turn): boolean {
  const { action, state } = t
  if (!action.free || action.quote || action.foul || !MAYBE.includes(action.verb)) return false
  const knock = knockEn(action.vp) ?? knockEn(action.words)
  // At a door somebody may open: that has rules of its own.
  if (!knock || knock.door || action.target?.kind === 'person' || action.target?.kind === 'place') return false
  takeUpPlainly(t)
  t.still = true
  keepEcho(t)
  const detail = placeNow(t).details.find((d) => knock.at && isNounOf(d.noun, knock.at))
  if (detail && !state.seen.includes(detail.id) && seeDetail(t, detail.id)) return true
  const [near] = peopleNow(t)
  t.tell.put(1, drawSurely(t, near ? 'knock.heard' : 'knock.alone'), 'outcome')
  if (near) smallTalk(t, near)
  else putLead(t)
  return true
}
