import { drawFresh, keepEcho, putOutcome, takeUp } from '../prose/uptake.ts'
import { roll } from './check.ts'
import { findHere, putLead } from './clue.ts'
import { fail, payForSuccess } from './price.ts'
import { beginScene, maySet } from './scene.ts'
import { smallTalk } from './talk.ts'
import { isGood, shiftMood, type Turn } from './turn.ts'

/** perform: anything else. The world says yes, but. */
export function actPerform(t: Turn) {
  const { action, state, tell, npc } = t
  if (action.foul) {
    tell.put(1, drawFresh(t, npc ? 'insult' : 'insult.alone'), 'uptake')
    if (npc) {
      shiftMood(t, npc.id, -1)
      tell.put(2, tell.draw(npc.cold), 'speech')
    }
    return putLead(t)
  }
  takeUp(t, 'perform')
  if (action.tags?.has('magic') && maySet(t, 'magic')) return beginScene(t, 'magic', npc?.id ?? '')
  const band = roll(t, 'perform')
  putOutcome(t, npc ? 'performed' : 'perform', band)
  keepEcho(t)
  if (!isGood(band)) return fail(t, band)
  if (band === 'triumph' || !npc) {
    if (!findHere(t)) state.edge += 2
  } else {
    state.edge += 1
    smallTalk(t, npc)
  }
  if (band === 'price') payForSuccess(t)
}
