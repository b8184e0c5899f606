import { deeperEn } from '../language/deeper-en.ts'
import { keepEcho, takeUp } from '../prose/uptake.ts'
import { findHere, putLead, seeDetail } from './clue.ts'
import { drawSurely, placeById, placeNow, type Turn } from './turn.ts'

/** Farther into a landmark: the shaft of the mine, down the well. One comes back up, and has looked. False elsewhere. */
export function goDeeper(t: Turn): boolean {
  const { action, state } = t
  const here = placeNow(t)
  const part = here.landmark && action.free && action.verb !== 'flee' ? deeperEn(action.words) : undefined
  if (part === undefined) return false
  const { target } = action
  const other = target?.kind === 'place' && target.id !== state.place ? placeById(t, target.id) : undefined
  // A way that is called so leads there.
  if (
    other &&
    (!part || [other.name, ...(other.alias ?? [])].some((x) => x.toLowerCase().includes(part.toLowerCase())))
  )
    return false
  if (target?.kind === 'person') return false
  if (part) takeUp(t, 'search')
  t.tell.put(1, drawSurely(t, 'deeper'), 'outcome')
  // What the card says is in there is found there.
  const told = part
    ? here.details.find(
        (d) => !state.seen.includes(d.id) && new RegExp(`(?<!\\p{L})${part}`, 'iu').test(d.text.join(' ')),
      )
    : undefined
  if (!(told && seeDetail(t, told.id)) && !findHere(t)) putLead(t)
  keepEcho(t)
  return true
}
