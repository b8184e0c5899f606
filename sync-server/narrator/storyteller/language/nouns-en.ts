/** Where an English noun stands, and what is none. */

/** What may follow a verb that no list knows. */
export const AFTER_VERB_EN =
  /^(?:the|an?|my|your|his|her|their|this|that|him|them|it|myself|at|to|with|on|over|for|about|around|round|down|up|off|out|along|in|into|through|across|after|under|behind|mrs?|dr)$/

/** What a text falls into between its nouns. */
export const NOUN_SEAM_EN =
  /[,;:.!?]|\b(?:in|on|at|into|onto|with|from|under|behind|beside|for|to|of|over|by|and|or|but|so|until|till|while|when|that|who|which|because|as|like|through|around|about|where|whether|if|until|after|before|against|across|past|near|without|is|are|was|were|has|had|do|does|did)\b/i

/** What only curses in a question: “who the hell ate it”. */
export const CURSED_EN =
  /(?<=^\s*|\b(?:who|what|where|why|how|when) )(?:the|in|on) (?:hell|heck|devil|deuce|blazes|dickens|fuck|earth|god's name)\b/gi

/** Verbs that are no nouns: after a noun they end it, as in “how long does a basket take”. */
export const NEVER_NOUN_EN =
  /^(?:take|make|get|give|go|come|bring|keep|know|think|say|tell|see|eat|find|become|mean|hear|happen|belong|put|want|live|send|contain|begin|grow|lose|sell|buy|write|carry|have|seem|sound|die|hang|stand|sit|lie)$/i

/** A word shortened by an apostrophe is no noun. */
export const SHORTENED_EN = /['’](?!s$)/

/** A noun that is asked about, after what shows it to be one. */
export const BEFORE_ASKED_EN =
  /\b(?:the|an?|my|your|his|her|their|our|this|that|these|those|about|of|any|some|another) ((?:[\p{L}'’-]+ ?){1,4})/giu

/** Nouns that name nothing. */
export const EMPTY_NOUN_EN = /^(?:one|ones|way|thing|things|time|sort|kind|lot|same|other|much|many)$/

/** What stands before the person spoken to. */
export const TO_OR_WITH_EN = /^(to|with)\s+/

/** What stands before a tool. */
export const BY_MEANS_EN = /^(with|using)/i

/** A noun that has its article already. */
export const DETERMINED_EN = /\b(?:the|an?|my|your|his|her|their|its|this|that|these|those|some|any)$/i

/** Parts of a person’s name that name nobody. */
export const NOT_A_NAME_EN = /^(the|mrs?\.|dr\.|who|says|man|woman|that)$/

/** What ends the noun of a name: “the note that brought you” is a note, “the word for no” a word. */
export const AFTER_NOUN_EN = /\s(?:that|who|which|of|for|in|on|with|from|at|by|to|behind|under|where|when)\s.*$/

/** After these a word is a verb, whatever it may be elsewhere: “did you note it”. */
export const BEFORE_VERB_EN =
  /^(?:i|you|we|they|he|she|who|will|would|can|could|should|shall|must|may|might|don't|didn't|won't|can't|cannot|never|i'll|you'll|we'll|i'd|let's|please|not)$/

/** With these after it, a word after “to” is a verb: “to light the lamp”. */
export const VERB_OBJECT_EN = /^(?:the|an?|my|your|his|her|their|our|it|him|them|me|us|this|that|these|those|some|any)$/

/** One of these stands before a noun, or a word before it. */
export const BEFORE_NOUN_EN =
  /^(?:the|an?|this|that|these|those|my|your|his|her|their|our|its|some|any|every|each|which|what|no|of|about|with|on|at|in|into|from|for|to|behind|under|over|by|near|and|or|through|around|toward|towards)$/

/** What may follow a whole name. */
export const NAME_ENDS_EN = /^(?:'?s)? /

/** Words of three letters that name nothing by themselves. */
export const SHORT_STOP_EN = /^(?:the|and|you|him|her|out|one|two|not|who|was|had|his|old|new|all|off|now|own)$/

/** A person without a name, before what is said to them: “ask her where the painter lives”, but not “ask her husband”. */
export const THEM_FIRST_EN =
  /^(?:to |with |at |from )?(?:him\b|them\b|her(?=$|\s+(?:the|an?|do|did|does|is|are|was|were|can|could|will|would|has|have|that|if|whether|what|who|where|why|how|when|about|my|his|her|their|i|you|he|she|they|it|to|for|not)\b))\s*/i

/** What may be anywhere: it is not taken for the one in another place. */
export const EVERYWHERE_EN =
  /^(?:windows?|curtains?|mirror|ceiling|candles?|lantern|papers?|letters?|cupboard|shelves|drawers?|bottles?|stairs?|staircase|ladder|people|picture|pictures|bodies|ground|street|garden|kettle|cushion|chairs|tables|corner|shadow|shadows|clothes|blanket|basket|bucket|barrel|bench|machine|engine|notice|bricks|stones|things|person|animal|weather|flowers?)$/

/** A question that is told: what comes after it is asked about. */
export const ASKED_ABOUT_EN = /^(?:where|who|what|why|how|when|whether|if|about)\b/i
