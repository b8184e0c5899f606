/** Speech that is told of, and what it says of whom. */

/** Verbs that tell somebody else what is said to “you”: “tell her you are sorry”. */
export const TOLD_ON_EN =
  /^(?:tell|ask|say|whisper|warn|thank|inform|assure|promise|swear|remind|explain|beg|shout|answer|reply|demand|wish|bid)\b/i

/** “… and say”: the speech is told. */
export const AND_SAY_EN = /\band (?:say|tell|whisper|ask|shout)\b/i

/** “I tell you”. */
export const TELLS_YOU_EN =
  /^\w+ (?:you|me)\b|^(?:promise|swear|wish|beg|demand|say|reply|answer)(?! (?:him|her|them|it|to|the|mrs?|dr|miss|every(?:body|one))\b).*\byou(?:r|rs|rself)?\b/i

/** A “no” at the head. */
export const NO_HEAD_EN = /^no\b/i

/** What is told to somebody. */
export const TELL_HEAD_EN = /^(?:tell|say|remark|mention|whisper|warn|remind|inform)\b/i

/** “Tell me”, “warn us”: somebody else is to do it. */
export const DONE_TO_ME_EN = /^\w+ (?:me|us)\b/i

/** “Shout at her that she lies”. */
export const SHOUTED_EN = /^(?:at )?(?:\S+ ){1,3}that\b/i

/** “Tell her it was Ames”. */
export const IT_WAS_EN = /^(?:that )?it was (?:\S+ )?\S+$/i

/** What is said of somebody to their face. */
export const TO_FACE_EN = /\b(?:(?:that )?(?:she|he|they|you|it)(?:'s|'re| is| are| was| were)|what an?)\b(.*)$/i

/** The rudest way to ask for silence. */
export const SHUT_UP_EN = /^(?!(?:i |we )?(?:shout|yell|scream|tell|order|ask|beg|signal|hiss)\b).*?\bshut up\W*$/i

/** Courtesy that is spoken, not done. */
export const SPOKEN_COURTESY_EN =
  /^(?:so |very |terribly |awfully |dreadfully )*(sorry|thanks|thank you|hello|hi|hey|good)/i

/** Who said it, after the quoted words. */
export const SAID_TAG_EN =
  /^(?:i|we|he|she) (?:\w+ly )?(?:says?|said|ask|asked|whisper|whispered|shout|shouted|murmur|murmured|cry|cried|tell|told|reply|replied|answer|answered|call|called|yell|yelled|lie|lied|add|added|mutter|muttered)\b/i

/** What is said of “you”. */
export const OF_YOU_EN = /\b(?:you|you're|thou|ye|your mother)\b(.{0,60})/i

/** … that they are something. */
export const IS_A_EN =
  /^(?:'re| are| is|,)? (?:also |just |only |really |nothing but |such )*(?:an?|the|[\w-]+,? [\w-]+$|[\w-]+$)/i

/** Whoever is blamed comes after it. */
export const BLAMED_AFTER_EN = /\b(?:accuse|denounce|blame|it was|was)\b(.*)$/i

/** What the hero would do for somebody. */
export const FOR_YOU_EN = /\b(?:i'll|i will|i can|i could|offer) \w+ you\b/i

/** “Come out and fight”, “come down here”: an order to somebody who is not to be seen. */
export const CALLED_OUT_EN =
  /^(?:(?:hey|you|now|right|so|well)[,!]? )*(?:(?:come|get|step) (?:on )?out(?: here| of there)?(?: and|,)? (?:fight|face me|show yourselves|show yourself|let me see you|talk to me)\b|come (?:(?:on|right) )?(?:(?:out|up|down|in) (?:here|of there|from there|of your|and (?:fight|face|show|talk|tell|say|let|answer|speak))\b|(?:out|up|down|in)[,!] ?(?:\p{L}|$)|out (?:now|whoever|wherever|you|or i)\b))/iu

/** “Her name is Buttercup”: it is about whoever bears the name. */
export const NAMED_SO_EN =
  /^(?:and |but |well,? )?(?:his|her|its|their) name(?:'s| is| was) (\p{L}[\p{L}'’. -]{1,40})$/iu
