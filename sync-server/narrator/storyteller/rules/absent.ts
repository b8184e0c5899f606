import { takeUpAttempt } from '../prose/uptake.ts'
import type { Verb } from '../words.ts'
import { putLead } from './clue.ts'
import { markOf } from './marks.ts'
import { isNounOf, nounTyped, standsHere } from './scenery.ts'
import { draw, drawSurely, memoryOf, mention, personById, placeById, type Turn, whereIs } from './turn.ts'

/** Where the hero has reason to think that a person is: where they were met, or a place seen before. */
function knownPlace(t: Turn, id: string): string | undefined {
  const memory = memoryOf(t, id)
  const person = personById(t, id)
  if (!memory.met || memory.gone || memory.at === 'away' || memory.at === t.state.place) return undefined
  const sawThemGo = Boolean(t.state.flags[`out:${id}`])
  const livesThere = person?.at === memory.at && Boolean(t.state.flags[`v:${memory.at}`])
  return sawThemGo || livesThere || placeById(t, t.state.place).exits.includes(memory.at)
    ? placeById(t, memory.at).name
    : undefined
}

/** Tells that a person is elsewhere, where if that is known, and what else there is. */
export function tellAbsent(t: Turn, id: string) {
  mention(t, personById(t, id))
  const eplace = knownPlace(t, id)
  const where = eplace ? draw(t, 'goneTo', { eplace }) : ''
  t.tell.put(1, where || draw(t, 'notHere'), 'outcome')
  putLead(t)
}

/** Acts that need a thing in the hand, or before one. */
const HANDLES: readonly Verb[] = ['look', 'search', 'use', 'craft', 'take', 'give', 'fight', 'sneak', 'perform']

/** As much of a thing known by a short name, where there is nothing of that name here. */
function tellNounElsewhere(t: Turn, noun: string): boolean {
  const { action, state, world } = t
  if (!HANDLES.includes(action.verb) || action.verb === 'give' || standsHere(t, noun)) return false
  const seen = world.quest.places.filter((p) => p.id !== state.place && state.flags[`v:${p.id}`])
  const place = seen.find((p) => p.details.some((d) => isNounOf(d.noun, noun)))
  const detail = place?.details.find((d) => isNounOf(d.noun, noun))
  if (!place || !detail) return false
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, 'detailElsewhere', { thing: detail.noun, ewhere: whereIs(place) }), 'outcome')
  putLead(t)
  return true
}

/** Tells that a thing, which the hero has seen, is in another place. False for what is here, or was never seen. */
function tellThingElsewhere(t: Turn): boolean {
  const { action, state, world } = t
  const noun = nounTyped(t, action.target)
  if (noun !== undefined && action.free) return tellNounElsewhere(t, noun)
  const ref = [action.tool, action.target].find((x) => x?.kind === 'thing')
  const thing = world.quest.things.find((x) => x.id === ref?.id)
  const at = thing && state.things[thing.id]
  const place = world.quest.places.find((p) => p.id === at && p.id !== state.place)
  if (!thing || !place || !action.free || !HANDLES.includes(action.verb) || !state.flags[`v:${place.id}`]) return false
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, 'detailElsewhere', { thing: thing.noun, ewhere: whereIs(place) }), 'outcome')
  putLead(t)
  return true
}

/** Tells that a detail is in another place, where the hero has seen it. False for what is here. */
export function tellElsewhere(t: Turn): boolean {
  const { target, verb } = t.action
  if (target?.kind !== 'detail' || target.present || verb === 'refrain') return tellThingElsewhere(t)
  if (markOf(t, target.id)?.how === 'mine') return false
  const place = t.world.quest.places.find((p) => p.details.some((d) => d.id === target.id))
  if (!place || place.id === t.state.place) return false
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, 'detailElsewhere', { thing: target.text, ewhere: whereIs(place) }), 'outcome')
  putLead(t)
  return true
}
