/** What people say aloud in English, told from what they do: courtesies, exclamations, statements, threats by implication. */
const any = (parts: readonly string[]): string => `(?:${parts.join('|')})`

/** A verb that has a subject of its own: its sentence is a statement, not an act. */
const FINITE = any([
  "is|are|was|were|isn't|aren't|wasn't|weren't|has|had|hasn't|did|didn't|does|doesn't|will|won't|would|can|can't|could|must|might|should|may",
  'used to|never|always|knows?|wants?|lies|likes?|looks?|seems?|sounds?|smells?|feels?|needs?|hates?|loves?|loved|gives?|makes?',
  'says?|said|told|died|lives?|lived|took|stole|killed|hid|knew|made|gave|went|came|saw|left|burnt|lost|kept|hurts?|aches?|owes?|[a-z]{3,}ed',
])

/** Half a sentence of courtesy, in any company. */
const COURTESY = any([
  'pardon (?:me|my|the (?:intrusion|interruption|mess|question|hour))',
  "(?:i )?beg (?:your|you're) pardon|excuse (?:me|my|the)",
  '(?:my (?:deepest |sincere )?)?(?:apologies|condolences|compliments)|forgive (?:me|my)',
  "(?:i am |i'm |im )?(?:very |so )?(?:pleased|delighted|honou?red|charmed|glad|happy) to (?:meet|see|make)|(?:nice|good|lovely) to (?:meet|see)|(?:pleased|delighted|charmed|enchanted)[,.!]",
  "cheers|(?:please,? )?after you|with pleasure|you(?:'re| are) welcome|don't mention it|no (?:problem|worries)|not at all|my pleasure|at your service|your servant",
  'god (?:bless|save|rest|help)|bless (?:you|him|her|them)|long live|happy (?:birthday|new|christmas|easter)|merry christmas|rest in peace|rip(?=[.!,]|$)|good-?bye|bye(?:[- ]bye)?|good night|adieu|cheerio|good (?:luck|bye|riddance|health)|take care|see you|farewell|so long|toodle|ta[- ]ta',
])

/** What escapes somebody; what follows may still be an act. */
const CRY = any([
  '(?:screw|sod|bugger|forget|damn|blast|hang|stuff|to hell with) (?:this|it|that)|hmm+|huh|hah?a*(?:ha)*|ho ho|tsk|tut(?: tut)*|ugh+|a+h+|a+r+gh+|e+k+|o+h+|eww?|phew|whoa|yikes|ouch|ow|wow|oops|yay|bravo|alas|egad|zounds|fie|pah|bah|meh|aha|eureka',
  '(?:well,? )*well|oh|ah+|dear me|good (?:heavens|grief|god|lord|gracious)|my (?:god|word|goodness|lord|oh my)|goodness(?: me)?|heavens|blimey|crikey|gosh|golly|jeez|jesus|christ|god|lord|damn(?: it)?|dammit|bloody hell|hell|lol|omg|wtf|man|dude',
  'never ?mind|well (?:done|played|said|put|met)|good (?:job|work|show|girl|boy|idea|question)|bad (?:luck|form|idea)|for (?:heaven|god|pity|goodness|christ|pete).?s? sake|interesting|fascinating|amazing|incredible|unbelievable|nonsense|rubbish|balderdash|poppycock|humbug|indeed|exactly|precisely|agreed|fair enough|so be it|of course|too bad|good point|fair point|very well|fine|right|alright|all right|great|excellent|splendid|charming|typical|as you (?:wish|like)|i see|no way|for sure|absolutely|certainly|naturally|elementary',
])

