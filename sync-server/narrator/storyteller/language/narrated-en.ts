/** Verbs of which a sentence about “she” or “he” rather tells what the hero does than what somebody else did. */
const DEEDS =
  'look|lean|sniff|ask|walk|sit|stand|turn|step|open|close|search|examine|reach|pick|smile|nod|sigh|glance|stare|peer|listen|kneel|crouch|creep|sneak|tiptoe|wait|knock|bow|shrug|laugh|pull|push|light|read|grab|whisper|follow|pour|run|pace|study|inspect|lift|touch|slip|edge|stride|wander|stroll|hurry|climb|rummage|pocket|bend|gaze|move|question|interrogate|cross-examine|accuse|threaten|say|shout|thank|greet|apologi[sz]e|dance|sing|hum|whistle|cry|weep|pray|hide|rest|fold|put|place|set|draw|write|scribble|sketch|throw|toss|hit|punch|slap|kick|grin|wink|gesture|point|approach|leave|flee|exit|enter|begin|start|try|decide|attempt|continue|proceed|pretend|bluff'
const PAST: readonly (readonly [past: string, base: string])[] = (
  'leant lean,sat sit,stood stand,bent bend,crept creep,snuck sneak,ran run,knelt kneel,read read,lit light,strode stride,' +
  'hid hide,drew draw,wrote write,threw throw,hit hit,sang sing,wept weep,fled flee,put put,set set,began begin,took take,' +
  'went go,lay lie,gave give,told tell,said say,left leave'
)
  .split(',')
  .map((pair) => {
    const [past = '', base = ''] = pair.split(' ')
    return [past, base] as const
  })
