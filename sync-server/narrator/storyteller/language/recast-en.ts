/** Acts whose verb says one thing and whose object another: listening is no hiding, people are not stopped like a clock. */

/** Listening to whoever is speaking, and not at a door. */
export const LISTENS_EN =
  /^listen(?:s|ed|ing)?(?!\p{L})(?! (?:at|behind|outside|through|under|by|near|from|for|against|in(?! (?:silence|peace)))(?!\p{L}))(?!.*(?<!\p{L})(?:door|keyhole|wall|floor|ceiling|unseen|hidden|hiding|secretly|footsteps|eavesdrop)(?!\p{L}))/iu

/** Hindering whoever is named after it. */
export const STOPS_EN =
  /^(?:stop|halt|prevent|hold back|hold up|head off|delay|obstruct|hinder|restrain|detain|block|bar|turn away|send away|get rid of)(?:ping|s|ped)? (?:(?:the way of|both|all|all of) )?(?=\p{L})/iu
const PEOPLE_NOUN =
  /^(?:(?:the|those|these|that|this|some|any|all|an?|my|your|his|her|their|other|two|three|four) )*(?:\p{L}+ )?(?!(?:motor|elevator|generator|reactor|computer|timer|counter|meter|fever|ladder|hammer|paper|letter|transmitter|laser|escalator|propeller|boiler|tower|roller|river|tractor|heater|cooler|printer|projector|anchor|power|murder|slaughter|matter|order|transfer|laughter|water|weather|thunder|corridor|mirror|shutter|barrier|doors?|floors?|plant|ant|card|board|yard|guard rail|current|engine|poison|train|bleeding|music)s?(?!\p{L}))(?:\p{L}*(?:men|man|women|woman)|people|folks?|boys?|girls?|children|child|kids?|police|crowd|mob|gang|thie(?:f|ves)|guards?|soldiers?|bailiffs?|sheriffs?|cops?|others|troops|army|bandits?|pirates?|zombies|monks?|priests?|nuns?|servants?|guests?|cook|maids?|butler|nurses?|knights?|spies|spy|witch|witches|\p{L}{3,}(?:er|or|ist|ian|eer)s?)(?!\p{L}|['’]s)/iu
const PRONOUN_ALONE =
  /^(?:him|her|them|everyone|everybody|anyone|anybody|whoever [^,]+|all of them|both of them)(?: (?:from|before|at|in|now|right|all)(?!\p{L}).*)?[.!]*$/iu

/** Whom a phrase means to hinder, out of “stop the bailiffs”; undefined where that is no person. */
export function stoppedEn(vp: string): string | undefined {
  const lead = STOPS_EN.exec(vp)?.[0]
  const whom = lead ? vp.slice(lead.length) : ''
  return PRONOUN_ALONE.test(whom) || PEOPLE_NOUN.test(whom) ? whom : undefined
}

/** Taking somebody in charge. */
export const ARRESTS_EN =
  /^(?:arrest|apprehend|handcuff|take .{1,40} into custody|place .{1,40} under arrest)(?:s|ed|ing)?(?!\p{L})/iu

/** Somebody looked in the face: whom. */
export const FACED_EN =
  /^(?:look|stare|gaze|glare|peer|regard|watch|meet|hold|catch|study)(?:ing|s|ed)? (?:deep(?:ly)? |straight |right |hard )?(?:at |into )?(.{1,40}?)(?:['’]s)? (?:(?:straight|right|square(?:ly)?|dead|directly|deep|full) )?(?:in(?:to)? )?(?:the |his |her |their )?(?:eyes?|face|gaze)(?!\p{L})/iu

/** What somebody has on, or about them, that may be looked at; whose it is. */
export const ABOUT_THEM_EN =
  /^(?:i )?(?:(?:just|closely|carefully|quietly) )?(?:look|stare|gaze|glance|peer|watch|study|examine|inspect|observe|check|note|notice|eye|consider|scan|scrutini[sz]e)(?:ing|s|ed|d)? (?:(?:closely|hard|long|again|down|up|over|carefully) )*(?:(?:at|over|into|upon|on|to) )?(?:the )?(.{1,40}?)(?:['’]s?)? (?:(?:left|right|bare|old|two|both|own|\p{L}+y|worn|big|small) )?(?:hands?|fingers?|fingernails|nails|knuckles|palms|wrists?|arms?|elbows?|shoulders?|neck|throat|hair|beard|moustache|eyes|eye|eyebrows|brow|forehead|cheeks?|nose|lips|mouth|teeth|jaw|chin|ears?|skin|scars?|legs?|knees?|feet|foot|face|expression|clothes|clothing|outfit|attire|uniform|shoes?|boots?|socks|slippers|gloves?|sleeves?|cuffs?|collar|pockets?|posture|reaction|gait|figure|appearance|features|body|complexion)(?: (?:closely|carefully|again|for (?:signs|clues|a while|a moment)\b.{0,40}))?[.!]?$/iu
/** Whom “his”, “she” and “their” are. */
export const THEIRS_EN: ReadonlyMap<string, string> = new Map([
  ['his', 'him'],
  ['he', 'him'],
  ['she', 'her'],
  ['their', 'them'],
  ['they', 'them'],
])
/** “What is she wearing?” */
export const WORN_EN =
  /^(?:what|which clothes|what (?:clothes|kind of clothes|sort of clothes)) (?:is|are|was|were|has|have) (.{1,30}?) (?:wearing|dressed in|got on|have on|has on|look(?:ing)? like)\W*$|^what (?:does|do|did) (.{1,30}?) (?:look like|wear|have on)\W*$/iu

const YES =
  "(?:yes|yeah|yep|yup|aye|ok|okay|okey|sure|certainly|of course|indeed|absolutely|definitely|fine|agreed|all right|alright|very well|as you wish|gladly|naturally|understood)(?: (?:then|please|sir|madam|ma'am|thing))?"
/** Nothing but a yes. */
export const YES_EN = new RegExp(`^(?:(?:oh|well|um|er|ah),? )?${YES}(?:(?:,? |[.!]+ )${YES}){0,3}[.!…]*$`, 'i')

/** Rights and favours, which are claimed and not made. */
export const CLAIMS_EN =
  /^(?:invoke|claim|exercise|assert|plead|waive|draw|summon up|call in|cash in) (?:my|our|the|a|an|your|his|her|on my)? ?(?:[\p{L}'’]+ ){0,2}?(?:rights?|privileges?|favou?rs?|clauses?|articles?|laws?|rules?|sanctuary|immunity|amendment|fifth|wages?|pay|rations?|allowance|pension|guest[- ]right|parley|precedent|treaty|authority|badge|innocence|ignorance)(?!\p{L})/iu

/** Going up to somebody or something: to whom. */
export const UP_TO_EN =
  /^(?:walk|go|come|step|stroll|march|stride|run|wander|saunter|head|move|get|hurry|rush|sidle|amble|strut|creep|edge|shuffle|trot|stalk|drift|make (?:my|your) way|approach)(?:ing|s|ed)?(?: (?:right|straight|quietly|slowly|boldly|calmly|casually|politely|back|on))* (?:up|over|across|close|closer|near|nearer)(?: \p{L}+ly)? (?:to|towards?|beside|next to|with) (.+)$/iu
/** Whoever is here, by no name. */
export const WHOEVER_EN =
  /^(?:him|her|them|it|the (?:\p{L}+ )?(?:nearest|closest|first|next|last|other|only|friendliest|youngest|oldest|tallest)(?: (?:person|man|woman|one|people|figure|stranger|of them|guy|lady|soul|human|character|npc))?|(?:the|that|this|a|an|some|one of the|any of the) (?:\p{L}+ )?(?:person|people|man|woman|stranger|figure|guy|lady|fellow|gentleman|others?|group|crowd|company|pair|npc|folk|folks|locals?)|some(?:one|body)|any(?:one|body)|every(?:one|body)|who(?:m)?ever .*|one of (?:them|the .+)|both of them|all of them|those two)(?!\p{L}['’])/iu
/** Stepping up, in order to speak. */
export const STEPS_UP_EN =
  /^(?:walk|go|come|step|stroll|march|stride|run|wander|saunter|move|get|sidle|amble|strut|edge|hurry|rush|draw)(?: (?:right|straight|quietly|slowly|boldly|calmly|casually|politely))* (?:up|over|forward|forwards|closer|near|nearer|close|across)(?: \p{L}+ly)?[.!]*$/iu
/** Giving somebody the slip, which is flight unless there is a slip. */
export const SLIP_EN = /^(?:give|hand|show|pass|offer) .{1,40}(?<!\p{L})slip(?!\p{L})/iu
export const SLIP = 'slip'

/** Of whom it is told: “say that he is lying”. */
export const TOLD_OF_EN = /(?<!\p{L})(he|she)(?:['’]s|['’]d| is| was| has| did| lied| lies)(?!\p{L})/iu

/** Leave that is asked for an act: “would anybody mind if I …”. */
export const LEAVE_ASKED_EN =
  /^(?:(?:please|so|and|but|excuse me),? )*(?:(?:would|do|does|will) (?:you|any(?:one|body)|she|he|they|it) (?:mind|object|matter|be offended)(?: very much| terribly| at all)? if (?:i|we)|(?:is|would|will) it (?:be )?(?:ok(?:ay)?|all right|alright|fine|allowed|permitted|too rude|rude) (?:if|for me to|that) ?(?:i|we)?|(?:am|are) (?:i|we) (?:allowed|permitted|free) to|(?:have|do) (?:i|we)(?: have)?(?: your| the)? (?:leave|permission) to)(?: just| perhaps| quickly)? (?=\p{L})/iu
/** The same in the shortest words. */
export const MAY_I_EN = 'may I '
/** A vote cast, which is said. */
export const VOTES_EN =
  /^(?:i )?(?:vote|abstain)(?: (?:no|yes|aye|nay|against|for|blank|in favou?r|too|as well|now)(?!\p{L}).*)?[.!]*$/iu
/** The voice of whoever votes. */
export const I_SAY_EN = 'I '
