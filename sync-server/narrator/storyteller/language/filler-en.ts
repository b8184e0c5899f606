const NOT_NOUN = '(?!(?:the|an?|my|his|her|their|this|that)\\b)'

/** What stands before the verb and means nothing by itself; tried again and again until nothing is left of it. */
const PARTS = [
  'is (?:it )?possible (?:for me )?(?:to )?',
  '(?:after (?:that|this),?|please|ok(?:ay)?,?|alright,?|all right,?|right,|well,?|then|so,?|now,?|and|but|maybe|perhaps|hmm+,?|uh,?|um,?|er,?|also|just|again|first(?: of all)?,?|finally,?|next,?|meanwhile,?|afterwards?,?|actually,?|oh,?|hey,)\\s+',
  "(?:i|we) (?:think|guess|suppose|believe|reckon|figure) (?:that )?(?=(?:i|we)(?:'| |ll))",
  "(?:it'?s|it is) (?:time|my turn|best|better) (?:for me |for us )?to\\s+",
  '(?:the )?(?:time|ready|about|happy|eager) (?:for me )?to (?=\\S)',
  "(?:(?:how|what) about|what if|why not|why (?:don'?t|do not)|what happens (?:if|when)) (?:(?:i|we) (?=\\S)|(?=\\w+ing\\b))",
  'why not (?=\\S)',
  'take (?:10|20|ten|twenty) (?=\\w+ing\\b)',
  '(?:i|we) (?:might|may) as well\\s+',
  "(?:i'd|we'd|i would|i had|i) (?:better|rather|sooner|like(?: it)? to|love to|prefer to) (?!not\\b)",
  "(?:let's|lets|let us|lemme|let me)(?: (?:just|now|all))?\\s+(?!in\\b|out\\b)(?=\\S)",
  "(?:i'mma|i'ma|imma|ima|i'm gonna|im gonna|gonna|wanna|gotta|hafta|finna)\\s+",
  "(?:(?:i am|i'm|im|am|we are|we're|was|were) )(?:now )?(?:going to(?! (?:the|my|an?|his|her|their|that|this|mrs?|dr)\\b)|trying to|about to|planning to|ready to|off to|here to|here for|prepared to|attempting to|starting to|thinking (?:of|about)|determined to|able to)\\s+",
  "(?:i am|i'm|im|am|we are|we're|i was|we were|was|were)\\s+(?=\\w+ing\\b)",
  "(?:i am|i'm|im|am)\\s+(?=(?:go|look|search|take|ask|talk|open|walk|read|use|give|run|wait)\\b)",
  "(?:i've|we've|(?:i |we )?(?:have|had))\\s+(?=\\w+(?:ed|en)\\b)",
  "(?:i'll|we'll|ill|i'd|we'd|i've|we've)\\s+(?=\\S)",
  '(?:my|our|the) (?:character|hero|heroine|player|protagonist|detective|plan|idea|goal|intention|next move|first move)(?: (?:is|would be))?(?: to)?\\s+(?=\\S)',
  '(?:the )?(?:first|next|only) thing (?:i|we) do is (?:to )?',
  '(?:i |we )?(?:would|should|might|could) (?:very much |really |dearly |quite |rather |also )?(?:like|love|prefer|wish|care) (?:very much )?to\\s+',
  "(?:i|we)(?:'d) (?:very much |really |dearly |quite |rather |also )?(?:like|love|prefer|wish|care) (?:very much )?to\\s+",
  '(?:i|we|me)\\s+(?=\\S)',
  `(?:would like|try|attempt|decide|began|chose|meant|sought|begin|start|need|intend|prefer|plan|continue|manage|choose|proceed|opt|resolve|prepare|want|wish|love|like|hope|get ready|seek|endeavour|aim|mean|stop|turn|take (?:a|this|the) (?:moment|opportunity|chance|minute|second)|use (?:this|the) (?:moment|opportunity|chance)|ma[dk]e (?:an attempt|an effort|up my mind)|do my best|take care|make sure)(?:ed|d|s)? (?:to|and) ${NOT_NOUN}(?=\\S)`,
  '(?:tried|try|start|started|begin|began|keep|kept|resume|continue|consider|go on|went on|carry on|carried on|keep on|kept on|risk|finish)\\s+(?=\\w+ing\\b)',
  "(?:would like|want|wish|go ahead and|will|shall|would|could|should|can|must|may|might|have(?= to)|ought(?= to)|'ll|'d like|'d|prefer)\\s+(?:to\\s+|that i\\s+)?",
  '(?:go|come|try|went|hurry up) and (?=\\S)',
  'have (?:got )?to (?=\\S)',
  'be (?=\\w+ing\\b)',
  '(?:can|could|may|might|shall|should|do|did) (?:i|we|you please) (?=\\S)',
  'do (?=(?:look|search|take|ask|talk|open|read|wait|sit|go|tell)\\b)',
  'to (?=(?!the\\b|my\\b)\\w)',
  '(?:with|without|in) (?:an?|my|the|one|great|much|some|no) (?:\\w+ ){0,3}?\\w+,? (?=(?:i|we)\\b)',
  'instead,? (?!of)|(?:with|without) (?:great |much |some |any )?(?:care|caution|hesitation|haste|determination|confidence|a smile|a sigh|a grin|a deep breath|effort|reluctance),?\\s+',
  '(?:in (?:silence|secret|private|a hurry|desperation|anger|despair|a whisper)|on tiptoe|at last|at once|once more|this time|for now|as (?:\\w+ly|fast|hard|quick) as (?:possible|i can)),?\\s+',
]

