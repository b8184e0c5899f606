import type { Check } from '../../../../shared/model/message.ts'
import type { DiceSource, HeroSnapshot } from '../../narrator.ts'
import type { Action } from '../action.ts'
import { PHRASES } from '../language/en.ts'
import type { Teller } from '../prose/teller.ts'
import type { Rng } from '../rng.ts'
import type { State } from '../state.ts'
import type { Person, Place, Truth, World } from '../types.ts'
import { peopleHere } from '../understand/resolve.ts'

/** How a check came out. */
export type Band = Check['band']

/** One turn while it is played. `state` is this turn's own copy and is changed in place. */
export interface Turn {
  readonly world: World
  readonly state: State
  readonly truth: Truth
  readonly tell: Teller
  readonly rng: Rng
  readonly hero: HeroSnapshot
  readonly dice: DiceSource
  readonly action: Action
  /** The player's whole input, cleaned. */
  readonly heard: string
  /** Set for the second act of a sentence: told as what comes next, without a die of its own where one was thrown. */
  readonly besides?: 'free' | 'thrown'
  /** Whom the reply is about. */
  npc: Person | undefined
  check: Check | null
  moved: boolean
  /** What was meant could not be done: the thing is not here, or nobody is. */
  missed?: boolean
  /** The hero let time pass: the world may take the word. */
  still: boolean
}

/** Lines of a bank of the kit; empty when the kit has none. */
export const bank = (t: Turn, name: string): readonly string[] => t.world.kit.bank.get(name) ?? []

/** The shared lines of a bank that the genre speaks by itself. */
export const sharedBank = (t: Turn, name: string): readonly string[] => t.world.kit.shared.get(name) ?? []

/** Draws a line from a bank of the kit; where the genre has said all of its own, from the shared bank of that name. */
export const draw = (t: Turn, name: string, extra: Record<string, string | undefined> = {}): string =>
  t.tell.draw(bank(t, name), extra) || t.tell.draw(sharedBank(t, name), extra)

/** As `draw`, but rather repeats itself than says nothing. */
export const drawSurely = (t: Turn, name: string, extra: Record<string, string | undefined> = {}): string =>
  draw(t, name, extra) || t.tell.draw(bank(t, name), extra, { must: true })

export const isGood = (band: Band | undefined): boolean => band === 'triumph' || band === 'success' || band === 'price'

export const personById = (t: Turn, id: string | undefined): Person | undefined =>
  t.world.quest.people.find((p) => p.id === id)

export const placeById = (t: Turn, id: string): Place => t.world.quest.places.find((p) => p.id === id)!

/** Where the hero is. */
export const placeNow = (t: Turn): Place => placeById(t, t.state.place)

/** Who is in the hero's place. */
export const peopleNow = (t: Turn): Person[] =>
  peopleHere(t.world.quest, t.state).flatMap((ref) => personById(t, ref.id) ?? [])

/** The memory of a person in the state. */
export const memoryOf = (t: Turn, id: string): State['people'][string] => t.state.people[id]!

/** Turns the reply to a person, or to nobody. */
export function focus(t: Turn, person: Person | undefined) {
  t.npc = person
  t.tell.person(person)
}

/** Names a second person in the reply. */
export const mention = (t: Turn, person: Person | undefined): void => t.tell.person(person, 'other')

/** Attitude −3 … 3. */
export function shiftMood(t: Turn, id: string, by: number) {
  const memory = t.state.people[id]
  if (memory) memory.mood = Math.max(-3, Math.min(3, memory.mood + by))
}

/** A place with its preposition: “on the bridge”. */
export const whereIs = (place: Place): string => `${place.prep ?? PHRASES.in} ${place.name}`

/** The slots of a phrase of the player's that comes back. */
export function echoSlots(t: Turn, echo: State['echoes'][number]): Record<string, string> {
  const place = t.world.quest.places.find((p) => p.name === echo.place)
  const ewhere = place ? whereIs(place) : `${PHRASES.in} ${echo.place}`
  return { eing: echo.ing, eyou: echo.own ?? echo.ing, eplace: echo.place, ewhere }
}

/** Sets the slots of the present place. */
export function bindPlace(t: Turn) {
  const place = placeNow(t)
  t.tell.slots.place = place.name
  t.tell.slots.where = whereIs(place)
  t.tell.slots.spot = place.details.length ? t.rng.pick(place.details).noun : undefined
  const away = t.rng.pick(place.exits)
  t.tell.slots.away = t.world.quest.places.find((p) => p.id === away)?.name
}

/** An open way out of here; the hero's own place when every way is shut. */
export function wayOut(t: Turn): string {
  const open = placeNow(t).exits.filter((e) => !t.state.shut.includes(e) && !placeById(t, e).landmark)
  return open.length ? t.rng.pick(open) : t.state.place
}

/** How many facets of the truth are closed. */
export const facetsKnown = (t: Turn): number => t.truth.facets.filter((f) => t.state.flags[`f:${f.id}`]).length

/** Remembers that somebody was accused who did not do it. */
export function noteWrongName(t: Turn, person: Person) {
  t.state.flags.misnamed = (t.state.flags.misnamed ?? 0) + 1
  t.state.flags[`named:${person.id}`] = t.state.turn
}
