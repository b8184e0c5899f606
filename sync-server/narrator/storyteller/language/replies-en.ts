/** What English asks or answers in a talk without a topic of its own: did you, do you lie, what time is it, come along. */

const START = '(?:^|[,.!?:;"“] ?|\\b(?:and|but|so|then|well|now|just|please|honestly|really|whether|if) )'
const TRULY = '(?:really |actually |truly |honestly |not |never |all |just |ever )*'
const CRIME =
  '(?:do|did|done|kill(?:ed)?|murder(?:ed)?|steal|stole|stolen|poison(?:ed)?|shoot|shot|strangled?|drown(?:ed)?|stab(?:bed)?|hurt|harm(?:ed)?|attack(?:ed)?|betray(?:ed)?|rob(?:bed)?|kidnap(?:ped)?|abduct(?:ed)?|hide|hid|hidden|take|took|taken|forged?|burn(?:ed|t)?|cut|break|broke|broken|sold|sell|set)'
const FELONY =
  '(?:kill(?:ed)?|murder(?:ed)?|steal|stole|stolen|poison(?:ed)?|shoot|shot|strangled?|drown(?:ed)?|stab(?:bed)?|attack(?:ed)?|betray(?:ed)?|rob(?:bed)?|kidnap(?:ped)?|abduct(?:ed)?|forged?)'
const IT = '(?:it|that|this|him|her|them|so|all (?:of )?(?:it|this|that)|anything|something(?: wrong)?)'
const AT_END =
  '(?:,? (?:then|really|yourself|too|after all|all along|to (?:me|us)|by yourself|alone)|, [\\p{L}\'’. ]{2,20})?[\\s?.!…"”]*$'

/** Whether it was they: to their face, or told as asked. */
export const DID_YOU_EN = new RegExp(
  [
    `${START}(?:did|have|had|didn't|haven't) you ${TRULY}${CRIME} ${IT}${AT_END}`,
    `${START}you ${TRULY}(?:have )?${CRIME} ${IT},? (?:didn't|did|haven't|have) you${AT_END}`,
    `${START}(?:was|is|wasn't|isn't) (?:it|that|this) ${TRULY}you(?:rself)?(?: (?:who|that) [^?.,]{2,60}?)?${AT_END}`,
    `${START}it was you,? (?:was it|wasn't it|was it not|right|yes)${AT_END}`,
    `${START}are you (?:the|a) (?:one|thief|killer|murderer|culprit|traitor|poisoner|forger)\\b(?! (?:for|to)\\b)[^?.]{0,40}[\\s?.!]*$`,
    `${START}are you (?:guilty|innocent|responsible|to blame|behind (?:it|this|that|all (?:of )?(?:this|it|that)))\\b[^?.]{0,30}[\\s?.!]*$`,
    `${START}(?:do|did) you have (?:anything|something) to do with (?:it|this|that)${AT_END}`,
    `\\b(?:if|whether) (?:she|he) ${TRULY}(?:did|has done) ${IT}${AT_END}`,
    `\\b(?:if|whether) it was (?:she|he|her|him)${AT_END}`,
  ].join('|'),
  'iu',
)
/** Whether they harmed or took something that has a name. */
export const DID_YOU_THING_EN = new RegExp(
  `${START}(?:did|have|had|didn't|haven't) you ${TRULY}${FELONY} (?!it\\b|away\\b|off\\b)[\\p{L}'’. -]{2,40}[\\s?.!]*$`,
  'iu',
)

/** That what they say is not so. */
export const DOUBTED_EN = new RegExp(
  [
    `${START}(?:are|aren't|were) you ${TRULY}(?:lying|telling (?:me |us )?(?:the truth|lies|a lie|everything)|honest|being honest|hiding (?:something|anything)|keeping (?:something|anything) (?:back|from me|from us)|making (?:that|this|it) up|sure (?:of|about) that|serious)${AT_END}`,
    `${START}you(?:'re| are|’re) ${TRULY}(?:lying|a liar|telling lies|hiding something|keeping something back|making (?:that|this|it) up|not telling (?:me|us) (?:the truth|everything|all of it))${AT_END}`,
    `${START}(?:is|was) (?:that|this|it) ${TRULY}(?:true|a lie|the truth|the whole truth|so)${AT_END}`,
    `${START}(?:that|this|it)(?:'s|’s| is| was) ${TRULY}(?:a lie|lies|nonsense|not true|untrue|impossible)${AT_END}`,
    `${START}(?:i|we) (?:do not|don't|don’t|can't|can’t|cannot|simply don't|just don't) (?:quite |really |actually )?(?:believe|trust|buy) (?:you|that|it|this|her|him|(?:a|one) word(?: of (?:it|that|this))?|any of (?:it|that|this))${AT_END}`,
    `${START}(?:do not|don't|don’t|stop|never|no more|why (?:do|did|are|would) you) (?:you )?(?:lie|lied|lying|lies)\\b(?: to)?(?: me| us)?${AT_END}`,
    `${START}(?:do|did|would) you (?:lie|lied)(?: to (?:me|us))?${AT_END}`,
    `${START}(?:can|could|may|should|why should|how can) (?:i|we) (?:really )?(?:trust|believe) you${AT_END}`,
    `${START}(?:liar|lies)[\\s.!]*$`,
    `\\b(?:if|whether) (?:she|he) is (?:lying|telling the truth|honest|hiding something)${AT_END}`,
  ].join('|'),
  'iu',
)

