/** What a speech is for, told from its words: offers, charges, pardons, slights, pleas. */
const of = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'i')

const SUM =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|hundred|thousand)(?: \\w+)? (?:pounds?|crowns?|dollars?|coins?|shillings?|quid|guineas?|bob|sovereigns?|pence|francs?|credits?|gold|bucks?)'
const MY_PART =
  "(?:i|we)(?:'ll| will| shall|'d| would| could| can|'m (?:willing|prepared|ready) to) (?:not |never |even |also |gladly |see |make )*(?:give|pay|keep|let|help|tell|say|show|leave|forget|drop|put in|get|bring|share|split|trade|see to|speak|buy|hand|return|return|stop|hold|go|turn|walk|look the other)"

/** “You tell me, and I’ll keep your name out of it.” */
export const OFFER_EN = of([
  `^(?:if|suppose|supposing|say|how about if|what if) (?:you|we)\\b(?!.*\\b(?:don't|do not|won't|refuse|lie)\\b).*\\b${MY_PART}`,
  `^(?:(?:just|all right|alright|look|listen|okay|ok|so|fine|well|come on),? )*(?:you )?(?:tell|give|help|show|hand|let|lend|say|open|talk|give)\\b.*(?:,| and|, and|;) ${MY_PART}\\b`,
  `\\b${MY_PART}\\b.*\\b(?:if|in (?:return|exchange)|provided|as long as|so long as|for) (?:you|for|that|the|it|his|her|your|an?)\\b`,
  `\\b${SUM} (?:says|if you|for (?:the|that|your|it|his|her|an?|one)|to (?:the|whoever|anyone|anybody)|in (?:it|return)|now|cash|apiece|and)\\b`,
  '\\b(?:what )?if (?:i|we) (?:gave|give|paid|pay|offered|offer|let|told|tell|promised?|got|get|helped?|were to (?:give|pay|offer))\\b.*\\b(?:you|your)\\b|\\b(?:is|are) yours if\\b|,? deal\\?$',
  '^(?:(?:how about this|here is the thing|listen|look|well)[:,] )?you (?:tell|give|help|show|hand|let|lend|open|talk)\\b[^,]*,(?: and)? i \\w+\\b',

  "^(?:(?:just|now|come),? )?(?:play|be|deal|talk|level|come|work) .*\\b(?:and|,) (?:the|nobody|no one|no-one|i|we|it|you|she|he|they)\\b.*\\b(?:never|need not|needn't|won't|will not|stays?|goes no further|forget|keep|walk free|go free)\\b",
  "\\b(?:suppose|what if|say|how about|let's|shall) we (?:split|share|trade|divide|go halves|do a deal|help each other|come to (?:an|some) arrangement)\\b",
  "^(?:\\S+ ){1,6}if you(?:'ll| will)? (?:tell|give|show|let|help|say|hand|take|open)\\b|\\bi'?ll (?:trade|stand|swap) you\\b|\\bhere(?:'s| is) the (?:trade|deal|bargain|offer)\\b",
  "\\b(?:name your price|make (?:you|a) (?:an? )?(?:deal|offer|bargain|trade)|have (?:we |you )?got a deal|do we have a deal|is it a deal|it's a deal|let's (?:make|strike|do|cut) a (?:deal|bargain)|i(?:'ve| have) an? (?:proposition|proposal|offer|deal|bargain)|you scratch my back|quid pro quo|split it|(?:fifty-fifty|half each|go halves)|what(?:'s| is| would) (?:it|that) (?:be )?worth to (?:you|me)|how much (?:do|would|will) you (?:want|take|ask)|what (?:do|would) you want (?:for|in)|i can pay|i'll (?:buy|pay)|worth your while|would you take|here(?:'s| is) my (?:price|offer|proposal|deal)|my (?:price|terms|offer) (?:is|are))\\b",
])

