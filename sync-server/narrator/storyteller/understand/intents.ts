import type { Ref } from '../state.ts'
import type { Verb } from '../words.ts'

/** Verbs that are done to or with a person. */
export const SOCIAL: readonly Verb[] = [
  'ask',
  'persuade',
  'deceive',
  'threaten',
  'say',
  'accuse',
  'insult',
  'bargain',
  'spare',
]

/** Which kind of noun a verb would rather have. */
export function preferredKinds(verb: Verb | undefined): ('person' | 'place' | 'thing' | 'detail')[] {
  if (verb === 'go' || verb === 'leave') return ['place']
  if (verb && (SOCIAL.includes(verb) || verb === 'follow' || verb === 'fight')) return ['person']
  return ['detail', 'thing']
}

/** Verbs of the hands that are violence when a person is their object. */
const ROUGH =
  /^(?:push|pull|shove|slam|shake|cut|burn|break|smash|crush|press|drag|squeeze|poke|prod|tie|bash|jerk|yank|crack|bend|flatten|trample)\b/i
const PRONOUN =
  /^(?:him|them)\b|^her(?:$|\s+(?:away|back|down|off|out|over|aside|to|into|against|in|on|with|up|and|from|onto)\b)/i
/** Blows that are meant for a thing as often as for a person. */
const BLOW =
  /^(?:hit|kick|punch|strike|pound|thump|ram|batter|bash|slap|smack|whack|beat|shoot|stab|slash|attack|charge)\b/i
const FIXTURE =
  /^(?:at |on |against )?(?:the|a|an|that|this) (?:\w+ )?(?:doors?|walls?|windows?|tables?|desk|floor|buttons?|switch|bell|gong|locks?|chairs?|box|chest|gate|panel|stone|rock|tree|glass|mirror|drum|lever|nail|machine|console|wheel|ground|ball|bottle)\b/i

const THROWN = /^(?:throw|fling|lob|hurl|toss|sling|swing|chuck|pelt|discharge)\b/i
/** Verbs that mean talk where a person is the object. */
const DRAWN_OUT = /^(?:sound out|probe|pump|milk|pull \S+ aside|draw \S+ aside|read \S+ closely|examine \S+ about)\b/i
/** What one does with a limb of one's own moves nothing in the world: “bury my face in my hands”. */
/** “Tease open the envelope”, whatever the verb. */
const OPENED = /^\w+ open (?:the|an?|my|her|his|that|this|one|its)\b/i
/** “Weasel the truth out of her”, whatever the verb. */
const ELICITED =
  /^\w+ (?:the |some |any |her |his |their )?(?:whole |full |real )?(?:truth|answers?|story|secrets?|information|facts|details|names?|gossip) (?:out of|from) (?!the (?:book|desk|paper|letter))/i
const BODILY: readonly Verb[] = ['use', 'take', 'fight', 'search']
const LIMB =
  /^myself(?: (?:over|on|onto|across|in|into|against|around|up|down|from|to|out|off)\b|$)|^(?:my|both my|one of my) (?:\w+ )?(?:face|head|hands?|arms?|legs?|foot|feet|fingers?|thumbs?|eyes?|ears?|nose|mouth|lips?|tongue|teeth|hair|beard|moustache|chin|cheeks?|neck|shoulders?|chest|belly|stomach|hips?|knees?|toes?|heels?|elbows?|back|brow|forehead|bottom|backside)\b/i
const GARMENT = /\b(?:hat|coat|gloves?|shoes?|boots?|against|on the (?:door|window|table|handle))\b/i
const MONEY =
  /\b(?:crowns?|pounds?|dollars?|coins?|money|gold|shillings?|pence|quid|francs?|cash|reward|fortune|sovereigns?|guineas?)\b/i
/** “Lift the lid to see what is in it”. */
const MOVED_TO_SEE =
  /^(?:lift|move|pull|push|turn|raise|shift|tilt|take|slide|roll|peel|prise|pry)\b.*\bto (?:see|check|find out|discover|look)\b/i
const GRIMACE = /^(?:pull|make|stick|laugh|yawn|poke|blow|roll|snort|hoot)\b/i
const ASIDE = /^(?:push|shove|move|brush|sweep|elbow|thrust)\b.*\baside\b/i

