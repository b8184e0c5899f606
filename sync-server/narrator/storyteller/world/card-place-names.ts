import { KIN_BEFORE, PLACE_OPENS, THE_BEFORE } from '../language/card-people-en.ts'
import {
  BUILT_AFTER,
  DOTTED_PLACE,
  HOUSE_NUMBERED,
  NUMBER_AFTER,
  PUBLIC_HOUSE,
  TOWN_NUMBERED,
} from '../language/card-places-en.ts'
import {
  HOUSE,
  IS_TITLE,
  MEN,
  NUMBERED,
  PLACE_BEFORE,
  PLACE_HEAD,
  TOWN_HEAD,
  TOWN_TAIL,
  VESSEL_BEFORE,
  VESSEL_WORD,
  WOMEN,
} from '../language/card-words-en.ts'
import { the } from '../language/glue-en.ts'

/** The places that a card names; the first of a kind stays. */
export interface FoundPlaces {
  house: string | undefined
  town: string | undefined
  vessel: string | undefined
}

const isPlaceName = (name: string, words: readonly string[]): boolean =>
  words.length > 1 &&
  (HOUSE.test(name) ||
    PLACE_HEAD.test(`${name} `) ||
    (PUBLIC_HOUSE.test(name) && !WOMEN.has(words[0]!) && !MEN.has(words[0]!)))

/** Takes a name for a place by its form and the words before it. False for what is none. */
export function placeIn(
  out: FoundPlaces,
  m: { name: string; words: readonly string[]; before: string; opens: boolean },
  body: string,
): boolean {
  const { name, words, before, opens } = m
  const titled = words.length > 1 && IS_TITLE.test(words[0]!)
  if (titled) return false
  if (NUMBERED.test(name)) return true
  if (isPlaceName(name, words)) out.house ??= THE_BEFORE.test(before) ? the(name) : name
  else if (TOWN_TAIL.test(name) && !WOMEN.has(words[0]!) && !MEN.has(words[0]!)) out.town ??= name
  else if (VESSEL_BEFORE.test(before)) out.vessel ??= the(name)
  else if (THE_BEFORE.test(before)) {
    if (VESSEL_WORD.test(body) && THE_BEFORE.test(before) && words.length < 3) out.vessel ??= the(name)
  } else if (TOWN_HEAD.test(`${name} `) && words.length > 1) out.town ??= name
  else if (PLACE_BEFORE.test(before) && !opens && !KIN_BEFORE.test(before)) {
    // “to Judge Thorne” is a person, “to Dry Creek” a place; a first name that is known is a person’s.
    if (WOMEN.has(words[0]!) || MEN.has(words[0]!)) return false
    out.town ??= name
  } else return false
  return true
}

/** A place that its whole run gives away: by a number, a saint, an owner, or as an institution. False for what is none. */
export function placeOfRun(
  out: FoundPlaces,
  run: readonly string[],
  at: { readonly lead: string; readonly after: string },
): boolean {
  const name = run.join(' ')
  const [head = ''] = run
  const article = THE_BEFORE.test(at.lead)
  const number = NUMBER_AFTER.exec(at.after)?.[1]
  if (number) {
    const last = run.at(-1)!
    if (HOUSE_NUMBERED.test(last)) out.house ??= `${last} ${number}`
    else if (TOWN_NUMBERED.test(last)) out.town ??= `${last} ${number}`
    return true
  }
  if (DOTTED_PLACE.test(head) && run.length > 1) {
    const built = BUILT_AFTER.exec(at.after)
    if (built) out.house ??= article ? the(name + built[0]) : name + built[0]
    else if (HOUSE.test(name) || PUBLIC_HOUSE.test(name)) out.house ??= article ? the(name) : name
    else out.town ??= name.replace(/[’']s?$/, '')
    return true
  }
  const owner = run.findIndex((w) => /[’']s?$/.test(w))
  const owned = owner >= 0 && owner < run.length - 1
  const named = WOMEN.has(head) || MEN.has(head) || IS_TITLE.test(head)
  if ((owned || !named) && PUBLIC_HOUSE.test(name) && (owned || PLACE_OPENS.test(head))) {
    out.house ??= article ? the(name) : name
    return true
  }
  if (!owned) return false
  if (TOWN_TAIL.test(name)) out.town ??= name
  else if (HOUSE.test(name)) out.house ??= name
  else return false
  return true
}
