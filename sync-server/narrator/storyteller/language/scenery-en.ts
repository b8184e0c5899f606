/** What English does to the things of a room. */

/** Something is put an end to: “smash the lamp”; nothing is that is torn off, kicked open or turned over. */
export const BREAKS_EN =
  /^(?:(?:i|we) )?(?:just |then |simply )?(?:(?:break(?! into| in\b| out\b| off\b)|smash|shatter|crush|wreck|destroy|ruin|splinter|snap|shred|slash|trample|stamp on|stomp on|batter|hack|chop|demolish|cut up|burst|mangle)(?:e?s|ed|ing)?(?!\p{L})|(?:rip|tear)(?!\p{L})(?!.{1,60} (?:off|from|down|away|out|open)(?!\p{L}))|kick(?!\p{L}).{1,40} (?:in|down|apart|to (?:bits|pieces))(?!\p{L})|(?:throw|hurl|fling|dash)(?!\p{L}).{1,40} (?:at|against|on|onto|to) the (?:wall|floor|ground|stones?|hearth|door)(?!\p{L}))/iu
/** What is torn down is had in the hand. */
export const TEARS_OFF_EN =
  /^(?:(?:i|we) )?(?:just |then |simply )?(?:rip|tear|pull|yank|wrench|break)(?!\p{L}).{1,60} (?:off|from|down)(?!\p{L})/iu
/** Too stout to be broken with the hands. */
const STURDY_EN =
  /^(?:wall|floor|ceiling|roof|door|doorway|gate|stair|staircase|step|hearth|fireplace|chimney|tree|hedge|lawn|path|road|street|bridge|river|pond|pool|sea|sky|hill|tower|house|church|hall|room|yard|grave|tomb|stone|statue|pillar|column|boulder|rock|mountain|cliff|bell|hull|bulkhead|airlock|ship|horse|cow|ox|sheep|goat|pig|hound|dog|cat|bird|crow|bee|fire|flame|smoke|steam|fog|mist|light|shadow|heap|stack|pile|mound|row)s?$/i
/** … by fire. */
export const BURNS_EN =
  /^(?:(?:i|we) )?(?:just |then |simply )?(?:(?:burn|torch|ignite|scorch|char|incinerate)(?:e?s|ed|ing)?(?!\p{L})|set (?:fire|light) to |set .{1,40} (?:on fire|alight|ablaze)|(?:throw|put|toss|feed|cast|fling) .{1,40} (?:in|into|on|onto|to) the (?:fire|flames?|stove|hearth|furnace|grate))/iu
/** Something is put right. */
export const MENDS_EN =
  /^(?:(?:i|we) )?(?:try to )?(?:fix|mend|repair|oil|grease|tighten|patch(?: up)?|restore|splice|solder|weld|glue|adjust|straighten|overhaul|service|unjam|unblock|unclog|free|reset|rewire|tune|wind(?: up)?|crank|prime|restart|re-?hang|re-?seat|replace|put .{1,30} right|get .{1,40} (?:to work|working|going|running|moving))(?:e?s|ed|d|ing)?(?!\p{L})/iu
/** Something is taken to pieces. */
export const APART_ALL_EN =
  /^(?:(?:i|we) )?(?:try to )?(?:(?:take|pull|pick|tear|get) .{1,60}? (?:apart|to (?:bits|pieces))(?!\p{L})|(?:take apart|dismantle|disassemble|unscrew|strip down|unpick|unbolt)(?!\p{L}))/iu
