import { bare } from '../language/grammar.ts'
import { LINKS_EN } from '../language/left-undone-en.ts'
import { isSlip } from '../language/matcher.ts'
import {
  AFTER_NOUN_EN,
  BEFORE_NOUN_EN,
  BEFORE_VERB_EN,
  EVERYWHERE_EN,
  NAME_ENDS_EN,
  NOT_A_NAME_EN,
  SHORT_STOP_EN,
  VERB_OBJECT_EN,
} from '../language/nouns-en.ts'
import { isEnglish } from '../language/verbs-en.ts'
import type { Ref, State } from '../state.ts'
import type { Quest } from '../types.ts'

/** Something that can be named now. `rank` prefers what is present, then what is known, then what is merely mentioned. */
export interface Known {
  readonly ref: Ref
  readonly names: readonly string[]
  readonly rank: number
  /** Meant only by its whole name. */
  readonly whole?: true
}

/** Names as the player types them: small, with a straight apostrophe, with a hyphen or without. */
function lower(names: readonly string[]): string[] {
  const typed = names.map((x) => bare(x.toLowerCase().replace(/’/g, "'")))
  const parted = typed.filter((x) => x.includes('-')).map((x) => x.replace(/-/g, ' '))
  return [...typed, ...parted.filter((x) => !typed.includes(x))]
}

/** The people in the hero's place, whoever was spoken to last first. */
export function peopleHere(quest: Quest, state: State): Ref[] {
  return quest.people
    .filter((p) => state.people[p.id]?.at === state.place && !state.people[p.id]?.gone)
    .map((p): Ref => ({ kind: 'person', id: p.id, text: p.call, present: true }))
    .sort((a, b) => Number(state.last.includes(b.id)) - Number(state.last.includes(a.id)))
}

function namedPeople(quest: Quest, state: State): Known[] {
  const out: Known[] = []
  for (const p of quest.people) {
    const at = state.people[p.id]
    if (!at) continue
    const present = at.at === state.place && !at.gone
    if (p.offstage && !at.met && !present) continue
    const name = p.name.toLowerCase()
    const parts = name.split(' ').filter((w) => w.length > 3 && !NOT_A_NAME_EN.test(w))
    const call = p.call.toLowerCase()
    out.push({
      ref: { kind: 'person', id: p.id, text: p.call, present },
      names: [name, call, bare(call), ...parts, ...lower(p.alias ?? []), bare(p.role.toLowerCase())],
      rank: present ? 5 : 2,
    })
  }
  return out
}

/** Names that were parted before; emptied when it grows long. */
const PARTED = new Map<string, readonly string[]>()
const MAX_PARTED = 5000

