import { tick } from '../drama/clock.ts'
import { conclude, endingOf } from '../drama/endings.ts'
import { takeUp } from '../prose/uptake.ts'
import { putLead } from './clue.ts'
import { draw, type Turn } from './turn.ts'

/** From this turn on the third attempt to leave ends the story. */
const GONE_FROM = { turn: 12, tries: 3 } as const

/** leave: pulled back with a new reason each time, until it is meant. */
export function actLeave(t: Turn) {
  const { state, tell } = t
  state.leaveTries++
  takeUp(t, 'go')
  const gone = endingOf(t, 'gone')
  if (gone && state.turn >= GONE_FROM.turn && state.leaveTries >= GONE_FROM.tries) return conclude(t, gone)
  tell.put(1, draw(t, 'leave'), 'outcome')
  tick(state, 1)
  putLead(t)
}
