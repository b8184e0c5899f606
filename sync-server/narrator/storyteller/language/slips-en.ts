/** Slips of the pen that are words of their own, told by what stands about them. */
const IN_PLACE: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/\brely\b(?! (?:up)?on\b)/gi, 'really'],
  [
    /\b(to|did|will|would|must|he|she|they|you|I) dye(?=[?.!,]|$| (?:of|in|for|here|soon|alone|tonight|before|by|like)\b)/gi,
    '$1 die',
  ],
  [/\bdyed(?=[?.!,]|$| (?:of|for|here|soon|alone|because|last)\b)/gi, 'died'],
  [/\bquitely\b/gi, 'quietly'],
  [/\b(who|what|where|is|are|was|were|over|out|in|up|go|stay|stand|from) ther\b/gi, '$1 there'],
  [/\bther (?=is|are|was|were|must|has|have)\b/gi, 'there '],
  [/\bther\b(?= \p{L})/giu, 'their'],
  [/\bther\b/gi, 'there'],
  [/\b(from|to|in|at|of|about|ask|tell|with|see|is|are|not) wether\b/gi, '$1 whether'],
  [/\bwether (?=he|she|it|they|you|i|we|or|the|there)\b/gi, 'whether '],
  [/\btrough (?=the|a|an|my|his|her|their|your|it|there|that|this|every)\b(?! of\b)/gi, 'through '],
]
const SLIPPED = /\b(?:rely|dyed?|quitely|ther|wether|trough)\b/i

/** A text with the slips mended that only their place gives away: “did he rely die”. */
export const slipsInPlace = (text: string): string =>
  SLIPPED.test(text) ? IN_PLACE.reduce((out, [slip, meant]) => out.replace(slip, meant), text) : text

/** Right before a verb: the head of a line or a clause, or who does it. */
export const VERB_COMES_EN = /(?:^|[.;!?:“"]\s*|\b(?:and|then|i|we|i'll|please|let's|let me)\s+)$/i
/** Right after one that has an object. */
export const VERB_WENT_EN =
  /^\s+(?:the|an?|it|him|her|them|me|us|my|your|his|their|our|this|that|these|those|mrs?|dr|miss|lady|lord|sir|\p{Lu}\p{L}+)\b/u
