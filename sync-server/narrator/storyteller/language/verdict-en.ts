/** How a story is ended in plain English: by mercy, by a bargain, by the truth; and how somebody is named as guilty. */
const WILL = "(?:i|we)(?:'ll| will| shall| would|'d| can| could|'m going to| am going to|'re going to| are going to)?"
const THEM =
  "(?:you|her|him|them|it|this|that|(?:(?:the|old|poor|mrs?\\.?|dr\\.?|miss|mister) )?(?!me\\b|us\\b|nobody\\b|no\\b|none\\b|nothing\\b)[\\p{L}'-]+)"
const NOBODY = '(?:nobody|no one|no-one|not a soul)'
const SECRET =
  '(?:(?:the|your|her|his|their|this|that|our|my) secrets?|it (?:a )?secret|quiet|silent|my mouth shut|it to|this to)'

const any = (parts: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}'])(?:${parts.join('|')})(?![\\p{L}])`, 'iu')

const MERCY = any([
  `let ${THEM} (?:all )?(?:go|be|off|live|leave|run|rest|free|walk|drop|lie)`,
  `(?:set|let) ${THEM} (?:go )?free|goes? free|free (?:her|him|them|you)`,
  `you(?:'re| are) (?:all )?(?:free|forgiven)|(?:you|she|he|they) (?:can|may|should|are to|is to) (?:all )?(?:go|leave|walk (?:out|away)|run)`,
  `${NOBODY} (?:else )?(?:(?:needs?|has|have|ought)(?: ever)? (?:to )?|(?:must|will|shall|should|is going to|may) (?:ever )?)(?:know|hear|be told|find out|learn)`,
  `(?:they|you|she|he|we|the (?:town|world|village|others|police)) (?:needn't|need not|need never|don't need to|do not need to|don't have to|never have to|must not|mustn't|must never) (?:ever )?(?:know|hear|be told|find out|learn|tell)`,
  `${WILL} (?:all )?(?:forgive|spare|pardon|protect|shield|release) (?!me\\b|us\\b|nobody\\b|no\\b|none\\b|nothing\\b|neither\\b)`,
  `(?:i|we) (?:do )?forgive(?! (?:nobody|no|none|nothing|neither)(?!\\p{L}))|spare ${THEM}|(?:have|show) (?:some |a little )?(?:mercy|pity)|mercy`,
  `(?:${WILL} |let's |let us |we )(?:all )?(?:just )?(?:say|tell) (?:nothing(?! (?:at all|more|else|back|yet|for now|until))|nobody|no one)|(?:say|tell) (?:nothing (?:of|about|to)|nobody|no one)|(?:${WILL} |let's |let us )keep ${SECRET}`,
  `(?:stays?|remains?) (?:between (?:us|you and me)|in this room|with us)`,
  `(?:i|we) ?(?:won't|shan't|will not|shall not|'m not going to|am not going to|are not going to|'re not going to|needn't|need not|don't mean to|do not mean to|never will|will never) (?:ever )?(?:tell (?:anyone|anybody|anything|a soul|on|them|the)|report|arrest|(?:hand|turn) (?!(?:the|it|this|that|my|your|an?)\\b)|betray|expose|hang|punish|breathe|give ${THEM} (?:away|up)|say (?:a word|anything))`,
  'forget (?:it|this|that|the whole thing|the matter) (?:ever )?happened|forget the (?:whole (?:thing|business)|matter)|(?:drop|bury) (?:it|this|the (?:matter|charges?|case))',
])

