import { WORDS_BY_FREQUENCY } from './common-en.ts'

/** What makes words in the last scene bear on the matter, in English, and what means nothing by itself. */
const any = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** As many of the most frequent words say nothing about any matter. */
const COMMONEST = 700
export const COMMONEST_EN: ReadonlySet<string> = new Set(WORDS_BY_FREQUENCY.slice(0, COMMONEST))

/** A greeting, a goodbye, a call to wait, a wish to know: said by anybody in any room. */
const IDLE_TALK = any([
  '(?:hello|hi|hey|greetings|good (?:evening|morning|afternoon|day|night)|goodbye|good-bye|bye|farewell|cheers|see you|so long|nice to meet|pleased to meet|thanks?|thank you|welcome)(?!\\p{L})',
  "(?:i|we) (?:really |only |just |still |also )?(?:want|wish|would like|need|came|am here|have come|'d like)(?: (?:you|somebody|someone))? to (?:know|hear|understand|see|find out|be told|ask|learn|think|sit|rest|go|leave|say) (?:what|why|how|who|where|when|more|it|this|that|something|anything|everything|about|goodbye|hello|a)(?!\\p{L})",
  "(?:i|we) (?:do not|don't|didn't|have no|can't|cannot) (?:know|understand|care|idea|remember|see|say)(?: (?:what|why|how|who|where|anything|it|this|that))?(?!\\p{L})",
  "(?:wait|hold on|hang on|one moment|just a (?:moment|minute|second)|give me a (?:moment|minute|second)|let me think|let us (?:see|begin|start)|never mind|carry on|go on|well then|very well|call (?:all|every(?:body|one)|them)|here (?:i am|we are)|what(?:'s| is) (?:going on|happening|this|all this)|is (?:that|this) (?:it|all))(?!\\p{L})",
])
/** One sentence of nothing but such talk. */
export const MEANS_NOTHING_EN = new RegExp(
  `^(?:(?:and|but|so|now|oh|well|ok(?:ay)?|all right|right),? )*${IDLE_TALK}[^.!?;:]*[.!?…]*$`,
  'iu',
)

const DID =
  '(?:did|done|have|has|had|were|was|are|is|knew|know|killed|lied|lie|took|take|stole|made|kept|keep|hid|hide|wrote|sold|gave|left|told|let|went|came|put|held|saw|heard|meant|wanted|got|set|cut|sent|brought|built|broke|burned|burnt|swore|paid|bought|loved|feared|\\p{L}{3,}ed)'
/** What somebody did, or what it was. */
const CHARGES = any([
  `(?<!thank )(?:you|he|she|they|somebody|someone|one of (?:you|us|them)|nobody|all of (?:you|us|them)|the two of you)(?:'ve|'d|'re|'s|'ll)? (?:all |both |never |only |just |always |alone |two )*${DID}(?!\\p{L})`,
  "it (?:was|wasn't|is|isn't|has been) (?:not )?(?:you|he|she|him|her|them|us|me|all of|one of|your|his|the|an?|never|because|for|no)(?!\\p{L})",
  '(?:look at|show|read|explain|answer|admit|deny|prove|swear|remember) (?:it|this|that|him|her|them|us|me|your|his|their|what|why|how)(?!\\p{L})',
  "(?:and )?(?:that|this|it|here)(?:'s| is| was| are) (?:why|how|where|what|who|proof|the)(?!\\p{L})",
])
const WORDS = any([
  'truth|true|lies?|lied|lying|liars?|guilt|guilty|innocent|murder\\p{L}*|kill\\p{L}*|stole|steal|stolen|thie(?:f|ves)|secrets?|proof|prove[sd]?|evidence|confess\\p{L}*|accuse\\p{L}*|promised?|mercy|pity|forgive\\p{L}*|forgave|blame|fault|justice|because|reckon\\p{L}*|alive|dead|died|deaths?|ashamed|shame|sorry|spare|betray\\p{L}*|hid|hidden|punish\\p{L}*|responsible|deserve\\p{L}*',
])
export const BEARS_EN = new RegExp(`(?<![\\p{L}'])${any([CHARGES, WORDS])}(?![\\p{L}'])`, 'iu')
/** “There is no crime here at all”, “nobody did anything”: that there is nothing to reckon with. */
export const DENIES_ALL_EN =
  /\b(?:there(?:'s| is| was| has been) (?:no|nothing like a) (?:\w+ )?(?:crime|case|mystery|murder|theft|culprit|secret|thief|harm|wrong|problem|truth)|nothing (?:(?:at all|really|much) )?(?:happened|is wrong|was stolen|was taken|to (?:see|tell|solve|find))|nobody (?:did|has done|stole|took|killed) (?:anything|it|this|that|any(?:one|body)))\b/i
/** Who says that they do not know has laid out nothing. */
export const OWNS_IGNORANCE_EN =
  /\b(?:i|we) (?:do not|don't|have no idea|haven't|cannot|can't) (?:know|understand|tell|a clue|who|what|see)\b|\bno idea\b/i
/** What “you” did. */
export const YOU_DID_EN =
  /\b(?:you|you've|you'd|you (?:have|had|never|always|only|both|all)) (?:\p{L}+ed|was|were|did|had|took|gave|knew|made|wrote|let|kept|hid|sent|sold|left|told|lied|paid|stole|broke|burnt|bought|brought|built|chose|came|cut|dug|drove|drank|fed|felt|forgot|found|got|held|hurt|laid|lost|led|meant|met|put|ran|read|rang|said|saw|set|shot|shut|spoke|spent|stood|struck|swore|taught|thought|threw|tore|understood|went|won)\b|\byour (?:\p{L}+ )?(?:doing|fault|work|lie|lies|plan|crime|hand|debt|forgery|letter|letters)\b/iu
/** A question that anything may answer, and not only yes or no. */
export const OPEN_QUESTION_EN =
  /(?:^|[.!?,;:]\s+)(?:(?:and|but|so|then|well|now|please|\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?),?\s+)*(?:what|who|whom|whose|where|how|why|when|which|will|would|may|can|could|shall|should)\b[^?]*\?\W*$/iu
