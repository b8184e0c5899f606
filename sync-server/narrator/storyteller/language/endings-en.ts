/** What English words end in. */

/** An adverb’s ending. */
export const ADVERBIAL_EN = /ly$/

/** A verb’s ending while it lasts. */
export const PROGRESSIVE_EN = /ing$/

/** A regular verb’s ending in the past. */
export const PAST_ENDING_EN = /ed$/

/** Endings that nouns seldom have. */
export const NO_NOUN_ENDING_EN = /(?:ing|ed|ly)$/

/** The ending of an owner’s name. */
export const POSSESSIVE_EN = /[’']s$/

/** The ending of more than one. */
export const PLURAL_EN = /s$/

/** The ending of a verb’s form, which is no noun. */
export const VERBAL_ENDING_EN = /(?:ing|ed)$/
