/** What English words do in the last scene: acts that are told, words that are an act by being said, talk of nothing. */
const LEAD = '(?:(?:so|and|but|then|now|well|at last|finally|in the end|very well|all right|ok(?:ay)?)\\W+)*'
const any = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** What is done by saying it, and what is no act at all: “I accuse you”, “I forgive her”, “I will”, “I know”. */
const BY_SAYING = any([
  "am|was|have|had|do|did|don't|didn't|will|won't|can|can't|cannot|could|would|should|must|shall|may|might|need|never",
  'want|wish|hope|mean|know|knew|think|thought|believe|suppose|suspect|doubt|love|hate|like|trust|remember|understand|see|saw|heard|found|counted',
  'accuse|charge|forgive|pardon|spare|absolve|acquit|offer|propose|suggest|refuse|decline|reject|promise|swear|vow|demand|insist|beg|implore|declare|agree|deny|admit|confess|arrest|denounce|condemn|blame|bet|lied|stole|killed',
])
/** “I hold up the frame”, “we call her by her name”: told of the hero, and not said. */
export const OWN_ACT_EN = new RegExp(
  `^${LEAD}(?:i|we) (?:(?:just|simply|quietly|slowly|gently|only|also|now|then|\\p{L}+ly) )?(?!${BY_SAYING}(?![\\p{L}']))\\p{L}{2,}`,
  'iu',
)
/** “Accuse Adeyemi”, “confront him”: an order to the game, which nobody says aloud. */
export const ORDERED_ACT_EN = new RegExp(
  `^${LEAD}(?:accuse|confront|denounce|blame|charge|name|expose|threaten|persuade|convince|insult|bribe|beg|call (?:her|him|them|it) by|offer (?:her|him|them|it|the|mrs?|dr|miss|\\p{Lu})|appeal to|plead with|forgive|spare|pardon|absolve|lie to|reason with|argue with|bargain with|make (?:a |the )?(?:deal|bargain))(?![\\p{L}'])`,
  'iu',
)
/** Words to somebody: what holds one is spoken. */
export const TO_SOMEBODY_EN =
  /(?<![\p{L}'])(?:you|your|yours|yourself|yourselves|thou|thee|me|my lord|my lady)(?!\p{L})/iu
/** “I told them what I had counted: eleven”: what is told, and what is said. */
export const TOLD_THEN_SAID_EN = /^([^:"“”]{3,90}):\s+(\p{L}.+)$/su
/** “I tell them that it was so”, “I said to him”: speech that is told. */
export const TELLS_EN = new RegExp(
  `^${LEAD}(?:i|we)? ?(?:(?:\\p{L}+ly|just|simply) )?(?:told|said|spoke|explained|replied|cried)(?![\\p{L}'])`,
  'iu',
)
