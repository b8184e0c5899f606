/** What English says of hands that are laid on somebody, and of whom a blow is meant for. */

/** Acts for which whoever they are done to has to be there, whatever stands between the verb and the name. */
const CLOSE_EN =
  /^(?:\p{L}+ly |just |then )?(?:kiss|hug|embrace|cuddle|hold|grab|grasp|seize|clutch|catch|touch|stroke|caress|pat|pet|poke|prod|pinch|tickle|nudge|shake|slap|smack|hit|kick|punch|strike|beat|bite|scratch|push|pull|shove|drag|trip|tackle|wrestle|carry|lift|hoist|bind|unbind|tie|untie|handcuff|uncuff|cuff|chain|unchain|gag|ungag|free|release|rescue|arrest|capture|restrain|undress|dress|wash|bathe|feed|bandage|nurse|heal|treat|wake|rouse|tuck|comfort|console|soothe|calm|lead|escort|usher|guide|frisk|search|rob|mug|pickpocket|drug|poison|kidnap|abduct|kill|murder|stab|shoot|strangle|throttle|choke|smother|drown|hang|behead|torture|whip|flog|trip up|bow|curtsey|curtsy|nod|smile|wink|grin|wave|beam|glare|frown|stare|gaze|spit|dance|sit|lie|kneel|stand|lean|walk|play|eat|drink|dine|sleep|take|help|bring|put|wrap|throw|give|lay|rest|rub|massage|brush|comb|braid|salute|high.?five|fist.?bump|elbow|serenade|marry|propose|examine|tend|save)(?!\p{L})/iu
/** What stands between such a verb and whom it is done to. */
const REACH_EN =
  '(?:(?:down|up|your|his|her|its|own|close|right|back|over|out|still|a|an|the|my|both|one|some|big|little|gentle|soft|quick|hand|hands|arm|arms|kiss|hug|shoulder|cheek|head|knee|eye|eyes|shackles|ropes|bonds|around|round|about|across|in|into|at|on|onto|upon|with|beside|by|next|to|against|before|near|behind|of) ){0,7}'
/** What is no act of the hands though it has such a verb at its head. */
const FROM_AFAR_EN =
  /^(?:\p{L}+ly )?(?:take (?:the |an? |my )?(?:notes?|picture|photo\w*|train|road|message|look|walk|job|case|word|side)|play (?:the |an? )|put (?:the |an? |my )?(?:trust|faith|hope|question)|hold (?:the |an? )?(?:picture|photo\w*|portrait|letter|watch)|stand (?:up )?(?:for|by)|give up|bring up|take after|catch up|search for|lead the way|walk (?:to|towards?|away|back|over|up)|wave away|throw (?:the |an? ))(?!\p{L})/iu

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether hands are laid on, or a face is made at, whoever bears one of the names. */
export function reachesFor(vp: string, names: readonly string[]): boolean {
  const verb = CLOSE_EN.exec(vp)
  if (!verb || FROM_AFAR_EN.test(vp)) return false
  const rest = ` ${vp.slice(verb[0].length).trim()}`
  return names.some((name) => new RegExp(`^ ${REACH_EN}${escaped(name)}(?!\\p{L})`, 'iu').test(rest))
}

/** A blow for nobody in particular, or for whoever is nearest: “the man”, “whoever is here”, “his jaw”. */
const ANYBODY_EN =
  /^(?:(?:at|on|in|out at|the|an?|this|that|his|her|their|my|one of|some|any|nearest|next|first|other|closest|poor|old|young|big|whole|bloody|damn\w*|fucking|stupid|little) ?)*(?:him|her|them|it|you|everyone|everybody|anyone|anybody|someone|somebody|whoever|all|both|each|man|woman|men|women|person|people|guy|guys|lad|girl|boy|lady|gentleman|fellow|bloke|chap|stranger|bastard|bitch|fool|idiot|liar|thief|coward|enem(?:y|ies)|foe|foes|opponents?|attackers?|assailants?|villain|killer|murderer|culprit|brute|thug|crowd|npcs?|guards?|one|face|head|nose|jaw|mouth|eyes?|ears?|stomach|belly|guts?|groin|balls|nuts|knees?|shins?|legs?|arms?|ribs?|chest|back|throat|neck|teeth|hair|hands?|fists?|feet|foot|shoulder|side|fight|punch|blow|kick|swing|way|nearest|next)(?!\p{L})/iu
export const isAnybody = (noun: string): boolean => ANYBODY_EN.test(noun.trim())

/** What is looked for in general, by name or by nature: a search, and for nothing that could be denied. */
const ANYTHING_EN =
  /^(?:(?:any|some|more|further|other|new|hidden|secret|the|an?|useful|possible|odd) )*(?:clues?|evidence|hints?|signs?|traces?|leads?|proof|anything|something|things?|stuff|information|answers?|truth|secrets?|oddit(?:y|ies)|way|more|marks?|details?|help|weapons?|surroundings|area|surprise|unusual|interesting|suspicious|important|useful|strange|odd)(?!\p{L})/iu
export const isAnything = (noun: string): boolean => ANYTHING_EN.test(noun.trim())

/** What can cost a limb. */
const STRENUOUS_EN =
  /(?<!\p{L})(?:jump|leap|vault|climb|clamber|scale|run|sprint|dash|race|swing|dive|swim|crawl|squeeze|somersault|cartwheel|backflip|handstand|headstand|juggle|balance|tightrope|slide|skate|ride|throw|hurl|fling|lift|heave|haul|drag|push|shove|pull|break|smash|kick|punch|hit|bash|charge|ram|tackle|wrestle|fight|box|burn|fire|cut|saw|chop|dig|hammer|acrobat\w*|stunts?|explode|shoot)(?:s|es|ed|ing)?(?!\p{L})/iu
export const isStrenuous = (vp: string): boolean => STRENUOUS_EN.test(vp)

/** What stands after the verb of an act, up to how it is done: “the bailiffs” of “attack the bailiffs with a poker”. */
export const afterVerbEn = (vp: string): string =>
  vp
    .replace(/^\p{L}+(?:-\p{L}+)?\s+(?:at |on |against )?/iu, '')
    .split(/[,.;!?]|\s(?:with|and|in|on|by|until|while)\s/i)[0] ?? vp

/** What is fought without a foe: the air, a light, a feeling. */
const NO_FOE_EN =
  /^(?:the |an? |my |your |this |that |all )*(?:\w+ )?(?:air|sky|ceiling|lights?|lamps?|mood|noise|silence|music|urge|temptation|fear|tears?|sleep|feelings?|pain|panic|impulse|desire|system|odds|dark|darkness|wind|cold|heat|thought|thoughts|memory|smile|laugh|yawn|time|engine|fire|flames?)$/iu
export const isNoFoe = (noun: string): boolean => NO_FOE_EN.test(noun.trim())