/** Something is made that was not there, with what it is: “build a frame out of the planks”. */
export const MAKES_EN =
  /^(?:(?:i|we) )?(?:try to )?(?:build|make|construct|fashion|craft|whittle|carve|knit|sew|weave|fabricate|knock together|put together|assemble|forge) (?:myself |us )?(?:an?|some|another|two) ((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+?)(?=$|[.,;!?]| (?:out|from|of|with|for|to|that|which|and|so|on|in|at|by|under|over|using)(?!\p{L}))/iu
/** Something is put up that works where it stands: “rig a pulley from the hook to the flap”. */
export const RIGS_EN =
  /^(?:(?:i|we) )?(?:try to )?(?:rig(?: up)?|set up|put up|install|hang|fit|mount|string up) (?:an?|some|the) ((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+?)(?=$|[.,;!?]| (?:out|from|of|with|for|to|that|which|and|so|on|in|at|by|under|over|using|between|above|across)(?!\p{L}))/iu
/** What is made and is nothing to be had: “make a bow”, “make a wish”. */
export const NOT_MADE_EN =
  /(?:^| )(?:noise|sound|joke|wish|bow|face|faces|fuss|scene|point|note|deal|bargain|offer|promise|toast|speech|plan|guess|move|mistake|mess|mark|sign|choice|decision|case|excuse|start|stand|song|tune|friend|friends|fire|tea|coffee|time|sense|way|call|request|gesture|list|drawing|circle|sound|effort|fortune|remark)$/i
/** What is sat or lain upon. */
export const RESTS_ON_EN =
  /^(?:(?:i|we) )?(?:sit|lie|lean|perch|settle|stand|kneel|climb|rest|flop|recline|stretch out|step|jump|get)(?: myself| down| back| up| out| quietly| carefully| for a (?:minute|moment|while|bit)){0,3} (?:on|upon|onto|in|into|against) (?!(?:my|front|order|silence|line|bed with)(?!\p{L}))/iu
/** What only covers a thing is lifted off it: nothing is taken. */
export const UNCOVERS_EN =
  /^(?:(?:i|we) )?(?:gently |carefully |slowly |just |then )*(?:lift|raise|remove|take|draw|pull|fold|turn|slide|push|peel)(?:s|ed|ing)?(?: (?:off|up|away|back|aside))? (?:the |a |its |their |that |this )(?:[\p{L}’'-]+ )?(?:cover|lid|cloth|sheet|cloche|napkin|dust ?sheet|tarpaulin|canvas|veil|top|wrapping|blanket)s?(?: (?:off|up|away|back|aside))?(?:$|[.,;!?]| (?:from|off|of|on|over|and|to) )/iu
/** What is looked for in something: “search the drawers for a key”. */
export const SOUGHT_EN =
  /^(?:(?:i|we) )?(?:search|look|rummage|go|hunt|feel|check|dig|ransack|comb|turn out|examine|rifle|scour|try)(?: (?:through|in|inside|under|behind|among|around|about|over|at))? (.{2,60}?) for (?:any |some |the |an? |my |her |his |their |another )?((?!(?:a (?:minute|moment|while|bit)|clues?|anything|something|signs?|evidence|traces?|good|now|once|sure|long|hints?|more|myself|ourselves|yourself)(?!\p{L}))[\p{L}'’-]+(?: [\p{L}'’-]+)?)\s*[.!]*$/iu

/** What is no thing, though it stands among the nouns of a text. */
const NO_THING = new Set(
  (
    'air answer arm back beginning bit body breath business cause chance corner course day dark death direction ear edge end ' +
    'evening eye face fact fear feeling finger foot front fuss gap glance half hand head heart hope hour idea ' +
    'inch kind knee labour laugh leg life light line look lot luck manner matter middle mile minute moment ' +
    'month morning mouth name neck night noise nobody nose note nothing number one order other pair part past ' +
    'pause people person piece place pleasure point purpose question rain reason rest room rule run sake second sense shape ' +
    'shoulder side sight sign silence size skin sleep smell something somebody sort sound speech spirit spot ' +
    'step story sum surprise talk tale thing thought throat time tone tongue top town trouble truth turn use view ' +
    'voice walk wall way weather week weight while wind word work world year years yesterday today tomorrow noon midnight ' +
    'afternoon everything everybody anything anybody attention mind'
  ).split(' '),
)
const SOMEBODY_EN =
  /^(?:man|men|woman|women|girl|boy|child|children|kid|lad|lady|gentleman|fellow|stranger|crowd|mother|father|sister|brother|aunt|uncle|widow|wife|husband|guest|guard|clerk|king|queen|lord|doctor|captain|officer|soldier|servant|maid|host|hostess|baby|neighbour|people|friend|enemy|sheriff|marshal|priest|vicar|canon|councillor|carter|murderer|thief|culprit|ghost|monster|dragon|god)s?$/i
/** Whether a noun can be a thing of a room. */
export const isThingEn = (head: string): boolean =>
  head.length > 2 && !NO_THING.has(head) && !NO_THING.has(head.replace(/s$/, '')) && !SOMEBODY_EN.test(head)

/** What nobody carries off: built in, too large, or alive. */
const FIXED_EN =
  /^(?:wall|floor|ceiling|roof|door|doorway|gate|window|pane|stair|staircase|step|ladder|hearth|fireplace|chimney|stove|oven|range|furnace|boiler|bed|bunk|table|desk|counter|bar|bench|pew|altar|pulpit|sofa|wardrobe|cupboard|dresser|cabinet|bookcase|shelf|shelves|shelving|bath|basin|sink|piano|organ|engine|machine|pump|well|fountain|tree|hedge|bush|lawn|bed|path|road|street|bridge|river|pond|pool|sea|sky|hill|tower|house|hut|shed|barn|church|hall|room|yard|grave|tomb|stone|statue|monument|pillar|column|post|pole|mast|rail|railing|fence|arch|lift|elevator|hatch|airlock|bulkhead|console|panel|pipe|duct|tank|vat|cart|wagon|carriage|car|ship|boat|pod|tug|rock|boulder|mountain|cliff|horse|cow|ox|sheep|goat|pig|hound|dog|cat|bird|crow|bee|heap|stack|pile|mound|row|line|crowd|fire|flame|smoke|steam|fog|mist|draught|light|shadow|scratch|stain|mark|crack|hole|letterbox|barometer|clock|hatstand|hat-stand|loom|press|mill|wheel|crane|gantry|scaffold|sign|signboard|hoarding|garden|field|porch|gallery|cellar|attic|corridor|stairwell|landing|spyhole|podium|stage|bell|podium|carpet)s?$/i
/** A thing without whose it is: “the measure of the crown”, but “the row of bells”. */
export const withoutOwnerEn = (noun: string): string =>
  noun.replace(/(?<=\S) of (?:the|an?|his|her|its|their) .*$/i, '')

/** What of one's own body is looked at: it is there. */
export const OWN_BODY_EN =
  /(?<!\p{L})my (?:own )?(?:finger-?nails?|toenails?|nails?|hands?|palms?|fingers?|thumbs?|toes?|knuckles?|knees?|feet|foot|arms?|wrists?|legs?|reflection)[\s.!]*$/iu
/** The word that says what a thing is: “heap” of “the heap of gifts”. */
const headEn = (noun: string): string =>
  noun
    .trim()
    .split(/\s(?:of|on|in|at|by|under|over|with|from|to|behind|beside|for)\s/i)[0]
    ?.split(/\s/)
    .at(-1) ?? ''
export const isFixedEn = (noun: string): boolean => FIXED_EN.test(headEn(noun))
export const isSturdyEn = (noun: string): boolean => STURDY_EN.test(headEn(noun))
/** A thief who empties something does not carry it off. */
export const ROBS_EN = /^(?:(?:i|we) )?(?:rob|loot|raid|plunder)(?:s|bed|bing|ed|ing)?(?!\p{L})/iu

/** The hero’s own: clothes, small things, and money in their pocket. */
const OWN_EN =
  /(?<!\p{L})my (?:(?:\p{L}+ ){0,2})(?:coat|overcoat|jacket|cloak|hat|cap|bonnet|scarf|shawl|gloves?|mittens?|boots?|shoes?|socks?|stockings?|belt|shirt|skirt|dress|apron|waistcoat|trousers|collar|tie|handkerchief|hankie|purse|wallet|pockets?|money|coins?|cash|dollars?|bits|pennies|pence|pounds?|shillings?|crowns|credits|savings|watch|ring|notebook|pencil|pen|card|badge|glasses|spectacles|pipe|hair|umbrella|stick|bag|satchel|rucksack|papers|ticket|sleeves?|bread|sandwich|lunch)(?!\p{L})/iu
const MONEY_EN =
  /(?<!\p{L})(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|some|half an?|\d+|(?:my |the )?\p{L}+ hundred) )(?:\p{L}+ )?(?:bits?|dollars?|coins?|penny|pennies|pence|pounds?|shillings?|sixpence|florins?|guineas?|credits?|cents?|dimes?|nickels?|francs?|coppers?|silver pieces?|gold pieces?|money|cash|change)(?!\p{L})/iu
/** What of the hero’s own the words are about, as one says it to the hero: “your coat”, “two bits”. */
export const ownThingEn = (words: string): string | undefined =>
  (OWN_EN.exec(words)?.[0] ?? MONEY_EN.exec(words)?.[0])?.toLowerCase().replace(/^my /, 'your ')

/** Something is put somewhere. */
export const LAYS_EN =
  /^(?:(?:i|we) )?(?:lay|put|set|place|leave|drop|count out|slide|toss|throw|push|spread|hang|drape|empty|slap|stack|pay|spend|bet|stake|wager|turn out)(?:s|ed|ing)?(?!\p{L})/iu

const DETERMINER_EN =
  /^(?:the|an?|his|her|its|their|your|my|our|this|that|these|those|some|no|every|each|another|any|of|with|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|forty|and|or)$/
const COMMON_EN =
  /^(?:is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall|should|and|or|but|not|than|then|there|here|who|which|what|when|where|how|why|if|so|as|at|by|in|on|to|of|for|from|with|into|upon|you|he|she|it|they|him|them|all|more|most|much|many|very|only|just|even|still|too|again|ever|never|now)$/

/** The words of a text that may be its things, each once: those with an article or its like shortly before them. */
export function thingsNamedEn(text: string): string[] {
  const words = text.replace(/[^\p{L}’' -]+/gu, ' . ').split(/\s+/)
  const found = new Set<string>()
  let since = 9
  for (const typed of words) {
    const word = typed.toLowerCase()
    if (DETERMINER_EN.test(word)) since = 0
    // What has a capital is somebody, or somewhere.
    else if (++since <= 3 && word === typed && word.length > 2 && word.length < 16 && !COMMON_EN.test(word)) {
      const plain = word.replace(/[’']s?$/, '')
      if (isThingEn(plain)) found.add(plain)
    }
    if (word === '.') since = 9
  }
  return [...found]
}

/** A noun in the singular, near enough to compare it. */
export const singularEn = (noun: string): string =>
  noun
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .replace(/(?:ves)$/, 'f')
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '')
/** Something shut, by its name, that a thing is hidden behind or in: “open the larder door”. */
const SHUTTER_EN =
  /(?<!\p{L})(?:the|that|this|its) ((?:[\p{L}'’-]+ ){0,2}?(?:doors?|lids?|drawers?|curtains?|shutters?|cupboards?|shelf|shelves|flaps?|panels?))(?!\p{L})/iu
export const shutterEn = (words: string): string | undefined => SHUTTER_EN.exec(words)?.[1]?.toLowerCase()

/** Giving away what is in the hand. */
export const GIVES_BACK_EN = /^(?:give|hand|return)/i
