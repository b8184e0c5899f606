import { isNowhere } from './idle-en.ts'

/** Gestures, and what one does about a house: acts that need no die, told in a line. Read from phrases about “you”. */

/** How, how often, with what face: words that leave a small act small. */
const HOW =
  '(?: (?:\\p{L}+ly|once|twice|again|back|along|out|up|loud|aloud|out loud|a (?:little|bit|while|moment)|too|low|deep|down|hard|away|quiet|yourself|in (?:return|reply|answer|agreement|assent|sympathy|thanks|silence|relief|disbelief|despair)))*'
/** At whom, before whom, with what look. */
const AT =
  '(?:,? (?:at|to|towards?|with|in|for|on|by|before|beside|behind|like|as|across|over|near|next to|opposite|alongside|along with|of|about) [^.;!?"“]{1,70})?'
const WHOM =
  "(?:him|her|them|you|everyone|everybody|somebody|someone|(?:(?:the|your|mrs?\\.?|dr\\.?|miss|old) )*[\\p{L}'’-]+)"
const WHOSE = "(?:his|her|their|your|the|[\\p{L}'’.-]+(?: [\\p{L}'’-]+)?['’]s?)"
const small = (parts: readonly string[]): RegExp =>
  new RegExp(`^(?:\\p{L}+ly |just |simply )*(?:${parts.join('|')})${HOW}${AT}$`, 'iu')

const GESTURES = small([
  '(?:nod|smile|grin|smirk|beam|laugh|chuckle|giggle|snigger|snort|sigh|shrug|wink|blink|frown|scowl|bow|curtse?y|yawn|shiver|shudder|tremble|blush|gasp|groan|moan|gulp|swallow|cough|sneeze|sniff|sniffle|grimace|pout|wince|(?:hum|whistle)(?: (?:a|some|the|another) (?:\\p{L}+ )?(?:tune|song|melody|air|bit|bars|notes?|waltz|hymn))?|clap|applaud|salute|genuflect|weep|sob|hum and haw|gesture|fidget|stretch)',
  'wave(?: (?:your (?:hands?|arms?|hat|handkerchief)|hello|goodbye|good ?bye|hi|a hand))?',
  'kneel(?: down)?|(?:go|get|drop|sink|fall) (?:down )?(?:on |to )+(?:your|one|both) knees?',
  '(?:nod|shake|bow|hang|tilt|cock|scratch|duck|lower|incline|raise|lift|bob) your head|shrug your shoulders|(?:raise|lift|arch|cock) (?:an|one|your|both) (?:eye)?brows?|roll your eyes|(?:close|shut|rub|wipe|dry|narrow|lower) your eyes|(?:cross|fold|spread|uncross) your (?:arms|hands|legs)|put your hands in your pockets|clear your throat|(?:bite|purse|lick|chew) your lips?|(?:wring|rub|clasp|raise|lift|show|spread|blow on) (?:both )?your hands?|(?:rub|stroke|scratch) your (?:chin|temples|beard|nose|neck|jaw)|(?:purse|set|clench) your (?:lips|jaw|teeth|fists)|tap your (?:foot|feet|fingers|chin)|slap your (?:thigh|knee|forehead)|snap your fingers|pinch yourself|blow your nose|wipe your (?:brow|forehead|nose|mouth|face)',
  '(?:tip|doff|lift|raise|touch|take off|remove|put on|straighten|adjust) your (?:hat|cap|coat|tie|collar|jacket|gloves?|scarf|cuffs|glasses|spectacles|cloak)',
  '(?:take|draw|let out|give|heave) (?:a|another) (?:long|deep|small|little|slow|heavy|great|big)?,? ?(?:breath|sigh|laugh|smile|nod|bow|wave|shrug|cough)|catch your breath|breathe(?: in| out| deeply)*|count to (?:three|five|ten|twenty)|burst (?:out laughing|into (?:laughter|tears|applause))',
  `give ${WHOM} (?:a|an|your) (?:\\p{L}+ )?(?:nod|smile|wave|wink|bow|grin|shrug|salute|thumbs up|handshake|hand|cuddle|pat(?: on the \\p{L}+)?|hug|embrace)`,
  `shake (?:hands|${WHOSE} hand)|offer ${WHOM} your (?:hand|arm|sleeve|shoulder)|(?:hold|take|squeeze|pat|press) ${WHOSE} (?:hand|arm|shoulder|hands)|(?:pat|touch|squeeze|tap) ${WHOM} on the (?:shoulder|back|arm|hand)|(?:put|lay|rest|place) (?:a|your|one) (?:hand|arm) (?:on|round|around) ${WHOSE}(?: \\p{L}+)?|(?:hug|embrace|cuddle) ${WHOM}`,
  `(?:help|assist|aid) ${WHOM}(?: (?:up|out|down|along|across|in|off|over))?(?: (?:to )?[^.;!?"“]{1,60})?|(?:lend|give) ${WHOM} a hand(?: with [^.;!?"“]{1,40})?|(?:hold|open|get) the door (?:for|open for|to) ${WHOM}|carry ${WHOSE} (?:bags?|basket|things|load|box|bucket|burden|case|luggage|shopping|bundle)`,
])

