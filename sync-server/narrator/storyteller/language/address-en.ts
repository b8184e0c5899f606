/** How people are spoken to in English. */
const GENERIC =
  "(?:my |good |dear |you |young |old )*(?:sir|madam|ma'am|maam|ma am|mam|miss|missus|mister|lady|lord|ladyship|lordship|lad|laddie|lass|lassie|son|boy|girl|love|darling|dear|dearie|honey|hon|sweetheart|sweetie|friend|stranger|man|fellow|chap|woman|gentleman|gentlemen|ladies|ladies and gentlemen|mate|pal|buddy|bud|bro|dude|doll|toots|folks|everyone|everybody|all of you|both of you|you two|you both|you all|you there|guv'?nor|guv|boss|old (?:man|girl|boy|thing|chap))"

export const GENERIC_EN = new RegExp(`^${GENERIC}$`, 'i')
/** Which of the people there is meant, where the word tells a man from a woman. */
export const HE_EN =
  /\b(?:sir|mister|mr|lord|lordship|lad|laddie|son|boy|man|fellow|chap|gentleman|guv'?nor|guv|bro|dude)\b/i
export const SHE_EN =
  /\b(?:madam|ma'?am|mam|miss|missus|mrs|ms|lady|ladyship|lass|lassie|girl|woman|doll|toots|sweetheart)\b/i

/** Words before a name that only call: “and you, sir”, “please, Mrs Vane”. */
export const LEAD_EN =
  /^(?:(?:and|but|so|hey|yo|oi|oh|o|ah|well|now|then|please|yes|no|yeah|nope|okay|ok|right|look|listen|say|here|excuse me|pardon me|pardon|beg pardon|sorry|hello|hi|hiya|howdy|thanks|thank you|good (?:evening|morning|day|afternoon|night)|greetings|come|come on|come now|there|tell me|forgive me|i say|you there|hey you|you)[,!.]*\s+)+/i
/** “And you, sir?”: whoever has not been spoken to yet. */
export const AND_YOU_EN = /^(?:and|but|what about|how about|now|well|and what about|and how about)[,]? you\b/i

/** A title with a name, known or not. */
export const TITLED_EN =
  /^(?:mr|mrs|ms|miss|mister|missus|dr|doctor|captain|inspector|constable|sergeant|lady|lord|sir|madame?|father|sister|brother|aunt|auntie|uncle|professor|master|mistress|marshal|sheriff|judge|councillor|director)\.? \p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?$/iu

/** A greeting or a word of thanks before what one has to say. */
export const GREETING_EN =
  /^(?:(?:hello|hi|hiya|hey|howdy|greetings|good (?:morning|evening|afternoon|day)|thanks|thank you(?: (?:very much|so much|kindly))?|sorry|excuse me|pardon me|pardon|i beg your pardon|please|good evening to you)(?: (?:there|again|everyone|all))?[,!.:]+\s+)+/i
/** A lead that says nothing of its own. */
export const MERE_CALL_EN =
  /^(?:(?:and|but|so|hey|yo|oi|oh|o|ah|well|now|then|look|listen|say|here|you|there|come|i say)[,!.]*\s*)*$/i
/** “Please Mr Halse be so good”: a name after “please”, without a comma. */
export const PLEASE_EN =
  /^(?:oh |ah )?(?:please|come on|look here|listen|hey|now),? ((?:mrs?|dr|miss|ms)\.? \p{L}[\p{L}'-]+),? (.+)$/iu

/** A title before a name. */
export const TITLE_HEAD_EN = /^(?:mrs?|dr|miss|ms|mister) /

/** What a name belongs to as an object: “talk to Gil”. */
export const BEFORE_NAME_EN =
  /\b(?:to|at|with|about|and|or|from|for|of)(?: the)?$|\b(?:to|at|with|about) (?:the |mrs?\.? |dr\.? )?[\p{L}'-]+$/iu

/** Where a name that is called stands apart; after a title it does not. */
export const CALL_SEAM_EN = /(?<!\b(?:mr|mrs|dr|ms|st))\s*[,:—–]\s+|(?<!\b(?:mr|mrs|dr|ms|st))[.!?]+\s+|\s+-+\s+/i

/** A titled name at the end only calls: “let us go, Mrs. Vane”. */
export const CALL_AT_END_EN = /,\s+(?:mrs?|dr|miss)\.? \p{L}[\p{L}'-]+[.!]*$/iu

/** Whoever is named at the end of a sentence. */
export const NAME_AT_END_EN = /^([^,]+),\s+((?:(?:mrs?\.?|dr\.?|miss) )?[\p{L}'-]+)[.!]*$/iu

/** What makes the name at the end an object. */
export const LINKING_EN = /\b(?:to|at|with|about|and|or)\b/i

/** Said to nobody in particular. */
export const ANYBODY_EN =
  /\b(?:(?:the )?(?:nearest|closest|first|next) (?:\p{L}+ )?(?:person|one|man|woman|guard|villager|local|servant|tenant|stranger|passer-?by|guest|sailor|soldier|\p{L}+) (?:about|if|whether|what|who|where|when|why|how|for|i (?:see|meet|find))|some(?:one|body)|any(?:one|body)|whoever is (?:here|there|near(?:by)?|around)|a (?:local|villager|passer-?by|servant|stranger|bystander))\b/iu
/** A cry that is meant to be heard. */
export const CALL_EN =
  /^(?:i )?(?:shout|yell|cry|call)(?: (?:out|loudly|aloud|hello|for (?:help|somebody|someone|anybody|anyone|a (?:servant|guard|doctor)|assistance)|into .+|to (?:see|hear) .+))*[.!]*$/i

/** What is said to somebody, and not only to oneself. */
export const TO_A_HEARER_EN =
  /\?|(?<![\p{L}'])(?:you|your|yours|hello|hi|hey|good (?:morning|afternoon|evening|day)|excuse me|sorry|please|thank|my name|i am (?:here|not)|i'm (?:here|not)|come (?:out|here|in)|open|let me in|any(?:body|one)|some(?:body|one)|sir|madam|ma'am|mrs?|miss|dr)(?![\p{L}'])/iu
