/** Verbs that need their preposition where a player left it out: “look rope”. */
export const NEEDS_TO: ReadonlyMap<string, string> = new Map([
  ['look', 'look at'],
  ['stare', 'stare at'],
  ['gaze', 'gaze at'],
  ['glance', 'glance at'],
  ['listen', 'listen to'],
  ['go', 'go to'],
  ['walk', 'walk to'],
  ['run', 'run to'],
  ['head', 'head for'],
  ['move', 'move to'],
  ['return', 'return to'],
  ['talk', 'talk to'],
  ['speak', 'speak to'],
  ['hide', 'hide behind'],
  ['wait', 'wait for'],
  ['point', 'point at'],
])

/** Verbs that take a thing as it is: only between one of these and a bare noun an article is missing. */
export const TAKES_NOUN_EN =
  /^(?:take|get|grab|open|close|shut|search|examine|inspect|use|drop|push|pull|light|touch|read|lift|move|break|hit|kick|steal|check|enter|unlock|lock|eat|drink|wear|throw|smash|burn|climb|ring|cut|pick up|put down|turn on|turn off|(?:look|stare|gaze|glance|point) at|(?:go|walk|run|move|return|talk|speak|listen) to|head for|hide behind|wait for|follow|fight|attack|lick|smell|sniff|kiss|feed|buy|find|fix|repair|play|investigate|study|tie|untie|fill|empty|clean|wash|approach|show|present|wave|display|hold up|hold out|hand over)$/i
/** A bare noun at the end, after where it goes: “write twelve names on roll”. */
export const BARE_END_EN =
  /^([a-z]+ .{2,60} (?:on|in|into|onto|under|behind)) (?!(?:bed|church|hand|place|time|town|prison|school|water|air|fire|sight|order|paper|ink|pencil|foot|mind|chalk|blood|gold|silver|glass|stone|wood|home|front|turn|public|person)$)([\p{L}-]{3,})$/iu
/** Two bare nouns with a preposition between: “open bureau with key”. */
export const BARE_PAIR_EN = /^([a-z]+) ([\p{L}-]+) (with|using|on|in|into|to|from|under|behind|at) ([\p{L}-]+)$/iu
/** A bare noun with more after it: “check carpet for bloodstains”. */
export const BARE_NOUN_EN =
  /^([a-z]+) ([\p{L}-]+) ((?:with|using|on|in|into|to|from|under|behind|at|for|again|with)\b.*)$/iu
/** What may stand alone after a verb and is no noun. */
export const NO_NOUN_EN =
  /^(?:twice|once|thrice|close|closer|near|nearer|harder|long|still|ahead|left|right|sharp|alive|busy|lively|again|free|mad|blind|wild|crazy|quiet|silent|first|last|missing|wrong|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/i
