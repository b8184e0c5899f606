import { leftEn } from '../language/others-en.ts'
import type { Person } from '../types.ts'
import { escapePattern } from '../understand/normalise.ts'
import { drawSurely, memoryOf, peopleNow, placeById, type Turn, wayOut } from './turn.ts'

/** What of a reply may tell in words that somebody goes: the storyteller's own lines, and no author's. */
const TELLS: readonly string[] = ['outcome', 'speech', 'consequence', 'cost', 'position', 'stake', 'idle']

/** Somebody goes from here, and is elsewhere from now on. False where there is no way out. */
function moveAway(t: Turn, person: Person): string | undefined {
  const to = wayOut(t)
  if (to === t.state.place) return undefined
  memoryOf(t, person.id).at = to
  t.state.flags[`out:${person.id}`] = t.state.turn
  if (t.npc === person) t.state.last = []
  return placeById(t, to).name
}

/** Somebody goes from here, and is seen to go. False where there is no way out. */
export function depart(t: Turn, person: Person): boolean {
  const away = moveAway(t, person)
  if (away) t.tell.put(3, drawSurely(t, 'walksOut', { away }), 'consequence')
  return away !== undefined
}

/** Whether a text says that a person has gone. */
const says = (text: string, person: Person): boolean => leftEn(escapePattern(person.call)).test(text)

/** Whether the reply says so far that a person has gone. */
export const isToldGone = (t: Turn, person: Person): boolean =>
  t.tell.segments.some((x) => TELLS.includes(x.source) && says(x.text.replace(/“[^”]*”/g, ' ”'), person))

/** Whoever has gone in so many words has gone. */
export function heedDepartures(t: Turn): void {
  if (t.state.climax || t.state.ended) return
  for (const person of peopleNow(t)) {
    if (isToldGone(t, person) && t.state.scene?.target !== person.id) moveAway(t, person)
  }
}
