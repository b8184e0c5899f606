import type { QuestBrief } from '../../narrator.ts'
import { secondPerson } from '../language/grammar.ts'

/** What a plot can be about. Objects by how they are kept; a person; or a state of affairs. */
export type SubjectType = 'hangs' | 'worn' | 'written' | 'carried' | 'alive' | 'person' | 'matter'

interface Subject {
  readonly type: SubjectType
  /** With its article or possessive, turned to the hero: “the old violin”, “your grandfather”, “Dr. Amaka Ruhl”. */
  readonly noun: string
  readonly pron: 'he' | 'she' | undefined
}

/** What the author's own words give to a compiled world. */
export interface Premise {
  readonly subject: Subject
  /** Names of people, in the order of the text, without the subject's and the suspect's. */
  readonly people: readonly string[]
  /** Somebody whom the author calls a thief or worse. */
  readonly suspect: string | undefined
  /** A house or the like, and a town or the like, where they are named. */
  readonly house: string | undefined
  readonly town: string | undefined
  /** What the author tells the hero to do, in the last sentence: “find it before the feast”. */
  readonly goal: string | undefined
}

const OBJECTS: readonly (readonly [Exclude<SubjectType, 'person' | 'matter'>, string])[] = [
  ['hangs', 'painting|portrait|tapestry|mirror|banner|icon|picture|bell'],
  ['worn', 'necklace|ring|crown|mask|amulet|pendant|brooch|cloak|watch|tiara|locket|sword|armou?r|helmet'],
  ['written', 'book|manuscript|will|letter|map|diary|ledger|recipe|scroll|chart|deed|contract|files?|plans?|formula'],
  ['alive', 'dog|cat|horse|bird|dragon|cow|bull|goat|falcon|hound|wolf|pony'],
  [
    'carried',
    'diamond|clock|violin|statue|key|box|heirloom|jewels?|ruby|sapphire|emerald|doll|treasure|idol|skull|gem|stone|chip|drive|core|relic|artifact|artefact|orb|egg|gold|money|fiddle|lute|cup|chalice|seed|engine|lamp|coin|device|crystal|heart',
  ],
]
const LOSS =
  /\b(stol\w+|steal\w*|miss\w+|vanish\w*|lost|gone|took|taken|disappear\w*|find|recover\w*|theft|robbed|hidden|search)\b/i
const PERSON =
  'grandfather|grandmother|father|mother|brother|sister|daughter|son|wife|husband|king|queen|prince|princess|child|captain|friend|uncle|aunt|cousin|partner|mentor|teacher|professor|doctor|priest|sheriff|mayor|scientist|engineer|pilot|girl|boy|bride|groom|heir|scholar|wizard|knight|singer|courier'
const FEMALE =
  /\b(grandmother|mother|sister|daughter|wife|queen|princess|aunt|girl|bride|lady|mrs|miss|ms|dame|madame|she|her)\b/i
