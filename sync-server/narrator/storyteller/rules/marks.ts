import type { Mark } from '../state.ts'
import { placeNow, type Turn } from './turn.ts'

/** At most as many things are remembered by what became of them; the oldest are forgotten first. */
const MAX_MARKS = 16

/** What became of a thing of some place; nothing for one that is as it was. */
export const markOf = (t: Turn, key: string): Mark | undefined => t.state.marks?.find((m) => m.key === key)

/** Remembers what became of a thing here. */
export function setMark(t: Turn, key: string, thing: string, how: Mark['how']): void {
  const rest = (t.state.marks ?? []).filter((m) => m.key !== key)
  t.state.marks = [...rest, { key, thing, how, place: placeNow(t).id }].slice(-MAX_MARKS)
}

/** Small things that the hero took or made, by their names. */
export const marksCarried = (t: Turn): readonly Mark[] => (t.state.marks ?? []).filter((m) => m.how === 'mine')