const IF_YOU = "if you (?!don't|do not|won't|will not|refuse|lie|move|ever|think)"
const BARGAIN = any([
  `(?:make|strike|offer|propose|do|cut|have|accept|take) (?:\\p{L}+ ){0,3}?(?:deal|bargain|trade|terms|arrangement|compromise|exchange)`,
  'in (?:return|exchange)(?: for)?|(?:here are |these are )?(?:my|our) (?:terms|offer|price)',
  `${IF_YOU}.{1,90}(?<![\\p{L}'])(?:i|we)(?:'ll| will| shall| won't| can)`,
  `(?:i|we)(?:'ll| will| shall| won't| can) .{1,90}${IF_YOU}\\p{L}+`,
  "(?:give|tell|sign|pay|hand|bring|return) .{1,70}(?:,| and) (?:and )?(?:i|we)(?:'ll| will| shall| won't)",
  "(?:let's|let us) (?:deal|trade|bargain|come to (?:an arrangement|terms))",
  `${WILL} (?:offer|propose|trade|bargain|compromise)`,
])

const LAW = '(?:police|constables?|magistrate|law|sheriff|guards?|judge|authorities|watch)'
const TRUTH = any([
  `(?:arrest|expose|denounce) (?!me\\b|us\\b)${THEM}`,
  `(?:call|send for|fetch|tell|go to|get|report (?:it|this|you|her|him|them) to) (?:for )?the ${LAW}`,
  '(?:hand|turn|give) (?:you|her|him|them) (?:over|in)(?: to)?',
  'tell (?:everyone|everybody|them all|all of them|the (?:whole )?(?:world|town|village|city|truth|room))',
  `(?:everyone|everybody|they(?: all)?|the (?:whole )?(?:world|town|village|city)) (?:must|should|shall|will|has to|have to|needs? to|deserves? to|ought to) (?:all )?(?:know|hear)`,
  'the truth (?:must|will|shall|should|has to|is going to) (?:come )?(?:out|be (?:told|known))',
])

/** What says in so many words how it ends; a bargain is asked first, since it holds a mercy as often as not. */
export const VERDICTS_EN = [
  ['bargain', BARGAIN],
  ['mercy', MERCY],
  ['truth', TRUTH],
] as const

/** Somebody is named as guilty. */
const NAMING = any([
  "accus(?:e|ed|ing)|(?:did|done) (?:it|this)|guilty|(?:the |a )?(?:culprit|murderer|murderess|killer|thief|forger|poisoner|liar)(?:'s| is| was)?|the one who (?:did|killed|stole|took|hid)",
  "it (?:was|is|'s|has to be|must be|must have been) (?:you|her|him|(?:the|mrs?\\.?|dr\\.?|miss|\\p{Lu}))(?! who (?:told|said|asked|came|sent|called|gave me|showed))",
  'you (?:killed|murdered|stole|poisoned|forged|hid|burnt|burned|betrayed|lied)',
])

/** Told of what was said, or only thought of: no verdict. */
const REPORTED =
  /^(?:(?:so|and|but|well|then|yes|no|look|listen)\W+)*(?:i|we) (?:said|told|asked|thought|knew|wanted|wondered|remember|recall|wonder|dream|think (?:about|of)|ask)(?!\p{L})/iu
