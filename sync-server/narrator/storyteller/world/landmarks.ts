import { the, your } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import { ARTICLE_EN, DOUBTFUL_EN, HERE_EN, LIMIT_EN, OF_WHAT_EN, OWN_EN } from '../language/landmarks-en.ts'
import type { Rng } from '../rng.ts'
import type { Place, Quest } from '../types.ts'
import { bindText } from './bind.ts'
import { LANDMARKS } from './content.ts'

/** A place that the card speaks of and no plot has: “Harrow Hill”, “the silver mine”. */
export interface Landmark {
  readonly family: string
  /** With its article, as inside a sentence. */
  readonly name: string
  readonly head: string
}

/** More of them than this are spoken of only. */
const MAX_LANDMARKS = 2
/** Words before a noun that can belong to its name. */
const MAX_BEFORE = 3
/** What one can find there, and where somebody leaves things. */
const DETAILS = 3
const HIDES = 2

const FAMILY_OF: ReadonlyMap<string, string> = new Map(
  LANDMARKS.families.flatMap(({ family, nouns }) => nouns.map((noun): [string, string] => [noun, family])),
)
const NOUN = new RegExp(
  `(?<![\\p{L}’'-])(?:${[...FAMILY_OF.keys()].sort((x, y) => y.length - x.length).join('|')})(?![\\p{L}’'-])`,
  'giu',
)

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** The words before a noun that belong to its name, and whether an article stands before them. */
function nameBefore(before: string): { words: string[]; article: string | undefined } {
  const all = /(?:[\p{L}’'-]+ )*$/u.exec(before)?.[0].trim().split(' ').filter(Boolean) ?? []
  const words: string[] = []
  for (const word of all.reverse()) {
    if (ARTICLE_EN.test(word)) return { words, article: word.toLowerCase() }
    if (LIMIT_EN.test(word) || words.length === MAX_BEFORE) break
    words.unshift(word)
  }
  return { words, article: undefined }
}

/** A landmark in a text of the card; `isTitle` where every word has a capital. */
function landmarkAt(text: string, at: RegExpMatchArray, isTitle: boolean): (Landmark & { rank: number }) | undefined {
  const head = at[0].toLowerCase()
  const family = FAMILY_OF.get(head)
  const { words, article } = nameBefore(text.slice(0, at.index))
  const isName = isCapital(at[0]) && words.length > 0 && words.every(isCapital) && !(isTitle && article)
  if (!family || (!isName && !article && (!isTitle || DOUBTFUL_EN.has(head)))) return undefined
  if (isName && !article) return { family, head, name: [...words, at[0]].join(' '), rank: 2 }
  const own = article && OWN_EN.test(article) ? your : the
  const of = OF_WHAT_EN.exec(text.slice((at.index ?? 0) + at[0].length))?.[0] ?? ''
  // “Our town” is where all this is, and no room in it.
  if (!words.length && !of && !isTitle && HERE_EN.test(head)) return undefined
  const name = own([...words, at[0]].join(' ')) + of
  return { family, head, name: isTitle ? name.toLowerCase() : name, rank: isTitle ? 1 : words.length || of ? 3 : 0 }
}

/** Landmarks of a card, the best told first; one of a head. `taken` is what the plot has its own places for. */
export function readLandmarks(title: string, body: string, taken: readonly (string | undefined)[]): Landmark[] {
  const seen = [
    ...[...title.matchAll(NOUN)].flatMap((m) => landmarkAt(title, m, true) ?? []),
    ...[...body.matchAll(NOUN)].flatMap((m) => landmarkAt(body, m, false) ?? []),
  ]
  const inTitle = (x: Landmark): number => Number(title.toLowerCase().includes(x.head))
  const has = taken
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const heads = new Set<string>()
  return seen
    .sort((x, y) => inTitle(y) - inTitle(x) || y.rank - x.rank)
    .filter(({ head }) => !has.includes(head) && !heads.has(head) && heads.add(head))
    .map(({ family, name, head }) => ({ family, name, head }))
}

/** Whether a place of the quest answers to a word already. */
const answers = (place: Place, word: string): boolean =>
  [place.name, ...(place.alias ?? [])].some((x) => x.toLowerCase().split(' ').includes(word))

/** The family that was added when stories were running. */
const LATER = 'well'

/** The same quest with the landmarks of its card, a walk from where it begins. */
export function addLandmarks(quest: Quest, landmarks: readonly Landmark[], rng: Rng): Quest {
  const free = landmarks.filter(({ head }) => !quest.places.some((p) => answers(p, head)))
  // Wells come last: a running story knows the others by their number.
  const own = [
    ...free.filter((x) => x.family !== LATER).slice(0, MAX_LANDMARKS),
    ...free.filter((x) => x.family === LATER).slice(0, 1),
  ]
  if (!own.length) return quest
  const added = own.map(({ family, name, head }, i): Place => {
    const banks = LANDMARKS.families.find((f) => f.family === family)!
    const fill = (text: string): string =>
      bindText(
        text,
        new Map([
          ['name', name],
          ['head', head],
        ]),
      )
    const some = (texts: readonly string[], n: number): string[] => rng.shuffle(texts).slice(0, n).map(fill)
    const id = `land${i}`
    const details = rng.shuffle(banks.details).slice(0, DETAILS)
    const hides = rng.shuffle(banks.hides).slice(0, HIDES)
    return {
      id,
      name,
      prep: banks.prep,
      alias: [...new Set([head, bare(name).toLowerCase()])],
      exits: [quest.start],
      landmark: true,
      look: some(banks.look, 1),
      again: some(banks.again, banks.again.length),
      sense: some(banks.sense, banks.sense.length),
      details: [...details.map((d) => ({ ...d, brings: false })), ...hides.map((d) => ({ ...d, brings: true }))].map(
        ({ noun, alias, text, brings }, n) => ({
          id: `${id}.${n}`,
          noun,
          alias,
          text: [fill(text)],
          ...(brings ? { brings } : {}),
        }),
      ),
    }
  })
  const ids = added.map((p) => p.id)
  const places = quest.places.map((p) => (p.id === quest.start ? { ...p, exits: [...p.exits, ...ids] } : p))
  return { ...quest, places: [...places, ...added] }
}
