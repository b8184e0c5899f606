/** What is only thought beside an act, and what somebody else does after it. */

const SOMEBODY = '(?:she|he|they|it|there|that|this|somebody|someone|something)'
/** “See Dodie, she must be frightened”: a thought after a comma, up to the next. */
export const THOUGHT_AFTER_EN = new RegExp(
  `,\\s+(?:(?:for|as|because|since|perhaps|maybe|surely) )?(?:${SOMEBODY}(?:(?:'s| (?:must|may|might|could|can|should|would|will|looks?|looked|seems?|seemed|is|are|was|were|has|had|needs?|deserves?)) [^,.;?!"“]{2,80})|(?:whatever|whoever|wherever|whichever) (?:${SOMEBODY}|the \\w+) (?:is|are|was|were|may be|might be|means?|meant)|(?:who|god|heaven|goodness) knows[^,.;?!"“]{0,60}|(?:the )?poor (?:thing|soul|man|woman|girl|boy|child|dear|old \\w+|lamb|creature)|bless (?:her|him|them|its heart|her heart|his heart))(?=\\s*(?:,|[.!]*$))`,
  'i',
)
/** “… and, while I am down there, …”: where one is already, which is no act of its own. */
export const WHILE_THERE_EN =
  /,? while (?:i|we)(?:'m| am|'re| are)(?: still| already)? (?:(?:down|up|in|over|out|on) )?(?:there|here|at it|about it)(?:,|(?=[.!]*$))/gi
/** “…, I suppose”: how sure one is. */
export const SUPPOSE_END_EN =
  /,\s+(?:or so )?i (?:suppose|think|guess|hope|believe|imagine|reckon|fear|dare ?say|must (?:say|admit|confess)|am afraid|'m afraid|am sure)[.!]*$/i
/** “… and she smiled back”: what somebody else is said to do is for the story to tell. */
export const ANSWERED_BY_EN =
  /,? (?:and|but) (?:she|he|they) (?:only |just |merely |then |did not |didn't |never )?(?:shook|nod|smil|took|laugh|look|answer|turn|sigh|shrug|frown|accept|blush|pal|went|came|step|star|wav|den|said (?:nothing|no|yes)|let me|gave me|told me|hugg|kiss|thank|cri|wept|jump|flinch)[a-z]*\b[^,.;?!"“]*[.!]*$/i
/** How one stands, before one's own act: “my heart in my mouth, I open it”. */
export const BEARING_EN =
  /^(?:with )?(?:my )?(?:heart|hands?|head|eyes?|voice|face|hat|breath|teeth|fingers?|jaw|back|knees|mind) [^,.;?!"“]{2,40},\s+(?=i\s)/i
/** What was so, in a story told in the past: no speech of the hero's. */
export const SCENERY_EN =
  /^(?:(?:and|but|then|outside|somewhere|above|below|behind me|for a (?:moment|while)),? )?(?:there|it|she|he|they|nobody|no one|everybody|everyone|somebody|someone|something|nothing|the|her|his|my|their|its|mrs?\.?|dr\.?|miss)\b(?!.*\b(?:you|your|yours)\b)[^?!"“]*$/i
/** A verb in the past somewhere in it; irregular ones are found by their forms. */
export const PAST_IN_EN =
  /\b(?:was|were|had|did|could|would|went|came|said|stood|sat|lay|fell|rang|ran|took|gave|made|felt|seemed|[a-z]{2,}ed)\b/i
/** The hero's own act at the head of a sentence. */
export const OWN_VERB_EN =
  /^(?:(?:and|then|so|but|next|later),? )*i (?:then |just |slowly |quickly |quietly )?([a-z]+)\b/i
/** Swearing an oath, not at somebody. */
export const OATH_EN = /^swear (?:that|to|i|on|by|never|it|an oath|you|we)\b/i

/** Words to somebody, or of somebody who speaks: no narration. */
export const TO_SOMEBODY_HERE_EN =
  /["“”«»„?!]|\b(?:you|your|yours|yourself|please|thank|thanks|sorry|sir|madam|listen|look here)\b/iu
/** A subject other than the hero, with what it did after it; or what the hero was and felt. */
export const NARRATED_EN =
  /^(?:(?:and|but|so|then|still|all the same|by then|outside|somehow|perhaps),? )?(?:(?:the|an?|his|her|their|my|its|every|no|one|some|another) |(?:nobody|nothing|everybody|everyone|somebody|everything|something|he|she|it|they|there|i)\b|\p{Lu}\p{Ll}+ )/u
/** What is no narration, though it lies in the past: a charge, an excuse, an argument. */
export const CLAIMED_EN =
  /\b(?:did it|killed|stole|lied|lies|murdered|guilty|fault|because|never meant|it was (?:\p{Lu}|him|her|them|me)|i (?:know|think|believe|found|saw|heard|read|swear|came|was sent|promise))\b/iu