/** A weapon where it frightens: “hold the poker to his throat”. */
const AT_THROAT =
  /^(?:hold|put|press|point|set|lay|raise|level|aim)\b.*\b(?:to|at|against|under) (?:his|her|their|\S+'s) (?:throat|neck|head|chin|ribs|temple|back|heart|chest|nose with)\b/i
/** “Deal him a blow”. */
const BLOW_GIVEN =
  /^(?:deal|give|fetch|land|lend|deliver|aim|plant|catch|hand)\b.{1,40}\b(?:slap|blow|punch|kick|thump|clout|cuff|wallop|thrashing|smack|black eye|headbutt|uppercut|right hook|left hook|beating|shove|bloody nose|good hiding|box on the ears?|clip round the ears?|knuckle sandwich|piece of my fist|what for)\b/i
/** “Trot along after the widow”. */
const AFTER_SOMEBODY = /^(?:along |off |on |out |down )*after\b/i
/** “Hoof it down the hall”, whatever the verb. */
const WITH_IT =
  /^(?:hoof|leg|hightail|hotfoot|beat|foot|book|peg|hook|rush|run|make|walk|move|tail|scarper|skip|scurry|high tail|drag|haul) it (?:on |over |off |straight |right |back |up |down )*(?:to|into|up|down|over|through|along|across|toward|towards) (?:the|my|his|her|mr|mrs|dr|that)\b/i

/** The intent with the object in view: a person is not used, and a door is not fought. */
export function suited(verb: Verb, text: string, rest: string, ref: Ref | undefined): Verb {
  if (verb === 'use' && ROUGH.test(text) && (ref?.kind === 'person' || PRONOUN.test(rest))) return 'fight'
  if (verb === 'search' && (ref?.kind === 'person' || PRONOUN.test(rest))) {
    if (DRAWN_OUT.test(text)) return 'ask'
    if (ASIDE.test(text)) return 'fight'
  }
  if (
    verb === 'fight' &&
    THROWN.test(text) &&
    ref?.kind !== 'person' &&
    !/\b(?:at|on|towards?) (?:him|her|them|some\w+|mrs?|dr)\b/i.test(text)
  )
    return 'use'
  if (verb === 'bargain' && /^ask\b.*\b(?:about|why|who|where|whether)\b/i.test(text)) return 'ask'
  if (
    verb === 'give' &&
    /^offer\b/i.test(text) &&
    (MONEY.test(text) || /\bfor (?:the|her|his|that|this|it)\b/i.test(text))
  )
    return 'bargain'
  if ((verb === 'take' || verb === 'use') && MOVED_TO_SEE.test(text)) return 'search'
  if (verb === 'insult' && ref && ref.kind !== 'person' && GRIMACE.test(text)) return 'perform'
  if (OPENED.test(text) && verb !== 'look' && verb !== 'ask' && verb !== 'go') return 'use'
  if (verb === 'fight' && /^give\b/i.test(text) && ref && (ref.kind === 'detail' || ref.kind === 'thing')) return 'use'
  if (ELICITED.test(text) && verb !== 'deceive' && verb !== 'threaten') return 'ask'
  if (verb === 'say' && /^(?:set|put)\b/i.test(text) && ref?.kind === 'detail') return 'use'
  if (BODILY.includes(verb) && LIMB.test(rest) && !GARMENT.test(rest)) return 'perform'
  if (verb === 'craft' && /^light (?:up )?(?:the|my|that|this|her|his)\b/i.test(text)) return 'use'
  if (/^make out (?:that )?(?:i|we)\b/i.test(text)) return 'deceive'
  if (verb === 'flee' && /^\w+ (?:\w+ )?(?:over|across|up|down|along) to\b/i.test(text)) return 'go'
  if (AT_THROAT.test(text) && verb !== 'fight') return 'threaten'
  if (verb === 'insult' && ref && ref.kind !== 'person' && /^(?:tear|rip|pull|pick|take)\b/i.test(text)) return 'use'
  if (verb === 'sneak' && /^\w+ .*\binto (?:\S+ )?(?:\S+'s|his|her) hands?\b/i.test(text)) return 'give'
  if (
    (verb === 'go' || verb === 'perform') &&
    AFTER_SOMEBODY.test(rest) &&
    (ref?.kind === 'person' || /\bafter (?:him|her|them)\b/i.test(rest))
  )
    return 'follow'
  if ((verb === 'flee' || verb === 'perform') && WITH_IT.test(text)) return 'go'
  if (verb === 'sneak' && /^slip (?:(?:him|her|them) (?:the|an?|my|some|this)\b|(?:mrs?|dr|miss)\b)/i.test(text))
    return 'give'
  if (verb !== 'refrain' && BLOW_GIVEN.test(text)) return 'fight'
  if (
    verb === 'insult' &&
    /^spit\b/i.test(text) &&
    ref?.kind !== 'person' &&
    !PRONOUN.test(rest.replace(/^(?:at|on) /i, ''))
  )
    return 'perform'
  if (verb === 'ask' && /^listen to\b/i.test(text) && ref?.kind !== 'person' && !PRONOUN.test(rest)) return 'look'
  if (verb === 'give' && /^offer\b.*\b(?:if|in return|in exchange)\b/i.test(text)) return 'bargain'
  if ((verb === 'go' || verb === 'use') && /^\w+ (?:a|my|one) (?:hand|finger|arm)\b/i.test(text)) return 'search'
  const thing = ref ? ref.kind === 'detail' || ref.kind === 'thing' : FIXTURE.test(rest)
  if (verb === 'fight' && BLOW.test(text) && thing && !PRONOUN.test(rest) && !/\b(?:him|her|them|with)\b/i.test(rest))
    return 'use'
  return verb
}
