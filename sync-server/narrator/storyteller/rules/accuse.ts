import { beginClimax } from '../drama/climax.ts'
import { tick } from '../drama/clock.ts'
import { takeUp } from '../prose/uptake.ts'
import { putLead } from './clue.ts'
import { draw, facetsKnown, focus, memoryOf, personById, shiftMood, type Turn } from './turn.ts'

/** Earliest turn at which an accusation opens the last scene, and the facets it needs. */
export const ACCUSE_FROM = { turn: 11, facets: 2 } as const

/** accuse: opens the last scene when there is enough to stand on. */
export function actAccuse(t: Turn) {
  const { action, state, tell } = t
  const person = action.target?.kind === 'person' ? personById(t, action.target.id) : undefined
  takeUp(t, 'say')
  if (state.turn >= ACCUSE_FROM.turn && facetsKnown(t) >= ACCUSE_FROM.facets) {
    state.flags[`accused:${person?.id ?? t.truth.culprit}`] = state.turn
    return beginClimax(t, 'accuse')
  }
  if (person && memoryOf(t, person.id).at === state.place) {
    focus(t, person)
    shiftMood(t, person.id, -1)
    tell.put(1, draw(t, 'tooSoon'), 'outcome')
    tell.put(2, tell.draw(person.cold), 'speech')
  } else tell.put(1, draw(t, 'tooSoonAlone'), 'outcome')
  tick(state, 1)
  putLead(t)
}