/** Titles whose full stop ends no sentence. */
const TITLE = /(?<!\p{L})(Mrs?|Ms|Dr|St)\.\s+/giu
/** A clause that turns what comes after it to its contrary. */
const DENIED =
  /(?<![\p{L}'])(?:not|never|cannot|no|nor|neither|refuse|decline|reject|instead of|rather than|\p{L}+n't)(?![\p{L}])[^,;]*$/iu
const UNWILLING =
  "(?:(?:do|would|could|shall|will|am|are|must|should|can) ?not|can't|cannot|won't|shan't|'m not|'re not|\\p{L}+n't|(?:will|would|'ll|'d|shall) never|never|(?:would |'d )(?:rather|sooner) not|(?:would |'d )?(?:refuse|decline|hate)|have no (?:wish|intention|desire|mind|plan)s?|(?:am|'m|are|'re) (?:unwilling|loath))"
/** Where the hero says what they will not do, or do not wish; an order not to is one where it stands at the head. */
const UNWILLED = new RegExp(
  `(?<![\\p{L}'])(?:i|we) ?(?:(?:really|simply|just|certainly|most certainly|still|also) )?${UNWILLING}(?![\\p{L}])|^(?:(?:so|and|well|then|now|no|please|let's|let us)\\W+)*(?:do not|don't|not|never(?! mind)|refuse to|decline to|rather not)(?![\\p{L}])`,
  'iu',
)
/** “Don't arrest her, let her go”: the order after the comma is none of what is refused. */
const INSTEAD = /(?<!\p{L}),\s+(?!(?:and|or|nor)(?!\p{L}))/iu
/** A refusal, wherever it stands; “no questions” is none. */
const REFUSED = /(?<![\p{L}'])(?:not|never|cannot|nor|neither|refuse|decline|reject|\p{L}+n't)(?![\p{L}])/iu
/** Whose own act or order it is. */
const RESOLVE =
  /^(?:(?:so|and|but|well|very well|then|now|yes|no|all right|ok(?:ay)?|please|therefore|fine)\W+)*(?:(?:i|we)(?:'ll| will| shall| choose to| want to| would like to|'d like to| am going to|'m going to| have decided to|'d rather| mean to)\s|let's\s|let us\s)/i

const SENTENCE = /(?<=[.!?…;])\s+/
const CONTRARY = /;\s+|,?\s+(?:but|yet|instead)\s+|\s+-+\s+/
const COLON = /:\s+/

/** What is left of a sentence once a refusal in it is heard: what comes before it, and what it promises by itself. */
function unlessRefused(part: string): string[] {
  const at = UNWILLED.exec(part)?.index
  if (at === undefined) return part.split(COLON)
  const refused = part.slice(at)
  const from = (pattern: RegExp): number => pattern.exec(part)?.index ?? part.length
  const promised = from(BARGAIN) < at || from(MERCY) <= at
  const [, ...after] = refused.split(INSTEAD)
  const instead = after.filter((each) => MERCY.exec(each)?.index === 0)
  const before = part.slice(0, at).replace(/[\s,:]+(?:and|so)?\s*$/i, '')
  return [...(promised ? [part.split(COLON)[0] ?? ''] : before.split(COLON)), ...instead]
}

/** The clauses in which something may be decided: no question, and nothing that is only reported. */
export function decisive(words: string, isQuestion: (clause: string) => boolean): string[] {
  return words
    .replace(TITLE, '$1 ')
    .split(SENTENCE)
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => sentence.split(CONTRARY))
    .flatMap(unlessRefused)
    .map((clause) => clause.replace(/[.!…]+$/, '').trim())
    .filter((clause) => clause && !isQuestion(clause) && !REPORTED.test(clause))
}

/** Whether a clause says what a pattern says, and is not turned to its contrary before it. */
export function affirms(clause: string, pattern: RegExp): boolean {
  const m = pattern.exec(clause)
  return m !== null && !DENIED.test(clause.slice(0, m.index))
}

export const namesGuilt = (clause: string): boolean => affirms(clause, NAMING)
export const isRefused = (clause: string): boolean => REFUSED.test(clause)
export const isResolve = (clause: string): boolean => RESOLVE.test(clause)
/** What somebody else is told to do for the hero decides nothing. */
export const asksForMyself = (clause: string): boolean => /(?<!\p{L})(?:me|us|your)(?!\p{L})/iu.test(clause)
/** “Let her” is a verdict only with what she is let do. */
export const isCutShort = (alias: string, after: string): boolean =>
  /^let (?:her|him|them)$/.test(alias) &&
  /^\s+(?!(?:go|be|off|live|leave|rest|free|walk|run|pass|sleep|keep|have|stay|alone)\b)\p{L}/u.test(after)
/** Speech that is told and not spoken: “I tell them that it was long ago”. */
export const TOLD_BY_ME =
  /^(?:(?:so|and|but|then|now)\W+)*(?:i|we)? ?(?:tell|say|ask|explain|shout|whisper|reply|answer|point out|show|remind|repeat|read|announce)(?:ed|s)?(?![\p{L}'])(?! (?:nothing|nobody|no one))/iu

const SELF =
  "(?:(?:so|then|and|now|well|at last)\\W+)*(?:(?:i|we)(?:'ll| will|'m going to| am going to| try to| want to)? )?(?:(?:just|simply|quietly|slowly|suddenly) )?(?:turn (?:round |around |away )?(?:and|to) )?"
const AWAY_FROM =
  '(?:the |this )?(?:room|house|place|building|hall|town|village|scene|premises|city|country|station|ship|office|street)'
/** Plain leaving, and not a step towards somebody or a letter left on the table. */
export const FLIGHT_EN = new RegExp(
  `^${SELF}(?:(?:leave|depart|flee|escape|bolt|quit|desert|abandon)(?: (?:them(?: all)?|now|at once|here|for good|alone|${AWAY_FROM}|through .*|by .*|without .*))?$|leave ${AWAY_FROM}|flee|escape|run (?:away|off|out|for it|for my life|home)|(?:walk|go|get|storm|slip|sneak|creep|back|march|step|stride|rush|head|make)(?: right| straight)? (?:out|outside|away|off|home)(?!\\p{L})(?! (?:the|my|a|an|loud)\\b)|make (?:for|a (?:run|dash|break) for) (?:the (?:door|exit|stairs|gate|street)|it)|take my leave|give up and (?:go|leave))`,
  'iu',
)
/** A door that is gone to so as to stand in it, and whoever is made to stay, is no flight. */
export const STAYING_EN =
  /(?<!\p{L})(?:lock|bar|block|bolt (?:it|the)|guard|hold (?:it|the door)|stop|stand|shut|close|come back|and back|keep (?:them|him|her)|in front of|(?:middle|centre|center|edge) of|out of the way)(?!\p{L})/iu
/** Going, as one goes to another place. */
export const GOING_EN =
  /^(?:(?:i|we) )?(?:(?:just|simply|quietly) )?(?:go|walk|run|head|return|hurry|rush|move|ride|climb|travel|retreat|withdraw|flee|escape|sneak|slip|creep)(?!\p{L})/iu
/** Doing nothing, and nothing else. */
export const IDLE_EN =
  /^(?:(?:i|we) )?(?:(?:just|simply) )?(?:wait|z|do nothing|say nothing|(?:stay|stand|sit|keep|remain|be)(?: (?:quite |perfectly )?(?:still|quiet|silent|here|put|where i am|there))?|pause|listen|hesitate|hold (?:my )?(?:breath|tongue)|nothing|pass|let (?:it|time) pass)(?: (?:and (?:wait|see|listen)|for .*|a (?:while|moment|minute|bit)|longer|quietly|silently))*$/iu
/** Evidence laid before everybody is said, whatever the hands do. */
export const REASONING_EN =
  /^(?:(?:i|we) )?(?:lay (?:it|this|that|them|everything|all|the (?:facts|case|truth|evidence|whole)|out|down)|set (?:it|everything) out|present (?:my|the|all|what)|go (?:through|over) (?:it|the|what|everything)|prove|(?:lay|set|put|place|spread|hold|lean|line|show|read|tell) [^?]{2,120}(?<!\p{L})(?:side by side|(?:next to|beside|against) (?:each other|one another|it|the|his|her)|one (?:by|after) (?:one|the other|another)|before (?:them|everybody|everyone|the room)|in front of (?:them|everybody|everyone)|where (?:everybody|everyone|they|all|we|you)(?: all)? can see|from (?:the )?(?:first|beginning|start|one end) [^.]*?to (?:the )?(?:last|end|finish|other))|compare [^?]{2,80} (?:with|and|to)|point out|sum (?:it )?up|put (?:it|the case|the facts) (?:to|before))(?!\p{L})/iu
