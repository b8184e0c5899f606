/** Small words by which a verdict is weighed. */

/** Where a choice falls into halves: “take a seat”, “and a list of words”. */
export const HALVES_EN = /[,;:]\s+|\s+and\s+/
/** What looks like a question and bids: “have her arrested”. */
export const BIDDING_EN = /^(?:have|do)\b/i
/** Somebody without a name. */
export const SOMEBODY_EN = /\b(?:you|he|him|she|her|they|them)\b/i
/** Whoever is spoken to. */
export const YOU_EN = /\byou(?:'re|'ve|r)?\b/i
/** A man, a woman, without a name. */
export const HE_EN = /\b(?:he|him)\b/i
export const SHE_EN = /\b(?:she|her)\b/i
/** Words with which anything is done or said. */
export const LIGHT_EN =
  'take make give use want choose say let put have call tell bring send get keep offer ask read please'

/** Why or for whom something was done: whoever is named there did not do it. */
export const WHEREFORE_EN = /(?<!\p{L})(?:to|for|because|so that|instead of|and not|rather than|not)(?!\p{L})/iu
const NOUN =
  "((?:the |a |an |my |your |our )?(?!(?:you|he|she|they|we|it|i|who|that|this|somebody|someone|nobody|one|everybody|everyone|both|all|no one|what|there)(?!\\p{L}))[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)"
/** Who or what is said to have done it, by a noun: “the bishop did it”, “it was the bishop”, “I accuse the bishop”. */
export const DONE_BY_EN = [
  new RegExp(
    `^(?:(?:so|then|and|but|no|yes|wait|well|i (?:think|know|say|believe)(?: that)?),? )*${NOUN} (?:did it|did this|done it|(?:is|was) (?:guilty|to blame|the (?:culprit|killer|murderer|thief|one who \\p{L}+))|(?:killed|murdered|poisoned|betrayed) (?:him|her|them))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?:^|[,;.] )(?:(?:so|then|and|but|no|yes|well),? )*(?:it (?:was|is|must have been)|it's) (?=the )${NOUN}(?:[.!]*$|,? (?:who|that) (?:did|killed|murdered|took|stole))`,
    'iu',
  ),
  new RegExp(`(?:^|(?<!\\p{L}))(?:accuse|blame|denounce) (?=the |my |your |our )${NOUN}`, 'iu'),
] as const
