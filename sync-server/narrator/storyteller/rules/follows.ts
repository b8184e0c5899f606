import type { Action } from '../action.ts'
import { IN_SILENCE_EN, LEANING_EN, TALK_OR_ELSE_EN } from '../language/seams-en.ts'
import type { Verb } from '../words.ts'
import { isGood, type Turn } from './turn.ts'

/** What needs no luck of its own: it is done also after something that went wrong. */
const NEEDS_NO_LUCK: readonly Verb[] = ['go', 'look', 'give', 'wait', 'rest', 'perform', 'spare', 'refrain']

/** Whether the first act failed by the dice. */
export const hasFailed = (t: Turn): boolean => t.check !== null && !isGood(t.check.band)

/** Whether what was to be taken is not in hand. */
function isStillThere(t: Turn): boolean {
  const { action, state } = t
  if (action.verb !== 'take' && action.verb !== 'sneak') return false
  return action.target?.kind !== 'person' && state.things[action.target?.id ?? ''] !== 'me'
}

/** Whether the second act is about what the first was to bring: “take the lamp and hide it”. */
const leansOnFirst = ({ words, target }: Action): boolean =>
  LEANING_EN.test(words) && (!target || target.kind === 'unknown' || target.kind === 'place')

/** Whether the second act is in the first: a threat wants an answer, and a rest is silent. */
export function saysAgain({ verb }: Action, { words }: Action): boolean {
  if (verb === 'threaten') return TALK_OR_ELSE_EN.test(words)
  return (verb === 'rest' || verb === 'wait') && IN_SILENCE_EN.test(words)
}

/** Whether it does not come to the second act: the first grew into a scene, went wrong, or brought nothing to do it with. */
export function isForestalled(t: Turn, second: Action): boolean {
  if (t.state.scene) return true
  const failed = hasFailed(t)
  if (failed && !NEEDS_NO_LUCK.includes(second.verb)) return true
  return (failed || t.missed === true || isStillThere(t)) && leansOnFirst(second)
}
