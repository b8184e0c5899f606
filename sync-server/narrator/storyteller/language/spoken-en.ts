/** Speech that stands in a sentence without quotation marks. */

const SAY =
  '(?:say|says|said|saying|ask|asks|asked|asking|tell|tells|told|telling|whisper|whispers|whispered|whispering|shout|shouts|shouted|shouting|call|called|calling|cry|cried|crying|add|added|adding|reply|replied|replying|answer|answered|answering|announce|announced|announcing|murmur|murmured|murmuring|mutter|muttered|muttering|yell|yelled|yelling|demand|demanded|demanding|hiss|hissed|hissing|growl|growled|growling|declare|declared|declaring|warn|warned|warning|remark|remarked|remarking|explain|explained|explaining)'
const EAR =
  "(?:\\s+(?:out|back|aloud|out loud|loudly|softly|quietly|gently|again|simply|only|just)|\\s+(?:to|at|into|through|after|towards?)\\s+(?:(?:the|my|his|her|mrs?\\.?|dr\\.?|miss|old|young)\\s+){0,2}[\\p{L}'-]+|\\s+(?:him|her|them|everyone|everybody|(?:the|mrs?\\.?|dr\\.?|miss)\\s+(?:[\\p{L}'-]+\\s+)?[\\p{L}'-]+|(?!me\\b|us\\b|you\\b)[\\p{Lu}][\\p{L}'-]+)){0,3}"
const OWN = "(?:^|\\b(?:i|we|and|then|but|to|'ll|'d)\\s+|,\\s+)(?:\\p{L}+ly\\s+)?"
/** What it is that is told: “tell Pell a joke: …”. */
const WHAT =
  '(?:\\s+(?:an?|the|this|my|one|another)\\s+(?:\\p{L}+\\s+)?(?:joke|riddle|story|tale|secret|question|anecdote|fable|rhyme|poem|verse|limerick|pun|fact|news|truth|thing|warning|toast|prayer))?'
/** After a colon everything is said. */
const COLON = new RegExp(`^(.{0,240}?${OWN}${SAY}${EAR}${WHAT})\\s?:\\s+(\\S.*)$`, 'isu')
/** After a comma only what is plainly introduced: “and say, I know you”, “I whisper to her, stay”. */
const COMMA = new RegExp(`^(.{0,240}?\\b(?:and|then)\\s+(?:i\\s+)?(?:\\p{L}+ly\\s+)?${SAY}${EAR}),\\s+(\\S.*)$`, 'isu')
/** “And ask who are you”, “and say you are lying”: words to “you”, told as they are spoken. */
const DIRECT =
  /^(.{0,240}?\b(?:and|then)\s+(?:i\s+)?(?:ask|say)(?:\s+(?:him|her|them|to\s+(?:him|her|them)))?)\s+((?:(?:who|what|where|why|how|when)\s+(?:are|were|did|do|have|will|can|would)\s+you\b|(?:you|your)\b).*)$/isu
/** “I say please tell me”: a plea told as it is spoken, but not “ask her please to go”. */
const PLEA = new RegExp(
  `^(.{0,240}?${OWN}(?:say|says|said|saying|whisper|whispered|beg|begged|cry|cried)${EAR}),?\\s+(please\\b(?!\\s+(?:to|not to|about|if|that|and)\\b).*)$`,
  'isu',
)
const QUOTED = /["“«„][^"”»]*(?:["”»]|$)/g

/** A text with quotation marks round what is said in it: “I turn and say: who are you?” */
export function withQuotes(text: string): string {
  if (/["“«„]/.test(text)) return text
  const m = COLON.exec(text) ?? COMMA.exec(text) ?? DIRECT.exec(text) ?? PLEA.exec(text)
  return m ? `${m[1]}, "${m[2]}"` : text
}

/** A text without what is quoted in it, where anything is left. */
export function outsideQuotes(text: string): string {
  const rest = text.replace(QUOTED, ' ').trim()
  return /\p{L}/u.test(rest) ? rest : text
}
