import { isOutdoorAlias, isOutdoorName } from '../language/directions-en.ts'
import type { State } from '../state.ts'
import type { Place, Quest } from '../types.ts'

type Fits = (place: Place) => boolean

/** Whether a place lies under the sky: its name says so, or one of its other names plainly. */
export const isOutdoors: Fits = (place) => isOutdoorName(place.name) || (place.alias ?? []).some(isOutdoorAlias)

/** The nearest place of a kind that open ways lead to; of two as near, one whose own name says it. */
export function nearest(quest: Quest, state: State, fits: Fits, better: Fits = fits): string | undefined {
  const placeOf = (id: string): Place | undefined => quest.places.find((p) => p.id === id)
  const seen = new Set([state.place])
  for (let ring = [state.place]; ring.length; ) {
    const next = ring
      .flatMap((id) => placeOf(id)?.exits ?? [])
      .filter((id) => !seen.has(id) && !state.shut.includes(id))
    for (const id of next) seen.add(id)
    ring = [...new Set(next)]
    const places = ring.flatMap((id) => placeOf(id) ?? [])
    const found = places.find(better) ?? places.find(fits)
    if (found) return found.id
  }
  return undefined
}

/** The nearest place out of doors. */
export const outOfDoors = (quest: Quest, state: State): string | undefined =>
  nearest(quest, state, isOutdoors, (place) => isOutdoorName(place.name))