const MALE = /\b(grandfather|father|brother|son|husband|king|prince|uncle|boy|groom|lord|sir|mr|he|his|him)\b/i
const GONE =
  /\b(never (?:came|come|returned)|did(?:n[’']t| not) (?:come|return)|missing|vanish\w*|disappear\w*|kidnap\w*|abduct\w*|lost|is gone|has gone|dead|died|murder\w*|killed|buried|taken|slain)\b/i

const TITLE =
  'Lady|Lord|(?:First |Second |Third |Chief )?(?:Officer|Engineer)|Chief|Commander|Pilot|Nurse|Elder|Master|Mistress|Aunt|Uncle|Granny|Grandma|Mayor|Judge|Bishop|Abbot|Sergeant|Colonel|Major|Lieutenant|Dr\\.?|Mrs\\.?|Mr\\.?|Miss|Ms\\.?|Captain|Sir|Count|Countess|Baron|King|Queen|Prince|Princess|Dame|Brother|Sister|Father|Mother|Professor|Sheriff|Doc'
const CAPITAL = "\\p{Lu}[\\p{Ll}’']{2,}"
const NAME = new RegExp(`(?:\\b(?:${TITLE})\\s+)?${CAPITAL}(?:\\s+${CAPITAL})?`, 'gu')
const TITLED = new RegExp(`^(?:${TITLE})$`)
const HOUSE =
  /(?:Hall|House|Manor|Abbey|Court|Lodge|Castle|Park|Grange|Tower|Keep|Station|Mansion|Inn|Hotel|Palace|Mill|Farm|Ranch|Vault|School|Theatre|Library|Hospital|Prison|Monastery|Lighthouse)$/
const PLACE_BEFORE =
  /\b(?:at|in|near|outside|to|from|(?:town|city|village|planet|moon|port|station|bishop|mayor|people)(?: of)?)\s+$/i
const KIN_BEFORE = new RegExp(`\\b(?:${PERSON}|named|called|widow|stranger)\\s+$`, 'i')
/** Capitalised words that are offices, peoples or times, not names. */
const NOT_NAMES = new Set(
  (
    'The And But She They Her His Its Our Your Their You Who What When Where Why How There This That These Those Then Now Here ' +
    'One Two Three Some Someone Somebody Nobody Every Everyone After Before With Without For From Into Only Tonight Today Tomorrow ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October ' +
    'November December London England God Yes No Not All Any Each Between Behind Beyond Under Last First Until While For Lady Lord ' +
    'Police Housing Council Company Office Guard Authority Ministry Department Sector Prefect Bishop Mayor Street Laundry Winter ' +
    'Summer Spring Autumn War Long Great Burn Canopy Empire Church Order Guild Academy University Internet Earth Moon Sun'
  ).split(' '),
)

/** Stops after titles hidden, so that they end no sentence. */
const maskTitles = (text: string): string => text.replace(/\b(Mr|Mrs|Dr|Ms|St)\./g, '$1\u0001')
const sentencesOf = (text: string): string[] =>
  (maskTitles(text).match(/[^.!?]+[.!?]*/g) ?? [text]).map((x) => x.replaceAll('\u0001', '.'))

/** Turned to the hero: “my grandfather” is the hero's. */
const towardsHero = (noun: string): string =>
  noun.replace(/^(?:my|our)\s+/i, 'your ').replace(/^(?:an?|his|her|their|its|one)\s+/i, 'the ')

function pronounOf(phrase: string, context: string): 'he' | 'she' | undefined {
  if (FEMALE.test(phrase)) return 'she'
  if (MALE.test(phrase)) return 'he'
  return /\b(she|her)\b/i.test(context) ? 'she' : /\b(he|his|him)\b/i.test(context) ? 'he' : undefined
}

const CRIME =
  /^\S+(?: \S+)? (?:has |had |is |was )?(?:stol\w+|st[eo]al\w*|kill\w*|murder\w*|a thief|a killer|a murderer)\b/i

interface Names {
  people: string[]
  house: string | undefined
  town: string | undefined
}

/** Capitalised names inside sentences: people, or a house or town by their form and the word before. */
function namesIn(body: string): Names {
  const out: Names = { people: [], house: undefined, town: undefined }
  for (const m of body.matchAll(NAME)) {
    const before = body.slice(0, m.index)
    const words = m[0].replace(/[’']s$/, '').split(/\s+/)
    const titled = words.length > 1 && TITLED.test(words[0]!)
    if (!titled && words.some((w) => NOT_NAMES.has(w))) continue
    const opensSentence = /(?:^|[.!?:;]["”]?\s+|["“])$/.test(before)
    const name = words.join(' ')
    if (HOUSE.test(name) && !titled && words.length > 1) out.house ??= name
    else if (PLACE_BEFORE.test(before) && !titled && !opensSentence) out.town ??= name
    else if ((titled || words.length > 1 || KIN_BEFORE.test(before)) && !out.people.some((p) => p.includes(name))) {
      out.people.push(name)
    }
  }
  return out
}

/** Somebody who is gone, by name or by kinship, in a sentence that says so. */
function lostPerson(sentences: readonly string[], names: readonly string[], body: string): Subject | undefined {
  const kin = new RegExp(`\\b(?:my|our|the|a|an|his|her|their|one)\\s+(?:[a-z]+\\s)?(?:${PERSON})\\b`, 'i')
  for (const sentence of sentences.filter((s) => GONE.test(s))) {
    const name = names.find((n) => sentence.includes(n))
    if (name) return { type: 'person', noun: name, pron: pronounOf(name, body) }
    const found = kin.exec(sentence)
    const near = found && GONE.test(sentence.slice(found.index, found.index + found[0].length + 60))
    if (found && near) return { type: 'person', noun: towardsHero(found[0]), pron: pronounOf(found[0], sentence) }
  }
  return undefined
}

function lostObject(body: string, title: string): Subject | undefined {
  const losing = [...sentencesOf(body), title].filter((x) => LOSS.test(x))
  for (const text of losing) {
    const found = OBJECTS.flatMap(([type, nouns]) => {
      const pattern = new RegExp(`\\b(?:the|an?|her|his|their|my|our)\\s+((?:[a-z’'-]+\\s){0,2}(?:${nouns}))\\b`, 'i')
      const noun = pattern.exec(text)?.[1]?.toLowerCase()
      return noun && !/\b(?:and|or|of|in|is|was|the|a|to|that)\b/.test(noun) ? [{ type, noun }] : []
    })
    const best = found.sort((x, y) => y.noun.length - x.noun.length)[0]
    if (best) return { type: best.type, noun: `the ${best.noun}`, pron: undefined }
  }
  return undefined
}

/** Stands for a matter whose title gives no noun. */
export const NAMELESS = 'this business'

/** The title's own noun as the matter in hand: “The Bridge That Takes Names” gives “the bridge”. */
function matterOf(title: string): Subject {
  const article = /^(?:the|an?)\s+/i
  const head = title
    .replace(article, '')
    .split(/\s+(?:that|who|which|whose|of|in|at|on|for|from|with|and|behind|beneath|under|below)\s+|[:,–—-]\s/i)[0]!
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’' ]/gu, '')
    .trim()
  const words = head.split(' ').length
  const short = words <= (article.test(title) ? 3 : 2) && title.split(/\s+/).length <= (article.test(title) ? 8 : 2)
  const usable = head.length > 2 && short && !/\b(?:is|are|was|stole|took|my|your|i|this|mrs?|dr)\b/.test(head)
  return { type: 'matter', noun: usable ? `the ${head}` : NAMELESS, pron: undefined }
}

/** Reads a quest's title and description for what its world must be about. */
export function readPremise(brief: QuestBrief): Premise {
  const body = brief.description.replace(/\s+/g, ' ').slice(0, 2000)
  const names = namesIn(body)
  const sentences = sentencesOf(body)
  const subject =
    lostObject(body, brief.title) ?? lostPerson(sentences, names.people, body) ?? matterOf(brief.title.slice(0, 120))
  const others = names.people.filter((n) => n !== subject.noun && n.length <= 40)
  const suspect = others.find((n) => sentences.some((x) => x.includes(n) && CRIME.test(x.slice(x.indexOf(n)))))
  const people = others.filter((n) => n !== suspect)
  return { subject, people, suspect, house: names.house, town: names.town, goal: goalOf(sentences) }
}

const ORDER =
  /^(?:find|discover|learn|recover|bring|stop|save|rescue|prove|uncover|catch|solve|help|get|escape|steal|return|protect|break|end|free|decide|choose|deliver|survive|reach)\b/i

/** The last sentence as a goal, where it gives an order. */
function goalOf(sentences: readonly string[]): string | undefined {
  const last =
    sentences
      .at(-1)
      ?.trim()
      .replace(/[.!…]+$/, '') ?? ''
  const words = last.split(/\s+/).length
  if (!ORDER.test(last) || words < 2 || words > 20 || last === last.toUpperCase()) return undefined
  return secondPerson(last.charAt(0).toLowerCase() + last.slice(1)).trim()
}

/** Whether a name reads as a woman's or a man's, by its title or the words about it. */
export const pronounOfName = (name: string, body: string): 'he' | 'she' | undefined => {
  const at = body.indexOf(name)
  return pronounOf(name, at < 0 ? '' : body.slice(at + name.length, at + name.length + 60))
}
