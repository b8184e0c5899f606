import * as z from 'zod/mini'
import commonEn from '../../../content/storyteller/lexicon/common.en.json' with { type: 'json' }

/** Words that are one letter away from a verb and mean something themselves. */
const COMMON: ReadonlySet<string> = new Set(z.array(z.string()).parse(commonEn))

/** Whether a word is English as it stands, and no slip of the pen. */
export const isCommonWord = (word: string): boolean => COMMON.has(word)