/** Who did it, said to the face of whoever it was. */
export const ACCUSATION_EN = of([
  "\\byou(?:'re| are)? (?:the one who |were the one who |have |'ve )?(?:killed|murdered|poisoned|stabbed|strangled|drowned|shot|did it|did this|did him in|did away|did for him|done it|done him in|murdering|buried him|got rid of him)\\b(?!.*\\?$)",
  "\\b(?:it was|it's|it is|it were) (?:all )?(?:you|him|her|the (?!\\w+ (?:who|that|of|in|on|which)\\b)\\w+|mrs?\\.? \\w+|dr\\.? \\w+|miss \\w+|[A-Z]\\w+) (?:all along|who (?:did|killed|murdered|poisoned|stole)|what done it|that (?:did|killed))",
  "^(?:(?:so|then|and|but|no|yes|wait),? )*(?:it was|it is|it's) (?:you|him|her|(?:all|both|each) of (?:you|them)|every (?:last )?one of you)(?: all along)?[!.]*$",
  '\\bit was [^,.!?]{2,30},? (?:who|he|she|they) (?:did|killed|murdered|poisoned|stole)\\b',
  "\\b(?:you(?:'re| are)|he(?:'s| is)|she(?:'s| is)|mrs?\\.? \\w+ is|dr\\.? \\w+ is|the \\w+ is) (?:the|a|our|my) (?:murderer|murderess|killer|culprit|poisoner|thief|one who (?:did|killed))\\b",
  '^(?:mrs?\\.? |dr\\.? |miss |the )?(?!(?:he|she|it|they|who|i|we|nobody|somebody|someone|one|everybody|everyone|that)\\b)\\w+ (?:did it|done it|is the (?:murderer|killer|culprit|guilty one|one who did it)|is guilty|killed (?:him|her|your|the)|murdered (?:him|her|your|the))\\b',
  "\\bi(?:'m| am)? (?:accuse|accusing|charge|charging|denounce) (?!that\\b)\\w+|\\bi(?:'m| am)? (?:name|arrest|arresting) (?:you|him|her|mrs?|dr|the)\\b",
  "\\b(?:i (?:know|think|say|believe|reckon|bet|'m sure) (?:that )?)(?:you|he|she|mrs?\\.? \\w+|the \\w+) (?:did it|killed|murdered|poisoned|did him in|done it)\\b(?! (?:for|out of|because|yesterday|to|by|with|in|on|at)\\b)",
  '^(?:he|she|they)(?: both| all)? (?:did it|done it|(?:is|are) guilty)[!.]*$',
])

/** “It was Ames”, “I know it was you, Mrs Vane”: the name of whoever it was. */
export const BLAMED_EN =
  /^(?:(?:no|yes|so|then|and|but|wait),? )*(?:(?:i|we) (?:know|think|believe|say|reckon|bet|suspect|am sure)(?: that)? )?it (?:was|is) ((?:the |mrs?\.? |dr\.? |miss |director )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?:,? mrs?\.? \p{L}+)?(?: all along| ok(?:ay)?)?(?:,? who\b.*|,? (?:and )?(?:not|nobody|no one|none|neither)\b.*)?[.!]*$/iu

