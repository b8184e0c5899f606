/** Promises: what the hero gives somebody one's word for, or will never do to them. */

const LEAD =
  "^(?:(?:ok(?:ay)?|yes|no|all right|alright|well|please|oh|listen|look|and|but|so|don't worry|trust me|relax|hush|then),? )*"
const WORD = '(?:promise|swear|vow|pledge|give (?:you|him|her|them) my (?:solemn )?word|assure you|guarantee)'
const TO_WHOM = "(?: you| to you| (?:on|by|upon) (?:[\\p{L}'’]+ ?){1,5}?| to god)?"
const NEVER =
  "(?:'ll never| will never| shall never| would never|'d never| won't| will not| shall not| shan't| wouldn't|'m not going to| am not going to|'m not gonna|'m not about to)"
const HARM =
  '(?:ever |even )?(?:tell (?:on|anyone|anybody|any one|no ?body|no one|a (?:living )?soul|another|the|them|your|his|people)|say (?:a word|anything|nothing) (?:to|about|of)|breathe|repeat|betray|hurt|harm|judge|bite|mention|report|abandon|desert|forsake|fail you|leave you|lie to you|cheat you|trick you|let (?:you|him|her|them|any(?:one|body|thing)?|that happen|this happen)|give (?:you|him|her|them|it|this|your|anything) (?:\\p{L}+ )?(?:up|away)|turn (?:you|him|her|them) in|hand (?:you|him|her|them) over|spill|spread|forget (?:you|your|what you)|hold it against|use it against|stand in your|get you (?:in|into))'

const PROMISES = [
  `${LEAD}(?:i|we) (?:do |can |\\p{L}+ly )?${WORD}${TO_WHOM},? (?:that )?(?:i|we|no ?body|no one|nothing|it|she|he|they)(?:'ll|'m|'d| will| shall| won't| would| wouldn't| shan't| am| can| is| was| were)(?!\\p{L})`,
  `${LEAD}(?:i|we) (?:do |\\p{L}+ly )?(?:promise|swear|vow|pledge)(?: you| to you)? (?:not|never) to(?!\\p{L})`,
  `${LEAD}(?:i|we)${NEVER} ${HARM}(?!\\p{L})`,
  `${LEAD}(?:my lips are sealed|mum's the word|your secrets?(?:'s| is| are) safe|(?:you have|you've got) my word|(?:i|we) (?:can|know how to) keep a secret|(?:no ?body|no one|not a soul) (?:will|shall|need|is going to) (?:ever )?(?:hear|know|learn|find out))(?!\\p{L})`,
]
const PROMISE_EN = new RegExp(PROMISES.join('|'), 'iu')
/** Longer sentences are more than a promise. */
const MAX_PROMISE = 200

/** Whether a sentence gives somebody the hero's word. */
export const isPromiseEn = (words: string): boolean => words.length <= MAX_PROMISE && PROMISE_EN.test(words)
