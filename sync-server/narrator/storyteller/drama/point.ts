import { REASONING_EN, STAYING_EN } from '../language/verdict-en.ts'
import type { Turn } from '../rules/turn.ts'
import type { Verb } from '../words.ts'
import { bears } from './bears.ts'
import { isBesides } from './besides.ts'
import { isDeed, isFlight, isIdle } from './hearing.ts'
import { namesMade } from './made.ts'

/** What may be done to whoever did it so as to have the truth out of them; a caress is none of it. */
const PRESSING: readonly Verb[] = ['fight', 'follow', 'take', 'give', 'use', 'search', 'look']
const TAKING_STOCK: readonly Verb[] = ['help', 'recap', 'inventory']
/** From so many words on something is argued, and not only answered. */
const ARGUMENT = 3

/** Whether a deed has to do with the matter: with who did it, or with a thing that speaks of it. */
function touchesMatter(t: Turn): boolean {
  const { action, heard, truth, state } = t
  if (STAYING_EN.test(heard)) return true
  if (namesMade(t, heard)) return true
  if (action.target?.id === truth.culprit && PRESSING.includes(action.verb)) return true
  return [action.target, action.tool].some(
    (ref) => ref?.kind === 'topic' || (ref?.kind === 'detail' && ref.present) || state.things[ref?.id ?? ''] === 'me',
  )
}

/** Whether what is said or done in the last scene bears on the matter: the rest proves nothing, and no die is thrown for it. */
export function isToThePoint(t: Turn): boolean {
  const { action, heard } = t
  if (!action.free || REASONING_EN.test(action.words)) return true
  if (action.foul || action.verb === 'insult' || isIdle(t) || isFlight(t) || TAKING_STOCK.includes(action.verb))
    return false
  return isDeed(t) ? touchesMatter(t) : heard.split(/\s+/).length >= ARGUMENT && !isBesides(t) && bears(t)
}
