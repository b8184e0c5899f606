import verbsEn from '../../../content/storyteller/lexicon/verbs.en.json' with { type: 'json' }
import { verbListSchema } from '../words.ts'
import { isCommonWord } from './common-en.ts'
import { createMatcher } from './matcher.ts'

/** Verbs that a slip of the pen is rather taken for. */
export const COMMON_VERBS: readonly string[] = (
  'look search examine inspect investigate ask talk take grab open close go walk enter sneak hide attack fight wait rest tell ' +
  'give show use read follow threaten persuade accuse steal climb listen question observe leave return'
).split(' ')

/** The verbs and phrases of English by intent, parsed once when this module loads. */
export const VERB_LIST = verbListSchema.parse(verbsEn)

/** Finds the verb phrase at the head of an English clause. */
export const VERBS_EN = createMatcher(VERB_LIST)

/** The first words of all its phrases. */
export const VERB_HEADS: readonly string[] = [
  ...new Set(Object.values(VERB_LIST).flatMap((phrases) => phrases.map((p) => p.split(' ')[0] ?? ''))),
]

/** Words that stand inside its phrases: the “scent” of “throw her off the scent”. */
const PHRASE_WORDS: ReadonlySet<string> = new Set(
  Object.values(VERB_LIST).flatMap((phrases) => phrases.flatMap((p) => p.split(' '))),
)
/** Whether a word is English, as far as verbs and common words go. */
export const isEnglish = (word: string): boolean => PHRASE_WORDS.has(word) || isCommonWord(word)
