import { ANYBODY_EN, CALL_EN } from '../language/address-en.ts'
import { speak, takeUp } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { speakTo } from './talk.ts'
import { draw, focus, memoryOf, peopleNow, placeById, placeNow, type Turn } from './turn.ts'

/** Turns before a voice in an empty place brings somebody again. */
const REST = 5

/** Somebody a step away who is free to come. */
function withinCall(t: Turn): Person | undefined {
  const near = placeNow(t).exits.filter((id) => !t.state.shut.includes(id) && !placeById(t, id).locked)
  const free = t.world.quest.people.filter((p) => {
    const memory = memoryOf(t, p.id)
    return !p.offstage && !p.violent && !memory.gone && memory.mood > -2 && near.includes(memory.at)
  })
  return t.rng.shuffle(free)[0]
}

/** Turns to somebody, with what the player says or does, and is answered. */
function address(t: Turn, person: Person): void {
  const { action } = t
  focus(t, person)
  if (action.quote && !action.foul) speak(t, action.quote)
  else takeUp(t, 'say')
}

/** Words for anybody are for whoever is here, or bring whoever is within call. False when nobody comes. */
export function callIn(t: Turn): boolean {
  const { action, state, tell } = t
  if ((action.verb !== 'ask' && action.verb !== 'say') || action.foul || t.besides) return false
  const { target } = action
  const forAnybody = ANYBODY_EN.test(action.words) && !(target?.kind === 'person' && target.present)
  const here = peopleNow(t)[0]
  if (here) {
    if (!forAnybody || target?.kind !== 'person') return false
    address(t, here)
    speakTo(t, here)
    return true
  }
  if (!forAnybody && (target?.kind === 'person' || !(action.quote || CALL_EN.test(action.words)))) return false
  const person = state.turn - (state.flags.called ?? -REST) < REST ? undefined : withinCall(t)
  if (!person) return false
  state.flags.called = state.turn
  address(t, person)
  const memory = memoryOf(t, person.id)
  memory.at = state.place
  memory.met = 1
  tell.put(1, draw(t, 'calledIn'), 'outcome')
  speakTo(t, person)
  return true
}
