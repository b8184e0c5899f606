/** What English words do in the last scene: acts that are told, words that are an act by being said, talk of nothing. */
const LEAD = '(?:(?:so|and|but|then|now|well|at last|finally|in the end|very well|all right|ok(?:ay)?)\\W+)*'
const any = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** What is done by saying it, and what is no act at all: “I accuse you”, “I forgive her”, “I will”, “I know”. */
const BY_SAYING = any([
  "am|was|have|had|do|did|don't|didn't|will|won't|can|can't|cannot|could|would|should|must|shall|may|might|need|never",
  'want|wish|hope|mean|know|knew|think|thought|believe|suppose|suspect|doubt|love|hate|like|trust|remember|understand|see|saw|heard|found|counted',
  'accuse|charge|forgive|pardon|spare|absolve|acquit|offer|propose|suggest|refuse|decline|reject|promise|swear|vow|demand|insist|beg|implore|declare|agree|deny|admit|confess|arrest|denounce|condemn|blame|bet|lied|stole|killed',
])
/** “I hold up the frame”, “we call her by her name”: told of the hero, and not said. */
export const OWN_ACT_EN = new RegExp(
  `^${LEAD}(?:i|we) (?:(?:just|simply|quietly|slowly|gently|only|also|now|then|\\p{L}+ly) )?(?!${BY_SAYING}(?![\\p{L}']))\\p{L}{2,}`,
  'iu',
)
/** “Accuse Adeyemi”, “confront him”: an order to the game, which nobody says aloud. */
export const ORDERED_ACT_EN = new RegExp(
  `^${LEAD}(?:accuse|confront|denounce|blame|charge|name|expose|threaten|persuade|convince|insult|bribe|beg|call (?:her|him|them|it) by|offer (?:her|him|them|it|the|mrs?|dr|miss|\\p{Lu})|appeal to|plead with|forgive|spare|pardon|absolve|lie to|reason with|argue with|bargain with|make (?:a |the )?(?:deal|bargain))(?![\\p{L}'])`,
  'iu',
)
/** Words to somebody: what holds one is spoken. */
export const TO_SOMEBODY_EN =
  /(?<![\p{L}'])(?:you|your|yours|yourself|yourselves|thou|thee|me|my lord|my lady)(?!\p{L})/iu
/** “I told them what I had counted: eleven”: what is told, and what is said. */
export const TOLD_THEN_SAID_EN = /^([^:"“”]{3,90}):\s+(\p{L}.+)$/su
/** “I tell them that it was so”, “I said to him”: speech that is told. */
export const TELLS_EN = new RegExp(
  `^${LEAD}(?:i|we)? ?(?:(?:\\p{L}+ly|just|simply) )?(?:told|said|spoke|explained|replied|cried)(?![\\p{L}'])(?! (?:so|it|that)(?: (?:from|all|before|at|long|then|once|on|already|to your|in)(?!\\p{L})|[.,;!]))`,
  'iu',
)
/** “May I go to bed?”, “what if I let him go?”, “I wish I could let her go”: leave that is asked to end it so. */
const ASKING = any([
  '(?:may|could|can|shall|should|might|must) (?:i|we)',
  "(?:can't|couldn't|shouldn't|mayn't) (?:i|we)",
  '(?:what|how) (?:if|about if)(?: (?:i|we))(?: (?:were to|was to|should|could))?',
  "why (?:don't|not|shouldn't|should(?:n't)? i not|can't)(?: (?:i|we))?",
  '(?:suppose|supposing|say) (?:i|we)(?: (?:were to|was to|should))?',
  '(?:would|do|will) (?:you|anybody|anyone|they|it) (?:mind|object|matter|be (?:all right|alright|wrong|so (?:bad|wrong)|enough|better|best|ok(?:ay)?))(?: (?:if (?:i|we)|to))?(?: (?:were to))?',
  '(?:is|would) it (?:be )?(?:all right|alright|ok(?:ay)?|too late|possible|allowed|wrong|better|best|enough|permitted)(?: (?:for me|for us))?(?: (?:if (?:i|we)|to))',
  'am i (?:allowed|free|permitted|able) to',
  'is (?:there )?(?:a|any|no) way (?:to|for me to|i can)',
  '(?:i|we) (?:wish|hope|want|long|would like|would love|would prefer|ask|beg)(?: that)?(?: (?:i|we))?(?: (?:could|can|may|might|to|leave to|only to))',
  "(?:i|we)'d (?:like|love|prefer) to",
  '(?:if only|would that) (?:i|we) (?:could|might|can)',
  'let me',
  'how about (?:i|we)',
])
const SMALL = '(?:(?:simply|just|only|rather|please|now|then|at last|perhaps|maybe|all|both|instead) )*'
export const ASKS_LEAVE_EN = new RegExp(`^${LEAD}(?:please,? )?${ASKING} ${SMALL}`, 'iu')
/** Leave that is asked outright, and not only thought about. */
export const LEAVE_OUTRIGHT_EN = new RegExp(
  `^${LEAD}(?:please,? )?(?:may|could|can|shall|(?:i|we) (?:wish|want|would)|(?:i|we)'d|let me|am i)(?!\\p{L})`,
  'iu',
)
/** What is asked about and not for: “may I ask …”, “what if I let him go, would he talk?”. */
export const ASKS_ABOUT_EN =
  /^(?:ask|talk|speak|know|see|hear|look|think|have a word)(?!\p{L})|,\s*(?:and |then )?(?:what|would|will|how|who|why|do|does|is|are)(?!\p{L})| (?:and|but) (?:then )?(?:he|she|they|you|it|somebody|someone|there)(?!\p{L})/iu
/** A pardon without whose it is. */
export const I_PARDON_EN = /^(?:forgive|spare|pardon|protect|shield|release)(?!\p{L})/iu
/** “He” or “she”, in whatever case. */
export const HE_OR_SHE_EN = /(?<![\p{L}'])(?:(he|him|his|himself)|(?:she|her|hers|herself))(?!\p{L})/iu
/** Frames of a speech that are to somebody's face. */
export const TO_FACE_FRAME = /(?<!\p{L})(?:(?:his|her) face|(?:to|at|tell|past) (?:him|her))(?!\p{L})/iu
/** Leaving that is meant: the story itself is given up, or left for good. */
export const LEAVES_FOR_GOOD_EN =
  /(?<!\p{L})(?:(?:quit|leave|end|exit|stop|abandon|give up(?: on)?) (?:playing|the (?:game|story|quest|adventure|case|whole (?:thing|business)))|for good|for ever|forever|(?:and|i) (?:never|do not|don't|won't|will not|shall not) (?:come|look|turn) back|never (?:to return|come back|look back)|give (?:it |this )?up and (?:go|leave)|let them (?:settle|finish|decide|sort) it)(?!\p{L})/iu
/** Verbs that do the same deed, by what is done. */
const DEEDS: readonly (readonly string[])[] = [
  ['put', 'drop', 'place', 'lay', 'throw', 'cast', 'set', 'toss', 'slip', 'stick', 'post', 'slide', 'give', 'hand'],
  ['give', 'hand', 'pass', 'offer', 'present', 'return', 'surrender', 'press'],
  ['write', 'sign', 'enter', 'note', 'add', 'inscribe', 'pen', 'put', 'register', 'record', 'carve', 'engrave', 'cast'],
  ['read', 'recite', 'announce', 'broadcast', 'call', 'read out', 'say', 'speak', 'dedicate', 'declare'],
  ['knock', 'hit', 'strike', 'hammer', 'break', 'smash', 'kick', 'pull', 'knock out'],
  ['mend', 'repair', 'fix', 'shore', 'patch', 'prop', 'restore'],
  ['open', 'unlock', 'unbar', 'uncap', 'throw open', 'unbolt'],
  ['turn', 'flip', 'roll', 'lift', 'turn over'],
  ['wash', 'clean', 'scrub', 'rinse'],
  ['burn', 'fire', 'light', 'set off', 'shoot', 'have'],
  ['certify', 'license', 'stamp', 'sign', 'declare', 'write'],
  ['play', 'sing', 'dedicate', 'put on'],
  ['cut', 'release', 'free', 'unbolt', 'loose', 'detach'],
  ['take', 'accept', 'keep', 'claim'],
  ['sell', 'trade', 'offer', 'swap', 'exchange'],
  ['swear', 'say', 'declare', 'announce', 'claim', 'tell'],
]
/** Whether two verbs do the same deed. */
export const isSameDeed = (one: string, other: string): boolean =>
  one === other || DEEDS.some((verbs) => verbs.includes(one) && verbs.includes(other))
/** The head of an act told in the present, or ordered: its verb. */
export const DEED_HEAD_EN = new RegExp(
  `^${LEAD}(?:(?:i|we)(?:'ll| will| shall)? )?(?:(?:just|simply|quietly|slowly|gently|now|then|\\p{L}+ly) )?(\\p{L}+)\\s+(.+)$`,
  'iu',
)
/** “Shall I let him go?”: asked of somebody, or of oneself. */
export const DELIBERATES_EN = /^(?:\p{L}+,? )?(?:shall|should|must) (?:i|we)(?!\p{L})/iu

/** “Gather everyone.” before what is said: an order to the story, and no words of the hero’s. */
export const CALLS_ALL_EN =
  /^(?:(?:ok(?:ay)?|so|then|now|please|right|fine|well)[,.]? )*(?:gather|assemble|summon|call|send for|fetch|collect|muster|convene|round up|get|bring) (?:in |up )?(?:everyone|everybody|them all|all of them|all the (?:people|others|suspects|guests)|all people|the (?:whole )?(?:household|house|suspects|others|family|company|crew|town|village))(?: (?:together|here|in here|round|around|up))?(?:[.!;:,]+ (?:and |then )?|\s*$)(?!who\b)/iu

/** A plea for oneself, and nothing about the matter. */
export const PLEA_EN =
  /^(?:(?:oh|no|please|wait|i beg (?:of )?you|i implore you|for (?:pity|god|heaven)'?s sake)\W+)*(?:(?:don't|do not|please don't|you won't|you will not|never) (?:hurt|kill|harm|touch|hit|shoot|eat|take|punish|hate|bite|strike|come near) (?:me|us)|(?:spare|have (?:mercy|pity) on|be kind to|leave) (?:me|us)(?: alone| be)?(?:[.!,]|$)|let (?:me|us) (?:live|be)(?:[.!,]|$)|i (?:do not|don't) want to die|(?:i am|i'm) (?:so |very |too )?(?:afraid|frightened|scared)(?: of (?:you|him|her|it|this))?(?:[.!,]|$))/iu
/** Something is held up, pointed at or handed over so as to be seen. */
export const SHOWS_EN =
  /^(?:(?:so|and|then|now) )*(?:(?:i|we) )?(?:(?:just|simply|\p{L}+ly) )?(?:show|hold (?:up|out)|point (?:at|to)|lift|raise|lay|put|set|place|produce|display|present|wave|give|hand|pass|open|(?:take|pull|bring|get) (?:out|down|up))(?!\p{L})/iu
/** What somebody who refuses says of the evidence against them: “you have a drawing and a date”. */
export const EVIDENCE_EN =
  /(?<!\p{L})(?:you(?:[’']ve| have)(?: got)?|you(?:[’']ve)? (?:found|brought|come with|bring)|that(?:[’']s| is)|is it|it[’']s|all (?:this|that) for) (?:an?|the|only|talk|some|one|two|three|nothing but|seen|heard)(?!\p{L})[^.?!”]*/giu
/** “It was so, I say, and you knew”: who speaks, in the middle of what is said. */
export const SAYS_WITHIN_EN =
  /,\s*(?:I|we) (?:say|said|tell (?:them|him|her|everyone|everybody)|told (?:them|him|her)|add(?:ed)?|repeat(?:ed)?|cr(?:y|ied)|go on|went on)(?: (?:to (?:them|him|her)|again|at last|quietly|loudly|softly|slowly))?,\s*/giu
/** Where what is shown is laid, after what it is: “on the table”, “before them”. */
export const LAID_EN =
  /(?<=\p{L})\s(?:on|onto|upon|in|into|before|under|beside|against|by|next to|in front of|over|so|where|and|with)\s/iu

/** What is no thing to hold in a hand, and what everybody has about them. */
const NO_THING_EN =
  /(?:truth|way|door|facts?|proofs?|evidence|story|tale|news|floor|word|words|lie|lies|chance|choice|time|look|credit|blame|slip|finger|fingers|hands?|arms?|palms?|case|rest|answers?|benefit|doubt|room|sky|others|reason|reasons|matter|question|names?|number|numbers|whole|lot|end|game|story|day|place|pocket|pockets|eyes?|face|voice|money|coins?|purse|light|lamp)$/iu
const HANDED_EN =
  /^(?:(?:so|and|then|now|well) )*(?:(?:i|we) )?(?:(?:just|simply|\p{L}+ly) )?(?:show|hold up|hold out|produce|present|wave|give|hand|pass|take out|pull out|bring out|get out)(?: (?:over|up|out|round|back))?(?: (?:to )?(?:him|her|them|it|everyone|everybody|(?:(?:mrs?|dr|miss|ms|master|councillor|sheriff)\.? )?\p{Lu}[\p{L}']+))? ((?:the|that|this|his|her|their) ((?!(?:an?|the|my|your|some|that|this|his|one|any)(?!\p{L}))(?:[\p{L}'-]+ )?[\p{L}'-]{3,}))(?: (?:over|up|out|round|back|to|for|so|and|before|in)(?!\p{L}).*)?[.!]*$/iu
/** “I hand over the letter”, “show them the knife”: a thing that is spoken of as known; nothing for what is no thing. */
export function handedEn(heard: string): { whole: string; noun: string } | undefined {
  const [, whole = '', noun = ''] = HANDED_EN.exec(heard.replace(/’/g, "'")) ?? []
  return noun && !NO_THING_EN.test(noun) ? { whole: whole.toLowerCase(), noun: noun.toLowerCase() } : undefined
}

/** “I go to the roof”, “go upstairs”: somewhere else, and not across the room. */
export const GOES_OFF_EN =
  /(?<!\p{L})(?:go|goes|climb|run|walk|head|hurry|rush|return|step|slip|get|make my way|ascend|descend|creep|sneak)(?!\p{L})(?!.*(?<!\p{L})(?:window|fire|fireplace|table|chair|wall|corner|middle|centre|center|front|hearth|stove|desk|counter|side|line|forward|closer|nearer|over it|through it|on|ahead)(?!\p{L})).*(?<!\p{L})(?:up|upstairs|down|downstairs|to|into|onto|outside|out|back|home|inside|in|on to)(?!\p{L})/iu
/** “Who is on line four?”: a question to those in the room, and no look at what it names. */
export const PUT_TO_ALL_EN =
  /^(?:(?:so|and|but|then|now|well|please)\W+)*(?:who|whose|whom|why|when|how (?:long|many|much|often|did|do|could|does)|did|was|were|does|had)(?!\p{L}).*\?\s*$/isu
/** “I refuse all of it and walk out alone”: whatever was said before, it ends with going. */
export const GOES_AT_LAST_EN =
  /(?:^|[\s,;.])(?:i|we|and|then)\s+(?:(?:will|shall|am going to|just|simply|now|quietly|then|i|we)\s+)*(?:leave|walk (?:out|away|off)|go (?:home|away|out|off)|turn (?:around )?and (?:go|leave)|run (?:away|off|out)|storm out|am (?:gone|leaving|going home)|head (?:home|off|out))(?:\s+(?:alone|now|for good|by myself|without (?:a|another) word|for home|into the (?:night|dark|rain|snow)|[a-z]+ly|the (?:room|house|place)|them (?:all )?(?:to it|there|here)|of (?:there|here|it)))*\W*$/iu
/** “May I go to bed?”: leave that is asked, and so said. */
export const MAY_I_EN = /^(?:\p{L}+,? )?(?:may|can|could|might|shall|should|must) (?:i|we)(?!\p{L}).*\?\W*$/iu
