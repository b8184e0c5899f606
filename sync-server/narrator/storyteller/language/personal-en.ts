/** What is asked of somebody about themselves, and what is offered to them. */

const START = '(?:^|[,.!?:;"“] ?|\\b(?:and|but|so|then|well|hello|hi|hey|now|please|just) )'
const END =
  '(?:,? (?:at all|today|tonight|now|here|then|these days|really|too|this \\w+|with all this|in here|[\\p{L}\'’]+))?[\\s?.!…"”]*$'
const STATE =
  '(?:all right|alright|o\\.?k\\.?|okay|well|fine|ill|unwell|sick|hurt|cold|tired|sad|lonely|alone|happy|unhappy|hungry|thirsty|afraid|scared|frightened|angry|cross|upset|worried|nervous|pale|in pain|troubled|anxious|exhausted|miserable|crying|weeping|shaking|trembling|shivering|sobbing)'
const DOING =
  '(?:crying|weeping|sobbing|shaking|trembling|shivering|sweating|whispering|sighing|limping|so \\w+|sad|cold|pale|afraid|scared|frightened|angry|upset|worried|nervous|unhappy|lonely|tired|in tears)'
const VERY = '(?:so |very |quite |really |rather |a little |a bit |feeling |not |still )*'

/** How somebody is: asked to their face, or told as asked. */
export const HOW_ARE_YOU_EN = new RegExp(
  [
    `${START}how(?:'s| is| are|'re) (?:you|yourself|things with you|your (?:day|evening|morning|night))(?: (?:feeling|doing|keeping|holding up|bearing up|getting on))*${END}`,
    `${START}how (?:do you feel|have you been|are we)${END}`,
    `\\bhow (?:she|he) (?:is|feels|does|is (?:feeling|doing))${END}`,
    `${START}(?:are|aren't) you ${VERY}${STATE}${END}`,
    `${START}do you (?:feel|not feel) ${VERY}${STATE}${END}`,
    `\\b(?:if|whether) (?:she|he) is ${VERY}${STATE}${END}`,
    `${START}you (?:look|seem|are looking|sound) ${VERY}${STATE}${END}`,
    `\\bwhat(?:'s| is|s) (?:wrong|the matter|troubling|worrying|eating|bothering|upsetting)(?: (?:with )?(?:you|him|her))?${END}`,
  ].join('|'),
  'iu',
)
/** What somebody does whom it has become too much for. */
export const WHY_UPSET_EN = new RegExp(
  `\\bwhy (?:are you |do you (?:look|seem) |you |is it that you are |(?:she|he) is )?${VERY}${DOING}${END}|\\bwhat (?:makes|made) (?:you|him|her) (?:cry|weep|shake|tremble|shiver|sad|so \\w+)|${START}have you been crying${END}|\\bwhy (?:do|did) you (?:cry|weep|shake|tremble|shiver|sigh)${END}`,
  'iu',
)

/** What somebody else would do: there is no place in “in my place”. */
export const IN_MY_PLACE_EN =
  /\bin my (?:place|shoes|boots|position|stead)\b|\bif you were (?:me|i)\b|\bwhere i (?:am|stand),? what would you\b|\bwhat would you (?:do|advise|suggest|have done)(?: (?:now|here|then|next))?[\s?.!]*$|\bwhat (?:do|would) you (?:advise|suggest|recommend)\b|\bwhat (?:do you think )?(?:should|ought) (?:i|we) (?:to )?do[\s?.!]*$/i