/** Taken for the hero's only beside what makes a story of it: “and then”, a place, a manner. */
const DOUBTFUL = /^(?:took|went|lay|gave|told|said|left|leaves|says|hid|hides)$/i
const HEAD =
  /^(?:she|he|they|the (?:detective|agent|investigator|hero|heroine|player|inspector|character|protagonist)|(?:my|our) (?:character|hero|heroine|detective|agent|player|rogue|bard|wizard|cleric|paladin|ranger|druid|monk|fighter|barbarian|sorcerer|warlock|knight|mage|elf|dwarf|halfling|guy|pc))\s+((?:(?:then|slowly|quietly|carefully|now|just|quickly|gently|softly|silently|suddenly|finally|calmly|casually)\s+)*)(did not |didn't |does not |doesn't |do not |don't |refuses to |refused to )?([a-z-]+)\b(.*)$/i
const DEED = new RegExp(`^(?:${DEEDS})(?:s|es|d|ed|ped|ned|ged|ted|led|red|ied|ies)?$`, 'i')

/** What somebody is or means, rather than what the hero does. */
const STATES =
  /^(?:lies|knows|wants|likes|seems|needs|hates|loves|owes|lives|keeps|means|says|thinks|believes|trusts|owns|works|hides|deserves|killed|steals|fears|hurts|remembers|understands|sleeps|comes|goes|gives|helps|protects|suspects|cares|tells|talks|speaks|cheats|drinks|gambles|paints|plays|writes|pays|sells|makes|gets|stays|dies|kills|murders|poisons|acts|pretends|behaves|misses|mourns|does|is|has|was)$/i

/**
 * “She leaned in and sniffed the ashes”: a player who tells of the hero as of somebody else. The sentence in the first
 * person, or undefined where it is somebody else's doing that is spoken of.
 */
export function inFirstPerson(text: string, isVerb: (word: string) => boolean): string | undefined {
  const m = HEAD.exec(text)
  if (!m || /\b(?:you|your|yours|i|me|my)\b|\?$/i.test(m[4] ?? '')) return undefined
  const [, manner = '', denied = '', verb = '', rest = ''] = m
  const hero = !/^(?:she|he|they)\b/i.test(text)
  if (DOUBTFUL.test(verb) && !hero) return undefined
  if (!hero && /\b(?:and|but) (?:he|she|they)\b/i.test(rest)) return undefined
  const present =
    /[^s]s$/.test(verb) &&
    isVerb(verb.toLowerCase()) &&
    !STATES.test(verb) &&
    !/^(?:looks|sounds|smells|feels) (?:like|as|\w+$)/i.test(`${verb}${rest}`)
  const known =
    present ||
    (hero && isVerb(verb.toLowerCase())) ||
    DEED.test(verb) ||
    PAST.some(([past]) => past === verb.toLowerCase())
  if (
    !known ||
    (!denied &&
      /^[a-z]+$/i.test(verb) &&
      new RegExp(`^(?:${DEEDS})$`, 'i').test(verb) &&
      !/^they/i.test(text) &&
      !PAST.some(([p]) => p === verb.toLowerCase()))
  ) {
    return undefined
  }
  const own = rest.replace(/\b(?:himself|herself|themselves)\b/gi, 'myself')
  const plain = verb.replace(/^cross-examin(?:ed|es|ing)$/i, 'cross-examine')
  return `I ${denied ? "don't " : ''}${manner}${plain}${own}`
}

/** What only says when: “later, when the lights had gone out, I went”. */
export const WHEN_EN =
  /^(?:(?:and |but )?(?:and then|then|later(?: on)?|afterwards?|next|soon(?: after)?|meanwhile|after a while|presently|eventually|in the end|at last|that (?:evening|night|morning|afternoon)|the next (?:day|morning)|a (?:moment|minute|little|few minutes|short while) later|finally|(?:after|before|during|at|over) (?:dinner|lunch|breakfast|supper|tea|midnight|dawn|noon|dusk|sunset|sunrise|nightfall)|and so|so then|first of all|with that|at that|at this)\b,?\s+)+(?=\S)/i
/** What only says why or when before the hero's own act. */
export const BECAUSE_EN =
  /^(?:(?:when|as (?!soon)|since|because|although|though|now that|seeing that|seeing as) ?[^,?"“]{3,140},\s+|(?:after|before|in|with|without|at|on|for|during|upon|by|despite|through|from|under) (?!\w+ing\b|i\b|that\b|having\b|you\b)[^,?"“]{2,60},\s+|before (?:any|some|no|she|he|they|the|mrs?|dr)[\w.]*(?: [^\s,?]+){2,6}?,? |while (?:he|she|they|the|mrs?|dr|nobody|no one|everybody|everyone)\b[^,?"“]{2,80},\s+|(?:when(?:ever)?|while) (?!did|do|does|was|is|were|are|will|can|have|has|had|would|should|could|i\b|we\b|you\b)(?:[^\s,?]+ ){2,7}?)(?=(?:i|we)(?:'| )(?!'ll))/i
/** A wish so polite that it never gets to its verb: “I should be obliged if you might permit me to look”. */
export const OBLIGED_EN =
  /^(?:i|we)(?:'d| would| should) be (?:[\w ]{0,24})(?:grateful|obliged|glad|thankful|pleased|delighted|honou?red|happy) (?:if\b[^?]{0,140}?\b(?:permit|allow|let) (?:me|us)(?: to)? |if (?:i|we) (?:could|might|may) (?:please |just |perhaps )?(?:be (?:permitted|allowed) to )?|to be (?:permitted|allowed) to )(?=\w)/i
/** “Off to the inn, then”: a way without its verb. */
export const OFF_EN =
  /^(?:(?:right|ok(?:ay)?|well|so|then|now|and)[,.]* )*(?:(?:i|we)(?:'m| am|'re| are|'ll be) )?off (?:i go |we go )?to (?=(?:the|my|mr|mrs|dr|see|find|her|his|that|\p{Lu})\b)/iu
/** “In the middle room I would like to go”: the place before the verb. */
export const PLACE_FIRST_EN =
  /^((?:in|into|to|at|on|under|behind) (?:the|my|her|his|that|this) [\p{L} -]{2,40}?),? (?:i|we) (?:would like to|'d like to|want to|wish to|will|shall|must|now)? ?(go|sit|look|wait|search|stand|walk|hide|rest|sleep|climb)(?: now| please)?[.!]*$/iu
/** An act of the hero's, told as one. */
export const OWN_ACT_EN =
  /^(?:i|we)\s+(?!(?:am|was|did|do|know|mean|think|believe|have|had|love|hate|want|need|swear|promise)\b)\p{Ll}+/iu
/** “I leave. Really.”: said to nobody but oneself. */
export const IN_EARNEST_EN = /^(?:no,? )?(?:really|seriously|honestly|truly|for real|i mean it)[.!]*$/i
/** “Listen.” before more of what is said. */
export const LISTEN_EN =
  /^(?:(?:no|yes|please|oh|now|but|well|okay|ok)[,.!]* )*(?:listen(?: to me)?|look(?: here)?|wait|hold on|come on|come now|stop|enough|see here|think|right|fine|ok fine|ok|okay|really|honestly|seriously)[.!]+$/i
/** “It is cold, so I light the fire”: how things are, and what comes of it. */
export const SO_EN =
  /^(?:(?:i|we) (?:don't|do not|didn't|can't|cannot|couldn't|know|think|want|need)\b[^?"“]{2,100}?,? so (?=(?:i|we)\b)|(?:i|we)(?:'m| am|'re| are) (?:(?:so|very|really|too|getting) )?(?:tired|sleepy|hungry|thirsty|cold|bored|scared|curious|worried|exhausted|hot|wet),? (?:so |and )?(?=(?:i|we)\b)|(?:it|it's|there|there's|he|he's|she|she's|they|they're|that|that's|this|nobody|no one|everybody|everyone|somebody|something|nothing|the|my|his|her)\b[^?"“]{2,140}?,? so (?=(?:i|we)\b))/i
/** Why, without a comma after it: “since nobody answers I open the door”. */
export const WHY_EN =
  /^(?:unless|since|because|now that|although|though|seeing that|given that|if (?:nobody|no one|none))\s/i
/** Where the hero's own act may begin. */
export const OWN_EN = /\s(?=(?:i|we)(?:'ll)?\s)/gi
/** Who says “I” or “my” is not “she”; “my rogue” is the hero. */
export const SAYS_I =
  /\b(?:i|me|we|i'm|my(?! (?:character|hero|heroine|rogue|bard|wizard|cleric|paladin|ranger|druid|monk|fighter|barbarian|sorcerer|warlock|knight|mage|elf|dwarf|halfling|guy|pc)\b))\b/i
/** “Get me out of here”: a wish to be gone, said to nobody. */
export const AWAY_EN = /^(?:please,? )?get me (?=(?:out|away)\b)/i