const CUP =
  '(?:(?:a|an|the|another|some|more|your|own|two|good|nice|strong|quick|hot|cold|fresh|stiff|little|small|big) )*(?:(?:cup|mug|pot|glass|drop|sip|bit|tot|pint|bottle|bite|plate|bowl|slice|piece|spot|swig|gulp|round)s? of )?(?:(?:a|the|hot|cold|black|mint|herbal|strong|good|red|fresh) )*'
const DRINK =
  '(?:tea|coffee|cocoa|chocolate|milk|water|wine|ale|beer|cider|whisk(?:e)?y|brandy|sherry|gin|rum|port|lemonade|juice|drinks?|cuppa|brew|tots?|nightcap|refreshments?)'
const FOOD =
  '(?:food|breakfast|lunch|luncheon|dinner|supper|tea|meal|snack|sandwich(?:es)?|toast|soup|stew|eggs?|bacon|porridge|bread|biscuits?|cakes?|apple|cheese|bite|something|sweets?|pie|scones?|pancakes?)'
const FOR_WHOM = `(?:(?:yourself|us|${WHOM}) )?`
const NOTES =
  '(?:notes?|a note|a (?:mental|quick|careful) note|the details|everything|it|that|this|it all|what (?:he|she|they|you|i) \\p{L}+|(?:the|his|her|their|a|your) (?:name|names|date|address|number|words?|time|thoughts?|list|facts?|clues?|diary|journal|letter|poem|report)s?)'

