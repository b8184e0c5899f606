import { capital } from './grammar.ts'

/** People whom a quest’s card knows by what they are and not by name, in English. */

/** Offices that stand before a last name, with how they are written there. */
export const OFFICES: ReadonlyMap<string, string> = new Map(
  [
    'captain,sheriff,marshal,deputy,judge,professor,doctor,commander,colonel,major,lieutenant,sergeant,inspector,detective,constable,general,admiral,chancellor,senator,governor,ambassador,bishop,abbot,mayor,reverend,pastor,rabbi,corporal,warden,nurse,headmaster',
  ]
    .join()
    .split(',')
    .map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]),
)

const MASTERS =
  'harbou?r ?master|station ?master|post ?master|post ?mistress|head ?master|head ?mistress|school ?master|school ?mistress|school ?teacher|choir ?master|quarter ?master|ring ?master|toll ?keeper|game ?keeper|lighthouse keeper|ferry ?man|bell[- ]?ringer|grave ?digger|undertaker|night watchman|watchman|piano tuner|organist|tax collector|fortune ?teller|first mate|cabin boy|chief engineer|stage manager|coroner|notary|town clerk|innkeeper|shopkeeper|bookkeeper|beekeeper|zookeeper|housekeeper|goalkeeper'
const TRADES =
  'keeper|sexton|verger|vicar|priest|monk|nun|friar|abbess|curate|miller|(?:black|gold|silver|lock|gun)?smith|baker|butcher|barber|tailor|seamstress|dressmaker|weaver|cobbler|cooper|potter|carpenter|joiner|mason|plumber|chemist|pharmacist|apothecary|herbalist|healer|midwife|surgeon|dentist|medic|landlord|landlady|barman|barmaid|bartender|barkeep|butler|footman|chauffeur|coachman|gardener|governess|cook|chef|maid|housemaid|steward|stewardess|porter|caretaker|janitor|concierge|postman|milkman|fisherman|farmer|shepherd|shepherdess|hunter|ranger|prospector|rancher|trapper|smuggler|poacher|pilot|navigator|engineer|mechanic|technician|scientist|botanist|biologist|physicist|astronomer|alchemist|librarian|archivist|curator|teacher|tutor|lawyer|solicitor|banker|clerk|accountant|auctioneer|pawnbroker|moneylender|merchant|trader|peddler|pedlar|printer|editor|journalist|reporter|photographer|painter|poet|composer|violinist|pianist|conductor|singer|actress|actor|dancer|jester|minstrel|bard|director|clockmaker|watchmaker|toymaker|dollmaker|chandler|lamplighter|chimney sweep|gaoler|jailer|executioner|hangman|guard|squire|knight|king|queen|prince|princess|duke|duchess|baron|baroness|count|countess|emperor|empress|chieftain|shaman|oracle|seer|hermit|beggar|gambler|widow|widower|stranger|neighbou?r|foreman|manager|boss|president|minister|chairman|secretary|consul'
/** What people can be known by. */
export const ROLE_NOUN = `(?:${MASTERS}|${[...OFFICES.keys()].join('|')}|${TRADES})`

/** A role with its article and what stands between; no name right after it, and no other noun that it belongs to. */
export const ROLE_MENTION = new RegExp(
  `\\b([Tt]he|[Aa]n?|[Oo]ur|[Mm]y|[Yy]our|[Tt]his|[Tt]hat|[Hh]is|[Hh]er|[Tt]heir)\\s+((?:(?!(?:and|or|of|to|in|on|at|is|was|who|that|has|had)\\b)[a-z-]+\\s+){0,2}?)(${ROLE_NOUN})\\b(?![-\\p{L}])(?!,? (?:(?:called|named) )?(?:M(?:r|rs|s)\\.? )?\\p{Lu}\\p{Ll})`,
  'gu',
)
/** A name right before: “Bram the shepherd”, “Ross, the captain”. */
export const NAME_BEFORE_ROLE =
  /(?<!\b(?:in|on|at|of|near|from|to|since|last|this|by) )(?<!\p{Lu}\p{Ll}+ )(\p{Lu}\p{Ll}+),?\s+$/u
/** A role that is the hero’s or the writer’s own, right before it. */
export const OWN_ROLE_BEFORE = /\b(?:me|I|you|I am|I['’]m|you are|you['’]re|I was|you were|as|myself|yourself),?\s+$/i
/** A role that nobody has yet, or that is no one person’s: “a new sheriff is wanted”, “every captain”. */
export const NO_ONE_BEFORE = /\b(?:no|every|each|any|like|without)\s+$/i
/** More nouns after it: “the captain table”, “the doctor bag”. */
export const ROLE_OF_THING =
  /^\s(?:table|bag|hat|coat|shop|house|office|class|uniform|school|union|strike|robot|training|test|exam|course|job|position|vacancy)\b/i
