/** Small English words that the code puts between the words of others. */

/** Two acts or nouns as one phrase. */
export const AND_EN = ' and '
/** A noun with its article. */
export const the = (noun: string): string => `the ${noun}`
/** The same at the head of a sentence. */
export const theUpper = (noun: string): string => `The ${noun}`
/** A noun of the hero’s. */
export const your = (noun: string): string => `your ${noun}`
/** A verb with one noun after it, and with another after a preposition. */
export const withNoun = (verb: string, noun: string, rest = ''): string => `${verb} the ${noun}${rest && ` ${rest}`}`
/** A way as a walk. */
export const goWay = (way: string): string => `go ${way}`
/** A request as it is said. */
export const pleaseDo = (what: string): string => `please ${what}`
/** What came first, with its verb. */
export const havingDone = (rest: string): string => `having ${rest}`
/** What stands for a wish to go, and for a wish to be gone. */
export const I_GO_TO = 'I go to '
export const I_GET = 'I get '
/** Plain sentences about the hero. */
export const youDo = (vp: string): string => `You ${vp}.`
export const thenYouDo = (vp: string): string => `Then you ${vp}.`
export const openedBy = (opener: string, vp: string): string => `${opener} you ${vp}.`
export const saidBy = (opener: string, q: string): string => `${opener} you say: “${q}”`
export const meaningTo = (vp: string): string => `mean to ${vp}`
const THERE_FIRST = /^There (?=(?:is|are|was|were) )/
/** “There is a web” begun in other ways, “Here there is a web” first; nothing for what does not begin so. */
export const thereOtherwise = (text: string): string[] =>
  THERE_FIRST.test(text)
    ? ['Here', 'For the rest', 'Besides,'].map((x) => text.replace(THERE_FIRST, `${x} there `))
    : []
/** A sentence that begins with “you”. */
export const BEGINS_YOU = /^you\b/i
/** What stands between two clauses of a reply. */
export const REST_LEAD = /^[\s,;.!?-]+(?:and\s+)?/i
/** Somebody at what they do. */
export const goesOn = (manner: string): string => `{Npc} goes on ${manner}.`
export const isHere = (manner: string): string => `{Npc} is here, ${manner}.`
/** The mood of a picture. */
export const MOODS = {
  reckoning: 'a reckoning',
  close: (danger: string) => `close to ${danger}`,
  quiet: 'uneasy quiet',
} as const
/** Between the deeds of an offered choice. */
export const DEEDS_BETWEEN = /[,;:]\s+(?:and\s+)?|\s+and\s+/
/** A clause that denies. */
export const DENIES = /^not?\b/i
/** An article at the head of a name. */
export const ARTICLE_HEAD = /^(?:the|an?) /
/** The way to what a question is about. */
export const ABOUT = ' about '
/** A question as it is put to somebody, or to nobody in particular. */
export const askThem = (whom: string | undefined, asked: string): string => `ask ${whom ? `${whom} ` : ''}${asked}`
