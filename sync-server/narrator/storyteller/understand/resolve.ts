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

/** How well a name fits the words: the whole name, its last word, or one long word of it; 0 for not at all. */
function matchScore(name: string, padded: string, words: readonly string[]): number {
  if (!name) return 0
  if (padded.includes(` ${name} `) || padded.includes(` ${name}'s `) || padded.includes(` ${name}s `)) {
    return 10 + name.length
  }
  const parts = name.split(' ')
  const head = parts.at(-1) ?? ''
  const meant = (w: string): boolean =>
    w === head || w === `${head}s` || (head.length >= 5 && distance(w, head) === 1 && !isCommonWord(w))
  if (head.length >= 4 && words.some(meant)) return 6 + head.length * 0.5
  if (head.length === 3 && words.includes(head)) return 7
  return parts.length > 1 && parts.some((x) => x.length > 4 && words.includes(x)) ? 5 : 0
}

/** What the words name: the longest name wins, then rank and the kinds preferred. */
export function resolve(text: string, known: readonly Known[], prefer: readonly Ref['kind'][] = []): Ref | undefined {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' .-]/gu, ' ')
    .split(/\s+/)
    .filter((w) => w && w.length < 40)
    .slice(0, 60)
  const padded = ` ${words.join(' ')} `
  let best: Ref | undefined
  let score = 0
  for (const k of known) {
    for (const name of k.names) {
      const value = matchScore(name, padded, words)
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