/** A name's single words. */
export function wordsOfName(name: string): readonly string[] {
  const known = PARTED.get(name)
  if (known) return known
  if (PARTED.size >= MAX_PARTED) PARTED.clear()
  const words = name.split(/[^\p{L}']+/u).filter(Boolean)
  PARTED.set(name, words)
  return words
}

/** Details of other places where the hero has been, by names that fit nothing here. */
function seenElsewhere(quest: Quest, state: State): Known[] {
  const places = quest.places.filter((p) => p.id !== state.place && state.flags[`v:${p.id}`])
  return places
    .flatMap((p) => p.details)
    .map((d): Known => {
      const noun = bare(d.noun.toLowerCase())
      const names = lower([d.noun, noun.split(' ').at(-1) ?? '', ...(d.alias ?? []).filter((x) => x.includes(' '))])
      const own = names.filter((x) => (x.includes(' ') || x.length > 5) && !EVERYWHERE_EN.test(x))
      return { ref: { kind: 'detail', id: d.id, text: d.noun, present: false }, names: own, rank: 0.3, whole: true }
    })
}

/** Everything that can be named now. */
export function vocabulary(quest: Quest, state: State): Known[] {
  const out = namedPeople(quest, state)
  const here = quest.places.find((p) => p.id === state.place)
  for (const p of quest.places) {
    const present = p.id === state.place
    out.push({
      ref: { kind: 'place', id: p.id, text: p.name, present },
      names: lower([p.name, ...(p.alias ?? [])]),
      rank: here?.exits.includes(p.id) ? 3 : present ? 2 : 1,
    })
  }
  for (const d of here?.details ?? []) {
    const ref: Ref = { kind: 'detail', id: d.id, text: d.noun, present: true }
    out.push({ ref, names: lower([d.noun, ...(d.alias ?? [])]), rank: 4 })
  }
  out.push(...seenElsewhere(quest, state))
  for (const t of quest.things) {
    const at = state.things[t.id]
    if (at === 'hidden' || at === 'gone') continue
    const present = at === 'me' || at === state.place
    const ref: Ref = { kind: 'thing', id: t.id, text: t.noun, present }
    out.push({ ref, names: lower([t.noun, ...(t.alias ?? [])]), rank: at === 'me' ? 4.5 : present ? 4 : 1 })
  }
  const topics = new Map<string, Known>()
  for (const topic of quest.people.flatMap((p) => p.topics)) {
    const ref: Ref = { kind: 'topic', id: topic.id, text: topic.alias[0] ?? topic.id, present: true }
    // Several people may know of one thing, each by other names.
    const shared = topics.get(topic.id)
    const names = [...(shared?.names ?? []), ...lower(topic.alias)]
    topics.set(topic.id, { ref: shared?.ref ?? ref, names, rank: 1.5 })
  }
  return [...out, ...topics.values()]
}

/** Whether a word in its place among others can be a noun. */
function isNoun(words: readonly string[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined) return true
  return !BEFORE_VERB_EN.test(before) && !(before === 'to' && VERB_OBJECT_EN.test(words[at + 1] ?? ''))
}

/** Whether a word has what makes it a noun before it, or stands in a phrase too short to need it. */
function isPlainNoun(words: readonly string[], at: number): boolean {
  if (!isNoun(words, at)) return false
  if (at === 0 || words.length <= 3) return true
  return words.slice(Math.max(0, at - 3), at).some((w) => BEFORE_NOUN_EN.test(w))
}

/** Whether a word stands where a place is named: “it is still” names no still-room, nor does “to sit still”. */
function isPlaced(words: readonly string[], at: number): boolean {
  if (!isNoun(words, at)) return false
  if (at === 0 || (words.length <= 3 && !LINKS_EN.test(words[at - 1] ?? ''))) return true
  const from = Math.max(0, at - 3)
  const near = words.slice(from, at)
  const before = near.findLastIndex((w) => BEFORE_NOUN_EN.test(w))
  const between = near.slice(before + 1)
  return before >= 0 && !between.some((w) => LINKS_EN.test(w)) && (near[before] !== 'to' || !between.length)
}

/** A name with what of it is looked for in a text. */
interface Name {
  readonly full: string
  /** With a space before it, as it is looked for. */
  readonly spaced: string
  /** Its words up to “that”, “of” and the like. */
  readonly parts: readonly string[]
  readonly head: string
}
/** The words of a text, ready to be compared with many names. */
interface Words {
  readonly all: readonly string[]
  readonly any: ReadonlySet<string>
  readonly padded: string
  /** Those that are no English words: a name misspelt may be among them. */
  readonly odd: ReadonlySet<string>
}
const NAMES = new WeakMap<Known, readonly Name[]>()

function namesOf(known: Known): readonly Name[] {
  const cached = NAMES.get(known)
  if (cached) return cached
  const names = known.names.filter(Boolean).map((full): Name => {
    const parts = full.replace(AFTER_NOUN_EN, '').split(' ')
    return { full, spaced: ` ${full}`, parts, head: parts.at(-1) ?? '' }
  })
  NAMES.set(known, names)
  return names
}

/** How well a name fits the words: the whole name, its noun, or one long word of it; 0 for not at all. */
function matchScore(name: Name, { ref: { kind }, whole: wholly }: Known, { all, any, padded, odd }: Words): number {
  const { full, spaced, parts, head } = name
  const person = kind === 'person'
  const stands = kind === 'place' && isEnglish(full) ? isPlaced : isNoun
  const at = padded.indexOf(spaced)
  if (at >= 0 && NAME_ENDS_EN.test(padded.slice(at + 1 + full.length, at + 4 + full.length))) {
    const meant = person || full.includes(' ') || all.some((w, i) => w.startsWith(full) && stands(all, i))
    return meant ? 10 + full.length : 0
  }
  if (wholly) return 0
  const slips = misspelt(head, odd)
  const whole = any.has(head) || any.has(`${head}s`) || slips.length > 0
  const inPart = parts.length > 1 && parts.some((x) => x.length > 4 && any.has(x))
  return whole || inPart ? partScore(name, kind, slips, { all, any, padded, odd }) : 0
}

/** The words that are this one with a letter wrong, and no English. */
function misspelt(head: string, odd: ReadonlySet<string>): readonly string[] {
  if (!odd.size || odd.size > MAX_ODD || head.length < 5) return NONE
  const slips: string[] = []
  for (const w of odd) if (w !== head && isSlip(w, head)) slips.push(w)
  return slips
}
const NONE: readonly string[] = []
/** Among more odd words than these no name is looked for: it is another tongue, or noise. */
const MAX_ODD = 8

/** How well the noun of a name, or one long word of it, fits; a common word has to stand as a noun to be taken for it. */
function partScore({ parts, head }: Name, kind: string, slips: readonly string[], { all, any, odd }: Words): number {
  const isNamed = kind === 'place' ? isPlaced : isPlainNoun
  const stands = (w: string, i: number): boolean => kind === 'person' || odd.has(w) || isNamed(all, i)
  const meant = (w: string, i: number): boolean => (w === head || w === `${head}s` || slips.includes(w)) && stands(w, i)
  // Each word once first: a long text says the same few again and again.
  const near = slips.length > 0 || any.has(head) || any.has(`${head}s`)
  if (head.length >= 4 && near && all.some(meant)) return 6 + head.length * 0.5
  if (head.length === 3 && !isStop(head) && all.some((w, i) => w === head && stands(w, i))) return 7
  const part = (x: string): boolean => x.length > 4 && any.has(x) && all.some((w, i) => w === x && stands(w, i))
  return parts.length > 1 && parts.some(part) ? 5 : 0
}

/** Words of three letters that name nothing by themselves. */
const isStop = (word: string): boolean => SHORT_STOP_EN.test(word)

/** What the words name: the longest name wins, then rank and the kinds preferred. */
export function resolve(text: string, known: readonly Known[], prefer: readonly Ref['kind'][] = []): Ref | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' .-]/gu, ' ')
    .split(/\s+/)
    .filter((w) => w && w.length < 40)
    .slice(0, 60)
  const odd = new Set(words.filter((w) => w.length > 3 && !isEnglish(w)))
  const told = { all: words, any: new Set(words), padded: ` ${words.join(' ')} `, odd }
  let best: Ref | undefined
  let score = 0
  for (const k of known) {
    for (const name of namesOf(k)) {
      const value = matchScore(name, k, told)
      if (!value) continue
      const total = value + k.rank + (prefer.includes(k.ref.kind) ? 4 : 0)
      if (total > score) {
        score = total
        best = k.ref
      }
    }
  }
  return best
}