/** What is cried about something, as a whole. */
const ABOUT = any([
  "(?:poor|dear|sweet|lucky|silly|clever|crazy|creepy|spooky|strange|odd|weird|funny|lovely|nice|beautiful|gorgeous|pretty|horrible|terrible|awful|disgusting) (?!to\\b)[a-z' ]+",
  'what an? |such an? |so (?:much|many) |how (?:very )?(?:sad|odd|strange|awful|lovely|nice|kind|curious|interesting|rude|horrible|terrible|sweet|convenient|charming|dare)\\b(?!.*\\?)',
  'so (?:did|do|does|am|is|was|were|are|have|has|had|would|could|can|will) (?:\\w+ ){0,2}\\w+[.!]*$',
  'serves |shame (?:on|about) |woe (?:is|to)|to (?:hell|the devil) with|enough (?:of|is)|down with|hands off|unhand (?:me|her|him)',
  'neither (?:do|did|am|have|would) i|me (?:too|neither)|(?:of course|certainly|surely) (?:i|you|he|she|they|it|not)\\b|no (?:wonder|doubt|deal|bargain|chance|dice|sale)|not (?:bad|good|my|your|on|so|really|yet|again)\\b',
])

/** Whose sentence it is, when it is not the hero's act. */
const SUBJECT = any([
  'he|she|they|you|it|there|nobody|no one|somebody|someone|everybody|everyone|something|nothing|everything',
  "(?:the|this|that|these|those|your|his|her|their|my|our|an?|mrs?\\.?|dr\\.?|miss) [a-z'-]+(?: (?!(?:and|to|who|what|where|when|why|how|which)\\b)[a-z'-]+){0,2}",
])
const CALLS =
  "(?:bet|think|believe|reckon|guess|suspect|suppose|know|knew|wish|hope|doubt|fear|imagine|assume|swear|feel|heard|can tell|can see|(?:am|'m) (?:sure|certain|afraid|convinced|positive))"

/** What the hero says of what is so, of feelings, and of the past. */
const STATEMENT = any([
  `(?:i|we) ?${CALLS} (?:that )?(?:you|he|she|they|it|there|that|somebody|someone)(?:'s|'re|'ll|'d|'ve)\\b`,
  `(?:i|we) ?${CALLS} (?:that )?(?:${SUBJECT}|(?!(?:i|we)\\b)[a-z]+) ${FINITE}\\b`,
  `(?:my|our) (?!characters?\\b|hero\\b|heroine\\b|plans?\\b|ideas?\\b|goals?\\b|intention\\b|next\\b|first\\b|turn\\b)(?:[a-z'-]+ ){1,3}?${FINITE}\\b`,
  "(?:i am|i'm|im|we are|we're) (?:the|an?|from|called|named|here (?:with|from|on)|with the|only an?|just an?|your|not (?:an?|the|from|your)|not (?:sure|certain|happy|afraid)|on (?:your|his|her|to you)|onto you|with you|at your|all (?:yours|alone|right|ears)|in (?:love|trouble|pain|shock|awe|mourning|charge)|against|one of|no (?!longer)|sure|glad|happy (?!to)|delighted|sorry|afraid (?:that|i|you)|so (?!i\\b)|too|(?:getting|growing|becoming|feeling) (?!up|out|in|on|off|down|away|back|along|into|through|to|rid|ready|the|an?|my|for|under|inside|behind|dressed|undressed|around|about)[a-z]+)\\b",
  "(?:i|we)(?:'m| am)? ?feel(?:ing)? (?!along|around|about|for|under|underneath|inside|in|the|with|my|behind|beneath|between|it|his|her|their|every|each|all|over|at|on|up|if|whether|an?)[a-z]+",
  "(?:i|we)(?:'ve| have) (?:already |just |always |only )?(?:never|always|already|heard|been|met|known|eaten|seen|got to say)\\b",
  '(?:i|we) (?:used to|once|came here|came from|come from|was|were|am called|was born|grew up|lived|live)\\b(?! (?:going|about|trying|to\\b))',
  "(?:i|we) (?:don't|do not|cannot|can't|didn't) (?:like|believe|trust|care|know|understand|mean|think|see why|feel|buy (?:it|that|this)|get it|agree|mind|remember|recall|blame)\\b",
  '(?:i|we) (?:know|can tell|understand|agree|disagree|doubt it|hope so|hope not|think so|think not|suppose so|guess so|promise|swear)[.!]*$',
  "(?:i|we)(?:'ve got| have| got| 've) (?:an?|my|no|some|two|several|other|one|this)? ?(?:\\w+ )?(?:theory|theories|questions?|hunch|suspicions?|secrets?|confession|message|right|proposal|proposition|suggestion|warrant|points?|wife|husband|family|sister|brother|daughter|son|friends?|job|appointment|headache|proof|evidence|business|news|reasons?|doubts?|ideas?)\\b",
  "i(?:'d| would) (?:kill|die|give (?:anything|my right arm)) for\\b|i could (?:do with|use|murder|eat|sleep for|kill)(?: an?)?\\b",
  '(?:i|we) (?:stole|lied|cheated|killed|did it|did that|took it|broke it|hid it)\\b(?=.*\\b(?:i|you|he|she|they|sorry|all right)\\b)(?!.*\\b(?:while|when|before|after|as) (?:she|he|they|nobody|no one)\\b)',
  '(?:it|that) (?:is|was|does|looks|sounds|smells|feels)\\b',
  '(?:wait|hold on),? (?:i (?:know|think|remember|recall|recogni[sz]e|am|was|have|saw|heard)|he|she|they|you|that|this|it|there)\\b',
])

