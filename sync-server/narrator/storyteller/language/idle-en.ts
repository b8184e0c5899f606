/** Motion that leads nowhere, and verbs without what they are done to. */

const WALKS = '(?:walk|pace|stride|march|stroll|wander|stalk|tramp|shuffle|trudge|step|move|go|prowl|amble|potter)'
const TO_AND_FRO =
  '(?:up and down|back and forth|forth and back|to and fro|backwards? and forwards?|hither and thither|here and there|round and round|around and around|(?:round |around )?in (?:small |slow |wide |a )?circles?|from (?:wall to wall|one (?:end|side|wall) to the other|side to side|end to end))'
const WHERE =
  '(?: (?:in|along|on|across|about|around|round|over|through)? ?(?:the|this|my|your) (?:whole )?(?:length of the )?(?:room|floor|carpet|rug|hall|cell|cabin|deck|place|corridor|flat|office|kitchen|studio|chamber|boards|platform|shore|yard))?'
const PACES = `(?:${WALKS} ${TO_AND_FRO}${WHERE}|pace(?: (?:about|around|round|restlessly|slowly|nervously|a (?:bit|while|little)))*${WHERE}|(?:walk|wander|stroll|potter) (?:about|around|round)(?: (?:a (?:bit|while|little)|here|for (?:a|some) (?:bit|while|time|minute|moment)|aimlessly|slowly|restlessly|nervously|in thought))*|walk it off)`
const OUT_AND_IN =
  '(?:(?:go|step|walk|pop|slip|nip|run|duck|move|head|come) (?:out(?:side)?|away)(?: (?:of (?:the|this) \\p{L}+|(?:through|by) the door|for (?:a|some) (?:\\p{L}+ )?(?:moment|minute|while|bit|second|air|breath)))?,? (?:and|then|and then) (?:(?:then|right|straight) )?(?:come|go|walk|step|pop|run|slip|enter|return)(?: (?:back|in|inside|again|straight|right|at once))*|(?:leave|exit)(?: the room)? and (?:then )?(?:come (?:back|in)|return|re-?enter|enter)(?: (?:in|again|the room|it))*|turn (?:round|around) and come back)'

const THINKING =
  '(?:,?(?: and| to| while| as)? (?:i )?(?:think|thinking|ponder|pondering|brood|brooding|worry|worrying|fret|fretting|fume|muse|musing|wait|waiting)(?: (?:about|of|on|over|for|it|hard|aloud|things|this|that)[^.,;]{0,40})?)?'

/** Walking that stays where it is: “pace the room”, “walk up and down”, “go out and come in again”. */
const NOWHERE = new RegExp(`^(?:${PACES}|${OUT_AND_IN})${THINKING}[.!]*$`, 'iu')
export const isNowhere = (phrase: string): boolean => phrase.length < 90 && NOWHERE.test(phrase)
/** “Walk up and down” at the head of a sentence, as the one verb that it is. */
const HEAD = new RegExp(`^((?:i|we|please|just|now|then|to) )*${WALKS} (?=${TO_AND_FRO})`, 'iu')
export const asPacing = (text: string): string => text.replace(HEAD, '$1pace ')

const LOOKS = /^(?:look|examine|inspect|observe|watch|see|study|view|x|l)(?: (?:at|on|into|in))?$/i
/** Looking at nothing in particular is looking around. */
export const withoutBareLook = (text: string): string =>
  LOOKS.test(text.replace(/[.!?\s]+$/, '')) ? 'look around' : text

const HANDLED =
  /^(?:i |please |just )*((?:take|get|grab|pick up|pick|use|open|close|shut|push|pull|turn|turn on|turn off|move|lift|give|show|throw|drop|put|put down|put on|break|cut|touch|water|unlock|lock|steal|buy|sell|burn|fill|empty|tie|untie|wear|read|repair|mend|fix|carry|bring|fetch|hold|press|unfold|fold|weigh|measure|count|compare|hand|offer|tear|smash|feed|clean|wash|hide behind|look (?:under|behind|through)|search for|look for)(?: (?:with|to))?)[.!?]*$/i
/** A verb of the hands that says nothing of what it is done to, as a bare phrase. */
export const bareHandling = (text: string): string | undefined => HANDLED.exec(text.trim())?.[1]?.toLowerCase()
