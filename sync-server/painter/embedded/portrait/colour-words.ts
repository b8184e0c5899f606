import { hitsAll, type Word } from '../words/read.ts'
import { COLOUR_NOUNS, COLOURS } from './lexicon.ts'

export type ColourName = keyof typeof COLOURS
type Noun = keyof typeof COLOUR_NOUNS

/** How far a colour may stand from what it colours, in words. */
const REACH = 3

/**
 * Which colour the words give to hair, beard, eyes, skin and clothes: "a woman with red hair and green eyes in a blue
 * cloak". A colour belongs to the nearest noun; alone it is the clothes' ("a knight in black"), ginger the hair's.
 */
export function coloursIn(words: readonly Word[]): Partial<Record<Noun, ColourName>> {
  const nouns = hitsAll(COLOUR_NOUNS, words)
  const found: Partial<Record<Noun, ColourName>> = {}
  for (const { key, at } of hitsAll(COLOURS, words)) {
    const near = nouns
      .map((noun) => ({ noun: noun.key, far: noun.at < at ? at - noun.at + 0.5 : noun.at - at }))
      .filter(({ far }) => far <= REACH)
      .sort((a, b) => a.far - b.far)[0]
    const alone: Noun = key === 'ginger' || key === 'blond' ? 'hair' : 'cloth'
    found[near && alone !== 'hair' ? near.noun : alone] ??= key
  }
  return found
}
