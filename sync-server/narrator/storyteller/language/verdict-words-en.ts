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
