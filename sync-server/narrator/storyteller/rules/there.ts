import { EN } from '../language/en.ts'
import type { Ref, State } from '../state.ts'
import type { Quest } from '../types.ts'
import { createListener } from '../understand/listener.ts'
import { resolve } from '../understand/resolve.ts'

/** So many turns “there” means the place that was named last. */
const LATELY = 3
const flagOf = (id: string): string => `there:${id}`

const refOf = (quest: Quest, id: string): Ref | undefined => {
  const place = quest.places.find((p) => p.id === id)
  return place && { kind: 'place', id, text: place.name, present: false }
}

/** The place that the player named last, and not long ago. */
export function placeNamedLately(quest: Quest, { flags, place, turn }: State): Ref | undefined {
  const id = quest.places.map((p) => p.id).find((x) => turn - (flags[flagOf(x)] ?? -LATELY) < LATELY)
  return id && id !== place ? refOf(quest, id) : undefined
}

/** Remembers which place the player's words named, if one. */
export function notePlaceNamed(quest: Quest, state: State, heard: string): void {
  const places = createListener(quest, state, EN).known.filter((k) => k.ref.kind === 'place')
  const named = resolve(heard, places)
  if (!named || named.id === state.place) return
  for (const { id } of quest.places) delete state.flags[flagOf(id)]
  state.flags[flagOf(named.id)] = state.turn
}
