import { INWARD_EN } from '../language/acts-en.ts'
import { CHECK_LABELS } from '../language/checks-en.ts'
import { CHASES } from '../language/en.ts'
import { isHere } from '../language/glue-en.ts'
import { putOutcome, takeUp } from '../prose/uptake.ts'
import { tellAbsent } from './absent.ts'
import { roll } from './check.ts'
import { findHere, putLead } from './clue.ts'
import { fail, payForSuccess } from './price.ts'
import { beginScene } from './scene.ts'
import {
  bank,
  bindPlace,
  draw,
  focus,
  isGood,
  memoryOf,
  mention,
  peopleNow,
  personById,
  placeById,
  placeNow,
  type Turn,
  wayOut,
} from './turn.ts'

/** At most this many people are described on arrival. */
const SEEN_ON_ARRIVAL = 2

/** The hero stands in a place; it and whoever is there are described. */
function arrive(t: Turn, id: string) {
  const { state, tell } = t
  state.place = id
  t.moved = true
  bindPlace(t)
  const place = placeNow(t)
  const first = !state.flags[`v:${id}`]
  state.flags[`v:${id}`] = Math.max(1, state.turn)
  tell.put(2, first ? tell.next(place.look) : tell.draw(place.again) || tell.draw(place.sense), 'place')
  for (const person of peopleNow(t).slice(0, SEEN_ON_ARRIVAL)) {
    const memory = memoryOf(t, person.id)
    focus(t, person)
    const again = person.manner.map((m) => isHere(m))
    tell.put(2, memory.met ? tell.draw(again) || draw(t, 'presence') : tell.next(person.look), 'who')
    memory.met = 1
    state.last = [person.id]
  }
  focus(t, peopleNow(t)[0])
}

/** Whether open ways lead from here to a place; its own door may be shut. */
export function reachable(t: Turn, id: string): boolean {
  const seen = new Set([t.state.place])
  const queue = [t.state.place]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const exit of placeById(t, at).exits) {
      if (seen.has(exit) || (t.state.shut.includes(exit) && exit !== id)) continue
      seen.add(exit)
      queue.push(exit)
    }
  }
  return seen.has(id)
}

function forceDoor(t: Turn, id: string) {
  const { state, tell } = t
  const place = placeById(t, id)
  const lock = place.locked
  tell.slots.door = place.name
  const open = (): void => {
    state.shut = state.shut.filter((x) => x !== id)
    arrive(t, id)
  }
  if (lock && state.things[lock.by] === 'me') {
    tell.put(1, tell.next(lock.opens), 'outcome')
    return open()
  }
  tell.put(1, tell.next(lock?.text) || draw(t, 'shutAgain'), 'outcome')
  const again = state.tries[`d:${id}`] !== undefined
  state.tries[`d:${id}`] = state.turn
  const paid = t.check !== null
  const band = roll(t, 'take', again ? 3 : lock ? -1 : 0, CHECK_LABELS.door)
  putOutcome(t, 'force', band)
  if (!isGood(band)) return fail(t, band)
  if (band === 'price' && !paid) payForSuccess(t)
  open()
}

/** Walks to a place by open ways; a shut door is where one stops and tries. False when no way leads there. */
export function goTo(t: Turn, id: string): boolean {
  if (!reachable(t, id)) return false
  if (t.state.shut.includes(id)) forceDoor(t, id)
  else arrive(t, id)
  return true
}

function stayHere(t: Turn) {
  const place = placeNow(t)
  t.tell.put(1, draw(t, 'alreadyHere'), 'outcome')
  t.tell.put(2, t.tell.draw(place.again) || t.tell.draw(place.sense), 'place')
  if (!findHere(t)) putLead(t)
}

/** Where a flight leads; nothing when it fails. */
function fleeTo(t: Turn): string | undefined {
  takeUp(t, 'go')
  const hunted = peopleNow(t).some((p) => p.violent || memoryOf(t, p.id).mood <= -2)
  const band = hunted ? roll(t, 'flee') : undefined
  if (band && !isGood(band)) {
    putOutcome(t, 'body', band)
    fail(t, band)
    return undefined
  }
  return wayOut(t)
}

/** The one room that lies behind this place and has no other door. */
export function innerRoom(t: Turn): string | undefined {
  const here = placeNow(t)
  const inner = here.exits.filter((id) => placeById(t, id).exits.every((back) => back === here.id))
  return inner.length === 1 ? inner[0] : undefined
}

/** As many turns after somebody has made off they can still be run after. */
const IN_SIGHT = 2

/** Whether somebody went from here so lately that there is anybody to chase. */
const justLeft = ({ state }: Turn, id: string): boolean =>
  ['out', 'beaten'].some((why) => state.turn - (state.flags[`${why}:${id}`] ?? -IN_SIGHT) <= IN_SIGHT)

/** go · follow · flee */
export function actMove(t: Turn) {
  const { action, state } = t
  const within = action.free && INWARD_EN.test(action.words) ? innerRoom(t) : undefined
  if (within) {
    takeUp(t, 'go')
    if (goTo(t, within)) return
  }
  const person = action.target?.kind === 'person' ? personById(t, action.target.id) : undefined
  let to = action.target?.kind === 'place' ? action.target.id : person ? memoryOf(t, person.id).at : undefined
  if (action.verb === 'flee' && !to) {
    to = fleeTo(t)
    if (!to) return
  } else if (action.verb === 'follow' && person && (!action.free || CHASES.test(action.words))) {
    takeUp(t, 'go')
    if (memoryOf(t, person.id).gone || to === 'away' || to === state.place) {
      mention(t, person)
      t.tell.put(1, t.tell.draw(bank(t, to === state.place ? 'followHere' : 'followGone')), 'outcome')
      return putLead(t)
    }
    if (action.free && !justLeft(t, person.id)) return tellAbsent(t, person.id)
    mention(t, person)
    return beginScene(t, 'chase', person.id)
  } else takeUp(t, 'go')
  if (to && to !== state.place && goTo(t, to)) return
  if (to === state.place) return stayHere(t)
  t.tell.put(1, draw(t, 'noWay'), 'outcome')
  putLead(t)
}
