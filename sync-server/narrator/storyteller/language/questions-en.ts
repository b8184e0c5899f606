/** How an English question begins. */

/** “Ask why”: a question in two words. */
export const WORD_ASKED_EN = /^\S+ (?:why|how|what|who|where|when)$/i

/** What leads up to a question and says nothing. */
export const QUESTION_OPENING_EN =
  /^(?:(?:so|and|but|well|ok(?:ay)?|now|then|hey|right|um+|uh+|tell me),?\s+){1,4}(?=(?:who|what|where|when|why|how|which|is|are|did|do|does|was|were)\b)/i

/** The word that a question begins with. */
export const QUESTION_HEAD_EN =
  /^(?:who|what|where|why|how|when|which|is|are|do|does|did|was|were|has|have|had|can|could|would|will)\b/i

/** A name without a comma, and the question after it. */
export const NAME_THEN_QUESTION_EN =
  /^(?:(?:yo|hey|oi|hello|hi|so|well|ok|dear|good (?:day|evening|morning)),?\s+)?((?:(?:mrs?\.?|dr\.?|miss|the)\s+)?[\p{L}'-]+),?\s+(.+)$/iu

/** Where something is that a look would answer. */
export const INSPECTED_PLACE_EN =
  /\b(?:written|printed|in|on|under|behind|inside|beneath|beyond|through|outside|underneath|does|do)\b(.*)$/i

/** The word “what”. */
export const WHAT_EN = /\bwhat\b/i

/** A question that is plain from its first words. */
export const PLAIN_QUESTION_EN =
  /[?]$|^(?:\S+\s+){1,2}(?:is|are|was|were|did|do|does|has|have|would|could|the|you|your)\b/i

/** A word that asks for a hearing, with its stop. */
export const CALLS_FOR_HEARING_EN = /[,.!?…]|what/i

/** Small words before what is said. */
export const SMALL_LEAD_EN = /^(?:and|but|so|please|well|now|then),?\s+/i

/** A question that asks for words. */
export const WONDERS_EN = /^(?:so |but |and )?(?:why|who|what|where|when|how|which)\b/i
