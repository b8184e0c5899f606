import { PERSON, TITLE } from './card-words-en.ts'

/** How a quest’s card speaks of people: patterns about a name, in English. */

/** A capitalised word. */
export const CAPITAL_EN = "\\p{Lu}[\\p{Ll}’'-]+\\p{Lu}?[\\p{Ll}]*"
/** A capitalised word with the stop of a title or an initial before it: “St. Agnes”, “P. Morris”. */
const DOTTED = `(?:(?:St|Ste|Mt|Ft|Mr|Mrs|Ms|Dr|Prof|Capt|Sgt|Lt|Col|Gen|Rev|Fr|\\p{Lu})\\.\\s+)?${CAPITAL_EN}`
/** A run of capitalised words, with the title before it. */
export const RUN = new RegExp(`(?:(?<![\\p{L}.])(?:${TITLE})\\s+)?(?<!\\p{Lu}\\.)${DOTTED}(?:\\s+${DOTTED}){0,3}`, 'gu')
/** What people are by trade, where their name comes next: “the shepherd Bram”. */
const TRADE =
  'shepherd(?:ess)?|miller|(?:black|gold|silver)?smith|baker|butcher|fisher(?:man|woman)?|farmer|hunter|huntress|ranger|merchant|trader|innkeeper|landlord|landlady|barkeep(?:er)?|bartender|apothecary|herbalist|healer|monk|nun|friar|abbess|abbot|bishop|vicar|pastor|thief|bandit|pirate|sailor|ferryman|gunslinger|butler|gardener|governess|housekeeper|lawyer|solicitor|banker|clerk|librarian|archivist|curator|journalist|reporter|detective|inspector|android|robot|mechanic|technician|botanist|biologist|physicist|medic|surgeon|guard|soldier|general|sergeant|bard|minstrel|druid|mage|sorceress|enchantress|alchemist|astronomer|carpenter|tailor|weaver|lamplighter|clockmaker|watchmaker|toymaker|orphan|squire|page|jester|prospector|miner|rancher|trapper|actor|actress|dancer|painter|poet|composer|violinist|student|apprentice|servant|steward|chieftain|shaman|oracle|seer|hermit|beggar|gambler|smuggler|spy|assassin|inventor'
/** A calling or kinship right before a name. */
export const KIN_BEFORE = new RegExp(
  `\\b(?:${PERSON}|${TRADE}|named|called|widow|stranger|witch|sorcerer|robber|outlaw|maid|cook)\\s+$`,
  'i',
)

const GONE_VERB =
  "missing|vanish\\w*|disappear\\w*|kidnap\\w*|abduct\\w*|lost|gone|taken|(?:run|ran) (?:away|off)|fled|went (?:down |up |off )?into the|never (?:came|come|returned|seen)|did(?:n[’']t| not) (?:come|return)"
/** What is said right after the name of whoever did something wrong. */
export const CRIME =
  /^(?:,? (?:wanted )?for the (?:murder|killing|theft|robbery)|[^.!?,;]{0,25}?\b(?:stole|stolen|steals|stealing|killed|kills|murdered|poisoned|cursed|kidnapped|robbed|did it|is a thief|is a killer|is a murderer|is to blame|the thief|the killer|the murderer))\b/i
/** What is said right before it: “forged by the clerk”. */
export const CRIME_BEFORE =
  /\b(?:forged|stolen|killed|murdered|poisoned|taken|kidnapped|burnt|robbed|cursed) by (?:(?:his|her|my|the|their|our) )?(?:[a-z]+ )?$/i
