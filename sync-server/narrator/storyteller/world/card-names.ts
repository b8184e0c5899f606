import {
  ACTS_INSIDE,
  ACTS_OPENING,
  AGAINST_BEFORE,
  ARTICLE_BEFORE,
  ASKS,
  CRIME,
  CRIME_BEFORE,
  DEAD_AFTER,
  DEAD_BEFORE,
  FEMALE,
  HE_IS_GONE,
  HOSTILE,
  KIN_BEFORE,
  LOST_AFTER,
  LOST_BEFORE,
  MALE,
  MINE_BEFORE,
  NAME_AFTER_CALLING,
  OF_BEFORE,
  PEOPLES,
  PLACE_OPENS,
  ROOM_IS_EMPTY,
  RUN,
  SHE_IS_GONE,
  SHE_OR_HE,
  SMALL_IN_TITLE,
  TELLER,
  THE_BEFORE,
  WHERE_BEFORE,
} from '../language/card-people-en.ts'
import { HERO_NAMED, HOLIDAY, INITIALS_BEFORE, PET_BEFORE } from '../language/card-places-en.ts'
import { IS_FORMAL, IS_TITLE, MEN, NOT_NAMES, PLACE_BEFORE, PLACE_HEAD, WOMEN } from '../language/card-words-en.ts'
import { the, theUpper } from '../language/glue-en.ts'
import { type FoundPlaces, placeIn, placeOfRun } from './card-place-names.ts'

export type Pronoun = 'he' | 'she'

/** Somebody whom the card names, and what it says of them. */
export interface Named {
  /** As the card has it. */
  readonly name: string
  /** As one would call them: “Captain Sorensen”, “Old Silas”. */
  readonly call: string
  readonly pron: Pronoun | undefined
  readonly dead: boolean
  /** Gone, or heard from for the last time. */
  readonly lost: boolean
  /** Called a thief or worse. */
  readonly accused: boolean
  /** Demands, threatens, or comes for what is not theirs. */
  readonly hostile: boolean
  /** Asks for help. */
  readonly asks: boolean
  /** Of the hero's family. */
  readonly kin: boolean
  /** By what the card knows them who gives no name: “harbour master”. */
  readonly role?: string
  /** How that is written before a last name. */
  readonly title?: string
  /** Dead for so long that the death is not the matter. */
  readonly longDead?: boolean
}

export interface Names {
  readonly people: readonly Named[]
  readonly house: string | undefined
  readonly town: string | undefined
  /** Named with its article: “the Halcyon”. */
  readonly vessel: string | undefined
}

/** Whether a phrase, or the words about it, are of a woman or a man. */
export function pronounOf(phrase: string, context: string): Pronoun | undefined {
  if (FEMALE.test(phrase)) return 'she'
  if (MALE.test(phrase)) return 'he'
  for (const word of phrase.split(/\s+/)) {
    if (WOMEN.has(word)) return 'she'
    if (MEN.has(word)) return 'he'
  }
  // Most first names that end so are women's, where they are no words.
  if (/^\p{Lu}\p{Ll}{2,}a$/u.test(phrase.split(/\s+/).find((w) => !IS_TITLE.test(w)) ?? '')) return 'she'
  const found = SHE_OR_HE.exec(context)
  return found ? (found[1] ? 'she' : 'he') : undefined
}

/** Somebody shouting, read in an even voice; names are kept where a calling or kinship goes before them. */
export function evenVoice(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  if (letters.length < 12 || capitals.length < letters.length * 0.7) return text
  const low = text.toLowerCase().replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_all, a: string, b: string) => a + b.toUpperCase())
  return low.replace(
    NAME_AFTER_CALLING,
    (_all, a: string, b: string) => `${a} ${b.charAt(0).toUpperCase()}${b.slice(1)}`,
  )
}

/** A title all in capitals, read as a title. */
export const evenTitle = (title: string): string =>
  /\p{Ll}/u.test(title)
    ? title
    : title
        .toLowerCase()
        .replace(/\b\p{Ll}+/gu, (w) => (SMALL_IN_TITLE.test(w) ? w : w.charAt(0).toUpperCase() + w.slice(1)))
        .replace(/^./u, (c) => c.toUpperCase())

