import { PERSON } from './card-words-en.ts'

/** How a quest’s card says what is lost, in English. */

/** Things by how they are kept. */
export const OBJECTS = [
  ['hangs', 'painting|portrait|tapestry|mirror|banner|icon|picture|bell'],
  [
    'worn',
    'necklace|ring|crown|mask|amulet|pendant|brooch|cloak|watch|tiara|locket|sword|armou?r|helmet|medal|earrings?|bracelet|wig|hat|coat|badge',
  ],
  [
    'written',
    'book|manuscript|will|letters?|map|diary|ledger|recipe|scroll|chart|deed|contract|files?|plans?|formula|script|notebook|journal|papers',
  ],
  [
    'alive',
    'dog|cat|horse|bird|dragon|cow|bull|goat|falcon|hound|wolf|pony|puppy|kitten|parrot|pig|sheep|hen|rabbit|tortoise|donkey|mule',
  ],
  [
    'carried',
    'diamond|clock|violin|statue|key|box|heirloom|jewels?|ruby|sapphire|emerald|doll|treasure|idol|skull|gem|stone|chip|drive|core|relic|artifact|artefact|orb|egg|gold|money|fiddle|lute|cup|chalice|seed|engine|lamp|coin|device|crystal|heart|trophy|guitar|piano|trumpet|drum|suitcase|wand|staff|serum|medicine|antidote|cheese|cake|wine|payroll|silver|battery|camera|telescope|urn|crate|loot|bicycle|scarf|umbrella|teapot|spoon|candlestick',
  ],
] as const

const DETERMINER = "the|an?|her|his|their|its|my|our|this|that|\\p{Lu}[\\p{L}’'-]+[’']s"
/** Words before a noun that are no adjectives of it. */
export const NO_ADJECTIVE =
  /^(?:and|or|of|in|on|at|is|was|are|has|had|the|an?|to|that|who|which|from|for|with|by|own|stole|took|find)$/i
/** Right before what is taken, lost or wanted. */
export const TAKING =
  /\b(?:stole|stolen|steals?|stealing|took|takes|taken|lost|loses|losing|recover\w*|retriev\w*|robbed(?: \w+)* of|find|finding|bring|get|got|returns?|delivers?|swiped|pinched|hid|hidden|snatched|pawned|misplaced|borrowed|search(?:ing)? for|look(?:ing)? for|hunt(?:ing)? for|theft of|loss of|made off with|r[au]n off with|ate|want|wants|seize\w*|fetch|missing)\s+(?:back\s+|me\s+|us\s+)?$/i
/** Right after what is gone. */
export const LOSS_AFTER =
  /^(?:\s+\p{L}+)?(?:\s+(?:of|from|in|at|on|belonging to)\s[^.!?;,]{1,40}?)?(?:\s+(?:that|which)\s[^.!?;,]{1,40}?)?\s+(?:(?:has|have|had|is|are|was|were|went|got|been|being|all|now|just|\w+ly)\s+){0,4}(?:missing|vanish\w*|disappear\w*|stolen|gone|lost|taken)\b/iu
/** Right before what is gone. */
export const LOSS_BEFORE = /\b(?:missing|stolen|lost|vanished)\s*$/i

/** The nearest article or possessive before a noun, with what stands between. */
export const NEAREST = new RegExp(`^(?:.*[\\s“"(])?(${DETERMINER})\\s+((?:[\\p{L}’'-]+\\s+){0,3})$`, 'isu')

/** Anything that is plainly said to be stolen or lost. */
export const STOLEN =
  /\b(?:stole|stolen|lost|robbed of)\s+(the|an?|his|her|their|my|our)\s+((?:[a-z]+ )?[a-z]{3,})(?=[.,;!?]|$| (?:and|from|in|out|at|before|during|last|on|has|is|while)\b)/
/** What is lost without anybody's having it. */
export const NO_THING =
  /\b(?:way|mind|life|lives|memory|memories|war|battle|job|faith|hope|election|control|voice|name|names|heart|show|temper|game|bet|case|son|daughter|wife|husband|father|mother|brother|sister|family|friend|man|men|people|time|power|crew)$/

