/** What is done or offered to comfort whoever stands accused, in English. */
const any = (parts: readonly string[]): string => `(?:${parts.join('|')})`
const LEAD = '^(?:(?:so|and|but|then|now|well|please|very well|all right)\\W+)*'
const I = "(?:(?:i|we)(?:'ll| will| want to|'d like to| would like to)? )?(?:(?:just|only|simply|then|\\p{L}+ly) )*"
const WHOM = "(?:him|her|(?:(?:mrs?|dr|miss|ms|the)\\.? )?\\p{L}[\\p{L}']+)"
const NEAR = `(?:next to|beside|by|with|near|close to|opposite) ${WHOM}`
const COMFORT =
  '(?:a |some |the |my |your )?(?:(?:cup|glass|drop|bit|drink|mug|sip) of )?(?:tea|water|brandy|whisky|coffee|milk|soup|blanket|coat|jacket|cardigan|handkerchief|hanky|chair|seat|stool|drink|hand|moment|minute|rest)'
const ACTS = any([
  `(?:sit|settle|kneel|crouch|lie|lean|perch|stand|squat)(?: myself)?(?: down)?(?: (?:on|in|at|upon|against) [^.,;]{2,30}?)? ${NEAR}`,
  `(?:take|hold|squeeze|press|pat|stroke) (?:him|her|his|hers|\\p{L}+'s?) (?:by the )?(?:hands?|arms?|shoulders?|back|fingers|cheek|hair)`,
  `(?:put|lay|place|rest|wrap) (?:my |an? |one |both )?(?:arms?|hands?|coat|jacket|blanket|shawl) (?:a?round|on|upon|over|about) (?:${WHOM}|his|\\p{L}+'s)`,
  `(?:hug|embrace|comfort|console|soothe|calm|cuddle) ${WHOM}`,
  `(?:give|offer|hand|bring|fetch|pour|make|get) ${WHOM} ${COMFORT}`,
  `(?:dry|wipe) (?:his|her) (?:eyes|tears|face)`,
  `(?:smile|nod) (?:kindly |gently |warmly |sadly )?(?:at|to) ${WHOM}`,
])
const OFFERS = any([
  `(?:would|do|will|could) you (?:like|want|care|need|take|have)(?: to)? (?:(?:lie|sit|rest|sleep|stop|go and lie)(?: down)?(?: for)?|${COMFORT})(?!\\p{L})[^?.!]{0,30}`,
  `(?:can|may|shall|could) (?:i|we) (?:get|fetch|bring|make|pour|give|offer|sit with|hold) you(?: ${COMFORT})?[^?.!]{0,20}`,
  'are you (?:all right|alright|ok(?:ay)?|cold|tired|ill|hurt|unwell)',
  "(?:sit|lie) down(?: for a (?:bit|moment|minute|while))?|you (?:look|must be|seem) (?:so |very |dreadfully )?(?:tired|cold|ill|worn out|exhausted)|take your time|it'?s all right,? \\p{Lu}\\p{L}+",
])
export const KIND_ACT_EN = new RegExp(`${LEAD}${I}${ACTS}[^?"“]{0,30}$`, 'iu')
export const KIND_OFFER_EN = new RegExp(`${LEAD}(?:${WHOM}, )?${OFFERS}(?:,? ${WHOM})?\\W*$`, 'iu')
/** Where somebody sits down beside another: what it is done on may be elsewhere. */
export const SEATED_EN =
  /(?<= (?:down|sit|lie|kneel)) (?:on|in|at|upon) [^.,;]{2,30}?(?= (?:next to|beside|by|with|near|close to) )/iu
