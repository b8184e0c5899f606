import { SUNG_FOR_EN } from '../language/acts-en.ts'
import { takeUpAttempt } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import type { Verb } from '../words.ts'
import { putLead } from './clue.ts'
import { markOf } from './marks.ts'
import { isNounOf, nounTyped, standsHere } from './scenery.ts'
import {
  draw,
  drawSurely,
  focus,
  memoryOf,
  mention,
  peopleNow,
  personById,
  placeById,
  type Turn,
  whereIs,
} from './turn.ts'

/** Where the hero has reason to think that a person is: where they were met or went, or what bears their name. */
export function knownPlace(t: Turn, person: Person): string | undefined {
  const { at, gone, met } = memoryOf(t, person.id)
  if (gone || at === 'away' || at === t.state.place) return undefined
  const place = placeById(t, at)
  const surname = person.call.split(' ').at(-1) ?? ''
  if (person.at === at && surname.length > 3 && place.name.includes(surname)) return at
  if (!met) return undefined
  const sawThem = Boolean(t.state.flags[`out:${person.id}`] ?? t.state.flags[`v:${at}`])
  return sawThem || placeById(t, t.state.place).exits.includes(at) ? at : undefined
}

/** Whoever is here and would say where a person is, who can be gone to. */
export function whoKnows(t: Turn, id: string): Person | undefined {
  const { at, gone } = memoryOf(t, id)
  if (gone || at === 'away' || at === t.state.place || t.state.shut.includes(at)) return undefined
  return peopleNow(t).find((p) => p.id !== id && memoryOf(t, p.id).mood >= 0)
}

/** The slots of where a person is. */
const whereOf = (t: Turn, at: string) => ({ eplace: placeById(t, at).name, ewhere: whereIs(placeById(t, at)) })

/** Says where a person is, as somebody here or the hero knows it; '' where nobody does. */
export function whereabouts(t: Turn, id: string): string {
  const person = personById(t, id)
  if (!person) return ''
  mention(t, person)
  const known = knownPlace(t, person)
  const line = known ? draw(t, 'goneTo', whereOf(t, known)) : ''
  const teller = line ? undefined : whoKnows(t, id)
  if (!teller) return line
  focus(t, teller)
  return draw(t, 'goneTo.told', whereOf(t, memoryOf(t, id).at))
}

/** What a refusal is known by, should they come in after all. */
const refusalOf = (id: string): string => `absent:${id}`

/** Tells that a person is elsewhere, where if that is known, and what else there is. */
export function tellAbsent(t: Turn, id: string) {
  mention(t, personById(t, id))
  t.tell.put(1, whereabouts(t, id) || draw(t, 'notHere'), refusalOf(id))
  putLead(t)
}

/** Whoever was said to be elsewhere comes in: that they do is the answer. */
export function takeBackAbsence(t: Turn, id: string) {
  const { segments } = t.tell
  const at = segments.findIndex((x) => x.source === refusalOf(id))
  if (at >= 0) segments.splice(at, 1)
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
  if (verb === 'perform' && SUNG_FOR_EN.test(t.action.vp)) return false
  if (target?.kind !== 'detail' || target.present || verb === 'refrain') return tellThingElsewhere(t)
  if (markOf(t, target.id)?.how === 'mine') return false
  const place = t.world.quest.places.find((p) => p.details.some((d) => d.id === target.id))
  if (!place || place.id === t.state.place) return false
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, 'detailElsewhere', { thing: target.text, ewhere: whereIs(place) }), 'outcome')
  putLead(t)
  return true
}