/** Two denials that make an act: “I can't help staring”. */
export const DOUBLE_NEGATION_EN =
  /^(?:i |we )?(?:can't|cannot|can not|couldn't|could not)(?: seem to)? (?:help but |help |stop |resist |keep from |but )(?=[a-z]{3,})/i

/** Filler at the head of an English clause. */
export const FILLER_EN = new RegExp(`^(?:${PARTS.join('|')})`, 'i')

/** What turns the verb after it to its contrary. */
export const NEGATION_EN = new RegExp(
  "^(?:(?:i|we)(?:\\s+|(?='(?:m|d|ll|re)\\b)))?(?:" +
    [
      "(?:(?:would|could|should|can|did|do|will|must|am|was|are|'m|'d|'ll|'re) ?not|ain't|do(?:es)?n't|dont|didn't|refused? to|will not|won't|wont|wouldn't|couldn't|hadn't the heart to|haven't the heart to|hadn't|can't|cannot|shouldn't|mustn't|shan't|shall not|needn't|need not|no need (?:for me )?to|never|avoid|declined? to|not|rather not|better not)(?: (?:ever|just|even|want to|going to(?! (?:the|my|an?|his|her|their)\\b)|gonna|dare(?: to)?|wish to|plan to|intend to|try to|bring myself to|bear to|be bothered to|dare))*",
      "(?:decide|choose|try|prefer|promise|vow|agree|resolve|'d rather|would rather|had better|'d better)(?:d|ed|s)? (?:to )?not(?: to)?|chose not to",
      "(?:there(?:'s| is) )?no way (?:that )?(?:i|we)(?:'m|'ll|'d| am| will| would)?(?: (?:ever|going to|gonna))?",
      'refrain from|abstain from|hold off(?: from| on)?(?= \\w+ing\\b)|resist (?:the (?:urge|temptation) )?(?:to|of)|resist(?= \\w+ing\\b)|hold back from|keep (?:myself )?from|stop myself from|give up (?=\\w+ing\\b)|stop(?= \\w+ing\\b)|quit(?= \\w+ing\\b)|neither|under no circumstances(?: (?:do|will|should))?(?: i)?',
    ].join('|') +
    ')\\s+(?=\\S)',
  'i',
)

/** The second half of what is neither done: “speak nor move”. */
export const NOR_EN = /\bnor\b/i
/** A second verb after what is left undone. */
export const OR_VERB_EN = /\b(or|and) (\p{L}+)(?= |$)/giu

/** What is said between “not” and its verb: “I do not, under any circumstances, go”. */
export const BETWEEN_NOT_EN =
  /(?<=\b(?:not|never|n't)),? (?:under any circumstances|on any account|at any price|at all|of course|however|for now|yet)(?:,\s*| (?=[a-z]))/i

/** “Fine. Look behind the licences”: a word before an order, said to nobody. */
export const MERE_START_EN =
  /^(?:(?:ok(?:ay)?|k|fine|right(?: then)?|all ?right(?: then)?|sure|well(?: then)?|good|great|cool|so|now|then|next|hm+|um+|uh+|erm?|very well|anyway|moving on|let's see|let me see|let me think|never ?mind|whatever|alright)[\s,.!…]*)+$/iu

/** What one does oneself after sleep. */
export const WAKES_EN =
  /^(?:(?:i|then|and|now) )*(?:wake|waken|awake|get|stand|rise|stir|arise)(?: up| from (?:my )?sleep| again)*[\s.!]*$/i