const alone = (parts: string): RegExp => new RegExp(`^${parts}(?![a-z'])`, 'i')

/** Whole sentences that are said. */
export const COURTESY_EN = alone(COURTESY)
export const ABOUT_EN = new RegExp(`^${ABOUT}`, 'i')
export const STATEMENT_EN = new RegExp(`^${STATEMENT}`, 'i')
/** A cry or an answer at the head, with the stop after it: the rest decides. */
export const CRY_EN = new RegExp(`^(?:${CRY}(?:(?:\\s*[,.!…]+|\\s+-+)\\s*|\\s+|$))+`, 'i')
export const ANSWER_EN =
  /^(?:yes|yeah|yep|yup|aye|no|nope|nay|sure|certainly|ok|okay)(?: (?:sir|madam|ma'am|miss|thanks|thank you|please))?(?:\s*[,.!]+\s*|\s+|$)/i
/** What follows “yes” or “no” when it is an answer. */
export const ANSWERED_EN =
  /^(?:(?:i|we) (?:stole|took|lied|did|broke|killed|hid|cheated|burned|burnt|forged|told)\b|(?:i|we)(?:'ve| have(?! to\b)| haven't| had(?! to\b)| hadn't| did(?:n't)?| was| were| am\b(?! going| about| trying)| never| always| know| knew| think| believe| do\b| don't| swear| saw| came| heard| met)\b|it\b|he\b|she\b|they\b|you\b|that\b|this\b|there\b|my\b|of course|not\b|never\b|nothing\b|nobody\b|the \w+ (?:is|was|did|has)\b)/i
/** “Wait, this is odd”: the first word only asks for a hearing. */
export const HEARING_EN =
  /^(?:(?:(?:no|yes|oh),? wait|wait|hold on|hang on|hey|yo|oi|listen,|look,|say,|man|dude|um+|uh+|er+|so|well|ok(?:ay)?|sorry|huh)(?:\s+what\b(?=\s*[,.!?…])|\s+a (?:sec|second|minute|moment))?\s*[,.!?…]*\s+)+/i

/** A subject with its own verb. */
export const CLAIM_EN = new RegExp(
  `^${SUBJECT} ${FINITE}\\b|^(?:he|she|they|it|that|there|something|someone|somebody|nobody|everything|everyone|nothing)(?:'s|'re|'ll|'d|'ve)\\b|^you (?:lying|cheating|dirty|poor|wicked)\\b`,
  'i',
)

/** A statement of somebody else's doings; the hero may also be told of in the third person, and that is no statement. */
export const isClaim = (words: string): boolean =>
  CLAIM_EN.test(words) &&
  !/^(?:my|our)\b|^the (?:\w+ )?(?:hero|heroine|character|player|detective|protagonist|investigator|visitor)\b/i.test(
    words,
  )

/** What is said to somebody to be rid of them. */
export const DISMISSAL_EN =
  /^(?:(?:you can |oh,? )?(?:go to (?:hell|the devil|blazes)|drop dead|get (?:lost|stuffed|bent|knotted)|(?:piss|bugger|sod|naff|clear|buzz) off|jog on|go jump|bite me|kiss my|up yours|(?:screw|damn|curse|blast|stuff) (?:you|her|him|them)|shut (?:up|it|your)|hold your tongue|zip it)|(?:be|go) (?:gone|away))\b/i
/** What somebody is told to do, with the hero as its object: “trust me”. */
export const TOLD_EN =
  /^(?:please,? |just |now |oh,? |do |come on,? )*(?:(?:you )?(?:trust|believe|forgive|listen to|look at|follow|come with|wait for|answer|hear|obey|spare|free|release|save|call|hold|join|remember|untie|stop|marry|love|kiss|fear|mark|heed|humou?r|indulge) me|(?:stop|quit) (?:lying|stalling|it|that|playing games)(?! to (?:her|him|them))|come (?:here|closer|back|along|quietly)(?=[,.!]|$| (?:girl|boy|now|please|you))|(?:calm|cheer|simmer|settle) (?:down|up)$|(?:relax|wake up|be (?:quiet|reasonable|serious|careful|honest|my guest)|have (?:no fear|a heart|faith)|take (?:heart|care)|never fear|fear not|mind your own business|sit down,? please|come (?:off it|on|now)|get over it|get (?:on with it|to the point)|cut (?:it out|the crap|to the chase)|give it up|give me (?:a break|strength)|out with it|speak up|spit it out|don't (?:you dare|worry|cry|panic|be (?:afraid|silly|scared|shy|absurd|ridiculous)|lie to me|move|mention)|have some (?:respect|manners)|make yourself|help yourself|suit yourself|behave yourself|explain yourself|show yourself|calm yourself|pull yourself))\b/i
/** Somebody spoken to at the end of a sentence. */
export const CALLED_EN =
  /,\s*(?:(?:my )?(?:dear|lady|lord|friend|good (?:woman|man|sir|lady))|sir|madam|ma'am|miss|love|darling|mate|pal|buddy|lad|lass|everyone|everybody|all|folks|ladies|gentlemen)[.!]*$/i
/** What the hero says to somebody of the two of them: “I'll give you five pounds”. */
export const TO_YOU_EN =
  /^(?:i|we)(?:'ll| will| can| could| shall| would|'d| won't| must|'m going to| am going to| want| need| only want| just want)\b.*\byou(?:r|rs|rself)?\b/i
/** “Found you”, “love you”: nobody tells of themselves that they do it to “you”. */
export const VERB_YOU_EN = /^(?!thank|bless|excuse|pardon|damn|screw|curse)\p{L}{3,} you(?![\p{L}'])/iu
export const PRICE_EN =
  /\b(?:pounds?|crowns?|dollars?|coins?|money|gold|shillings?|quid|guineas?|pay you|reward|in (?:return|exchange)|if you)\b/i
/** A clause about “you” beside another: “go on, you’ll feel better”. */
export const TO_YOU_CLAUSE_EN =
  /\byou(?:'ll|'re|'ve|'d|r| (?:will|can|are|have|know|must|should|were|did|don't|want|need))\b/i
/** “Go on”, to somebody who tells something. */
export const GO_ON_EN =
  /^(?:please,? |do |oh,? )*(?:go on|go ahead|carry on|continue|do tell|say more|pray continue|keep talking|i'm listening|i am listening|i'm all ears|tell me more)[.!]*$/i
/** Words that follow “that” in what is told: “fire back that she is hiding something”. */
export const TELLING_EN = new RegExp(
  `^[a-z]+(?: (?:back|out|home|in|up|down|forth|on|away))? that (?:i|you|we|${SUBJECT}) (?:${FINITE}|am|have|do|[a-z]+s)\\b`,
  'i',
)

/** What only leads up to an act: “clear my throat and ask”. */
export const isLeadUp = (words: string): boolean =>
  words.split(/\s+/).length <= 8 &&
  /^(?:clear (?:my|the) throat|(?:take|draw) (?:a )?(?:deep |long )?breath|reach (?:out|over|across)$|(?:lean|bend|stoop)(?: (?:right|very|a little))? (?:in|over|forward|down|closer|back|close|near|nearer|across|towards? (?:him|her|them|\w+))(?: (?:to|towards?|beside) (?:him|her|them|(?:the |mrs?\.? )?\w+))?$|stoop$|kneel(?: down)?$|crouch(?: down)?$|(?:collect|gather|compose) (?:my thoughts|myself|my wits|my courage)|stand(?: up)?$|sit(?: down)? (?:beside|next to|by|with|near|opposite) (?:(?:the|mrs?\.?|dr\.?|miss) )?\w+(?: is)?(?: there| here)?$|get up$|get to my feet|rise\b|nod|smile|grin|beam|smirk|sigh|shrug|bow\b|curtsey|cough|frown|wink|blink|pause|hesitate|stop$|straighten my|adjust my|(?:take|pull|draw) off my (?:gloves?|hat|cap|bonnet|scarf|coat)$|roll up my sleeves|crack my knuckles|give (?:it|the|this) .*(?:thought|consideration)|think (?:about|it over|for a)|consider (?:this|it|the matter)|excuse (?:myself|me)(?: politely)?$|make my (?:excuses|apologies)$|take my leave$|turn (?:round|around|back)$|turn (?:to|toward|towards) (?:her|him|them|the \w+|mrs?\.? \w+)$)/i.test(
    words,
  )

/** What threatens without saying so. */
const THREAT = [
  "\\b(?:i'll|i will|i shall|i'm going to|i am going to|i could|i can) (?:\\w+ly |personally |just )?(?:throw|punch|hit|kick|fight|strike|slap|push|fling|toss|shove|whip|choke|break|kill|hurt|burn|cut|smash|beat|hang|throttle|strangle|crush|ruin|destroy|skin|gut|shoot|stab|thrash|tear|knock|wring|bury|drown|have)\\b.*\\byou(?:r|rs)?\\b",
  "(?:would|it'd|will) be (?:such |quite )?(?:an? (?:great |real |terrible |crying )?(?:shame|pity)|too bad|unfortunate|a tragedy) (?:if|should|were)",
  '\\b(?:shame|pity) if\\b',
  '\\b(?:accidents|bad things|nasty things|things) (?:do |can |will |might )?happen\\b',
  "^(?:either )?you\\b.*\\bor (?:else\\b|i(?:'ll| will| shall| call| tell|'m going to)\\b|we(?:'ll| will)\\b)",
  '\\bor else\\b(?!\\s+(?:i|we) (?:could|might))',
  "\\byou(?:'ll| will| shall| are going to|'re going to| are gonna) (?:be sorry|regret|pay for|wish you)\\b",
  "\\bif you (?:don't|do not|won't|refuse|lie)\\b.*\\b(?:i'll|i will|i shall|you'll|you will|there will)\\b",
  '\\b(?:last|final) (?:chance|warning)\\b|\\bwatch your (?:step|back|mouth)\\b|\\bi know where you\\b',
  "^(?:one more|another|any more|say one more|just one|touch|try|breathe)\\b.*\\b(?:and|or) (?:(?:i|you|we)(?:'ll| will|'d| shall| swear|'m)|(?:this|the|that|it|there)(?: [a-z]+)? (?:goes|will|shall|gets|burns))\\b",
  "\\bwhen i(?:'m| am) (?:done|through|finished) with you\\b|\\byou(?:'ll| will) (?:be )?(?:hang|swing|rot|suffer|pay|laughing on the other|singing another|crying|sorry|wish you)",
  '\\bi (?:can|could|will|shall) make (?:things|life|it|your life|this) (?:very |most |extremely |a great deal )?(?:unpleasant|difficult|hard|hot|a misery|hell|worse|uncomfortable)\\b|\\bvalue (?:your|their|his|her) (?:teeth|life|neck|skin|kneecaps|fingers)\\b',
  "^don't you dare\\b|^(?:so help me)\\b",
  "^i swear(?: to (?:god|you))?,? i(?:'ll| will| shall|'m going to) (?!not\\b|never\\b|do (?:no|nothing)\\b)(?:\\w+ly )?(?:throw|punch|hit|kick|fight|strike|slap|push|whip|choke|break|kill|hurt|harm|burn|cut|smash|beat|hang|throttle|strangle|crush|ruin|destroy|skin|gut|shoot|stab|thrash|tear|knock|wring|bury|drown|scream|end|finish|make (?:you|him|her|them|everyone|this|somebody)|have (?:you|him|her|them)|see (?:you|him|her|them) (?:hang|swing|rot|burn|dead|in)|get you|tell (?:the|everyone|every)|call (?:the|for))\\b",
  "^(?:just |now |you )*(?:tell|give|show|answer|talk|speak|confess|open|hand|sit|move|stand|drop|stop|let)\\b.*,? or (?!not\\b)(?:the|i|you|your|we|it|there|that|this|he|she|somebody|someone)\\b.*(?:\\b(?:goes|go|will|gets|burns|shall|am|dies)\\b|'(?:ll|m)\\b)",
  '^(?:just |now |you )*(?:tell|give|show|answer|talk|speak|confess|open|hand|sit|move|stand|drop|stop|let|say|get|go|come|leave|bring|fetch)\\b.*\\bor i (?:\\w+ly )?(?!will\\b|shall\\b|ask\\b|tell\\b|show\\b)[a-z]+ you\\b',
  "^(?:don't|do not) make me (?:ask|hurt|angry|use|do|call|repeat|come)\\b",
  "\\bwouldn't want (?:anything|that|the|your|anyone|people)\\b",
  '\\b(?:talk|speak|confess|answer me|open up),? or (?:i|we|you|it)\\b',
  "^(?:you|they) (?:have|'ve got) (?:until|one minute|ten seconds|five minutes)\\b",
].join('|')
export const THREAT_EN = new RegExp(THREAT, 'i')

/** Names for people that are no compliment. */
export const SLUR_EN =
  /\b(?:(?:rotten|filthy|nasty|miserable|wicked|vile|disgusting|horrible|ugly|old|lying|cheating|pathetic|useless|worthless|despicable) )*(?:donkey|mule|goat|sheep|monkey|ape|ass|jackass|vulture|hyena|parasite|leech|skinflint|miser|crook|windbag|bore|disgrace|bat|hag|witch|crone|cow|knave|villain|crook|monster|snake|rat|toad|worm|weasel|vermin|swine|pig|dog|cur|wretch|scoundrel|rogue|rascal|hypocrite|fraud|cheat|thief|murderer|killer|bully|brute|beast|dunce|dolt|dullard|simpleton|numbskull|nincompoop|blockhead|buffoon|windbag|idiot|moron|fool|clown|liar|coward|creep|jerk|loser|twit|git|prat|pillock|muppet|wanker|tosser|disgrace|nobody)s?\b/i
/** What makes a slur a charge. */
export const CHARGE_EN =
  /\b(?:liar|thief|murderer|murderess|killer|poisoner|traitor|arsonist|guilty|did it|lying|fraud|forger)\b/i

/** Courtesy that everybody knows from other tongues. */
const LOANS = new Set(
  (
    'gracias muchas mil merci beaucoup madame mademoiselle monsieur señora senora señor senor señorita signora signor oui non si sí nein ja danke ' +
    'schön bitte adiós adios ciao grazie prego au revoir bravo brava touché touche santé sante salud prost skol voilà voila mon dieu ' +
    'mein gott frau herr fräulein arigato domo sayonara namaste shalom salaam da nyet spasibo tak obrigado obrigada por favor ' +
    'mamma mia pardon excusez moi entschuldigung scusi perdón hasta la vista mañana wunderbar magnifique enchanté enchantée auf wiedersehen'
  ).split(' '),
)

/** Whether a text is nothing but such courtesy. */
export function isLoanCourtesy(text: string, known: (word: string) => boolean): boolean {
  const words: string[] = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return words.length < 6 && words.some((w) => LOANS.has(w)) && words.every((w) => LOANS.has(w) || known(w))
}

/** How the hero asks for a way on. */
export const STUCK_EN =
  /^(?:(?:i am|i'm|im|we are|we're) (?:completely |totally |really |so |a bit |kind of )?(?:stuck|lost|confused|clueless|at a loss|out of ideas)\b(?! (?:in|on|under|behind|between|to)\b)|(?:i|we) (?:have|'ve got|got) no (?:idea|clue) (?:what|where|how)|(?:i|we) (?:don't|dont|do not) know what (?:to|i)|(?:so |ok(?:ay)?,? |well,? )?what (?:the (?:heck|hell|devil|deuce) |on earth |exactly )?(?:am i|are we) (?:supposed|meant) to|(?:please,? |somebody )*help(?: me)?[,.!]* (?:please,? )?(?:i'm|i am|im) (?:stuck|lost|confused)|any (?:hints?|tips?|ideas|suggestions|advice)\b|(?:a |another )?(?:hint|clue|tip) please|what (?:next|to do)\b)/i
/** How the hero asks for what is carried. */
export const CARRIED_EN =
  /^(?:what(?:'s| is)|show me|check) my inventory\b|^what(?:'s| is| do i have| have i(?: got)?| i(?:'ve| have) got|'ve i(?: got)?| am i (?:carrying|holding)|s) (?:in|on|inside) (?:my|me)\b|^what (?:do|have) (?:i|we) (?:have|got|carry|own)\b(?! (?:to|learn|found|done))|^what am i (?:carrying|holding|wearing)|^do (?:i|we) (?:still |even |also |already )?have (?:any|an?|my|the|it|that|some|anything)\b|^my (?:bag|pockets?|things|stuff|inventory|belongings|pack|satchel|case|purse)[.?!]*$/i

/** Verbs for what one thinks or feels: “I don't trust her” is said, not done. */
export const STATE_OF_MIND_EN =
  /^(?:know|understand|believe|trust|care|remember|recall|like|love|hate|mean|feel|doubt|want|need|think|blame|mind|agree|deserve|suppose|expect|wish)\b/i

/** What somebody is told to do for the hero: “show me the letter”. */
export const TO_ME_EN =
  /^(?:please,? |just |so |then |now |you |kindly |do |will you |pray,? |come on,? |look,? |bro,? |dude,? |man,? )*(?:(?:tell|give|hand|bring|pass|show|lend|explain .*to) (?:me|us)\b(?! (?:back|away|up)\b)|describe (?:him|her|the (?:man|woman|night)) to me\b)|^let (?:me|us) (?:in|out|go|through|pass|see|be)\b/i
/** An imperative whose object is the hero: it is somebody else who is told to. */
export const ME_EN =
  /^(?!get me (?:out|away|home)\b)\w+(?: (?:with|to|at|of|from|for|on|after|behind|down|up))? (?:me|us)\b(?! (?:a|an|some|the|my|up a|another) (?:drink|glass|cup|chair|seat|hint|clue))/i

/** No verb can begin with these. */
export const NO_VERB_EN =
  /^(?:am|was|were|had|have|has|is|are|not|no|know|already|the|this|that|these|those|an?|my|your|his|her|their|our|its|in|on|at|of|from|with|by|for|as|if|so|such|too|very|what|who|any\w*|some\w*|every\w*|no\w*|all|both|one|two|three|four|five|six|seven|eight|nine|ten|\w+ty|\w+teen|hundred|thousand|he|she|they|you|we|it|there|here|i|me|him|us|them|mr|mrs|dr|miss|only|even|never|always|perhaps|maybe|because|although|though|or|nor|either|neither|else|than|much|many|more|most|less|few|little|yes|ain't|isn't|wasn't|could|would|should|might|must|may|can|will|shall|did|does|been|being|ain)\b/i
/** A sentence about the hero that tells how things are: “I was born here”. */
export const OWN_STATEMENT_EN =
  /^(?:i|we)(?:'m|'ve|'d| am| was| were| had| have| could| would| should| might| must| never| always| already| still| ain't| knew| used| know| didn't| don't| do| did| can| can't| cannot| won't| also| only| just| really)\b/i

/** How the hero asks for what is known so far. */
export const REMIND_EN =
  /^(?:(?:ok(?:ay)?|so|right|well|please|now|can you|could you),? )*(?:remind me\b(?! to\b)|(?:what|how much) (?:have|do|did|'ve) (?:i|we) (?:got so far|know|learn|learned|learnt|found|find out|figured|figure out|discovered?|worked|uncovered?|deduced?)|(?:give me )?(?:a |the )?(?:recap|summary|story so far)|what(?:'s| is) (?:the story so far|happened so far)|where (?:was i|were we)\b)/i
/** Something one wonders about before others. */
export const WONDER_EN =
  /^(?:i|we)(?: do| just| sometimes|'m| am| was|'ve been| have been)? wonder(?:ing)? (?:what|who|why|how|where|when|if|whether)\b|^(?:i|we)(?:'d| would| should)? (?:very much |really |just |only )?(?:want|need|like|love|wish) to (?:know|hear|learn|understand) (?:what|who|why|how|where|when|if|whether|about|the|more|everything)\b|^(?:i'm|i am) curious (?:about|what|who|why|how|to know)\b/i
/** Something put into somebody's hands with a word: “Here, read this”. */
export const HERE_EN =
  /^here(?:'s| is| you (?:go|are))?,? (?:(?:read|look at|take|have|hold|see|eat|drink|try|keep|you can have) )?(?=(?:this|these|it|my|the|some|an?|that)\b)/i
/** “I'm not scared of dragons”: how one is, not what one does not do. */
export const NOT_SO_EN =
  /^(?:i|we)(?:'m| am|'re| are|ain't| was| were) (?:really |so |at all |even |that )?not (?:really |so |at all |even |that |very |a bit )?(?!\w+ing\b|gonna|about to|here to|to\b|ever\b|allowed)\w+/i
/** A word that is said and is no verb for it: “so sorry, wrong house”. */
export const SPOKEN_WORD_EN =
  /^(?:sorry|hello|hi|hey|hullo|thanks|thank you|goodbye|bye|farewell|good (?:day|morning|evening|night|afternoon)|congratulations|cheers|welcome|greetings|apologies|pardon)\b/i

/** “Tell her they are lying”: what is said of others than the one who is told. */
export const isOfOthers = (words: string): boolean =>
  /^(?:to )?her\b.*?\b(?:he|they)(?:'s|'re| is| are| was| were)\b|^(?:to )?him\b.*?\b(?:she|they)(?:'s|'re| is| are| was| were)\b/i.test(
    words,
  )
