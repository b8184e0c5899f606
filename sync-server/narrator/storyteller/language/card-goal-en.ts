/** How a quest’s card says what is to be done, and small words of cards, in English. */
import { NAMELESS } from './card-subject-en.ts'

/** Small words of which hardly an English sentence has none. */
export const SMALL =
  /^(?:the|a|an|of|to|in|is|and|my|has|was|for|on|it|that|with|who|at|not|are|his|her|i|you|from|by|have|be|he|she|they|but|no)$/
/** Whom a goal sends the hero after, by what they have done. */
export const WRONGDOER =
  /\bthe (traitor|spy|killer|murderer|thief|culprit|saboteur|liar|leak|impostor|forger|poisoner|assassin|mole|arsonist|blackmailer)\b/i
/** Of whom the card speaks as “you”. */
export const ROLE =
  /\bYou(?: are|['’]re) ((?:the|an?) (?:[a-z’-]+ ){0,3}?[a-z’-]+(?: of (?:the )?[a-z’-]+)?)(?=[.,;!]| (?:and|who|named|called|with|in|at|on|but|from|for|sent|hired)\b)/u
/** Until when something is to be done. */
export const TERM = /,? (?:before|by|until|till|while there)\b.*$/
/** What a goal begins with. */
export const ORDER =
  /^(?:find|discover|learn|recover|bring|stop|save|rescue|prove|uncover|catch|solve|help|get|escape|steal|return|protect|break|end|free|decide|choose|deliver|survive|reach|win|kill|hunt|defeat|destroy|convince|make|keep|track|investigate|expose|clear|figure out|retrieve|slay|lead|unmask|take|cure|restore|write|talk|figure|cook|sing|rob|open|close|survive|choose|tell)\b/i
/** What comes before an order and is none of it. */
export const ASKING =
  /^(?:please,? |you (?:must|have to|need to|should) |can you |could you |will you |now |so |and |your (?:job|task|mission) is to )+/i
/** What is done for somebody, not against them. */
export const FRIENDLY = /^(?:help|save|protect|rescue|bring|find|get|keep|free|cure)$/
/** A title that begins with an article. */
export const WITH_ARTICLE = /^(?:the|an?)\s/i
/** What is the hero’s own. */
export const YOUR_HEAD = /^your /
/** What is the hero’s own, anywhere. */
export const YOURS = /\byour\b/g
/** Words in which whoever writes has a part. */
export const OF_WRITER = /\b(?:you(?:rself)?|we|us|me|i)\b/i
/** “The” at the head of a name. */
export const THE_HEAD = /^the /
/** A wish or a request as the order that it is: “we need to know who” is “find out who”. */
export const orderOf = (sentence: string): string =>
  sentence
    .replace(/^(?:we|i) (?:need|want|have) to (?:know|find out|learn) /i, 'find out ')
    .replace(/^(?:we|i) (?:need|want) (it|him|her|them) back\b/i, 'get $1 back')
    .replace(ASKING, '')
    .replace(/^help (?:me|us) (?:to )?(?=\w+ )/i, '')
    .replace(/^.*\b(?:i|we) (?:need|want|beg|ask|implore|would like) you to /i, '')
/** A verb with “it”. */
export const DO_IT = /^(\w+) it\b/
/** A verb with “him” or “her” alone. */
export const DO_THEM = /^(\w+) (?:him|her)(?=$| (?:before|back|and|by|at|in|from|until|alive|home|first)\b)/
/** The writer’s own noun. */
export const myOwn = (noun: string): RegExp => new RegExp(`\\bmy ${noun}\\b`, 'i')
/** Words that name nobody and nothing. */
export const NO_NAME =
  /^(?:the|an?|i|me|my|you|your|he|she|it|we|they|this|that|here|there|who|what|mrs?\.?|ms\.?|dr\.?|miss|sir|nobody|somebody|everybody)$/i
/** A note that says that somebody is dead. */
export const IS_DEAD =
  /^(?:(?:s?he|they)(?:['’]s)? )?(?:is |was |are |has been |have been )?(?:long |already |now )?(?:dead|deceased|murdered|killed|buried)\b/i
/** A name or a noun with its article. */
export const NEEDS_NO_ARTICLE = /^(?:the|an?|my|your|\p{Lu})/u
/** An order whose object stands in another sentence. */
export const POINTS_BACK = /^\w+ (?:it|him|her|them|this|that)$/
/** The term of a plot’s own goal. */
export const PLOT_TERM = / before .*$|, and .*$/
/** What the matter in hand makes. */
export const TROUBLE = (noun: string): string => (noun === NAMELESS ? 'the trouble' : `the trouble over ${noun}`)

/** An article at the head of what the author calls something or somebody. */
export const CARD_ARTICLE = /^(?:the|an?)\s+(?=\p{L})/iu
