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
export const THINKS_OF_EN = /^(?:think|dream) (?:of|about) (?:my|our)\b/i
/** To the place that was just named. */
export const THERE_EN =
  /\b(?:go|walk|head|step|get|run|come|move) (?:right |straight |back |on )?(?:there|in|inside)(?: (?:now|then|please|together))?[.!?]*$/i
/** What is gone out by: “walk out of the airlock”. */
export const OUT_BY_EN =
  /\b(?:out of|out by|out through|leave by|leave through|exit|leave) (?:the |my |this )?([\p{L}'-]{4,})/iu