/** Somebody asked by name whether they are who they are. */
export const YOU_ARE_NAME_EN =
  /(?:^|[,.!?:;“"] ?|\b(?:and|so|then|but) )(?:you(?: are|'re| must be)|are you|aren't you|is (?:that|it|this) you,?|am i (?:speaking|talking) (?:to|with)|do i (?:speak|talk) (?:to|with)|do they call you|is your name|your name is)(?: really| perhaps| then| not)? ([\p{L}.’' -]{2,40}?)(?:,? (?:then|i think|i take it|aren't you|are you not|right|yes|no|by any chance)|, [\p{L}’' -]{2,24})?[\s?.!"”]*$/iu

const A_THING = '(?:an?|some|my|one of|the rest|half|another|anything|something|a hand|help|company|more|any)'
const AT_EASE =
  '(?:sit|rest|lie down|come (?:in|with|along|and)|share|borrow|have|eat|drink|warm|dance|taste|try|keep|join|walk|lean|stay)'

/** Something kind that is offered as a question: a cup of tea, a coat, a pair of hands. */
export const OFFERED_EN = new RegExp(
  [
    '^(?:can|may|could|might|shall|should) (?:i|we) (?:please |perhaps |maybe )?(?:get|make|fetch|bring|pour|offer|lend|buy|cook|bake|knit|find|help|warm|walk|read|sing|play|draw|cut|give) you\\b(?! (?:out|to (?:tell|say|talk)))',
    '^(?:can|may|could|might|shall|should) (?:i|we) (?:please |perhaps |maybe )?(?:help|carry|wash up|lend (?:you )?a hand|sweep|tidy)(?: (?:with )?(?:that|this|it|those|these|them|you|your\\b.*|the (?:bag|basket|bucket|box|load|dishes|bundle|case|tray|trunk)s?|anything|at all))?(?: for you| with that)?[\\s?.!]*$',
    '^(?:can|may|could|might|shall|should) (?:i|we) (?:please |perhaps |maybe )?(?:take|hold|hang up|brush|mend|wash|dry|sew) your\\b(?! (?:word|advice|hand\\b|name|statement|place|letter))',
    '^(?:can|may|could|might|shall|should) (?:i|we) \\w+ [^?.]{1,40} for (?:you|her|him)[\\s?.!]*$',
    `^(?:would you (?:like|care for|fancy|take|accept)|do you (?:want|need|fancy)|will you (?:have|take|accept)|won't you (?:have|take|accept)|(?:you )?(?:want|need)) ${A_THING}\\b(?! (?:word|answer|look|chance to|question))`,
    `^(?:would you (?:like|care|want)|do you want|won't you|will you not|do you wish)(?: to)? ${AT_EASE}\\b(?! (?:clean|what|who|where|why|your|that|this))`,
    '^(?:would you like|do you want|do you need|shall i|should i)(?: (?:me|us) to)? (?:help|carry|hold|stay|fetch|mend|make|light|sit|pour|read|sing|bring)\\b',
    '^let me (?:help|carry|fetch|pour|make you|get you|bring you|lend|warm|mend|dry|give you a)\\b(?! (?:me|out))',
  ].join('|'),
  'i',
)
/** A thing that is to be looked at, or to be had: where it is in hand, it is held out. */
export const OFFERED_THING_EN =
  /^(?:would you (?:like|care for|care|want|fancy|take|accept)|do you (?:want|need)|will you (?:have|take|accept|look at)|won't you (?:have|take)|can i (?:show|give|offer) you|may i (?:show|give|offer) you|wanna)(?: to (?:see|look at|have|hold|try|taste|smell|touch|keep|borrow|eat|drink))? ((?:my|this|these|some of my|one of my|the|some|an?)\b.*)$/i
/** What is offered for something is a bargain, and no kindness. */
export const FOR_A_PRICE_EN =
  /\b(?:if you|in exchange|in return|for (?:the|your|a) (?:truth|name|key|answer)|money|coins?|gold|silver|dollars?|pounds?|bribe|reward|deal|bargain)\b/i

/** Who somebody is, as what is told or asked of them. */
export const WHO_YOU_ARE_EN = /\bwho (?:you are|(?:he|she) is|exactly you are)(?:,? [\p{L}.' -]{2,20})?[\s?.!"”]*$/iu

/** What somebody is asked to be: “are you a bird?”; how they are is asked otherwise. */
export const ARE_YOU_KIND_EN =
  /(?:^|[,.!?:;“"] ?|\b(?:and|so|then|but) )(?:are you|you are|you're|aren't you) (?:really |perhaps |then |not |like |maybe )?an? (?!(?:little|bit|lot|while|few)\b)([\p{L}’' -]{2,40}?)(?:,? (?:then|or what|or something|right|yes|no|too|as well)|, [\p{L}’' -]{2,24})?[\s?.!"”]*$/iu
/** Who somebody else is. */
export const WHO_IS_EN = /(?:^|[^\p{L}])who(?:['’]?s| is| was| are| on earth is| exactly is) (?!(?:here|there)\b)/iu
/** What somebody thinks of another, and not what the other did. */
export const OPINION_ASKED_EN =
  /\b(?:think|thought|opinion|view|feel|like|trust|know (?!what|why|how|when|where|who|if|whether)|fond|friend|about|make of|kind of|sort of|good|bad|nice|honest|reliable|guilty|believe|love|hate|suspect|afraid)\b/iu
