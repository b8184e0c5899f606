import { isCommonWord } from '../language/common-en.ts'
import { bare, distance } from '../language/grammar.ts'
import type { Ref, State } from '../state.ts'
import type { Quest } from '../types.ts'

/** Something that can be named now. `rank` prefers what is present, then what is known, then what is merely mentioned. */
export interface Known {
  readonly ref: Ref
  readonly names: readonly string[]
  readonly rank: number
}

/** Names as the player types them: small, with a straight apostrophe. */
const lower = (names: readonly string[]): string[] => names.map((x) => bare(x.toLowerCase().replace(/’/g, "'")))
const NOT_A_NAME = /^(the|mrs?\.|dr\.|who|says|man|woman|that)$/

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
    const parts = name.split(' ').filter((w) => w.length > 3 && !NOT_A_NAME.test(w))
    const call = p.call.toLowerCase()
    out.push({
      ref: { kind: 'person', id: p.id, text: p.call, present },
      names: [name, call, bare(call), ...parts, ...lower(p.alias ?? []), bare(p.role.toLowerCase())],
      rank: present ? 5 : 2,
    })
  }
  return out
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

/** What ends the noun of a name: “the note that brought you” is a note, “the word for no” a word. */
const AFTER_NOUN = /\s(?:that|who|which|of|for|in|on|with|from|at|by|to|behind|under|where|when)\s.*$/
/** After these a word is a verb, whatever it may be elsewhere: “did you note it”. */
const BEFORE_VERB =
  /^(?:i|you|we|they|he|she|who|will|would|can|could|should|shall|must|may|might|don't|didn't|won't|can't|cannot|never|i'll|you'll|we'll|i'd|let's|please|not)$/
/** With these after it, a word after “to” is a verb: “to light the lamp”. */
const OBJECT = /^(?:the|an?|my|your|his|her|their|our|it|him|them|me|us|this|that|these|those|some|any)$/
/** One of these stands before a noun, or a word before it. */
const BEFORE_NOUN =
  /^(?:the|an?|this|that|these|those|my|your|his|her|their|our|its|some|any|every|each|which|what|no|of|about|with|on|at|in|into|from|for|to|behind|under|over|by|near|and|or|through|around|toward|towards)$/

/** Whether a word in its place among others can be a noun. */
function isNoun(words: readonly string[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined) return true
  return !BEFORE_VERB.test(before) && !(before === 'to' && OBJECT.test(words[at + 1] ?? ''))
}

/** Whether a word has what makes it a noun before it, or stands in a phrase too short to need it. */
function isPlainNoun(words: readonly string[], at: number): boolean {
  if (!isNoun(words, at)) return false
  if (at === 0 || words.length <= 3) return true
  return words.slice(Math.max(0, at - 3), at).some((w) => BEFORE_NOUN.test(w))
}

/** A name with what of it is looked for in a text. */
interface Name {
  readonly full: string
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
    const parts = full.replace(AFTER_NOUN, '').split(' ')
    return { full, parts, head: parts.at(-1) ?? '' }
  })
  NAMES.set(known, names)
  return names
}

/** How well a name fits the words: the whole name, its noun, or one long word of it; 0 for not at all. */
function matchScore({ full, parts, head }: Name, kind: Ref['kind'], { all, any, padded, odd }: Words): number {
  const person = kind === 'person'
  const at = padded.indexOf(` ${full}`)
  if (at >= 0 && /^(?:'?s)? /.test(padded.slice(at + 1 + full.length, at + 4 + full.length))) {
    const meant = person || full.includes(' ') || all.some((w, i) => w.startsWith(full) && isNoun(all, i))
    return meant ? 10 + full.length : 0
  }
  if (!odd.size && !any.has(`${head}s`) && !parts.some((x) => any.has(x))) return 0
  // A common word that is only a part of a name has to stand as a noun to be taken for it.
  const stands = (w: string, i: number): boolean => person || odd.has(w) || isPlainNoun(all, i)
  const slip = (w: string): boolean => head.length >= 5 && odd.has(w) && distance(w, head) === 1
  const meant = (w: string, i: number): boolean => (w === head || w === `${head}s` || slip(w)) && stands(w, i)
  // Each word once first: a long text says the same few again and again.
  const near = any.has(head) || any.has(`${head}s`) || [...odd].some(slip)
  if (head.length >= 4 && near && all.some(meant)) return 6 + head.length * 0.5
  if (head.length === 3 && !isStop(head) && all.some((w, i) => w === head && stands(w, i))) return 7
  const part = (x: string): boolean => x.length > 4 && any.has(x) && all.some((w, i) => w === x && stands(w, i))
  return parts.length > 1 && parts.some(part) ? 5 : 0
}

/** Words of three letters that name nothing by themselves. */
const isStop = (word: string): boolean =>
  /^(?:the|and|you|him|her|out|one|two|not|who|was|had|his|old|new|all|off|now|own)$/.test(word)

/** What the words name: the longest name wins, then rank and the kinds preferred. */
export function resolve(text: string, known: readonly Known[], prefer: readonly Ref['kind'][] = []): Ref | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' .-]/gu, ' ')
    .split(/\s+/)
    .filter((w) => w && w.length < 40)
    .slice(0, 60)
  const odd = new Set(words.filter((w) => w.length > 3 && !isCommonWord(w)))
  const told = { all: words, any: new Set(words), padded: ` ${words.join(' ')} `, odd }
  let best: Ref | undefined
  let score = 0
  for (const k of known) {
    for (const name of namesOf(k)) {
      const value = matchScore(name, k.ref.kind, told)
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
