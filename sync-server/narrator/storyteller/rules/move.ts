import { INWARD_EN } from '../language/acts-en.ts'
import { CHECK_LABELS } from '../language/checks-en.ts'
import { CHASES, PHRASES } from '../language/en.ts'
import { isHere } from '../language/glue-en.ts'
import { capital } from '../language/grammar.ts'
import { LEAVES_THERE_EN } from '../language/ways-en.ts'
import { putOutcome, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { tellAbsent } from './absent.ts'
import { roll } from './check.ts'
import { findHere, putLead } from './clue.ts'
import { goDeeper } from './deeper.ts'
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
  whereIs,
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
  const more = peopleNow(t).slice(SEEN_ON_ARRIVAL)
  for (const person of more) memoryOf(t, person.id).met = 1
  if (more.length) tell.put(2, tell.once(PHRASES.alsoHere(more.map((p) => p.call))), 'who')
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

/** One is there already: nothing is told as done that needs no doing. */
function stayHere(t: Turn) {
  const place = placeNow(t)
  t.tell.put(1, draw(t, 'alreadyHere') || draw(t, 'hereAlready'), 'outcome')
  t.tell.put(2, t.tell.draw(place.again) || t.tell.draw(place.sense), 'place')
  if (!findHere(t)) putLead(t)
}

/** The places on the way to another, shut or not, with that one at the end. */
function wayOf(t: Turn, id: string): string[] {
  const before = new Map<string, string>([[t.state.place, '']])
  for (const at of before.keys()) for (const exit of placeById(t, at).exits) if (!before.has(exit)) before.set(exit, at)
  const way: string[] = []
  for (let at = id; at && at !== t.state.place; at = before.get(at) ?? '') way.unshift(at)
  return way
}

/** The shut door that stands between here and a place, where no other way leads there. */
export const doorBetween = (t: Turn, id: string): string | undefined =>
  reachable(t, id) ? undefined : wayOf(t, id).find((at) => at !== id && t.state.shut.includes(at))

/** The next place on the way to another. */
export const nextOnTheWay = (t: Turn, id: string): string | undefined => wayOf(t, id)[0]

/** A walk to a place: told as done only where it can be. */
export function walkTo(t: Turn, id: string | undefined) {
  if (id === t.state.place) return stayHere(t)
  if (id && reachable(t, id)) {
    takeUp(t, 'go')
    goTo(t, id)
    return
  }
  takeUpAttempt(t)
  const shut = t.world.quest.places.some((p) => p.id === id) ? doorBetween(t, id ?? '') : undefined
  const between = shut && { eplace: placeById(t, id ?? '').name, door: placeById(t, shut).name }
  t.tell.put(1, (between && draw(t, 'wayShut', between)) || draw(t, 'noWay'), 'outcome')
  putLead(t)
}

/** A flight: it fails, or it leads somewhere, and the way there is told. */
function flee(t: Turn, wish: string | undefined) {
  const hunted = peopleNow(t).some((p) => p.violent || memoryOf(t, p.id).mood <= -2)
  const band = hunted ? roll(t, 'flee') : undefined
  if (band && !isGood(band)) {
    takeUpAttempt(t)
    putOutcome(t, 'body', band)
    return fail(t, band)
  }
  const to = wish ?? wayOut(t)
  if (wish || to === t.state.place || !reachable(t, to)) return walkTo(t, to === t.state.place ? undefined : to)
  takeUp(t, 'go')
  const place = placeById(t, to)
  t.tell.put(1, draw(t, 'flee.way', { eplace: place.name, ewhere: whereIs(place) }), 'outcome')
  goTo(t, to)
}

/** The one room that lies behind this place and has no other door. */
export function innerRoom(t: Turn): string | undefined {
  const here = placeNow(t)
  const inner = here.exits.filter(
    (id) => !placeById(t, id).landmark && placeById(t, id).exits.every((back) => back === here.id),
  )
  return inner.length === 1 ? inner[0] : undefined
}

/** As many turns after somebody has made off they can still be run after. */
const IN_SIGHT = 2

/** Whether somebody went from here so lately that there is anybody to chase. */
const justLeft = ({ state }: Turn, id: string): boolean =>
  ['out', 'beaten'].some((why) => state.turn - (state.flags[`${why}:${id}`] ?? -IN_SIGHT) <= IN_SIGHT)

/** Leaving a place of the card by its name: one cannot leave where one is not. */
function leaveThere(t: Turn, id: string) {
  takeUpAttempt(t)
  const { name } = placeById(t, id)
  t.tell.put(1, draw(t, 'notThere', { eplace: name, Eplace: capital(name) }), 'outcome')
  putLead(t)
}

/** go · follow · flee */
export function actMove(t: Turn) {
  const { action, state } = t
  if (goDeeper(t)) return
  const within = action.free && INWARD_EN.test(action.words) ? innerRoom(t) : undefined
  if (within) {
    takeUp(t, 'go')
    if (goTo(t, within)) return
  }
  const person = action.target?.kind === 'person' ? personById(t, action.target.id) : undefined
  const to = action.target?.kind === 'place' ? action.target.id : person ? memoryOf(t, person.id).at : undefined
  if (action.verb === 'flee') return flee(t, person || to === state.place ? undefined : to)
  if (action.verb === 'follow' && person && (!action.free || CHASES.test(action.words))) return follow(t, person, to)
  if (person && (to === 'away' || memoryOf(t, person.id).gone)) {
    takeUpAttempt(t)
    return tellAbsent(t, person.id)
  }
  if (to && to !== state.place && placeById(t, to).landmark && action.free && LEAVES_THERE_EN.test(action.words))
    return leaveThere(t, to)
  walkTo(t, to)
}

/** Going after somebody: a chase, where they have only just gone. */
function follow(t: Turn, person: Person, to: string | undefined) {
  takeUp(t, 'go')
  if (memoryOf(t, person.id).gone || to === 'away' || to === t.state.place) {
    mention(t, person)
    t.tell.put(1, t.tell.draw(bank(t, to === t.state.place ? 'followHere' : 'followGone')), 'outcome')
    return putLead(t)
  }
  if (t.action.free && !justLeft(t, person.id)) return tellAbsent(t, person.id)
  mention(t, person)
  return beginScene(t, 'chase', person.id)
}
