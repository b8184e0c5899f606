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
 * Whether the word at a place has one of the stems. Stems of 4 letters or fewer, or with a dot at their end, must be
 * the whole word (or, the short ones, its plural); stems with hyphens are several words.
 */
function hasStem(words: readonly Word[], at: number, stems: readonly string[]): boolean {
  return stems.some((stem) => stem.split('-').every((part, i) => isStem(words[at + i]?.text ?? '', part)))
}

function isStem(word: string, stem: string): boolean {
  if (stem.endsWith('.')) return word === stem.slice(0, -1)
  if (stem.length > 4) return word.startsWith(stem)
  return word === stem || word === `${stem}s` || word === `${stem}es`
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

/** Which entries of a lexicon the words name, in the order of the words; of two at one word the earlier entry. */
export function hitsOf<K extends string>(
  table: Readonly<Record<K, string>>,
  words: readonly Word[],
  denied = false,
): Hit<K>[] {
  const found: Hit<K>[] = []
  for (const key of Object.keys(table) as K[]) {
    const at = words.findIndex((word, i) => word.denied === denied && hasStem(words, i, stemsOf(table[key])))
    if (at >= 0) found.push({ key, at })
  }
  return found.sort((a, b) => a.at - b.at)
}

/** The first entry that the words name. */
export const firstOf = <K extends string>(table: Readonly<Record<K, string>>, words: readonly Word[]): K | undefined =>
  hitsOf(table, words)[0]?.key

/** Every entry that the words name, each time that they do. */
export function hitsAll<K extends string>(table: Readonly<Record<K, string>>, words: readonly Word[]): Hit<K>[] {
  return words.flatMap((word, at) => {
    if (word.denied) return []
    const key = (Object.keys(table) as K[]).find((each) => hasStem(words, at, stemsOf(table[each])))
    return key ? [{ key, at }] : []
  })
}
