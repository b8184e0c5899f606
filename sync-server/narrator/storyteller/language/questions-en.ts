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

/** “… did it”, “… did this to him”: what is said of whoever is named before it, and not asked of them. */
export const DID_IT_EN =
  /^did (?:it|this|that|so)(?:[,.;!]|$| (?:to|for|because|with|on|in|by|and|all|again|himself|herself)\b)/i

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

/** Where one is: a look round says it. */
export const WHERE_AM_I_EN =
  /^(?:(?:so|and|but|ok(?:ay)?|well|wait|now),? )*where (?:exactly |on earth |the hell )?(?:am i|are we)\b(?! (?:going|supposed|meant|to)\b)/i
/** Who one is. */
export const WHO_AM_I_EN =
  /^(?:(?:so|and|but|ok(?:ay)?|well|wait|now),? )*(?:who (?:exactly |on earth )?am i\b(?! (?:talking|speaking|looking|supposed|meant|to|dealing)\b)|what(?:'s| is| was) my (?:name|role|job|office|profession)\b)/i
/** Where one can go. */
export const WAYS_OUT_EN =
  /^(?:(?:so|and|but|ok(?:ay)?|well|now),? )*(?:how (?:do|can|could|would|should) (?:i|we) (?:get|go|find (?:a|my|our|the) way) (?:out|away)\b|where (?:can|could|do|should|may) (?:i|we) go(?: from here| now| next)?[\s?.!]*$|(?:what|where) are (?:the |my |our )?(?:exits|ways out|doors)\b|what exits\b|which way (?:is )?out\b|where is the (?:exit|way out)\b|(?:is there|are there) (?:a|any) (?:ways? out|exits?)\b)/i
/** Who somebody is, to their face. */
export const WHO_ARE_YOU_EN =
  /\bwho (?:exactly |on earth |the hell )?are you(?=[\s?!.,]*$|,)|\bwhat(?:'s| is|’s) your name\b|\btell me (?:about|who) (?:yourself|you are)\b|\bintroduce yourself\b/i

/** “Ask her about the money”: what it is about, where that is a thing and no question. */
export const OF_IT_EN =
  /^\p{L}+ (?:[^,.;]{1,40} )?about (?!(?:what|who|whom|whose|why|how|where|when|which|whether|if|it|that|this|them|him|her|me|us|you)\b)([^,;]{1,40}?)[.!?]*$/iu

/** Somebody is told or asked “about” something; and the gap where that word was. */
export const ABOUT_WHOM_EN = /(?<!\p{L})about \S/iu
export const SWALLOWED_EN = /(?<=\S)\s{2,}(?=\S)/
/** What is asked, of whoever is there: “ask where the painter lived”. */
export const ASKED_WORD_EN = /^(?:ask|inquire|enquire) (who|where|what|why|how|when|whether|if|about)(?!\p{L})/iu

/** Leave to stay, which is for somebody to give. */
export const LODGING_EN =
  /^(?:(?:please|so|and),? )*(?:can|may|could|might) (?:i|we) (?:(?:just|please|perhaps) )?(?:stay|sleep|lodge|shelter|spend the night)\b/i