/** A role of some time ago, who died then: nobody’s death is the matter. */
export const LONG_DEAD_AFTER =
  /^[^.!?]{0,60}\b(?:buried|dead|died|drowned|hanged|killed)\b[^.!?]{0,40}\b(?:ago|years|since|long|last (?:winter|spring|summer|autumn|year)|centur\w+|decades?|in \d{4})\b/i
export const LONG_DEAD_BEFORE = /\b(?:the late|my late|our late|dead|old dead|long-dead|ghost of the|grave of the)\s+$/i

/** A role that stands for the hero, after “me” or “I”: “a letter to me, the tailor’s apprentice”. */
export const HERO_IN_APPOSITION =
  /\b(?:me|I|myself),\s+((?:the|an?|(?:her|his|their) )\s*(?:[a-z’'-]+ ){0,3}?[a-z’'-]+(?: of (?:the )?[a-z’'-]+)?)(?=[.,;!?]|$)/u
const KIN_ROLE =
  'apprentice|daughter|son|widow|widower|wife|husband|sister|brother|niece|nephew|heir|heiress|assistant|servant|pupil|student|deputy|mate|clerk|guest|lodger|tenant|stranger|orphan|witness|passenger|survivor|detective|private eye|thief|spy|soldier|sailor|prisoner|exile|outlaw|intern|recruit|novice|witch|wizard'
/** “I am the keeper of the bees”, where nobody else is asked for help. */
export const HERO_IS = new RegExp(
  `\\bI(?: am|['’]m)(?: only| just)? ((?:the|an?|(?:the )?\\p{Lu}?[\\p{L}]+[’']s) (?:[a-z’'-]+ ){0,3}?(?:${ROLE_NOUN}|${KIN_ROLE})(?: of (?:the )?[a-z’'-]+)?)(?=[.,;!?]|$| (?:and|who|with|in|at|on|but|from|for|sent|hired|here|aboard|to)\\b)`,
  'u',
)
/** Whoever writes wants somebody else to do it. */
export const WRITER_ASKS =
  /\b(?:help (?:me|us)|(?:need|want|ask|beg|beseech|implore) you|hire you|hired you|you (?:must|should|have to)|(?:will|can|could|would) you|bring (?:me|us)|please)\b/i

/** A woman's calling, by its word. */
export const WOMANS_ROLE =
  /(?:mistress|maid|ess|woman|wife|widow|nun|landlady|queen|princess|governess|seamstress|midwife|abbess)$/i
/** A man's. */
export const MANS_ROLE =
  /(?:(?<!chair)(?:man)|landlord|monk|friar|king|prince|duke|baron|count|emperor|headmaster|schoolmaster|harbou?r ?master|widower|footman|butler|abbot|cabin boy)$/i
/** Who keeps a house for guests. */
export const HOST_ROLE = /\b(?:landlady|inn ?keeper|bar ?(?:keep(?:er)?|maid|tender)|cook|housekeeper|shopkeeper)$/i
/** Who keeps watch or order. */
export const LAW_ROLE =
  /^(?:captain|sheriff|marshal|deputy|commander|colonel|major|lieutenant|sergeant|inspector|detective|constable|general|guard|gaoler|jailer|warden|(?:night )?watchman|harbou?r ?master)$/i

/** An article that sets what somebody is beside a name. */
export const APPOSED = /^(?:the|our|an?)$/
/** A name beside a calling: “the piano tuner Mr. Abel Finch”, “Bram, our shepherd”. */
export const nameOfRole = (role: string): RegExp => {
  const word = `[${role.charAt(0)}${role.charAt(0).toUpperCase()}]${role.slice(1)}`
  return new RegExp(
    `\\b${word},? (?:(?:called|named) )?(?:(?:M(?:r|rs|s)\\.?|Dr\\.?|Miss) )?(\\p{Lu}\\p{Ll}+)|(?<!\\b(?:in|on|at|of|near|from|to|since|last|by) )(?<!\\p{Lu}\\p{Ll}+ )(\\p{Lu}\\p{Ll}+),? (?:the|our|an?) (?:[a-z]+ )?${role}\\b`,
    'u',
  )
}
/** Whose something is, right after the noun. */
export const POSSESSES = /^[’']s?\s/
/** Who is in the room where a story begins, at the end of its opening. */
export const IN_THE_ROOM: readonly ((who: string) => string)[] = [
  (who) => `${capital(who)} is here already, and gives you time to put your bag down.`,
  (who) => `The first person you meet is the nearest: ${who}, who looks you over, and nods.`,
  (who) => `You are not alone here. ${capital(who)} has been watching the way you came in.`,
  (who) => `${capital(who)} is standing by, like somebody who was told to and would have in any case.`,
]
