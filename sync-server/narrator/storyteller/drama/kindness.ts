import { KIND_ACT_EN, KIND_OFFER_EN, SEATED_EN } from '../language/kindness-en.ts'
import { TO_SOMEBODY_EN } from '../language/last-scene-en.ts'
import { takeUp } from '../prose/uptake.ts'
import { actAnswer } from '../rules/answer.ts'
import { drawSurely, focus, peopleNow, type Turn } from '../rules/turn.ts'
import type { Person } from '../types.ts'
import { hear } from './hearing.ts'
import { meantBy } from './spoken-of.ts'
import { isNamed } from './verdict.ts'

/** As it is matched: with one kind of apostrophe. */
const plain = (heard: string): string => heard.replace(/’/g, "'")

/** Whom a comfort is for, if he or she is there to be comforted. */
function comforted(t: Turn): Person | undefined {
  const { heard, state, truth, world } = t
  const here = peopleNow(t).filter((person) => !person.offstage)
  const culprit = TO_SOMEBODY_EN.test(heard) || KIND_OFFER_EN.test(plain(heard)) ? truth.culprit : undefined
  const id = meantBy(heard, world, state)?.id ?? culprit
  return here.find((person) => isNamed(person, heard)) ?? here.find((person) => person.id === id)
}

/** Whether somebody is comforted, or offered to be: an argument it is not, and no talk of nothing either. */
export function isKindness(t: Turn): boolean {
  const words = plain(t.heard)
  if (!t.action.free || t.action.foul || !(KIND_ACT_EN.test(words) || KIND_OFFER_EN.test(words))) return false
  return comforted(t) !== undefined
}

/** It is told, beside whoever it is for, and answered. */
export function tellKindness(t: Turn) {
  const { action, tell } = t
  const about = t.npc
  const person = comforted(t)
  const isAct = KIND_ACT_EN.test(plain(t.heard))
  // A clue may have waited for it.
  if (isAct && actAnswer(t)) return
  if (isAct) {
    // What stands in another place is not sat down on.
    const isElsewhere = action.target?.kind === 'unknown' || (action.target && !action.target.present)
    const vp = isElsewhere ? action.vp.replace(SEATED_EN, '') : action.vp
    const told = { ...t, action: { ...action, vp } }
    Object.assign(tell.slots, { vp })
    if (vp) takeUp(told, 'small')
  } else hear(t, 'say')
  focus(t, person)
  tell.put(2, drawSurely(t, 'climax.kind'), 'climax')
  focus(t, about)
}