/** How somebody is called: a formal title keeps the last name, any other the first. */
export function callOf(words: readonly string[]): string {
  if (words.length < 3) return words.join(' ')
  const [head = '', second = ''] = words
  // “Old Master Wick” is Master Wick.
  if (IS_TITLE.test(second)) return callOf(words.slice(1))
  if (IS_FORMAL.test(head)) return `${head} ${words.at(-1)}`
  return `${head} ${second}`
}

/** What the text says right after and right before each mention. */
function aboutOf(body: string, words: readonly string[]): { after: string[]; before: string[] } {
  const [head = ''] = words
  const title = IS_FORMAL.test(head) ? [theUpper(head), the(head)] : []
  const last = words.length > 1 ? [words.at(-1)!] : []
  const first = IS_TITLE.test(head) ? [] : [head]
  const after: string[] = []
  const before: string[] = []
  for (const mention of new Set([words.join(' '), ...title, ...last, ...first])) {
    for (let at = body.indexOf(mention); at >= 0; at = body.indexOf(mention, at + mention.length)) {
      // “Bellamy” in “Sir Hugo Bellamy” is not Lady Bellamy.
      const other = /(\p{Lu}[\p{L}.]+)\s+$/u.exec(body.slice(Math.max(0, at - 20), at))?.[1]
      if (other && !words.includes(other) && (IS_TITLE.test(other) || MEN.has(other) || WOMEN.has(other))) continue
      after.push(body.slice(at + mention.length, at + mention.length + 160))
      before.push(body.slice(Math.max(0, at - 40), at))
    }
  }
  return { after, before }
}

/** Somebody by their name, with what the text says of them. */
export function personOf(words: readonly string[], body: string, before: string): Named {
  const name = words.join(' ')
  const about = aboutOf(body, words)
  const after = (pattern: RegExp): boolean => about.after.some((x) => pattern.test(x))
  const ahead = (pattern: RegExp): boolean => about.before.some((x) => pattern.test(x))
  // “The crown of the Queen has disappeared” is not about the Queen.
  const herself = about.after.filter((_, i) => !OF_BEFORE.test(about.before[i]!))
  const befell = (pattern: RegExp): boolean => herself.some((x) => pattern.test(x))
  const kin = before.match(/[\p{L}]+\s+$/u)?.[0] ?? ''
  const pron = pronounOf(`${KIN_BEFORE.test(before) ? kin : ''}${name}`, about.after[0] ?? '')
  return {
    name,
    call: callOf(words),
    pron,
    dead: befell(DEAD_AFTER) || ahead(DEAD_BEFORE),
    lost:
      befell(LOST_AFTER) ||
      befell(ROOM_IS_EMPTY) ||
      (pron !== undefined && befell(pron === 'she' ? SHE_IS_GONE : HE_IS_GONE)) ||
      ahead(LOST_BEFORE),
    accused: after(CRIME) || ahead(CRIME_BEFORE),
    hostile: after(HOSTILE) || ahead(AGAINST_BEFORE),
    asks: after(ASKS),
    kin: KIN_BEFORE.test(before) && MINE_BEFORE.test(before),
  }
}

/** Who writes the card of themselves: “I am Hobb the miller”. They ask for help. */
export function tellerOf(body: string): Named | undefined {
  const words = TELLER.exec(body)?.[1]?.split(/\s+/)
  if (!words || words.some((w) => NOT_NAMES.has(w)) || PEOPLES.test(words.join(' '))) return undefined
  return { ...personOf(words, body, ''), dead: false, lost: false, accused: false, hostile: false, asks: true }
}

/** A single capitalised word is a person’s where somebody is said to do something, or by a first name that is known. */
function isFirstName(word: string, before: string, after: string, opens: boolean): boolean {
  if (KIN_BEFORE.test(before)) return true
  if (ARTICLE_BEFORE.test(before)) return false
  if (WOMEN.has(word) || MEN.has(word)) return true
  const acts = opens ? ACTS_OPENING : ACTS_INSIDE
  return acts.test(after) && !PLACE_BEFORE.test(before)
}