/** What is said of whoever is gone. */
export const GONE =
  /\b(never (?:came|come|returned)|did(?:n[’']t| not) (?:come|return)|missing|vanish\w*|disappear\w*|kidnap\w*|abduct\w*|lost|(?:run|ran) (?:away|off)|is gone|has gone|went missing|where \w+ went|taken)\b/i
/** What is said of the dead. */
export const DEAD = /\b(?:died|dead|murder\w*|killed|buried|slain|hanged|drowned|poisoned|shot)\b/i

/** “It took my daughter”, “find my daughter”. */
export const GONE_BEFORE =
  /\b(?:took|takes|taken|stole|stolen|kidnapped|abducted|carried off|lost|find|rescue|bring back|search for|looking for)\s+$/i

/** Kinship that is a name to those who have one. */
export const PET = /^(?:oma|opa|nana|granny|grandma|grandpa|mum|mom|dad)$/

/** Stands for a matter whose title gives no noun. */
export const NAMELESS = 'this business'

/** “Room 13” has no article. */
export const NUMBER = /^(?:room|unit|number|cell|deck|flat|sector|platform|gate|level|apartment|suite) \d+$/

/** The matter in hand, where somebody is dead. */
export const DEATH_OF = (whom: string): string => `the death of ${whom}`
/** Somebody’s kin, without a name. */
export const SOMEBODYS_KIN = new RegExp(
  `\\b(?:my|our|the|a|an|his|her|their|one)\\s+(?:[a-z]+\\s)?(?:${PERSON})\\b(?![’'-])`,
  'i',
)
/** A title that says who is gone. */
export const KIN_GONE = new RegExp(
  `\\b(?:(?:missing|lost|vanished)\\s+(?:${PERSON})|where\\s+(?:${PERSON})\\s+went|(?:${PERSON})\\s+is\\s+(?:missing|gone))\\b`,
  'i',
)
/** A word of kinship. */
export const KIN = new RegExp(`\\b(?:${PERSON})\\b`, 'i')
/** The writer’s own kin of this name. */
export const ownKin = (who: string): RegExp => new RegExp(`\\b(?:my|our)\\s+${who}\\b`, 'i')
/** Between an article and what is gone. */
export const LOSS_BETWEEN = /\b(?:missing|stolen|lost|vanished)\s/i
/** “Plays the fiddle” is no loss. */
export const PLAYING = /\bplay(?:s|ed|ing)?\s+$/i
/** Words of loss that are no part of a noun. */
export const LOSS_WORDS = /\b(?:missing|stolen|lost|vanished)\b/gi
/** The writer’s own. */
export const MY_OUR = /^(?:my|our)$/i
/** A title that says that somebody is missing. */
export const MISSING = /\bmissing\b/i
/** “The”, anywhere. */
export const THE = /\bthe\b/i
/** Stops after titles, which end no sentence. */
export const TITLE_STOPS = /\b(Mr|Mrs|Dr|Ms|St)\./g
/** An article at the head of a title. */
export const ARTICLE_HEAD = /^(?:the|an?)\s+/i
/** Where the noun of a title ends. */
export const TITLE_SEAM =
  /\s+(?:that|who|which|whose|of|in|at|on|for|from|to|with|without|and|behind|beneath|under|below|aboard)\s+|[:,–—-]\s/i
/** What makes a title more than a noun. */
export const NO_TITLE_NOUN =
  /\b(?:is|are|was|stole|took|my|your|i|this|mrs?|dr|what|where|who|why|how|last)\b(?!\s\w+$)/
/** Turned to the hero: “my grandfather” is the hero's. */
export const towardsHero = (noun: string): string =>
  noun
    .replace(/^(?:my|our)\s+/i, 'your ')
    .replace(/^(?:an?|his|her|their|its|one|this|that|some|every|the)\s+/i, 'the ')
