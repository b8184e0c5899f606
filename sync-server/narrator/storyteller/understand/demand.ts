import type { Action } from '../action.ts'
import { DEMAND_EN, FOR_MY_SAKE_EN, FORBIDDEN_EN, TO_YOU_HEARD_EN } from '../language/demands-en.ts'
import { OWN_HEAD_EN } from '../language/subjects-en.ts'
import { calledUpon } from './address.ts'
import type { Listener } from './listener.ts'
import { speech } from './speech.ts'

/**
 * “Admit it”, after a charge: an order to whoever was just spoken to is said, and is no act of the hero's. What somebody
 * is asked to do for the hero's sake is said too, also through a door.
 */
export function demanded(text: string, before: string | undefined, l: Listener): Action | undefined {
  if (OWN_HEAD_EN.test(text)) return undefined
  if (FOR_MY_SAKE_EN.test(text)) return speech(text, l, {}, 'say')
  if (!before || !l.here.length || !(DEMAND_EN.test(text) || FORBIDDEN_EN.test(text))) return undefined
  const toSomebody = TO_YOU_HEARD_EN.test(before)
  const who = calledUpon(before, l)?.who
  return toSomebody || who ? speech(text, l, who ? { who } : {}) : undefined
}
