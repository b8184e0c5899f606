/** What an English question is about. */

/** What only says where, at the end of a question or before its comma: “at the top of the house”. */
export const PLACE_TAIL_EN =
  /\s(?:at|in|on|inside|under|underneath|behind|beneath|beside|near|by|above|below|outside|opposite|next to|upstairs|downstairs|from|out of)\s(?:the|this|that|these|those|an?|my|your|his|her|their|our|here|there|every|\p{Lu})[^,;]*$/u

/** What stands before a noun. */
export const DETERMINED_HEAD_EN =
  /\b(?:the|an?|my|your|his|her|their|our|its|this|that|these|those|some|any|no|more|all|every|each|which|whose|what|of|about|and|or|for|with|to|on|by)(?: [\p{L}'-]+){0,2} $/u

/** Nouns that want what comes after them: “the man in the portrait”. */
export const VAGUE_NOUN_EN =
  /(?:^| )(?:man|woman|men|women|people|person|persons|name|names|something|somebody|someone|point|use|matter|reason|meaning|number|colou?r|idea|ideas|opinion|opinions|views?|thoughts?|trouble|difference|problem|look|pair|piece|part|end|top|bottom|back|front|middle|side|rest|story|truth|place|first|last|next|best|worst|most|night|day|morning|evening|week|year|news|word|letter|message|sign|trace|use|one)$/i

/** The article with its space. */
export const THE_EN = 'the '

const DETERMINER =
  '(the|an?|my|your|his|her|their|our|this|that|these|those|some|any|another|mr\\.?|mrs\\.?|miss|dr\\.?|old) '

/** A noun with all that stands before it: “my old tin box”. */
export function phraseOfNoun(words: string, noun: string): string | undefined {
  const escaped = noun.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[’']/g, "[’']")
  const before =
    "(?:(?!(?:and|or|of|is|are|was|were|has|have|had|does|did|will|would|can|on|in|at|to|from|with|for|that|who|mine|yours|not) )[\\p{L}'’-]+ ){0,3}?"
  const found = new RegExp(`(?<![\\p{L}'’])${DETERMINER}(${before}${escaped})(?![\\p{L}])`, 'iu').exec(words)
  return found ? `${(found[1] ?? '').toLowerCase()} ${found[2] ?? ''}` : undefined
}

/** “Your lamp” as it is called by whoever it belongs to, and the other way round. */
export const turnedRound = (phrase: string): string =>
  phrase.replace(/^(my|your) /, (_all, whose: string) => (whose === 'my' ? 'your ' : 'my '))

/** What is one's own is told of in another way by the storyteller than by the one who speaks. */
export const isOnesOwn = (phrase: string): boolean => /^(?:my|your|our) /.test(phrase)

/** Words that have a capital only at the head of a sentence. */
export const SMALL_HEAD_EN =
  /^(?:the|an?|he|she|it|they|we|you|nobody|nothing|there|that|this|those|these|his|her|my|your|their|our|one|two|three|four|not|no|yes|and|but|so|if|when|where|what|who|how|why|because|in|on|at|by|with|from|for|to|all|every|everybody|somebody|some|any|never|always|once|tonight|only|he's|she's|it's)$/i

/** “Is that shirt mine?”: whose it is, and no mine. */
export const WHOSE_END_EN =
  /^((?:is|are|was|were|aren't|isn't)(?: all)? (?:that|this|these|those|the|it|he|she|they)(?: (?!an? |the )\p{L}[\p{L}'’-]*){0,2}) (?:mine|yours|hers|ours|theirs)[\s?.!]*$/iu
