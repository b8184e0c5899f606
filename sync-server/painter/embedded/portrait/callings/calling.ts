import type { Genre } from '../../../../../shared/rules/genres.ts'
import type { Beard, ClothesName, HairStyle, HeadgearName, Mark, MaskName } from '../names.ts'

/** What a calling wears; of several things the options show one each. */
export interface Calling {
  /** Stems, as in the lexicon. */
  readonly words: string
  readonly clothes: readonly ClothesName[]
  readonly heads: readonly HeadgearName[]
  readonly masks?: readonly MaskName[]
  readonly hair: readonly HairStyle[]
  /** For women, when others than those of men. */
  readonly herHair?: readonly HairStyle[]
  readonly herHeads?: readonly HeadgearName[]
  readonly beards?: readonly Beard[]
  /** Share of women when the words leave it open. */
  readonly women: number
  readonly marks?: readonly Mark[]
  readonly old?: number
  readonly pale?: true
  readonly glow?: true
  readonly metal?: true
  /** Genres that show it when the words name nobody. */
  readonly genres: readonly Genre[]
}

export const HERS: readonly HairStyle[] = ['waves', 'braids', 'bun', 'long', 'bob', 'curly', 'ponytail', 'afro']
export const HIS: readonly HairStyle[] = ['short', 'swept', 'tousled', 'cropped', 'slick', 'curly']
