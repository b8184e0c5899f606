/** What the object of an English verb makes of it: a person is not used, and a door is not fought. */

/** Verbs of the hands that are violence when a person is their object. */
export const ROUGH =
  /^(?:push|pull|shove|slam|shake|cut|burn|break|smash|crush|press|drag|squeeze|poke|prod|tie|bash|jerk|yank|crack|bend|flatten|trample)\b/i
/** A person as object, without a name. */
export const PRONOUN =
  /^(?:him|them)\b|^her(?:$|\s+(?:away|back|down|off|out|over|aside|to|into|against|in|on|with|up|and|from|onto)\b)/i
/** Blows that are meant for a thing as often as for a person. */
export const BLOW =
  /^(?:hit|kick|punch|strike|pound|thump|ram|batter|bash|slap|smack|whack|beat|shoot|stab|slash|attack|charge)\b/i
/** Things that most rooms have. */
export const FIXTURE =
  /^(?:at |on |against )?(?:the|a|an|that|this) (?:\w+ )?(?:doors?|walls?|windows?|tables?|desk|floor|buttons?|switch|bell|gong|locks?|chairs?|box|chest|gate|panel|stone|rock|tree|glass|mirror|drum|lever|nail|machine|console|wheel|ground|ball|bottle)\b/i
/** What sends a thing through the air. */
export const THROWN = /^(?:throw|fling|lob|hurl|toss|sling|swing|chuck|pelt|discharge)\b/i
/** Verbs that mean talk where a person is the object. */
export const DRAWN_OUT =
  /^(?:sound out|probe|pump|milk|pull \S+ aside|draw \S+ aside|read \S+ closely|examine \S+ about)\b/i
/** “Tease open the envelope”, whatever the verb. */
export const OPENED = /^\w+ open (?:the|an?|my|her|his|that|this|one|its)\b/i
/** “Weasel the truth out of her”, whatever the verb. */
export const ELICITED =
  /^\w+ (?:the |some |any |her |his |their )?(?:whole |full |real )?(?:truth|answers?|story|secrets?|information|facts|details|names?|gossip) (?:out of|from) (?!the (?:book|desk|paper|letter))/i
/** What one does with a limb of one's own moves nothing in the world: “bury my face in my hands”. */
export const LIMB =
  /^myself(?: (?:over|on|onto|across|in|into|against|around|up|down|from|to|out|off)\b|$)|^(?:my|both my|one of my) (?:\w+ )?(?:face|head|hands?|arms?|legs?|foot|feet|fingers?|thumbs?|eyes?|ears?|nose|mouth|lips?|tongue|teeth|hair|beard|moustache|chin|cheeks?|neck|shoulders?|chest|belly|stomach|hips?|knees?|toes?|heels?|elbows?|back|brow|forehead|bottom|backside)\b/i
/** What is worn, or where a limb does move something. */
export const GARMENT = /\b(?:hat|coat|gloves?|shoes?|boots?|against|on the (?:door|window|table|handle))\b/i
/** What is offered for something else. */
export const MONEY =
  /\b(?:crowns?|pounds?|dollars?|coins?|money|gold|shillings?|pence|quid|francs?|cash|reward|fortune|sovereigns?|guineas?)\b/i
/** “Lift the lid to see what is in it”. */
export const MOVED_TO_SEE =
  /^(?:lift|move|pull|push|turn|raise|shift|tilt|take|slide|roll|peel|prise|pry)\b.*\bto (?:see|check|find out|discover|look)\b/i
