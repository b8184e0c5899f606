/** Sentences that run into each other without a stop, as children write and telephones take down; words in another tongue's order. */

const HELLO = '(?:hi|hello|hey|hiya|howdy|good (?:morning|evening|afternoon|day))(?: there)?'
const I_AM = "(?:i'm|im|i am|my name is|my name's|the name's|they call me)"
const ASKS =
  "(?:what(?:'?s| is| are| do| did| does| was| were)|who(?:'?s| is| are| was| did| painted| made| wrote| took)|where(?:'?s| is| are| did| do)|why(?: is| are| do| did| does|'?s)|how (?:old|do|did|come|are|is|many|much)|can (?:i|you|we)|do you|did you|are you|is there (?:an?|any)|is (?:he|she|it|this|that) (?:the|your|an?|my)|will you|could you|may i|have you)"

/** “hi i’m tilly”: a greeting, and what comes after it. */
export const HELLO_RUN_EN = new RegExp(`^(${HELLO}),? (?=${I_AM} |${ASKS} )`, 'i')
/** “i’m tilly what’s your name”: who one is, and what one asks. */
export const I_AM_RUN_EN = new RegExp(
  `(?<![\\p{L}'’])(${I_AM} (?!(?:not|so|very|here|going|in|at|on|looking|trying|the|an?)\\b)[a-z]+(?: years old)?)(?: and)?,? (?=${I_AM} |${ASKS}\\b)`,
  'giu',
)
/** The name one gives. */
export const NAME_GIVEN_EN = new RegExp(`(?:^|[,.] )(${I_AM}) ([a-z]{2,})(?=[.,!]|$)`, 'gi')
/** “My name is”, before a name. */
export const CALLED_BY_EN = /name|call/i
/** What one is, and not what one is called. */
export const NO_NAME_EN =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{N}+|lost|hungry|thirsty|cold|hot|tired|scared|sorry|sad|ok|okay|fine|late|back|ready|bored|sick|alone|here|new|happy|afraid|little|small|big|good|done|wet|sure|lonely|confused|stuck)$/iu
/** Another order without a stop: “go to the hall look at the clock”. */
export const ORDER_RUN_EN =
  / (?=(?:look at|go to|pick up|talk to|speak to|listen to|ask (?:him|her|them|mrs?)|take the|open the|read the|search the|give (?:him|her|the)|sit down|walk to|run to)(?!\p{L}))/giu
/** Somebody else is to do it: “see her open the door”. */
export const OF_OTHERS_EN = /^(?:i )?(?:let|make|see|watch|hear|help|have|feel|tell|ask|order)(?!\p{L})/iu
/** A question after an act without a stop: “i look at the fire what is it”. */
export const ASKED_RUN_EN = new RegExp(` (?=${ASKS}\\b)`, 'gi')
/** Words after which a question belongs to what comes before it. */
export const BEFORE_CLAUSE_EN =
  /(?<!\p{L})(?:ask|asks|asked|tell|tells|told|know|wonder|see|find|out|say|says|said|explain|show|guess|check|remember|demand|shout|call|whisper|learn|hear|understand|figure|care|matter|read|write|me|him|her|them|us|to|and|or|but|if|that|about|of|for|with|at|on|in|from|by|than|as|like|then|so|not|the|an?|my|your|his|their|this|it's|is|before|after|while|until|till|when|where|because|since|who|which|whom|what|how|why|everything|anything|something|nothing|all|things?|way|time|once|though|although|unless|whether|whatever|let|make|help|watch|do|did|does|am|can|could|will|would|shall|should|may|might|must|have|had|never|nor|whoever)$/iu
/** Another act of the hero's without a stop: “i go to the hall i look at the clock”. */
export const OWN_RUN_EN = / (?=i (?:then |just |also |quickly |quietly |slowly )?([a-z]+))/gi
/** Verbs of a clause that says more of a noun: “the letter i found”. */
export const OF_A_NOUN_EN =
  /^(?:found|saw|see|had|have|has|want|wanted|need|needed|like|liked|love|loved|know|knew|think|thought|mean|meant|hear|heard|met|made|wrote|took|bought|brought|got|left|can|could|will|would|am|was|did|do|told|said|gave|hate|hid|hold|carry|carried|wear|wore|keep|kept|lost|should|shall|must|may|might|guess|suppose|hope|use|used)$/i
/** “then go I to the hall”: the verb before its subject. */
export const VERB_FIRST_EN = /^((?:now|then|so|here|first|next|after that|today),? )([a-z]+) i (?=[a-z])/i
/** Verbs that stand before “I” in a question or an answer. */
export const AUXILIARY_EN =
  /^(?:do|did|am|was|can|could|will|would|shall|should|may|might|must|have|had|need|think|say|know|said)$/i

/** What is put right in the words of somebody who is not at home in the language. */
export const MENDED_EN: readonly (readonly [RegExp, string])[] = [
  [
    /^i (?:want(?:ed)?|mean|meant|was going|am going|would (?:like|have liked)|wished|longed|intend(?:ed)?) to ([^,.;?!"“]{2,100}?),? but (?:i )?(?:did(?: not|n't)(?: dare| do it| do so)?|dare(?:d)? not|don't(?: dare)?|could(?: not|n't)|thought better of it|think better of it|decided against it|held back|lost my nerve)[.!]*$/i,
    "I don't $1",
  ],
  [/^me (?=(?:go|hit|want|take|look|see|give|open|eat|run|fight|like|need|ask|find|kiss|push|not)\b)/i, 'I '],
  [/^(i)(?: am|'m) (?=(?:want|need|like|think|know|see)\b)/i, '$1 '],
  [/\b(must|can|should|will|may|might|could|would) to (?=[a-z])/i, '$1 '],
  [/^((?:i )?[a-z]+) now (?=(?:the|my|his|her|their|an?|at|into|for)\b)/i, '$1 '],
  [/^((?:i )?(?:please )?look) (?=(?:the|my|his|her|their|this|that)\b(?!.{0,30} in the (?:eyes?|face)\b))/i, '$1 at '],
  [
    /^((?:i )?(?:please )?(?:go|walk)) (?=(?:the|that) (?!way\b|other way\b|long way\b|whole\b|distance\b|back way\b))/i,
    '$1 to ',
  ],
  [/^((?:i )?(?:please )?(?:listen|talk|speak)) (?=(?:the|my|him|her|them|mrs?|dr)\b)/i, '$1 to '],
  [
    /^(i)(?: was| had been) (?=(?:staring|looking|gazing|listening|watching|searching|reading|examining|studying|walking|pacing|waiting)\b)/i,
    '$1 am ',
  ],
]

/** A courtesy before an act of one's own: “excuse me please, I look at the letter”. */
export const EXCUSE_EN =
  /^((?:please,? )?(?:excuse me|pardon me|forgive me)(?:,? please)?|with (?:your )?permission|by your leave|if you permit|if you please),? (?=i(?:'ll)? )/i

/** What is done to “you” is done to whoever is here: “i hit you”. */
export const DONE_TO_YOU_EN =
  /^(i (?:then |just |now )?(?:hit|punch|kick|slap|push|shove|attack|fight|stab|shoot|hug|kiss|tickle|grab|bite|tackle|strangle|choke|poke|pat|stroke|lift|drag|chase|embrace|headbutt|beat|strike|smack) )you(?= (?:up|down|out|off|away|over|in|on|with|again|and|back|hard|gently|very|really|so)\b|[.!]*$)/i
