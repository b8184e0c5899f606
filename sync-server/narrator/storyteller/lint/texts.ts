import { sentences } from '../language/grammar.ts'

/** Longest line of prose, in words. */
const MAX_WORDS = 60
/** How many lines of one list may begin with the same two words. */
const SAME_HEAD = 4

/** Every text in a tree of content. */
export const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsOf)
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsOf)
        : []

/** Slots that the engine fills by itself, some only at times. */
export const ENGINE_SLOTS: ReadonlySet<string> = new Set(
  (
    'hero goal role danger place where spot away vp ing undone noun part how npc npc.he npc.him npc.his npc.man other other.he ' +
    'other.him other.his other.man quote q qc topic topicQ answer question wants fears thing door carried n eing eyou eplace ' +
    'ewhere x him his first second third dead'
  ).split(' '),
)

const SLOT = /\{([A-Za-z.]+)(?: ([a-zA-Z.]+))?\}/g

/** The slots that a text wants filled, as they are named when they are not capitalised. */
export const slotsOf = (text: string): string[] =>
  text.includes('{')
    ? [...text.matchAll(SLOT)].map((m) => m[2] ?? m[1]!).map((slot) => slot.charAt(0).toLowerCase() + slot.slice(1))
    : []

const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim()

/** What a text comes to, worked out once: the samples share most of theirs. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { readonly value: T }>()
  return (text) => {
    const found = known.get(text) ?? { value: read(text) }
    known.set(text, found)
    return found.value
  }
}

const keyed = remembered((text) => sentences(text).map((sentence) => [sentence, keyOf(sentence)] as const))

/** Sentences that stand twice in texts which may be told in one story: the second is never said. */
export function saidTwice(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice: string[] = []
  for (const [sentence, key] of texts.flatMap(keyed)) {
    if (key && seen.has(key)) twice.push(sentence)
    seen.add(key)
  }
  return twice
}

export const tooLong = (texts: readonly string[]): string[] =>
  texts.filter((text) => text.split(/\s+/).length > MAX_WORDS)

/** Beginnings that too many lines of one list share. */
export function sameHeads(lines: readonly string[]): string[] {
  const heads = new Map<string, number>()
  for (const line of lines) {
    const head = line.split(/\s+/, 2).join(' ').toLowerCase()
    heads.set(head, (heads.get(head) ?? 0) + 1)
  }
  return [...heads].filter(([, count]) => count > SAME_HEAD).map(([head]) => head)
}