/** Capitalised names inside sentences: people, or a house, a town or a vessel by their form and the words before. */
export function readNames(card: string, title: string): Names {
  const body = card.replace(HOLIDAY, (feast) => feast.toLowerCase())
  const heroes = [...body.matchAll(HERO_NAMED)].map((m) => m[1]!.split(/\s+/).at(-1)!)
  const out: FoundPlaces & { people: Named[] } = { people: [], house: undefined, town: undefined, vessel: undefined }
  for (const m of body.matchAll(RUN)) {
    const run = m[0].split(/\s+/)
    // “in Last Hope” is a place, “Last night” none.
    const lead = body.slice(Math.max(0, m.index - 12), m.index)
    if (run.length === 2 && PLACE_OPENS.test(run[0]!) && WHERE_BEFORE.test(lead) && !NOT_NAMES.has(run[1]!)) {
      out.town ??= run.join(' ')
      continue
    }
    if (placeOfRun(out, run, { lead, after: body.slice(m.index + m[0].length, m.index + m[0].length + 60) })) continue
    while (run.length && NOT_NAMES.has(run[0]!) && !(run.length > 1 && IS_TITLE.test(run[0]!))) run.shift()
    // “I found Bo” and “Tonight Bo”: what stood before the name is before it still.
    const start = m.index + m[0].length - run.join(' ').length
    const before = body.slice(Math.max(0, start - 60), start)
    const at = run.findIndex((w) => /[’']s$/.test(w))
    const words = (at < 0 ? run : run.slice(0, at + 1)).map((w) => w.replace(/[’']s?$/, ''))
    const opens = start === 0 || /[.!?:;]["”’]?\s+["“]?$|["“]$/.test(before)
    const name = words.join(' ')
    const titled = words.length > 1 && IS_TITLE.test(words[0]!)
    if (!words.length || words.some((w, i) => NOT_NAMES.has(w) && !PLACE_HEAD.test(`${words[i - 1]} `))) continue
    if (placeIn(out, { name, words, before, opens }, body)) continue
    if (INITIALS_BEFORE.test(before)) continue
    if (heroes.includes(words.at(-1)!) || PET_BEFORE.test(before)) continue
    if (THE_BEFORE.test(before) && !KIN_BEFORE.test(before) && !titled) continue
    const after = body.slice(m.index + m[0].length, m.index + m[0].length + 60)
    const single = words.length === 1
    if (single && (IS_TITLE.test(name) || !isFirstName(name, before, at < 0 ? after : '’s', opens))) continue
    // “Lady Bellamy” is not “Sir Hugo Bellamy”; “Miss Finch” is “Miss Clara Finch”.
    const same = (p: Named): boolean =>
      p.name.split(' ').includes(words.at(-1)!) &&
      (!titled || !IS_TITLE.test(p.name.split(' ')[0]!) || p.name.startsWith(words[0]!))
    if (out.people.some((p) => p.name === name || same(p))) continue
    if (name.length > 40) continue
    const person = personOf(words, body, before)
    // Two Captains Ross are called by their whole names.
    out.people.push(out.people.some((p) => p.call === person.call) ? { ...person, call: name } : person)
  }
  const fromTitle: FoundPlaces = { house: undefined, town: undefined, vessel: undefined }
  for (const m of title.matchAll(RUN)) {
    const words = m[0].split(/\s+/).filter((_, i, all) => i > 0 || !NOT_NAMES.has(all[0]!))
    const before = title.slice(0, m.index + m[0].length - words.join(' ').length)
    if (words.length > 1) placeIn(fromTitle, { name: words.join(' '), words, before, opens: false }, body)
  }
  return {
    people: out.people,
    house: out.house ?? fromTitle.house,
    town: out.town ?? fromTitle.town,
    vessel: out.vessel,
  }
}
