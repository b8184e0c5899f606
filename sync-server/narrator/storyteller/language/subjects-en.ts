/** Whose sentence it is in English, and who is spoken to. */

/** The hero is who acts or speaks. */
export const OWN_HEAD_EN = /^(?:i|we)\b/i

/** The hero as subject, with more after it. */
export const OWN_SUBJECT_EN = /^(?:i|we)\s/i

/** Somebody is spoken to. */
export const YOU_EN = /\byou\b/i

/** Nobody is meant. */
export const NOBODY_EN = /\b(?:nobody|no one|none)\b/i

/** The hero in a small letter. */
export const SMALL_I_EN = /\bi\b/g

/** A person without a name, as an object. */
export const THEM_EN = /\b(him|her|them)\b/i

/** A person is spoken of. */
export const PERSON_WORD_EN = /\b(?:you|your|he|she|they|his|her|him)\b/i

/** Somebody is spoken to, or what is theirs. */
export const ANY_YOU_EN = /\byou(?:r|rs|rself)?\b/i

/** A “you” in a clause of its own. */
export const CLAUSE_YOU_EN = /\b(?:if|what|who|where|how|why|whether|that|than|as|like) you\b/i

/** The two who speak. */
export const YOU_OR_ME_EN = /\b(?:you|me|your)\b/i

/** Somebody is spoken to at the head. */
export const YOU_HEAD_EN = /^(?:you|you're|thou|ye)\b/i

/** The hero speaks of oneself, or begs pardon. */
export const OWN_OR_SORRY_EN = /^(?:i|we|sorry|hey)\b/i

/** The hero as subject, to be taken off. */
export const OWN_LEAD_EN = /^(?:i|we)\s+/i

/** Somebody else is the subject. */
export const OTHER_HEAD_EN = /^(you|he|she|they)\b/i

/** What somebody is. */
export const OTHERS_ARE_EN = /^(?:he|she|they|you) (?:is|are)\b/i

/** Whoever is pointed at. */
export const POINTED_AT_EN = /^(?:you|him|her)\b/i
