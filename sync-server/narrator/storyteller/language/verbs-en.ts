import verbsEn from '../../../content/storyteller/lexicon/verbs.en.json' with { type: 'json' }
import { verbListSchema } from '../words.ts'
import { isCommonWord } from './common-en.ts'
import { createMatcher } from './matcher.ts'

/** Verbs that a slip of the pen is rather taken for. */
const COMMON =
  'look search examine inspect investigate ask talk take grab open close go walk enter sneak hide attack fight wait rest tell ' +
  'give show use read follow threaten persuade accuse steal climb listen question observe leave return'

/** The verbs and phrases of English by intent, parsed once when this module loads. */
export const VERB_LIST = verbListSchema.parse(verbsEn)

/** Finds the verb phrase at the head of an English clause. */
export const VERBS_EN = createMatcher(VERB_LIST, COMMON.split(' '), isCommonWord)
