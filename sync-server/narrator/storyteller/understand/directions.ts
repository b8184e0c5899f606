import {
  ALTOGETHER_EN,
  BACK_EN,
  BUILDING_EN,
  compassPoint,
  DIRECTION_EN,
  isOutdoorName,
  OF_EN,
  OUTWARD_EN,
  placesThere,
  ROOM_EN,
  THRESHOLD_EN,
} from '../language/directions-en.ts'
import { AWAY_FROM_EN, bareName, FOR_GOOD_EN, LEAVE_ALONE_EN, LEAVING, OUT_BY_EN } from '../language/ways-en.ts'
import type { Ref } from '../state.ts'
import type { Listener } from './listener.ts'
import { escapePattern } from './normalise.ts'
import { inward } from './open-door.ts'
import { isOutdoors, nearest, outOfDoors } from './outdoors.ts'

/** Where the hero was before: of the places visited the latest one, as arrivals are kept. */
function cameFrom(l: Listener, exits: readonly string[]): string | undefined {
  const since = (id: string): number => l.state.flags[`v:${id}`] ?? 0
  const visited = l.quest.places.map((p) => p.id).filter((id) => id !== l.state.place && since(id) > 0)
  const latest = visited.sort((a, b) => since(b) - since(a))[0]
  return latest ?? exits.find((id) => since(id) > 0)
}

/** Whether a place is called something, or has it. */
function has(id: string, noun: string, l: Listener): boolean {
  const place = l.quest.places.find((p) => p.id === id)
  const details = place?.details.flatMap((d) => [d.noun, ...(d.alias ?? [])]) ?? []
  return [place?.name ?? '', ...(place?.alias ?? []), ...details].some((name) =>
    name.toLowerCase().split(' ').includes(noun),
  )
}

/** The place that lies inside, seen from a porch, a gate or a yard; undefined where one is inside. */
export function wayIn(text: string, l: Listener): Ref | undefined {
  const here = l.quest.places.find((p) => p.id === l.state.place)
  if (!here || !THRESHOLD_EN.test(here.name)) return undefined
  // Into the porch itself, by its own name, is where one stands.
  const noun = here.name.split(OF_EN)[0]?.toLowerCase().split(' ').at(-1) ?? ''
  if (text.toLowerCase().includes(noun)) return undefined
  const open = here.exits.filter((id) => !l.state.shut.includes(id))
  const inner = open.filter((id) => !l.quest.places.some((p) => p.id === id && (p.landmark || isOutdoors(p))))
  const named = inner.find((id) => placesThere('in').some((pattern) => isNamed(id, pattern, l)))
  return refOf(named ?? inner[0], l)
}

/** Whether one of the names of a place is of a kind. */
const isNamed = (id: string, pattern: RegExp, l: Listener): boolean => {
  const place = l.quest.places.find((p) => p.id === id)
  return [place?.name ?? '', ...(place?.alias ?? [])].some((name) => pattern.test(name))
}

const refOf = (id: string | undefined, l: Listener): Ref | undefined =>
  l.known.find((k) => k.ref.kind === 'place' && k.ref.id === id)?.ref

/** Whether words for leaving mean what one is in altogether, and there is nothing out of doors to go to. */
export function leavesAltogether(text: string, l: Listener): boolean {
  const by = OUT_BY_EN.exec(text)?.[1] ?? ''
  return ALTOGETHER_EN.test(by) || ((!by || BUILDING_EN.test(by)) && LEAVE_ALONE_EN.test(text) && !wayOutward(text, l))
}

/** Whether the hero means to leave the place of the story, and not only a room of it. */
export function leavesForGood(text: string, l: Listener): boolean {
  if (FOR_GOOD_EN.test(text)) return true
  const from = bareName(AWAY_FROM_EN.exec(text)?.[1] ?? '')
  const town = bareName(l.quest.slots.town ?? '')
  // A place of the card that is called as the town is is left for the next room, and not for good.
  if (l.quest.places.some((p) => p.id === l.state.place && bareName(p.name) === town)) return false
  return town !== '' && new RegExp(`^${escapePattern(town)}(?!\\p{L}|['’])`, 'u').test(from)
}

/** Where “out” leads: by what is named, out of the room, or out of doors, however many rooms that is. */
function wayOutward(text: string, l: Listener): string | undefined {
  const { quest, state } = l
  const here = quest.places.find((p) => p.id === state.place)
  const exits = here?.exits ?? []
  const by = OUT_BY_EN.exec(text)?.[1]?.toLowerCase() ?? ''
  const own = ROOM_EN.test(by) || (by && has(state.place, by, l)) || (here && isOutdoorName(here.name))
  const fitting = by && !own && !BUILDING_EN.test(by) ? exits.find((id) => has(id, by, l)) : undefined
  if (fitting) return fitting
  if (own) {
    const near = exits.find((id) => !state.shut.includes(id) && quest.places.some((p) => p.id === id && isOutdoors(p)))
    const further = exits.find((id) => !state.shut.includes(id) && placesThere('out').some((x) => isNamed(id, x, l)))
    if (near ?? further) return near ?? further
    // Out of doors there is no further out.
    if (!LEAVING.test(text)) return state.place
    return cameFrom(l, exits) ?? exits.find((id) => !state.shut.includes(id))
  }
  // What nothing here is called is no way out of here.
  if (by && !BUILDING_EN.test(by)) return nearest(quest, state, (place) => has(place.id, by, l))
  return outOfDoors(quest, state) ?? (LEAVE_ALONE_EN.test(text) ? cameFrom(l, exits) : undefined)
}

/** The way that a direction means from here: the exit whose name fits it, else the first that is open. */
export function wayFrom(text: string, l: Listener): Ref | undefined {
  const exits = l.quest.places.find((p) => p.id === l.state.place)?.exits ?? []
  const open = exits.filter((id) => !l.state.shut.includes(id))
  const back = BACK_EN.test(text) ? cameFrom(l, exits) : undefined
  if (back) return refOf(back, l)
  if (OUTWARD_EN.test(text)) return refOf(wayOutward(text, l), l)
  const within = inward(text, l)
  if (within) return within
  for (const pattern of placesThere(text)) {
    const found = exits.find((id) => isNamed(id, pattern, l))
    if (found) return refOf(found, l)
  }
  const point = compassPoint(text)
  return refOf(point === undefined ? open[0] : open[point % Math.max(1, open.length)], l)
}

/** Whether the words name a direction and no place. */
export const isDirection = (text: string): boolean => DIRECTION_EN.test(text)
