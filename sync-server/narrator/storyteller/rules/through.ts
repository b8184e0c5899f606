import { TO_A_HEARER_EN } from '../language/address-en.ts'
import { speak, takeUp } from '../prose/uptake.ts'
import { goTo, innerRoom } from './move.ts'
import { speakTo } from './talk.ts'
import { draw, focus, memoryOf, peopleNow, type Turn } from './turn.ts'

/** Speaks to whoever is behind the open door of the one room that lies off this empty place. False where nobody is. */
export function speakThrough(t: Turn): boolean {
  const { action, state, tell, world } = t
  if ((action.verb !== 'ask' && action.verb !== 'say') || action.target || peopleNow(t).length) return false
  if (action.verb === 'say' && !TO_A_HEARER_EN.test(action.words)) return false
  const room = innerRoom(t)
  if (!room || state.shut.includes(room)) return false
  const person = world.quest.people.find((p) => memoryOf(t, p.id).at === room && !memoryOf(t, p.id).gone)
  if (!person) return false
  if (action.quote && !action.foul) speak(t, action.quote)
  else takeUp(t, 'say')
  tell.put(1, draw(t, 'speakThrough'), 'outcome')
  goTo(t, room)
  focus(t, person)
  speakTo(t, person)
  return true
}
