/** What stands before a noun and is no part of its name. */
export const LIMIT_EN =
  /^(?:and|or|of|in|on|at|to|from|under|beneath|above|below|over|by|near|beside|behind|beyond|between|through|into|inside|outside|across|around|down|up|with|without|for|is|was|are|were|has|had|have|that|which|who|this|these|those|every|each|no|any|some|another|one|two|three|four|five|six|seven|nine|ten|as|than|like|last|next|same|other|only|whole|his|her|their|its|it|he|she|they|we|you|i|not|but|if|when|where|while|until)$/i
export const ARTICLE_EN = /^(?:the|an?|my|our|your)$/i
/** An article of the writer’s own. */
export const OWN_EN = /^(?:my|our|your)$/
/** What is said after a noun to tell it from others of its kind. */
export const OF_WHAT_EN = /^ of (?:the )?[\p{L}’'-]+(?![\p{L}’'-])/u
/** Nouns that are verbs or small words as often. */
export const DOUBTFUL_EN: ReadonlySet<string> = new Set(
  'keep pass bank plain field mine pond gate wall bridge road street square quarter market house school border camp vault pit ice bar lab train'.split(
    ' ',
  ),
)
/** Where the story takes place, and no place in it: “our town”, “the village”. */
export const HERE_EN = /^(?:town|village|city|colony|settlement|camp|quarter|district|street|square)$/
