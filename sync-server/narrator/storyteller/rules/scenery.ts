import { lootEn } from '../language/acts-en.ts'
import { the } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import { isThingEn, ownThingEn, singularEn, thingsNamedEn, withoutOwnerEn } from '../language/scenery-en.ts'
import type { Mark, Ref } from '../state.ts'
import type { Place } from '../types.ts'
import { openClue } from './clue.ts'
import { markOf, marksCarried } from './marks.ts'
import { placeNow, type Turn } from './turn.ts'

type Detail = Place['details'][number]

/** A thing of the room: a detail of it, or what only its text, or a text just told, names. */
export interface Scenery {
  /** By which it is remembered. */
  readonly key: string
  /** With its article: “the stool”. */
  readonly thing: string
  /** The detail that it is, or in which it stands. */
  readonly detail: Detail | undefined
  /** It is that detail, and no mere part of it. */
  readonly whole: boolean
}

const NAMED = new WeakMap<Place, ReadonlyMap<string, ReadonlySet<string>>>()

/** The nouns of a place's texts: its own under '', those of its details under their ids. */
function nounsOf(place: Place): ReadonlyMap<string, ReadonlySet<string>> {
  const known = NAMED.get(place)
  if (known) return known
  const nouns = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.flatMap((x) => thingsNamedEn(x)).map(singularEn))
  const map = new Map([['', nouns([...place.look, ...place.again, ...place.sense])]])
  for (const d of place.details) map.set(d.id, nouns([d.noun, ...(d.alias ?? []).map(the), ...d.text]))
  NAMED.set(place, map)
  return map
}

/** The detail of this place in whose texts a noun stands; one that still keeps a clue first. */
function ownerOf(t: Turn, noun: string): Detail | undefined {
  const place = placeNow(t)
  const nouns = nounsOf(place)
  const keeps = (d: Detail) => openClue(t, (v) => v.detail === d.id)
  const inClue = place.details.find((d) => thingsNamedEn(keeps(d)?.text ?? '').some((x) => singularEn(x) === noun))
  const owners = place.details.filter((d) => nouns.get(d.id)?.has(noun))
  return inClue ?? owners.find(keeps) ?? owners[0]
}

const headOf = (noun: string): string => (noun.toLowerCase().split(' ').at(-1) ?? '').replace(/[^\p{L}’'-]/gu, '')

/** What is carried of small things, by the noun in question. */
const carriedMark = (t: Turn, noun: string): Mark | undefined =>
  marksCarried(t).find((m) => singularEn(headOf(m.thing)) === noun)

/** A noun that stands in the texts of the room itself. */
export function standsHere(t: Turn, noun: string): boolean {
  const single = singularEn(headOf(noun))
  return [...nounsOf(placeNow(t)).values()].some((nouns) => nouns.has(single)) || carriedMark(t, single) !== undefined
}

/** Whether the noun of a thing is this one: “clock” of “the slow clock”, and not “crown” of “the measure of the crown”. */
export const isNounOf = (thing: string, noun: string): boolean =>
  singularEn(headOf(withoutOwnerEn(bare(thing)))) === singularEn(headOf(noun))

/** A noun that the room, or what was just told, has in it. */
export function sceneryNamed(t: Turn, noun: string): Scenery | undefined {
  const head = headOf(noun)
  if (!isThingEn(head)) return undefined
  const single = singularEn(head)
  const held = carriedMark(t, single)
  if (held) return { key: held.key, thing: held.thing, detail: undefined, whole: true }
  const detail = ownerOf(t, single)
  const told = t.state.named?.some((x) => singularEn(x) === single)
  if (!detail && !told && !nounsOf(placeNow(t)).get('')?.has(single)) return undefined
  return { key: `${t.state.place}/${single}`, thing: the(bare(noun).toLowerCase()), detail, whole: false }
}

/** The noun by which a thing without a rule was named: unknown, or only a subject of talk. */
export function nounTyped(t: Turn, ref: Ref | undefined): string | undefined {
  if (ref?.kind === 'unknown') return bare(ref.text)
  // Another name of the subject may have been typed.
  return ref?.kind === 'topic' && t.action.free ? lootEn(t.action.words).split(' ').at(-1) : undefined
}

function sceneryOf(t: Turn, ref: Ref | undefined): Scenery | undefined {
  if (ref?.kind === 'detail') {
    const detail = placeNow(t).details.find((d) => d.id === ref.id)
    if (detail) return { key: detail.id, thing: detail.noun, detail, whole: true }
    const mark = markOf(t, ref.id)
    return mark?.how === 'mine' ? { key: mark.key, thing: mark.thing, detail: undefined, whole: true } : undefined
  }
  const noun = nounTyped(t, ref)
  return noun === undefined ? undefined : sceneryNamed(t, noun)
}

/** Whether it is there to be pointed at: what lies in a locker that nobody opened is not. */
export function isInSight(t: Turn, { detail, whole, thing }: Scenery): boolean {
  const place = placeNow(t)
  if (whole || !detail || t.state.seen.includes(detail.id)) return true
  return (
    nounsOf(place)
      .get('')
      ?.has(singularEn(headOf(thing))) ?? false
  )
}

/** The thing of the room that an act is on, if it is on one. */
export const sceneryOn = (t: Turn): Scenery | undefined =>
  sceneryOf(t, t.action.tool) ?? sceneryOf(t, t.action.target) ?? handled(t)

/** A thing of the room in words that were heard as something at large: a place, a subject. */
function handled(t: Turn): Scenery | undefined {
  const { target, noun } = t.action
  return target || !noun ? undefined : sceneryNamed(t, bare(noun))
}

/** Whether a thing named, that no rule knows, is in the room after all, or the hero's own. */
export const isAtHand = (t: Turn, ref: Ref | undefined): boolean =>
  ref?.kind === 'unknown' && (sceneryNamed(t, bare(ref.text)) !== undefined || ownThingEn(t.action.words) !== undefined)

/** The nouns of a reply, kept for two turns: what was just told can be looked at. */
export function keepNamed(t: Turn, text: string): void {
  const { state } = t
  // What only the player named is not there for having been denied.
  const typed = new Set(thingsNamedEn(t.heard.toLowerCase().split(' ').map(the).join(' ')))
  const now = thingsNamedEn(text)
    .filter((x) => !typed.has(x))
    .slice(-MAX_NAMED)
  const before = (state.named ?? []).slice(-MAX_NAMED).filter((x) => !now.includes(x))
  state.named = [...before, ...now]
}
/** So many nouns of a reply are kept. */
const MAX_NAMED = 40
