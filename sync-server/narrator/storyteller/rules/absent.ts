import { takeUpAttempt } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { putLead } from './clue.ts'
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
function knownPlace(t: Turn, person: Person): string | undefined {
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

/** Tells that a detail is in another place, where the hero has seen it. False for what is here. */
export function tellElsewhere(t: Turn): boolean {
  const { target, verb } = t.action
  if (target?.kind !== 'detail' || target.present || verb === 'refrain') return false
  const place = t.world.quest.places.find((p) => p.details.some((d) => d.id === target.id))
  if (!place || place.id === t.state.place) return false
  takeUpAttempt(t)
  t.tell.put(1, drawSurely(t, 'detailElsewhere', { thing: target.text, ewhere: whereIs(place) }), 'outcome')
  putLead(t)
  return true
}
