/** How English goes, leaves and gets somewhere. */

/** Out of where one is: “leave the cab”. */
export const LEAVING =
  /^(?:leave|exit|quit|vacate|get out of|get off|climb out of|step out of|step off|walk out of|storm out of)\b(?!.*\b(?:by|through|via|for|to)\b)/i
/** What is done to the door of a place, not to go in. */
export const BARRING =
  /^(?:barricade|bar|block|bolt|lock|seal|shut|close|wedge|board|nail|secure|slam|paint|clean|wash|sweep|burn|decorate|mop|dust|tidy)\b/i
/** What is done to a place to be in it: “open the cellar”. */
export const ENTERING =
  /^(?:open|unlock|force|push|break|kick|throw|try|use|climb|unbar|enter|pull|ram|batter|smash|cross|swing|shoulder|knock|slide)\b/i
/** A way without its verb: “to the kitchen”. */
export const BARE_WAY =
  /^(?:to|in|into|inside|out|outside|up|down|back|through|over|on|onto|across|along|north|south|east|west|upstairs|downstairs|away)\b/i
/** A place with nothing that is in it or of it: “take the kitchen”. */
export const BY_ITSELF = /^(?!.*\b(?:in|from|at|of|to|off|with|for)\b)/i

/** What is moved over a place is a way into it: “pull it along to the cellar”. */
export const INTO_IT_EN = /^\w+ (?:over |along |across |back |up |down )?(?:to|into|toward|towards)\b/i

/** After an unknown verb: a way somewhere. */
export const WAY_AFTER_EN =
  /^(?:it |off |on |over |along |back )*(?:to|into|down|up|over|across|through|toward|towards)\b/i

/** After an unknown verb: somebody is followed. */
export const CHASE_AFTER_EN = /^(?:along |off )*after\b/i

/** After an unknown verb: somewhere to rummage. */
export const RUMMAGE_AFTER_EN =
  /^(?:about|around|round|through|in|under|behind|among)\b.*\b(?:in|through|under|behind|among|inside|drawers?|papers|things|pockets|the)\b/i