/** What whoever threatens is said to do. */
export const HOSTILE =
  /^(?: \w+)? ?(?:,[^,]{0,40},)? ?(?:took (?:my|our|all|everything|the (?:dog|cat|kids|children|baby|car|house|money|furniture|savings))\b|left (?:me|us)|walked out on|dumped (?:me|us)|cheat(?:s|ed)? on|(?:has )?r[au]n off with|demands?|threatens?|threatened|has come for|has come to (?:take|burn|close|arrest)|comes? for|is coming for|swore|swears to|has sworn|betrayed|cheated|locked|plans to|means to|(?:will|wants to|is going to) (?:burn|hang|kill|sell|evict|destroy|marry|tear|close|drown|shoot)|rides in|[^.!?,]{0,40}\bto (?:kill|hang|murder|burn down|shoot|collect)|wants? (?:[\w’'-]+ ){0,4}back)\b/i
/** Whom a card sends its heroes against: “we rob”, “steal it from”, right before the name. */
export const AGAINST_BEFORE =
  /\b(?:rob|robbing|robs|(?:steal|stealing|escape|escaping|escaped|free|run|running|hide|hiding) (?:[\w’'-]+ ){0,5}?from|steal|stealing|kill|killing|assassinate|overthrow|dethrone|depose|defeat|swindle|con|outwit|trick|blackmail|arrest|hunt|hunt down|catch|betray|fight|fighting|duel|revenge on|break into)\s+(?:(?:the|that|old|evil|mad|wicked|our|my|cruel)\s+){0,2}$/i
/** What whoever wants help is said to do. */
export const ASKS =
  /^(?: of (?:the )?\w+)?(?: \w+)? ?(?:,[^,]{0,40},)? ?(?:has |have )?(?:hired|hires|sent for|sends for|asks|asked|begs|begged|needs|wants (?:you|help|to know)|would like|would pay|is certain|is desperate|hopes|offers|pays|promises|summon\w*|calls on you)\b/i
/** What is said after the name of the dead. */
export const DEAD_AFTER =
  /^(?:,[^,]{0,60},)?[^.!?;,]{0,25}?\b(?:died|drowned|perished|is dead|are dead|was dead|(?:has|have) been dead|found dead|dropped dead|(?:was|were|been|is|lies) (?:found )?(?:killed|murdered|hanged|slain|buried|poisoned|shot|strangled|stabbed|drowned))\b/i
/** What is said before it. */
export const DEAD_BEFORE =
  /\b(?:the late|dead|deceased|murdered|ghost of|grave of|tomb of|death of|murder of|killing of|funeral of|killed|murdered|buried|poisoned|who (?:killed|murdered|shot))\s+(?:[a-z]+\s+){0,2}$/i
/** What is said after the name of whoever is gone. */
export const LOST_AFTER = new RegExp(
  `^(?:[’']s last (?:entry|words?|message|letter|log|call|transmission|diary|note)|(?:,[^,]{0,60},)?[^.!?;,]{0,25}?\\b(?:${GONE_VERB})\\b)`,
  'i',
)
const PLACE_LEFT =
  'rooms?|bed|bedroom|cell|chair|armchair|seat|cabin|cot|bunk|berth|hammock|tent|cage|carriage|compartment|cradle|hut|house|study|office|studio|parlour|kitchen|cellar|tower|coach|boat|basket|wheelchair|pew|desk|bench'
const NEXT_DAY =
  '[Ii]n the morning|(?:[Bb]y|[Aa]t|[Bb]efore) (?:dawn|morning|daybreak|daylight|sunrise|first light|noon|breakfast)|(?:[Tt]he )?[Nn]ext (?:morning|day|night)|[Tt]he (?:following|other) (?:morning|day)|[Tt]his morning|[Ww]hen [^.!?]{2,60}|an hour later|hours later|now|today|overnight|since'
/** An empty place where somebody was the night before: “and in the morning the room was empty”. */
export const ROOM_IS_EMPTY = new RegExp(
  `^(?:(?![.!?]\\s+\\p{Lu}\\p{Ll}+ \\p{Lu})[^!?]){0,110}?(?:\\b(?:${NEXT_DAY})\\b[^.!?]{0,50}\\b(?:the|his|her|their|that|its|an?)\\s(?:[a-z-]+\\s){0,2}(?:${PLACE_LEFT})\\s(?:was|is|stood|stands|lay|were|has been|had been)\\s(?:found\\s|still\\s|quite\\s)?(?:empty|bare|deserted|cold|not slept in|unslept in)\\b|\\b(?:his|her|their|an?|the)\\s(?:[a-z-]+\\s){0,2}(?:${PLACE_LEFT})\\s(?:was|is|stood|lay|were)\\s(?:found\\s)?empty\\s(?:${NEXT_DAY})|\\b(?:found|find|finds|left|to)\\s(?:only\\s)?(?:an|the|his|her)\\sempty\\s(?:[a-z-]+\\s)?(?:${PLACE_LEFT})\\b|\\b(?:his|her|the)\\s(?:bed|bunk|cot)\\s(?:has|had)\\snot\\sbeen\\sslept\\sin\\b)`,
  'u',
)
/** In the next sentence: “… to marry the Duke. She has run away.” */
export const SHE_IS_GONE =
  /^[^.!?]{0,60}[.!?] She (?:has |had )?(?:run away|ran away|vanished|disappeared|never came|did not come|is gone|is missing)\b/
/** The same of a man. */
export const HE_IS_GONE =
  /^[^.!?]{0,60}[.!?] He (?:has |had )?(?:run away|ran away|vanished|disappeared|never came|did not come|is gone|is missing)\b/
/** What is said before the name of whoever is gone. */
export const LOST_BEFORE =
  /\b(?:missing|lost|vanished|kidnapped|disappearance of|find|rescue)\s+(?:(?!(?:and|but|or|while|when|because|since|until)\s)[a-z]+\s+){0,2}$/i
/** Words for a woman. */
export const FEMALE =
  /\b(grandmother|grandma|granny|oma|nana|mother|mum|mom|sister|daughter|wife|queen|princess|aunt|niece|girl|bride|lady|mrs|miss|ms|dame|madame|mistress|countess|baroness|duchess|empress|goodwife|widow|witch|fiancée|she|her)\b/i
/** Words for a man. */
export const MALE =
  /\b(grandfather|grandpa|opa|father|dad|brother|son|husband|king|don(?![’'])|prince|uncle|nephew|boy|groom|lord|sir|mr|master|count|baron|duke|emperor|wizard|fiancé|he|his|him)\b/i

/** Who says “I am” with a name. */
export const TELLER = new RegExp(
  `\\b(?:I am|I['’]m|[Mm]y name is|[Tt]hey call me)\\s+((?:(?:${TITLE})\\s+)?${CAPITAL_EN}(?:\\s+${CAPITAL_EN}){0,2})(?![’'])`,
  'u',
)

/** “She” or “he”, by group. */
export const SHE_OR_HE = /\b(?:(she|her|hers|herself)|(he|his|him|himself))\b/i
/** Words that a title writes small. */
export const SMALL_IN_TITLE = /^(?:of|in|the|at|to|and|a|an|on|by|for)$/
/** “The crown of the Queen” is not about the Queen. */
export const OF_BEFORE = /\b(?:of|to|by|with|from|for)\s+(?:the\s+)?(?:\p{Lu}\S*\s+)*$/u
/** The writer’s own kin, right before a name. */
export const MINE_BEFORE = /\b(?:my|our)\s+(?:\w+\s+)?\w+\s+$/i
/** What peoples and tongues end in. */
export const PEOPLES = /(?:ish|ese)$/
/** An article right before a word. */
export const ARTICLE_BEFORE = /\b(?:the|a|an)\s+$/i
/** “The” right before a word. */
export const THE_BEFORE = /\bthe\s+$/i
/** How the name of a place may begin: “Last Hope”. */
export const PLACE_OPENS = /^(?:Last|First|Long|Great|Second|Three|Seven)$/
/** Where somebody is, right before the name of it. */
export const WHERE_BEFORE = /\b(?:in|at|to|near)\s+$/
/** What somebody does, after a name that opens a sentence. */
export const ACTS_OPENING =
  /^ (?:says|said|knows|swears|claims|wants|vanished|stole|loves|hates|never|went|has (?:stolen|vanished|taken|hired))\b/
/** The same inside a sentence. */
export const ACTS_INSIDE = /^(?:[’']s\b| (?:has|had|says|said|will|who|did|never|went|wants|stole|knows)\b)/
/** A name after a calling or kinship, where everything is small. */
export const NAME_AFTER_CALLING = new RegExp(
  `\\b(${PERSON}|witch|mr|mrs|dr|lord|lady) (?!is|was|did|has|who|that|and|of|in|the|to|went|will)([a-z]{3,})`,
  'g',
)
/** Words of address that are part of many names. */
export const ADDRESS = /^(?:miss|lady|lord|dame|madame)$/i