/** The hour, and how much of it is left. */
export const HOUR_EN =
  /\bwhat(?:'s|’s| is)? (?:the )?(?:time|hour)(?: is it| it is)?(?: now| here| by now| please)?[\s?.!"”]*$|\b(?:do you have|have you(?: got)?|can you tell me|do you know|tell me) the time\b|\bhow (?:late|early) (?:is it|it is)\b|\bhow (?:much time|long)(?: do| have| is| are| has| does)?(?: (?:we|i|you|there|it))?(?: (?:have|has|got|is))?(?: (?:left|still|yet|got|until|till|before)\b[^?.]{0,30})?[\s?.!"”]*$|\bis (?:it late|there (?:still |any )?(?:much |any )?time(?: left)?)[\s?.!"”]*$/iu
/** A length that is no hour: how long they have been somewhere. */
export const NOT_THE_HOUR_EN =
  /\bhow long (?:have|has|did|were|was|are|is (?!it (?:until|till|before)\b|there\b)|do(?:es)? (?!i\b|we\b))/i

/** That somebody should come along. */
export const COME_ALONG_EN =
  /(?:^|[,.!?:;"“] ?|\b(?:and|but|so|then|well|now|please|you|to|must|should|let us|let's|shall we|won't you|not) )(?:come|walk|go|travel|ride|step) (?:along )?(?:with (?:me|us)|along)(?! the\b)\b|(?:^|[,.!?;"“] ?|\b(?:please|you|to|then|so) )(?:follow me|accompany (?:me|us)|join me)\b|\b(?:take|bring) (?:her|him|them) (?:along|with (?:me|us))\b/iu

/** Who is in the room. */
export const WHO_IS_HERE_EN =
  /(?:^|[,.!?:;"“] ?|\b(?:and|but|so|see|ask|tell me|know) )who(?:'s|’s| is| are|se)?(?: all| else| all else)?(?: is| are)? (?:here|in (?:here|this room|the room)|around|present|about|with me|there with me)(?: (?:with (?:me|us|you)|now|right now|tonight|today|besides [\p{L} ]{2,15}))?[\s?.!"”]*$|\b(?:is|are) (?:anybody|anyone|somebody|someone) (?:else )?(?:here|around|in here|with me)[\s?.!"”]*$|\bam i (?:all )?alone(?: here| in here)?[\s?.!"”]*$|\bwho can i (?:talk|speak) to(?: here)?[\s?.!"”]*$/iu

/** What answers a question that was just asked. */
export const REPLIES_EN =
  /^["“]?(?:(?:oh|well|er|um|hm+),? )?(?:yes|yeah|yep|aye|no|nope|nay|not (?:yet|really|today|at all|much|quite|any|since|me|i|that)|never|maybe|perhaps|possibly|probably|of course|certainly|naturally|sometimes|often|always|once|twice|a (?:little|bit|few)|nothing|nobody|none|neither|both|because|i(?:'m|’m|'ve|’ve|'d|’d|'ll|’ll)?(?= )|we|my|it(?:'s| is| was)|only|just|for|from|since|a long|very|quite|some|all|two|three|four|five|ten|everything|something)(?![\p{L}’'])/iu
/** The question handed back. */
export const AND_YOU_EN =
  /(?:^|[,.!?;] ?|\b(?:and|but|so) )(?:(?:and|but) )?(?:(?:what|how) about )?you(?:rself)?[\s?.!"”]*$|(?:[.!,;] ?|\band )(?:have|do|did|are|were|would|can|will) you[\s?.!"”]*$/iu
/** A question of the hero's own, which is no reply. */
export const ASKS_ANEW_EN =
  /(?:^|[.!?,;] ?)(?:(?:and|but|so) )?(?:who|what|where|when|why|how|which|whose)\b[^?]*\?|^(?:is|are|was|were|did|do|does|has|have|can|could|would|will)\b/iu
/** More words than these are no bare reply. */
export const MOST_OF_REPLY = 5
/** One word that is said, where it was asked for. */
export const BARE_REPLY_EN =
  /^(?:yes|yeah|yep|aye|no|nope|maybe|perhaps|ok(?:ay)?|sure)(?: please|,? thanks| sir|,? madam)?[.!]*$/i

/** The last thing said in a reply is a question. */
export const ENDS_ASKING_EN = /\?”[^“”]*$/u