/** A way with its place at the end. */
export const WAY_TO_EN = /^(.*\b(?:to|into|in|for|toward|towards)) ([\p{L}' -]+)$/iu

/** A place that is destroyed is neither entered nor gone. */
export const DESTROYING_EN =
  /^(?:burn|torch|ignite|set (?:fire|light) to|set .* (?:on fire|ablaze|alight)|destroy|demolish|wreck|raze|blow up|flatten|bulldoze|tear down|pull down|smash up|bomb|level|ruin)\b/i
/** Where nobody walks to. */
export const OUT_OF_REACH_EN = /\bto (?:the )?(?:moon|sun|stars?|sky|clouds?|mars|heaven|paradise|infinity)\b/i
/** A way that is made with something else: “whistle my way down to the hall”. */
export const MAKES_WAY_EN = /^\p{L}+ my way (?:[\p{L}]+ ){0,2}?(?:to|into|down|up|back|through|along|across)\b/iu
/** Something taken to pieces. */
export const APART_EN = /^(?:take|pull|pick|tear) .{1,40}? apart\b/i
/** Pointed out, and not handed over: “show her the place where it fails”. */
export const POINTS_OUT_EN =
  /^(?:show|point out)\b.{0,40}\b(?:(?:the|a) (?:exact |very )?(?:place|spot|point|bit|part|corner|way)(?: (?:where|that|in which|at which|how)\b|$)|where\b)/i
/** Somebody or something is only thought of. */
export const THINKS_OF_EN =
  /^(?:think|dream|wonder) (?:(?:of|about) (?:my|our)|(?:that )?(?:she|he|they|it|there|nobody|how|whether)\b(?! over| through| out))/i
/** One's own people are no clue, even where somebody else's are. */
export const THINKS_OF_OWN_EN = /^(?:think|dream|wonder) (?:of|about) (?:my|our) own(?!\p{L})/iu
/** To the place that was just named. */
export const THERE_EN =
  /\b(?:go|walk|head|step|get|run|come|move) (?:right |straight |back |on )?(?:there|in|inside)(?: (?:now|then|please|together))?[.!?]*$/i
/** What is gone out by: “walk out of the airlock”. */
export const OUT_BY_EN =
  /\b(?:out of|out by|out through|leave by|leave through|exit|leave) (?:the |my |this )?([\p{L}'-]{4,})/iu
/** Leaving, without a word of what: “leave”, “I get out of here”. */
export const LEAVE_ALONE_EN =
  /^(?:i |we )?(?:leave|exit|go|get out|go out|walk out|head out|step out)(?: (?:the|this) (?:place|house|building|premises)| of here| now)*[.!]*$/i
const CARRIERS =
  '(?:wagon|train|boat|ship|bus|ferry|packet|coach|shuttle|tug|cart|stage(?:coach)?|plane|cab|barge|steamer|rocket|caravan|tram|horse|mule)'
const GOES_AWAY = '(?:leave|quit|abandon|flee|escape|go|get|run|ride|drive|sail|fly|walk|travel)'
/** Leaving the whole matter behind: “I leave this place on the first wagon”, “get out of here for good”. */
export const FOR_GOOD_EN = new RegExp(
  `^(?:(?:i|we)(?:'ll| will| want to| am going to|'m going to)? )?(?:just |simply |now )?(?:${GOES_AWAY}\\b(?!.*\\b(?:find|fetch|meet|see|look|ask|after|into)\\b).{0,40}? (?:on|by|with|in|aboard) (?:the |an? )(?:very )?(?:first|next|last|earliest) ${CARRIERS}|(?:take|catch|board|get) (?:the |an? )(?:very )?(?:first|next|last|earliest) ${CARRIERS}(?: (?:out|away|home|back)\\b.{0,30})?$|(?:leave|quit|abandon|flee|escape|get out of|get away from|run away from|ride out of) (?:this |the |these )?(?:\\p{L}+ ){0,2}(?:for good|for ever|forever|and (?:i |we )?(?:never|don't|won't|will never|shall never) (?:come|look|turn|return)(?: back)?))`,
  'iu',
)
/** Out of what, or away from what. */
export const AWAY_FROM_EN =
  /^(?:(?:i|we)(?:'ll| will| want to)? )?(?:just |simply |now )?(?:leave|quit|abandon|flee|escape|get out of|get away from|go away from|run (?:away )?from|walk away from|ride (?:away from|out of)|drive (?:away from|out of)|sail away from|escape from|flee from)(?: from)? (?:the |this |my |all of |all )?([\p{L}'’ -]+)/iu
/** What is left undone by somebody who makes off. */
export const ONWARD_EN =
  /\b(?:stop|look (?:back|behind|round|around)|turn (?:back|round|around)|come back|return|slow|wait|pause|halt)\b/i
/** How one makes off, which is no part of the act: “… and never look back”. */
const NEVER_BACK = /,? and (?:i |we )?(?:never|don't|do not|won't|will not|shall never|will never)\b.*$/iu
export const withoutTail = (text: string): string => text.replace(NEVER_BACK, '')
/** A name without its article. */
export const bareName = (name: string): string => name.toLowerCase().replace(/^the /, '')
/** Why somebody has come is said, and nowhere to go: “I came for an afternoon”. */
export const CAME_FOR_EN =
  /^(?:i|we)(?:'ve| have| had)? (?:only |just |really )?c[ao]me(?: here| back| along| all this way)* (?:only |just )?(?:for|because|about|in (?:search|peace|good faith|hope)|on (?:business|behalf|account|purpose)|as|out of)\b/i
/** To a place that was named before. */
export const YONDER_EN = /\bthere(?: (?:now|then|please|together))?[.!?]*$/i
/** The way somewhere is asked for, or where somebody is; what it is comes after it. */
export const WAY_ASKED_EN =
  /\b(?:how (?:do|can|would|could|might|should|shall) (?:i|we|one|you) (?:get|go|come|find my way|find our way|walk|reach)(?: from here)?(?: (?:to|into|at|up to|down to|over to|back to))?|(?:which|what) (?:way|road|path|direction|door) (?:is it |is |do i go |do we go |leads |goes |must i go |shall i go )?(?:to|for|into)|(?:is|would) (?:this|that|it|there) (?:be )?(?:the |a )(?:right |best |shortest )?(?:way|road|path|door) (?:to|into|for)|where(?:abouts)?(?:'s| is| are| was| do i find| can i find| would i find| might i find| will i find| could i find| do we find| can we find| lies| has)|(?:show|tell|point) me (?:the|a) (?:way|road) (?:to|into)) ([\p{L}'’. -]{2,60})/iu
/** What is said after the place that is asked for. */
export const AFTER_ASKED_EN =
  /[\s,]*(?:please|then|now|from here|gone|got to|to be found|today|tonight|at this hour|sir|madam|ma'am|\?|!|\.)+\s*$/giu
/** What stands by something else, with what comes before “by”. */
export const BESIDE_EN =
  /^(.*?)(?<!\p{L})(?:by|near|beside|next to|close to|behind|against|opposite|in front of|to the (?:left|right) of|at the foot of|at the head of) (?:the|my|an?|that|this) /iu

/** “Leave the mine”, and not “leave for the mine”, “leave by the gate”. */
export const LEAVES_THERE_EN =
  /^(?:(?:i|we|just|now|then) )*(?:leave|exit|quit|get out of|go out of|walk out of|come out of) (?!for\b|by\b|through\b|via\b|towards?\b|and\b|to\b|here\b|this\b)/i
/** Somebody is to be found, and not only looked for. */
export const FINDS_EN =
  /^(?:go (?:and )?)?(?:find|seek out|track down|hunt down|run down|catch up with|look up)(?!\p{L})/iu
/** The hero told to go as an offered choice tells it: “Make your way to the hill” is no order to whoever is by. */
const YOUR_WAY_EN = /^(make|pick|wend|thread|find|push|force) your way\b/i
export const myWay = (text: string): string => text.replace(YOUR_WAY_EN, '$1 my way')