const HOMELY = small([
  `(?:have|take|drink|sip|fetch|get|grab|pour|make|brew|offer|bring|finish|share|enjoy|wet|prepare|fix|stir|serve|give|find|hand|boil|heat|warm) ${FOR_WHOM}${CUP}${DRINK}(?: up| out)?`,
  `(?:have|take|eat|fetch|get|grab|make|cook|bake|fry|toast|offer|bring|share|prepare|nibble|finish|serve|give|enjoy|fix|butter|find) ${FOR_WHOM}${CUP}${FOOD}`,
  `(?:eat|drink|cook|bake|have (?:a|some) (?:rest|sit|smoke|bath|wash|shave|cigarette|pipe|moment))`,
  'put (?:the kettle|some (?:water|coffee|tea)) on|put on the kettle|boil (?:the kettle|some water)|wash up|do the (?:dishes|washing(?: up)?|laundry|dusting|sweeping|cleaning)|(?:wash|dry) the (?:dishes|cups|plates|glasses|pots)',
  '(?:tidy|clear|clean|sweep|mop|dust|straighten|hoover)(?: up)?(?: (?:the|this) (?:room|place|mess|floor|table|rug|kitchen))?(?: (?:up|a bit))?|(?:make|air) (?:the|my|your) bed|(?:lay|set|clear|wipe) the table',
  '(?:wash|warm|dry|clean) your (?:hands|face|feet|clothes|boots|shoes|fingers)|(?:comb|brush|fix|tidy) your (?:hair|teeth|clothes|beard)|(?:polish|clean|shine|lace|tie) your (?:shoes|boots|laces|glasses|spectacles|spurs)|(?:wind|check|consult|look at|glance at) (?:your (?:watch|wristwatch|pocket ?watch)|the time)|freshen up|stretch your (?:legs|arms|back)|(?:light|fill|smoke|roll)(?: up)? (?:a|your|another) (?:cigarette|pipe|cigar|smoke)|smoke',
  'pull up a (?:chair|stool|seat)|(?:take|find|offer) (?:a|your) (?:seat|chair)|make yourself (?:at home|comfortable|useful)|(?:hang up|take off|put on|button(?: up)?) your (?:coat|hat|cloak|jacket|gloves|boots)',
  `(?:offer|fetch|bring|find|get|give) ${WHOM} (?:a|an|the|your) (?:seat|chair|blanket|handkerchief|tissue|cushion|hankie|shawl|pillow)|(?:offer|fetch|bring|find|get) (?:a|an|your) (?:seat|chair|blanket|handkerchief|tissue|cushion|shawl) (?:to|for) ${WHOM}`,
  `(?:take|make|keep|jot|scribble|scrawl)(?: down)? (?:(?:a few|some|quick|careful|my|more|detailed|copious|extensive|mental|the|lots of) )*${NOTES}(?: down)?`,
  `(?:write|note|jot|scribble|put|copy|take) (?:down )?${NOTES}(?: (?:down|up|out))?(?: (?:in|into|on) .{1,40})?|(?:write|jot|scribble|doodle|scrawl|sketch|draw) (?:something |a few (?:lines|words) |it |this )?(?:down )?(?:in|into|on) (?:your|the|a) .{1,40}|(?:write|doodle|sketch|scribble)|write (?:a |an )?(?:poem|letter|entry|diary|list)|(?:update|fill in|write up) your (?:notes|notebook|journal|diary|log)`,
  '(?:make|draw up|write|think up|come up with) (?:a|an|your|the) (?:plan|list|decision|mental note|resolution|wish|toast)',
])

/** How one sits or stands for it. */
const POSTURES =
  /^(?:sit|stand|lean|crouch|squat|perch|settle|bend|step|pull up a chair|turn|stop|pause|wait)(?: (?:down|up|back|forward|over|in|closer|there|here|round|around|still|aside|by))*(?:,? (?:beside|by|with|next to|near|opposite|at|on|in|to|towards?|against|for) [^.;!?"“]{1,40})?$/iu

const SEAM = /(?:,\s+(?:and\s+)?|\s+and\s+)(?:then\s+)?/iu
/** Long phrases are looked at no further. */
const MAX_SMALL = 120

/** What kind of small act a phrase is, each part of it being one; undefined for anything else. */
export function smallActEn(vp: string): 'gesture' | 'homely' | 'posture' | undefined {
  if (vp.length > MAX_SMALL) return undefined
  if (isNowhere(vp)) return 'gesture'
  const parts = vp.replace(/[.!…]+$/, '').split(SEAM)
  if (HOMELY.test(vp)) return 'homely'
  const kinds = parts.map((x) =>
    HOMELY.test(x) ? 'homely' : GESTURES.test(x) ? 'gesture' : POSTURES.test(x) ? 'posture' : 'other',
  )
  if (kinds.includes('other')) return undefined
  if (kinds.includes('homely')) return 'homely'
  return kinds.includes('gesture') ? 'gesture' : 'posture'
}

/** A drink, a bite: no bottle in particular. */
export const ANY_DRINK_EN = /(?<!\p{L})(?:a|another|some) (?:\p{L}+ )?(?:drink|sip|bite|tot|swig)(?!\p{L})/iu
/** Somebody is helped, with whatever it is. */
export const HELPS_EN = /^(?:help|assist|aid|lend|give \S+ a hand)(?!\p{L})/iu
