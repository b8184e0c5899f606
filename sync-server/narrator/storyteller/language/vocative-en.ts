/** Names that are called without a comma. */

/** What is said to somebody after their name. */
export const AFTER_CALL_EN =
  /^(?:why|what|how|where|who|when|which|please|listen|look|wait|stop|come|tell|say|sit|show me|give me|help|run|hide|don't|do not|let me|let's|stay|answer|hold|hurry|go|get|thank you|thanks|sorry|yes|no|it's|it is|that's|that is|this is|i|i'm|i'll|i've|i'd|you|you're|you've|we|we're|my|your|are you|do you|did you|have you|can you|could you|will you|would you|is it|is that|is this|was it|was that|may i|can i|shall we|shall i)\b/i
/** Where a sentence is whole before the name: “tell me Iris”, “what happened Bridie”. */
export const WHOLE_BEFORE_EN =
  /(?:^(?:why|how|why not|how come|what|where|when|who|what now|please|listen|wait|come|stop|no|yes|come on|go on|tell me more|i see|never mind|speak|look)|\b(?:it|that|this|me|you|here|there|now|then|please|right|wrong|happened|matter|name|mean|crying|shaking|doing|going|yourself|today|tonight|sorry|again)|\b(?:who|how|where|what) you (?:are|were|know|saw|want|mean|did|think|heard))$/i
/** After these a name is whom something is done to. */
export const DONE_TO_NAME_EN =
  /^(?:i |we )?(?:give|show|hand|bring|send|take|offer|pass|lend|read|throw|find|follow|see|ask|thank|greet|name|accuse|blame|suspect|choose|pick|free|forgive|spare|trust|love|arrest)\b/i
/** “Hit that Councillor”: no call, for “that” is whoever it is done to. */
export const STRIKES_THAT_EN =
  /\b(?:hit|punch|kick|slap|shove|push|grab|strike|attack|fight|beat|stab|shoot|kill|seize|catch|arrest|threaten|follow) (?:that|this)$/i
/** A title without its stop. */
export const TITLE_STOP_EN = /\b(mrs?|dr|ms|st)\./gi
/** Where one sentence ends and another begins; not after a title. */
export const SENTENCE_SEAM_EN = /(?<!\b(?:mrs?|dr|ms|st))[?!.…]["”]?\s+/i

/** Days have a capital. */
export const DAYS_EN = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
/** “Is your name Tib”: the name is what is asked. */
export const NAMED_SO_BEFORE_EN =
  /^(?:(?:and|so|then|but|oh|well),? )?(?:is|was|isn't|isn’t|wasn't) (?:your|her|his|my|their) (?:real |first |own )?name$|^(?:(?:and|so|then|but|oh|well|hello|hi),? )?(?:are|aren't|aren’t) you$/i
