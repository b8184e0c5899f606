import { tick } from '../drama/clock.ts'
import { conclude, endingOf } from '../drama/endings.ts'
import { takeUp, takeUpAttempt } from '../prose/uptake.ts'
import { putLead } from './clue.ts'
import { draw, type Turn } from './turn.ts'

/** From this turn on the third attempt to leave ends the story. */
const GONE_FROM = { turn: 12, tries: 3 } as const

/** leave: pulled back with a new reason each time, until it is meant. */
export function actLeave(t: Turn) {
  const { state, tell } = t
  state.leaveTries++
  const gone = endingOf(t, 'gone')
  if (gone && state.turn >= GONE_FROM.turn && state.leaveTries >= GONE_FROM.tries) {
    takeUp(t, 'go')
    return conclude(t, gone)
  }
  takeUpAttempt(t)
  tell.put(1, draw(t, 'leave'), 'outcome')
  tick(state, 1)
  putLead(t)
}
