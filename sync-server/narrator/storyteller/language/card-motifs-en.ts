/** How the nouns of a quest’s card are read, in English. */

/** What begins a noun phrase. */
export const ARTICLE =
  /^(?:the|an?|his|her|their|its|my|our|this|that|these|those|every|one|some|two|three|four|five|six|seven|nine|ten|twelve|no|any|another)$/
/** Words that stand between an article and a noun without saying what it is like. */
export const NO_QUALITY =
  /^(?:and|or|of|in|on|at|is|was|are|has|had|to|that|who|which|from|for|with|by|own|same|next|other|such|very|only|more|most|stole|took|find|every|whole|mere|real|it|them|him|us|you)$/
/** A word that is a verb here, or part of a longer one. */
export const VERB_BEFORE =
  /^(?:to|he|she|will|would|can|could|must|not|they|we|i|you|who|it|that|which|didn['’]t|don['’]t|never)$/

/** Nouns that are as often verbs or small words: inside a sentence they want an article. */
export const AMBIGUOUS: ReadonlySet<string> = new Set(
  'play dance race match light note strike raid feast dream whisper well mine bank lift bear crow rose spell storm battle duel siege escape trial party snow knife saddle flag ring box'.split(
    ' ',
  ),
)

/** What may follow a noun that stands for itself; any other noun makes it a part of a longer one. */
export const AFTER_TITLE_NOUN =
  /^(?:of|in|at|on|that|who|which|from|to|is|are|was|with|and|has|aboard|stole|ate|took|for|without)$/

/** The writer’s kin, who died. */
export const KIN_DIED =
  /\b(?:my|our)\s+(?:late |dead |poor )?(father|mother|brother|sister|uncle|aunt|grandfather|grandmother|husband|wife|son|daughter|partner)\b(?:[^.!?,]{0,20}\b(?:died|is dead|was (?:killed|murdered|hanged|shot)))/i
/** The writer’s late kin. */
export const LATE_KIN =
  /\b(?:my|our)\s+(?:late|dead|murdered)\s+(father|mother|brother|sister|uncle|aunt|grandfather|grandmother|husband|wife|son|daughter|partner)\b/i
/** Kin who are women. */
export const KINSWOMAN = /^(?:mother|sister|aunt|grandmother|wife|daughter)$/
/** The writer’s own. */
export const OWN_ARTICLE = /^(?:my|our)$/
/** A noun’s regular plural. */
export const regularPlural = (noun: string): string =>
  /(?:s|sh|ch|x)$/.test(noun) ? `${noun}es` : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`
/** Nouns whose y stays in the plural. */
export const VOWEL_Y = /[aeiou]y$/
/** A creature’s name, right after its noun. */
export const calledAfter = (noun: string): RegExp =>
  new RegExp(`\\b${noun},? (?:(?:called|named) )?(\\p{Lu}\\p{Ll}{2,})`, 'u')
/** What somebody is, right after the name: “Miss Clara Finch, governess at …”. */
export const tradeOf = (last: string): RegExp =>
  new RegExp(
    `\\b${last},? (?:(?:the|an?|our|their|his|her) )?(?:old |late |former )?([a-z]{4,}(?:er|or|ess|ist|ian|man|maid|cook|clerk|guard|nurse|smith|priest|doctor|midwife|judge|pilot|monk|nun))(?=,| (?:at|of|in|to|for|on|from|who)\\b)`,
  )
/** A death that is to come, with its day. */
export const DOOMED =
  /\b(?:will|shall|is to|is going to|must|would) (be drowned|be hanged|be burn(?:ed|t)|be beheaded|be poisoned|be murdered|be killed|drown|hang)\b(?: (?:on|next|by|this) (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday))?/i
/** Its noun, by the stem of the verb. */
export const DOOMS = [
  ['drown', 'drowning'],
  ['hang', 'hanging'],
  ['burn', 'burning'],
  ['behead', 'beheading'],
  ['poison', 'poisoning'],
  ['murder', 'murder'],
  ['kill', 'killing'],
] as const
/** A sum of money. */
export const SUM =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|a|\d[\d,.]*) )?(?:hundred |thousand |million )?(?:dollars|pounds|guineas|crowns|credits|coins|marks|shillings)\b/i
