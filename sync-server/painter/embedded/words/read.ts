/** Words without accents and case, `ß` as `ss`. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .toLowerCase()
}

export interface Word {
  readonly text: string
  /** "no hat", "sin sombrero", "sans chapeau", "ohne Hut". */
  readonly denied: boolean
}

const DENIALS = new Set(
  'no not without never sin nunca sans pas aucun aucune ohne kein keine keinen keinem nie hatless bareheaded'.split(
    ' ',
  ),
)
/** Words that may stand between a denial and what it denies. */
const BETWEEN = new Set(
  'a an the any un una unos unas ningun ninguna le la les de du des d einen eine ein seinen ihre'.split(' '),
)

/** The words of a text in English, Spanish, French or German. */
export function readWords(text: string): Word[] {
  let denying = false
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => {
      if (DENIALS.has(word)) denying = true
      else if (!BETWEEN.has(word)) {
        const denied = denying
        denying = false
        return { text: word, denied }
      }
      return { text: word, denied: false }
    })
}

/**
 * How many words at a place are one of the stems, 0 for none. Stems of 4 letters or fewer must be
 * the whole word but for its ending, those with a dot the word itself; stems with hyphens are several words.
 */
function stemAt(words: readonly Word[], at: number, stems: readonly string[]): number {
  let longest = 0
  for (const stem of stems) {
    const parts = stem.split('-')
    if (parts.length > longest && parts.every((part, i) => isStem(words[at + i]?.text ?? '', part)))
      longest = parts.length
  }
  return longest
}

/** What a short word may end in; longer stems may go on as they like. */
const PLURALS = new Set(['', 's', 'es'])
const ENDINGS = new Set(['', 's', 'es', 'e', 'en', 'er', 'em', 'a', 'as', 'o', 'os', 'in'])

function isStem(word: string, stem: string): boolean {
  if (stem.endsWith('.')) return word === stem.slice(0, -1)
  if (stem.length > 4) return word.startsWith(stem)
  return word.startsWith(stem) && (stem.length === 4 ? ENDINGS : PLURALS).has(word.slice(stem.length))
}

const split = new Map<string, readonly string[]>()

function stemsOf(text: string): readonly string[] {
  let stems = split.get(text)
  if (!stems) {
    stems = text.split(' ')
    split.set(text, stems)
  }
  return stems
}

interface Hit<K> {
  readonly key: K
  readonly at: number
}

/**
 * Which entries of a lexicon the words name, in the order of the words; of two at one word the one that takes more
 * words ("pirate informatique" is no pirate), else the earlier entry.
 */
export function hitsOf<K extends string>(
  table: Readonly<Record<K, string>>,
  words: readonly Word[],
  denied = false,
): Hit<K>[] {
  const found: (Hit<K> & { readonly long: number })[] = []
  for (const key of Object.keys(table) as K[]) {
    const stems = stemsOf(table[key])
    const at = words.findIndex((word, i) => word.denied === denied && stemAt(words, i, stems) > 0)
    if (at >= 0) found.push({ key, at, long: stemAt(words, at, stems) })
  }
  return found.sort((a, b) => a.at - b.at || b.long - a.long)
}

/** The first entry that the words name. */
export const firstOf = <K extends string>(table: Readonly<Record<K, string>>, words: readonly Word[]): K | undefined =>
  hitsOf(table, words)[0]?.key

/** Every entry that the words name, each time that they do. */
export function hitsAll<K extends string>(table: Readonly<Record<K, string>>, words: readonly Word[]): Hit<K>[] {
  return words.flatMap((word, at) => {
    if (word.denied) return []
    const key = (Object.keys(table) as K[]).find((each) => stemAt(words, at, stemsOf(table[each])) > 0)
    return key ? [{ key, at }] : []
  })
}
