import type { Genre } from '../../../../shared/rules/genres.ts'
import { firstOf, hitsOf, type Word } from '../words/read.ts'
import type { Calling } from './callings/calling.ts'
import { coloursIn } from './colour-words.ts'
import * as lexicon from './lexicon.ts'
import type { Age, Beard, HairStyle, HeadgearName, Mark, MaskName } from './names.ts'

/** Picks from a list that the options of an order walk through together. */
export type Walk = <T>(name: string, list: readonly T[]) => T

/** Under glass there is no room for hair that hangs or is bound up. */
export function fitted(hair: HairStyle, headgear: HeadgearName): HairStyle {
  if (headgear !== 'space') return hair
  if (hair === 'long' || hair === 'waves' || hair === 'braids' || hair === 'curly') return 'bob'
  return hair === 'bun' || hair === 'afro' || hair === 'mohawk' || hair === 'topknot' || hair === 'ponytail'
    ? 'slick'
    : hair
}

const HELMETS: ReadonlySet<HeadgearName> = new Set([
  'helm',
  'visored',
  'kabuto',
  'horned',
  'combat',
  'space',
  'aviator',
])
const HATS: ReadonlySet<HeadgearName> = new Set(
  'fedora stetson tophat bowler wizardhat tricorn feathered straw cap beret officer'.split(' ') as HeadgearName[],
)
/** Headgear that leaves all hair to be seen, and headgear that hides it. */
const BARE: ReadonlySet<HeadgearName> = new Set(['none', 'circlet', 'wreath', 'crown', 'tiara', 'headset', 'antlers'])
const COVERING: ReadonlySet<HeadgearName> = new Set(
  'hood helm visored kabuto combat aviator veil wimple turban'.split(' ') as HeadgearName[],
)
const HELMET_OF: Readonly<Partial<Record<Genre, HeadgearName>>> = {
  'Science Fiction': 'space',
  Cyberpunk: 'combat',
  Dystopian: 'combat',
  Steampunk: 'aviator',
}
const HAT_OF: Readonly<Partial<Record<Genre, HeadgearName>>> = {
  Fantasy: 'feathered',
  Historical: 'feathered',
  Western: 'stetson',
  Steampunk: 'tophat',
  Horror: 'tophat',
  Cyberpunk: 'cap',
  Dystopian: 'cap',
  'Science Fiction': 'officer',
}

/** What the words put on the head, else what the calling wears. */
export function headgearOf(words: readonly Word[], type: Calling, sex: 'f' | 'm', walk: Walk): HeadgearName {
  const heads = (sex === 'f' ? type.herHeads : undefined) ?? type.heads
  const denied = [...hitsOf(lexicon.HEADGEAR_WORDS, words, true), ...hitsOf(lexicon.ANY_HAT, words, true)].map(
    ({ key }) => key,
  )
  const named = firstOf(lexicon.HEADGEAR_WORDS, words)
  // A "helmet" or a "hat" is the one of the calling, else of its genre.
  if (named === 'helm' || (!named && firstOf(lexicon.ANY_HAT, words))) {
    const helmet = named === 'helm'
    const own = heads.filter((each) => (helmet ? HELMETS : HATS).has(each))
    if (own.length > 0) return walk('heads', own)
    return (helmet ? HELMET_OF : HAT_OF)[type.genres[0] as Genre] ?? (helmet ? 'helm' : 'fedora')
  }
  if (named) return named
  if (denied.length > 0) return 'none'
  // Hair that the words speak of is to be seen.
  const styled = firstOf(lexicon.HAIR_WORDS, words) !== undefined
  const shown = heads.filter((each) => (styled ? BARE.has(each) : !COVERING.has(each)))
  const asked = styled || coloursIn(words).hair !== undefined
  return asked ? walk('heads', shown.length > 0 ? shown : (['none'] as const)) : walk('heads', heads)
}

/** What the words put on the face, else what the calling wears. */
export function maskOf(words: readonly Word[], type: Calling, headgear: HeadgearName, walk: Walk): MaskName {
  const named = firstOf(lexicon.MASK_WORDS, words)
  if (named === 'domino' && type.masks?.includes('gasmask')) return 'gasmask'
  if (named) return named
  if (hitsOf(lexicon.MASK_WORDS, words, true).length > 0) return 'none'
  // Nor does a mask hide what the words put on a face.
  const face = {
    ...lexicon.BEARD_WORDS,
    ...lexicon.SMILE,
    scar: lexicon.MARK_WORDS.scar,
    eyepatch: lexicon.MARK_WORDS.eyepatch,
    freckles: lexicon.MARK_WORDS.freckles,
  }
  if (firstOf(face, words) || coloursIn(words).eyes) return 'none'
  const own = walk('masks', type.masks ?? (['none'] as const))
  // Goggles are pushed up to where a cap or a hood would sit.
  return own === 'goggles' && headgear !== 'none' && headgear !== 'aviator' ? 'none' : own
}

/** The beard that the words speak of, else one of the calling's. */
export function beardOf(words: readonly Word[], type: Calling, sex: 'f' | 'm', age: Age, walk: Walk): Beard {
  const named = firstOf(lexicon.BEARD_WORDS, words)
  if (named) return named
  if (hitsOf(lexicon.BEARD_WORDS, words, true).length > 0) return 'none'
  if (sex === 'f' || age === 'child' || type.metal || type.pale) return 'none'
  const own = walk('beard', type.beards ?? (['none', 'stubble', 'none'] as const))
  return age === 'young' && own === 'full' ? 'stubble' : own
}

/** Marks on the skin: those that are named, and the calling's own. */
export function marksOf(words: readonly Word[], type: Calling, sex: 'f' | 'm', option: number): Mark[] {
  const named = hitsOf(lexicon.MARK_WORDS, words).map(({ key }) => key)
  const own = type.marks ?? []
  // What belongs to the calling is always there; of several, one each.
  const added = own.length > 1 ? own.filter((_, i) => i === option % (own.length + 1)) : own
  return [...new Set([...named, ...added])].filter((mark) => mark !== 'tusks' || sex === 'm' || named.includes('tusks'))
}
