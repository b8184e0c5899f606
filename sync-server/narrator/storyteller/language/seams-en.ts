/** Where one English clause ends and the next begins, and what belongs to the clause before it. */

/** A title with its full stop, which ends nothing. */
export const TITLES =
  /\b([Mm][Rr]|[Mm][Rr][Ss]|[Dd][Rr]|[Ss][Tt]|[Mm][Ss]|(?:[A-Za-z]\.)+[A-Za-z](?=\.\s+[a-z])|[A-HJ-Z](?=\.\s+[A-Z][a-z]))\.\s+/g
/** A clause that says who acts. */
export const MINE = /^(?:then |also |so )?(?:i|we)(?:'|\s)/i
/** What may follow a second verb: an object with its article, a person, a direction. */
export const OBJECT =
  /^\S+\s+(?:the|an?|my|your|his|her|their|its|this|that|these|those|some|any|every|all|him|them|it|me|us|myself|to|at|in|into|on|onto|for|from|with|about|around|through|under|behind|beneath|below|beside|between|against|near|inside|toward|towards|across|along|past|round|over|up|down|out|off|away|back|mrs?|dr|miss|what|whatever|who|whoever|everyone|everybody|everything|anyone|anybody|anything|someone|somebody|something|nobody|nothing|how|where|why|whether|if|\w+ly)\b/i
/** Heads that only lead up to the verb after “and”. */
export const LEADING_UP = /^(?:.*\b)?(?:go|come|try|went|hurry up|go ahead)$/i
/** What belongs to the clause before it: “the carpet, where it is worn”. */
export const RELATIVE =
  /^(?:where|which|whose|whom|who|when|that|because|since|so that|as if|as though|though|although|until|till|unless|if)\b/i
/** How or with what, after a comma: “I ask him, in a low voice”. */
export const TRAILING = /^(?:in|with|without|for|from|at|by|on|under|over|like|as|than) (?!and\b)\S/i
/** What another act is before or after, at the head of a sentence. */
export const HEAD = /^(after|upon|once|having|as soon as|before|while|whilst|instead of|rather than|without)\s+(.+)$/i
/** The same at its end. */
export const TAIL = /^(.+?),?\s+(before|after|while|whilst|once|as soon as|having|but first|first)\s+(.+)$/i
/** After these the other act came first. */
export const EARLIER = /^(?:after|upon|once|having|as soon as|but first|first)$/i
/** After these the other act is not done. */
export const DROPPED = /^(?:instead|rather|without)/i

/** A verb that may be linked to the one before it. */
export const LINKED_VERB_EN = /(\b(?:and|then|but)|,(?: (?:and|then|but))?) (?:i |we )?([a-z]+)\b/gi

/** Verbs whose past looks as their base does: “I let them shout, and looked”. */
export const SAME_PAST_EN = /^(?:let|put|set|hit|cut|shut|read|hurt|cast|burst|spread|split|bet|thrust)$/i

/** An object after a verb that may be a participle elsewhere. */
export const WITH_OBJECT_EN = /^ (?:my|the|an?|his|her|him|it|them) /i

/** What is told of one's own mind in the past: “that I did not believe”, “what I knew”. */
const OWN_PAST_EN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(i|we) (?:did not|didn't) (?=(?:believe|know|think|want|trust|like|care|understand|mean|need|mind|remember|see why)\b)/gi,
    '$1 do not ',
  ],
  [/\b(i) was\b/gi, '$1 am'],
  [/\b(i|we) knew\b/gi, '$1 know'],
  [/\b(i|we) thought\b/gi, '$1 think'],
  [/\b(i|we) meant\b/gi, '$1 mean'],
  [/\b(i|we) (want|trust|need)ed\b/gi, '$1 $2'],
  [/\b(i|we) (believe|like|hope|love|hate)d\b/gi, '$1 $2'],
  [/\b(i|we) (?:had not|hadn't) /gi, '$1 have not '],
  [/\b(i|we) had (?!better\b)/gi, '$1 have '],
  [/\b(i|we) would (?!like\b|love\b|rather\b|prefer\b|be (?:glad|happy)\b)/gi, '$1 will '],
  [/\b(i|we) could\b/gi, '$1 can'],
]
/** What is reported in the past, in the present in which the story is told. */
export const inPresent = (text: string): string =>
  OWN_PAST_EN.reduce((out, [past, now]) => out.replace(past, now), text)

/** Where the words before a speech fall apart. */
export const LEAD_SEAM_EN = /,\s+(?:and\s+)?|\s+and\s+|\.\s+/

/** “And” between two acts. */
export const AND_SEAM_EN = /,?\s+and\s+/

/** An “and” left at the end. */
export const LOOSE_AND_EN = /(?:,|\band)?\s*$/

/** The act after “and”. */
export const AFTER_AND_EN = /^.*?,?\s+and\s+(.+)$/

/** Stops and an “and” left at the end. */
export const LOOSE_STOP_EN = /[,:.\s]+(?:and)?$/

/** Commas and “and”s at which another clause may begin. */
export const COORDINATE_EN = /,\s+(?:and\s+|but\s+)?|\s+(?:and|but)\s+|\s*&\s*/gi

/** “Having”, to be taken off. */
export const HAVING_LEAD_EN = /^having\s+/i

/** “Having done it”. */
export const HAVING_HEAD_EN = /^having\s/i

/** The word “having”. */
export const HAVING_EN = /^having$/i

/** Where the hero’s own clause begins. */
export const OWN_SEAM_EN = /,\s+|\s+(?=(?:i|we)(?:\s|'))/gi

/** “First”, which puts the other act first. */
export const FIRST_END_EN = /first$/i

/** “But”. */
export const BUT_EN = /but/i

/** A clause of the hero’s own, or a question. */
export const OWN_OR_ASKED_EN = /[?]$|^(?:i|we)\b/i

/** What stands for the object of the act before: “hide it in my coat”, “read what is in it”. */
export const LEANING_EN =
  /(?<!\p{L})(?:it|them|those|the (?:thing|things|pieces|contents|lot)|each(?= (?:one|aloud|out|in turn|first|again)|[\s.!]*$))(?!\p{L})/iu

/** What is asked of somebody who is being threatened, whatever else is said: “and tell him to talk”. */
export const TALK_OR_ELSE_EN =
  /^(?:tell|order|command|make|get|force|ask) (?:him|her|them|it) (?:to )?(?:talk|speak|answer|confess|spill|own up)[.!]*$/i

/** “And say nothing for a bit”, after a rest or a wait. */
export const IN_SILENCE_EN =
  /^(?:(?:i|just) )*(?:say (?:nothing|no word|not a word)|(?:keep|stay|am|be) (?:quiet|silent|still)|don't (?:say a word|say anything|speak|talk))(?: (?:at all|for (?:a|some) (?:bit|while|time|moment|minute)))?[.!]*$/i