/** What is done with one's own face. */
export const GRIMACE = /^(?:pull|make|stick|laugh|yawn|poke|blow|roll|snort|hoot)\b/i
/** Somebody moved out of the way. */
export const ASIDE = /^(?:push|shove|move|brush|sweep|elbow|thrust)\b.*\baside\b/i
/** A weapon where it frightens: “hold the poker to his throat”. */
export const AT_THROAT =
  /^(?:hold|put|press|point|set|lay|raise|level|aim)\b.*\b(?:to|at|against|under) (?:his|her|their|\S+'s) (?:throat|neck|head|chin|ribs|temple|back|heart|chest|nose with)\b/i
/** “Deal him a blow”. */
export const BLOW_GIVEN =
  /^(?:deal|give|fetch|land|lend|deliver|aim|plant|catch|hand)\b.{1,40}\b(?:slap|blow|punch|kick|thump|clout|cuff|wallop|thrashing|smack|black eye|headbutt|uppercut|right hook|left hook|beating|shove|bloody nose|good hiding|box on the ears?|clip round the ears?|knuckle sandwich|piece of my fist|what for)\b/i
/** “Trot along after the widow”. */
export const AFTER_SOMEBODY = /^(?:along |off |on |out |down )*after\b/i
/** “Hoof it down the hall”, whatever the verb. */
export const WITH_IT =
  /^(?:hoof|leg|hightail|hotfoot|beat|foot|book|peg|hook|rush|run|make|walk|move|tail|scarper|skip|scurry|high tail|drag|haul) it (?:on |over |off |straight |right |back |up |down )*(?:to|into|up|down|over|through|along|across|toward|towards) (?:the|my|his|her|mr|mrs|dr|that)\b/i
/** “Play the concerned nephew”: a part, and no tune. */
export const ROLE =
  /^play (?:the|a|an) (?:\w+[ -]){0,3}(?:nephew|niece|son|daughter|cousin|uncle|aunt|widow|lover|friend|clerk|idiot|victim|servant|maid|gentleman|lady|guest|stranger|tourist|drunk|fool|hero|innocent|simpleton|buyer|customer|inspector|priest|nun|doctor|lawyer|man|woman|girl|boy)\b/i

/** Thrown at a person. */
export const AT_SOMEBODY_EN = /\b(?:at|on|towards?) (?:him|her|them|some\w+|mrs?|dr)\b/i

/** Asking about something, whatever else the words hold. */
export const ASKS_ABOUT_EN = /^ask\b.*\b(?:about|why|who|where|whether)\b/i

/** Something is offered. */
export const OFFER_HEAD_EN = /^offer\b/i

/** … for something else. */
export const FOR_IT_EN = /\bfor (?:the|her|his|that|this|it)\b/i

/** “Give the clock a kick”. */
export const GIVE_HEAD_EN = /^give\b/i

/** Something is put down. */
export const SET_HEAD_EN = /^(?:set|put)\b/i

/** “Light the lamp”, not “light a fire”. */
export const LIGHTS_EN = /^light (?:up )?(?:the|my|that|this|her|his)\b/i

/** “Make out that I am rich”. */
export const MAKES_OUT_EN = /^make out (?:that )?(?:i|we)\b/i

/** “Run across to the shed”: nobody is fled from. */
export const OVER_TO_EN = /^\w+ (?:\w+ )?(?:over|across|up|down|along) to\b/i

/** What is torn may not be anybody. */
export const TEARS_EN = /^(?:tear|rip|pull|pick|take)\b/i

/** “Slip it into her hand”. */
export const INTO_HANDS_EN = /^\w+ .*\binto (?:\S+ )?(?:\S+'s|his|her) hands?\b/i

/** After a person. */
export const AFTER_THEM_EN = /\bafter (?:him|her|them)\b/i

/** “Slip him the key”. */
export const SLIPS_THEM_EN = /^slip (?:(?:him|her|them) (?:the|an?|my|some|this)\b|(?:mrs?|dr|miss)\b)/i

/** Spitting. */
export const SPIT_HEAD_EN = /^spit\b/i

/** … at or on somebody. */
export const AT_OR_ON_EN = /^(?:at|on) /i

/** “Listen to the wall”. */
export const LISTENS_TO_EN = /^listen to\b/i

/** What is offered in return. */
export const OFFER_IF_EN = /^offer\b.*\b(?:if|in return|in exchange)\b/i

/** “Slide a hand under the rug”. */
export const HAND_IN_EN = /^\w+ (?:a|my|one) (?:hand|finger|arm)\b/i

/** A blow that is for somebody, or with something. */
export const BLOW_OBJECT_EN = /\b(?:him|her|them|with)\b/i
