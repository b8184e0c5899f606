import { BACK_EN, compassPoint, DIRECTION_EN, placesThere } from '../language/directions-en.ts'
import { OUT_BY_EN } from '../language/ways-en.ts'
import type { Ref } from '../state.ts'
import type { Listener } from './listener.ts'

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

/** The way that a direction means from here: the exit whose name fits it, else the first that is open. */
export function wayFrom(text: string, l: Listener): Ref | undefined {
  const exits = l.quest.places.find((p) => p.id === l.state.place)?.exits ?? []
  const open = exits.filter((id) => !l.state.shut.includes(id))
  const refOf = (id: string | undefined): Ref | undefined =>
    l.known.find((k) => k.ref.kind === 'place' && k.ref.id === id)?.ref
  const back = BACK_EN.test(text) ? cameFrom(l, exits) : undefined
  if (back) return refOf(back)
  const named = (pattern: RegExp): string | undefined =>
    exits.find((id) => {
      const place = l.quest.places.find((p) => p.id === id)
      return [place?.name ?? '', ...(place?.alias ?? [])].some((name) => pattern.test(name))
    })
  const by = OUT_BY_EN.exec(text)?.[1]?.toLowerCase()
  const fitting = by && exits.find((id) => has(id, by, l))
  if (fitting) return refOf(fitting)
  for (const pattern of placesThere(text)) {
    const found = named(pattern)
    if (found) return refOf(found)
  }
  const point = compassPoint(text)
  return refOf(point === undefined ? open[0] : open[point % Math.max(1, open.length)])
}

/** Whether the words name a direction and no place. */
export const isDirection = (text: string): boolean => DIRECTION_EN.test(text)
