import { HIM_OR_HER } from '../language/en.ts'
import { takeUpAttempt } from '../prose/uptake.ts'
import { roll } from '../rules/check.ts'
import { noteBlow } from '../rules/grudge.ts'
import { type Band, drawSurely, focus, isGood, peopleNow, personById, shiftMood, type Turn } from '../rules/turn.ts'

/** A blow in the last scene: it strikes or misses, everybody has seen it, and they see to it that there is no second one. */
export function strike(t: Turn, evidence: number, thrown: boolean): Band | undefined {
  const { action, state, tell } = t
  const { target } = action
  const named = target?.kind === 'person' && target.present ? personById(t, target.id) : undefined
  const meant = HIM_OR_HER.exec(action.words)
  const pron = meant?.[1] ? 'he' : 'she'
  const person = named ?? (meant ? [t.npc, ...peopleNow(t)].find((each) => each?.pron === pron) : undefined)
  if (action.verb !== 'fight' || !person || person.offstage) return undefined
  const blows = (state.flags.blows ?? 0) + 1
  state.flags.blows = blows
  focus(t, person)
  takeUpAttempt(t)
  if (blows > 1) {
    tell.put(1, drawSurely(t, 'climax.held'), 'climax')
    return 'setback'
  }
  for (const each of peopleNow(t)) shiftMood(t, each.id, -1)
  noteBlow(t, person)
  const band = thrown ? roll(t, 'fight', evidence) : 'setback'
  tell.put(1, drawSurely(t, isGood(band) ? 'climax.struck' : 'climax.missed'), 'climax')
  return band
}