/** “Ames killed the earl”: who is said to have killed somebody by name. */
export const KILLER_EN =
  /^(?:(?:no|yes|so|then|and|but),? )*((?:the |mrs?\.? |dr\.? |miss )?[\p{L}'-]+) (?:killed|murdered|poisoned) (?:the |mrs?\.? |dr\.? |miss )?[\p{L}'-]+(?: [\p{L}'-]+)?[.!]*$/iu

/** Everybody called together to hear it. */
export const SUMMONS_EN = of([
  '\\b(?:gather|assemble|summon|call|send for|ring for|fetch|collect|muster|convene|round up|get|bring|wake|have|ask|invite|rouse) (?:in |up |up here |here )?(?:everyone|everybody|them all|all of (?:them|you)|all the (?:suspects|guests|people|others|servants|household|lodgers|residents)|the (?:whole )?(?:household|house|suspects|lot of (?:them|you)|others|family|company|crew|town|village|guests|servants)|every(?:one)? (?:person )?in the (?:house|room))(?: (?:together|in|into|here|to|round|around|up|down|for|and|out|at|from|who)\\b.*|[,;:.] .*)?[.!?]*$',
  '^(?:(?:so|then|and|at last|finally|in the end),? )*(?:i|we) (?:gathered|assembled|summoned|called|sent for|collected|rounded up|brought) (?:everyone|everybody|them all|all of them|the (?:whole )?(?:household|house|suspects|others|family|company|crew|town|village))(?: (?:together|in|into|here|to|round|around|up|down)\\b.*|[,;:.] .*| and .*)?[.!]*$',
  '\\b(?:call|gather|get|bring|summon|assemble|round) (?:them|everyone|everybody|you all|us)(?: all)? (?:together|in here|round|around|up|all here)\\b',
  '\\b(?:everyone|everybody|all of you|you all|ladies and gentlemen)\\b,?(?: please)?,? (?:please )?(?:gather|assemble|come (?:here|in|together|round|closer|down|over)|into the|sit down and listen|listen (?:up|to me)|be seated|get in here)\\b',
  '^(?:everyone |everybody |now |come |please |do )*(?:,? )?gather (?:round|around|close|near)\\b|^come (?:one and all|here,? (?:all|everyone))',
  '\\bhave (?:them|everyone|everybody)(?: all)? (?:brought|called|fetched|sent for|in here|come)\\b',
  "^(?:(?:so|then|and|now|please|at last),? )*(?:(?:i|we) (?:want|would like|need|wish|ask)|i(?:'d|’d) like|let|make|have)(?: that| for)? (?:all (?:the )?(?:people|persons|others)|everyone|everybody|them all|all of (?:them|you)|the others|the whole (?:house|household|crew|company|town|village))(?: (?:shall|should|must|to|will|be))* (?:come|comes|here|gather|meet|assemble|be here|together|brought|called|in (?:here|one place|this room))\\b[^?]*$",
  '^(?:could|can|would|will|may|please|might)(?: i (?:ask|have|see|speak (?:to|with)|call|get))?(?: please)? (?:everyone|everybody|all of you|you all)\\b',
  "^(?:i(?:'d| would| will|'ll)? ?)?(?:want to |like to |wish to |going to |shall |must |now )*(?:tell|show|explain (?:it )?to|announce (?:it )?to|reveal (?:it )?to|say (?:it )?to|lay it (?:all )?out for|speak to|address) (?:everyone|everybody|them all|all of (?:them|you)|the (?:whole )?(?:household|house|room|company|crew|town|village))(?: (?:here |present )?(?:the truth|what|who|that|how|everything|it|all|my|about|i|why)\\b.*)?[.!]*$",
  "\\b(?:i know|i've worked out|i can tell you|i shall now reveal|i will now reveal) who (?:did it|the (?:murderer|killer|culprit|thief)|killed|murdered)\\b",
])

/** What lets somebody off. */
export const PARDON_EN = of([
  "\\b(?:i|we) (?:do |can |will |shall |'ll )?(?:forgive|pardon|absolve) (?:you|him|her|them)\\b",
  '\\boff you go\\b|\\bget out of (?:here|my sight) before i change',
  "\\byou(?:'re| are) (?:free|forgiven|pardoned|off the hook)\\b|\\b(?:i'll|i will|i shall|i'm going to|i am going to) let (?:you|him|her|them|it) (?:go|off|live|walk|slide|be|leave)\\b",
  "\\bi (?:never|didn't|did not) s(?:aw|ee) (?:you|a thing|anything|nothing)\\b|\\bi(?:'ve| have) seen nothing\\b|\\b(?:i|we)(?:'ll| will|'m going to| shall)? ?(?:won't|will not|not|never|shan't) (?:tell|report|turn|hand|hang|press|have you|give you (?:up|away))\\b(?! (?:you|me)\\b)",
  "\\byou (?:can|may|should) (?:all )?(?:go|leave|walk) (?:free|in peace|unharmed|unpunished|with my blessing)(?=[,.!]|$)|\\byour secret(?:'s| is| will be) safe\\b|\\b(?:i|we) bear (?:you|him|her) no (?:grudge|ill|malice)|\\bno hard feelings\\b|\\b(?:let (?:him|her|them) (?:go|live|be)|leave (?:him|her) be)(?=[,.!]|$)",
])

/** A slight, said to somebody's face. */
export const SLIGHT_EN = of([
  "^(?:oh,? |well,? |bless your heart,? |why,? )*you(?:'re| are)? (?:a |an |the |such an? |nothing but an? |just an? |one )?(?:[\\w-]+,? ){0,3}(?:bat|hag|witch|crone|prune|cow|ass|fraud|liar|toad|windbag|hypocrite|leech|parasite|skinflint|miser|crook|bore|disgrace|goose|cabbage|worm|rat|snake|weasel|goat|mule|baggage|trout|fossil|relic|ghoul|vulture|harpy|shrew|battleaxe|peacock|popinjay|milksop|ninny|nitwit|halfwit|dimwit|dummy|poophead|poopyhead|meanie|stinker|butthead|dummyhead|jackass|jerk|creep|scumbag|sleaze|swine|dolt|oaf|lout|cur|pig|thing|creature|bag|buzzard|coot|codger|biddy|bag of bones|waste of (?:space|breath|air|skin))s?[.!]*$",
  '^your (?:face|hat|hair|breath|house|cooking|mother|wife|husband|manners|taste|dress|nose|tea|voice|brain) (?:would|could) (?:turn|curdle|frighten|scare|stop|sink|crack|sour|make|break)\\b|^your (?:face|hat|hair|breath|house|cooking|mother|wife|husband|manners|taste|dress|nose|tea|voice|brain) (?:is|looks|smells|stinks|sounds|makes|was|are|look|smell)\\b.*\\b(?:like|ugly|awful|terrible|horrible|stinks?|smells?|rotten|mule|pig|dog|cow|goat|hideous|revolting|disgusting|stupid|bad|tripe|sick|donkey|horse|sewer|rat|dead|sour|curdle|worse)\\b|^your \\w+ (?:stinks?|smells?|sucks?)\\b',
  "\\b(?:i hate you|you (?:make me sick|disgust me|stink|smell|suck|are pathetic|bore me|repel me|revolt me|sicken me|poor excuse)|i(?:'ve| have) (?:seen|met|known) (?:\\w+ )*(?:better|brighter|cleverer|kinder|smarter|more honest)\\b.*\\b(?:than you|in a)|curse you|damn you|a curse on|you(?:'re| are) (?:\\w+ )?(?:lousy|stupid|ugly|pathetic|useless|worthless|dumb|mean|horrible|disgusting|vile|rotten|wicked|evil|stingy|(?:about )?as (?:much (?:use|fun|help)|useful|thick|dumb|stupid|ugly|useless|dull|blind|bright|daft|welcome|subtle|crooked|bent|mad|cold) (?:as|to)|so (?:stupid|dumb|ugly|full of)|thick|full of (?:it|hot air|rubbish)|not very bright|an insult|a poor|no (?:lady|gentleman|better)|dead to me|insufferable|the (?:worst|rudest|stupidest|ugliest|dullest|meanest))\\b)",
])

/** Leaving all this for good, said rather than done. */
export const QUIT_EN = of([
  "\\bi can(?:'t|not| not) (?:take|stand|bear|abide) [^,.!?]{0,30}\\b(?:any ?more|any longer|another (?:minute|second|day))\\b",
  "^(?:i |we )?(?:leave|walk out of|quit|abandon|get out of|am leaving|'m leaving)\\b.*\\b(?:never (?:to )?(?:come|return|look|set)|for (?:good|ever)|forever)\\b",
  "^(?:(?:that's it|seriously|really|honestly|no seriously|right|okay|ok|no|well|sorry|look|forget it|screw this|enough),?[.!]? )*(?:i can(?:'t|not) (?:take|stand|bear|do) (?:it|this|any(?: ?more)?)(?: any ?more| any longer)?|i(?:'ve| have) had (?:enough|it)|i(?:'m| am) (?:done|through|finished|out|off (?:this|the) case|going home|leaving (?:town|this (?:house|place|town|case)|for good)|giving up)|i (?:resign|quit|give up|wash my hands|want out|surrender)|i(?:'d| would) (?:like|rather) (?:to )?(?:resign|quit|go home|leave(?! (?:the|this|her|his|my|that) (?!house|case|place|story|quest|town))|give up)|i want to (?:resign|quit|go home|stop (?:playing|now)|leave this|give up)|find (?:yourself )?(?:somebody|someone|another)|let's go home|can (?:i|we) (?:go home|stop|quit)|take me home|i(?:'m| am) (?:catching|taking|getting|on) the (?:next|first) (?:train|coach|boat|ship|bus|tug|shuttle|wagon|stage|cab|ferry)(?: (?:home|back|out))?)(?=[,.!?]|$| (?:now|with|here|of|on|please|for|from|to|this|the|and|because))",
])

/** A request for goodwill. */
export const PLEA_EN = of([
  "^(?:ah,? |oh,? |come on,? |please,? )*go on,? (?:go on|now|you|tell|do|please|say)|\\bi(?:'d| would| should) be (?:so |most |ever so |very |much |truly )*(?:grateful|obliged|glad|thankful|pleased) if you|\\bi(?:'d| would) (?:like|want|need|prefer) you to|\\bi (?:was|am|had been|have been) (?:rather |only |just )?(?:hoping|wondering) (?:that |if |whether )?(?:you|we)\\b|\\b(?:kindness|favou?r|honou?r|mercy) if you\\b|\\bif you (?:were to|would|could|might) (?:be so|kindly|please|allow|permit|let|spare|help|show)\\b|\\bbe a (?:good|dear|love|pal|sport|lamb)|\\bdo (?:me )?(?:a|one|this) (?:favou?r|kindness)|\\b(?:i(?:'m| am)? ?(?:beg|begging|implore|imploring|beseech|entreat|pray|plead|urge|urging)(?: of)? (?:you|thee)\\b|i pray you|for (?:my|his|her|your own) sake)",
  "\\b(?:you can (?:trust|tell|talk to|confide in|rely on|count on|lean on) me|i(?:'m| am) (?:on your side|your friend|only trying to help|here to help|not (?:here to|going to) (?:hurt|judge|harm|arrest)|not (?:your|the) enemy)|i (?:only )?(?:want|wish|mean) to help|let me help|i can help you|i mean (?:you )?no harm|you(?:'ll| will) feel (?:so much |much )?better|get it off your chest|unburden yourself|it would (?:help|mean)|think of (?:your|the|what|how)\\b|be reasonable|have a heart|do the (?:right|decent) thing|your husband would (?:want|have wanted)|he would (?:want|have wanted)|you owe it|you want the truth|don't you want|wouldn't you (?:rather|like)|surely you|help me (?:understand|out|to|find)|there's no need to be|please (?:trust|believe|help|let|tell|talk|show|try|say|understand|reconsider|don't|do not|be|just|you must))",
])
/** A question that asks for a favour, not for words. */
export const FAVOUR_EN =
  /\b(?:(?:would|could|will|can|won't|might|wouldn't|couldn't) (?:you(?= [a-z])|i trouble you|i persuade you|i ask you|i beg you|i bother you)(?: (?:please|kindly|possibly|perhaps|just|maybe))*(?:,? (?:be so (?:kind|good) as to|be (?:good|kind) enough to|do me the (?:kindness|favou?r|honou?r) of|see your way to|find it in your heart to|mind|consider|to|for))?|would it be (?:too much trouble|possible for you|at all possible|all right|okay|ok)|i wonder (?:if|whether) you (?:could|would|might)|do you (?:mind|think you could)|may i (?:please )?(?:see|have|look|come|sit|borrow|hold|touch|enter|take|speak|use|search|examine|inspect|ask you to)|might i (?:see|have|look|come|borrow|trouble|take|examine|inspect)|let me (?:see|have|in|look)|can i (?:please )?(?:see|have|borrow|come))\b/i
/** … unless words are the favour. */
export const FOR_WORDS_EN =
  /\b(?:you|to|of)(?: (?!to\b)[\w-]+){0,3}? (?:tell|telling|say|saying|explain|explaining|describe|describing|remember|recall|know|see|hear|believe|think|imagine|guess|answer|point|identify|swear|name|ever|have|love|do|really|be (?:sure|the|an?)|recognis?z?e|mean|remind|understand|want|like|lie|kill|hurt|talk|keep|give me (?:an idea|the name))\b/i

/** Bold inventions about oneself, which nobody here can check. */
export const PRETENCE_EN = of([
  "\\((?:this is|that's|that is|it's|it is) a (?:lie|fib|bluff)\\)|(?:\\((?:lying|a lie|lie|bluffing|not true|bluff)\\)|i lie\\b|, lying|pretending)",
  "^(?:(?:oh|well|why|actually|hello|good \\w+|relax|don't worry|yes|no|trust me),? )*(?:i(?:'m| am)|it's) (?:only|just|merely|simply) (?:the|an?) \\w+|^(?:(?:oh|well|actually|yes|why),? )*i(?:'m| am) (?:from|with|sent by|here (?:from|on behalf of|for|to (?:fix|read|inspect|collect|deliver|tune|see about|measure))) (?:the|your|his|an?)\\b|\\byour (?:sister|brother|mother|father|husband|son|daughter|lawyer|doctor|bank|landlord|cousin|uncle|aunt|solicitor|publisher) (?:has )?(?:sent|told) me\\b|\\b(?:the (?:police|doctor|cook|others?|painter|lodger|maid|inspector)|he|she|\\w+ \\w+) (?:has |have )?already (?:confessed|told (?:me|us)|talked|admitted|spilled)\\b|\\bwe(?:'ve| have) (?:already )?got (?:a )?(?:witness|fingerprints|his confession|her confession|a confession)\\b|\\bmy name(?:'s| is) (?:inspector|doctor|dr|captain|lord|sir|lady|sergeant|constable|detective|professor|reverend|father|colonel|major|count|countess|prince|princess|baron)\\b|\\bi(?:'m| am) (?:actually|really|in fact|secretly|truly) (?:his|her|the|an?|your|from)\\b|\\bi already know (?:everything|it all|the truth|what)\\b",
])
