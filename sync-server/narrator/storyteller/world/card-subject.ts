import { type Named, type Pronoun, pronounOf } from './card-names.ts'
import { PERSON } from './card-words.ts'

/** What a plot can be about. Objects by how they are kept; a person; or a state of affairs. */
export type SubjectType = 'hangs' | 'worn' | 'written' | 'carried' | 'alive' | 'person' | 'matter'

export interface Subject {
  readonly type: SubjectType
  /** With its article or possessive, turned to the hero: “the old violin”, “your grandfather”, “Dr. Amaka Ruhl”. */
  readonly noun: string
  readonly pron: Pronoun | undefined
}

const OBJECTS: readonly (readonly [Exclude<SubjectType, 'person' | 'matter'>, string])[] = [
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
]

const DETERMINER = "the|an?|her|his|their|its|my|our|this|that|\\p{Lu}[\\p{L}’'-]+[’']s"
/** Words before a noun that are no adjectives of it. */
const NO_ADJECTIVE =
  /^(?:and|or|of|in|on|at|is|was|are|has|had|the|an?|to|that|who|which|from|for|with|by|own|stole|took|find)$/i
const TAKING =
  /\b(?:stole|stolen|steals?|stealing|took|takes|taken|lost|loses|losing|recover\w*|retriev\w*|robbed(?: \w+)* of|find|finding|bring|get|got|returns?|delivers?|swiped|pinched|hid|hidden|snatched|pawned|misplaced|borrowed|search(?:ing)? for|look(?:ing)? for|hunt(?:ing)? for|theft of|loss of|made off with|r[au]n off with|ate|want|wants|seize\w*|fetch|missing)\s+(?:back\s+|me\s+|us\s+)?$/i
const LOSS_AFTER =
  /^(?:\s+\p{L}+)?(?:\s+(?:of|from|in|at|on|belonging to)\s[^.!?;,]{1,40}?)?(?:\s+(?:that|which)\s[^.!?;,]{1,40}?)?\s+(?:(?:has|have|had|is|are|was|were|went|got|been|being|all|now|just|\w+ly)\s+){0,4}(?:missing|vanish\w*|disappear\w*|stolen|gone|lost|taken)\b/iu
const LOSS_BEFORE = /\b(?:missing|stolen|lost|vanished)\s*$/i

/** Stops after titles hidden, so that they end no sentence. */
const maskTitles = (text: string): string => text.replace(/\b(Mr|Mrs|Dr|Ms|St)\./g, '$1\u0001')
export const sentencesOf = (text: string): string[] =>
  (maskTitles(text).match(/[^.!?]+[.!?]*/g) ?? [text]).map((x) => x.replaceAll('\u0001', '.').trim()).filter(Boolean)

/** Turned to the hero: “my grandfather” is the hero's. */
export const towardsHero = (noun: string): string =>
  noun
    .replace(/^(?:my|our)\s+/i, 'your ')
    .replace(/^(?:an?|his|her|their|its|one|this|that|some|every|the)\s+/i, 'the ')

/** The words before a noun that belong to it. */
function adjectives(words: string, title: boolean): string {
  const kept: string[] = []
  for (const word of words.trim().split(/\s+/).filter(Boolean).reverse()) {
    if (NO_ADJECTIVE.test(word)) break
    kept.unshift(title ? word.toLowerCase() : word)
  }
  return kept.length ? `${kept.join(' ')} ` : ''
}

/** The nearest article or possessive before a noun, with what stands between. */
const NEAREST = new RegExp(`^(?:.*[\\s“"(])?(${DETERMINER})\\s+((?:[\\p{L}’'-]+\\s+){0,3})$`, 'isu')

function objectIn(text: string, title: boolean): Subject | undefined {
  const found = OBJECTS.flatMap(([type, nouns]) => {
    const pattern = new RegExp(`\\b(?:${nouns})\\b(?![-’'])`, 'giu')
    return [...text.matchAll(pattern)].flatMap((m): Subject[] => {
      const ahead = text.slice(Math.max(0, m.index - 120), m.index)
      const near = NEAREST.exec(ahead)
      const [, article = '', between = ''] = near ?? []
      const before = near ? ahead.slice(0, ahead.length - article.length - between.length - 1) : ahead
      const loss = LOSS_BEFORE.test(between || ahead) || /\b(?:missing|stolen|lost|vanished)\s/i.test(between)
      if ((!article && !loss) || /\bplay(?:s|ed|ing)?\s+$/i.test(before)) return []
      if (!TAKING.test(before) && !LOSS_AFTER.test(text.slice(m.index + m[0].length)) && !loss) return []
      const own = adjectives(between.replace(/\b(?:missing|stolen|lost|vanished)\b/gi, ''), title)
      const det = /^(?:my|our)$/i.test(article) ? 'your' : /[’']s$/.test(article) ? article : 'the'
      return [{ type, noun: `${det} ${own}${m[0].toLowerCase()}`, pron: undefined }]
    })
  })
  return found.sort((x, y) => y.noun.length - x.noun.length)[0]
}

/** Something that is not in the lists, where it is plainly said to be stolen or lost. */
function anyThing(body: string): Subject | undefined {
  const m =
    /\b(?:stole|stolen|lost|robbed of)\s+(the|an?|his|her|their|my|our)\s+((?:[a-z]+ )?[a-z]{3,})(?=[.,;!?]|$| (?:and|from|in|out|at|before|during|last|on|has|is|while)\b)/.exec(
      body,
    )
  if (!m || NO_THING.test(m[2]!)) return undefined
  return { type: 'carried', noun: `${m[1] === 'my' || m[1] === 'our' ? 'your' : 'the'} ${m[2]}`, pron: undefined }
}

/** What is lost without anybody's having it. */
const NO_THING =
  /\b(?:way|mind|life|lives|memory|memories|war|battle|job|faith|hope|election|control|voice|name|names|heart|show|temper|game|bet|case|son|daughter|wife|husband|father|mother|brother|sister|family|friend|man|men|people|time|power|crew)$/

/** A thing that the card says is lost, wherever it says so first. */
export function lostObject(body: string, title: string): Subject | undefined {
  for (const text of sentencesOf(body)) {
    const found = objectIn(text, false)
    if (found) return found
  }
  return objectIn(title, true) ?? anyThing(body)
}

const GONE =
  /\b(never (?:came|come|returned)|did(?:n[’']t| not) (?:come|return)|missing|vanish\w*|disappear\w*|kidnap\w*|abduct\w*|lost|(?:run|ran) (?:away|off)|is gone|has gone|went missing|where \w+ went|taken)\b/i
const DEAD = /\b(?:died|dead|murder\w*|killed|buried|slain|hanged|drowned|poisoned|shot)\b/i

/** “It took my daughter”, “find my daughter”. */
const GONE_BEFORE =
  /\b(?:took|takes|taken|stole|stolen|kidnapped|abducted|carried off|lost|find|rescue|bring back|search for|looking for)\s+$/i

const PET = /^(?:oma|opa|nana|granny|grandma|grandpa|mum|mom|dad)$/

const deathOf = (whom: string): Subject => ({ type: 'matter', noun: `the death of ${whom}`, pron: undefined })

/** Somebody who is gone, by name or by kinship, in a sentence that says so; the title is a sentence. */
export function lostPerson(title: string, body: string, people: readonly Named[]): Subject | undefined {
  const lost = people.find((p) => p.lost && !p.dead)
  if (lost) return { type: 'person', noun: lost.name, pron: lost.pron }
  const kin = new RegExp(`\\b(?:my|our|the|a|an|his|her|their|one)\\s+(?:[a-z]+\\s)?(?:${PERSON})\\b(?![’'-])`, 'i')
  for (const sentence of sentencesOf(body)) {
    const found = kin.exec(sentence)
    if (!found || DEAD.test(sentence)) continue
    const rest = sentence.slice(found.index, found.index + found[0].length + 90)
    const gone = GONE.test(rest) || GONE_BEFORE.test(sentence.slice(0, found.index))
    if (!gone && !/\bmissing\b/i.test(title)) continue
    const name = people.find((p) => rest.slice(found[0].length).trimStart().startsWith(p.name) && !p.dead)
    if (name) return { type: 'person', noun: name.name, pron: pronounOf(found[0], '') ?? name.pron }
    if (gone) return { type: 'person', noun: towardsHero(found[0]), pron: pronounOf(found[0], sentence) }
  }
  const dead = people.find((p) => p.dead)
  if (dead) return deathOf(dead.name)
  const inTitle = new RegExp(
    `\\b(?:(?:missing|lost|vanished)\\s+(?:${PERSON})|where\\s+(?:${PERSON})\\s+went|(?:${PERSON})\\s+is\\s+(?:missing|gone))\\b`,
    'i',
  )
  const who = new RegExp(`\\b(?:${PERSON})\\b`, 'i').exec(inTitle.exec(title)?.[0] ?? '')?.[0].toLowerCase()
  if (!who) return undefined
  // “Oma” and the like are names to those who have one.
  const capital = who.charAt(0).toUpperCase() + who.slice(1)
  if (PET.test(who) && body.includes(capital)) return { type: 'person', noun: capital, pron: pronounOf(who, '') }
  const whose = new RegExp(`\\b(?:my|our)\\s+${who}\\b`, 'i').test(body) || !/\bthe\b/i.test(title) ? 'your' : 'the'
  return { type: 'person', noun: `${whose} ${who}`, pron: pronounOf(who, '') }
}

/** Stands for a matter whose title gives no noun. */
export const NAMELESS = 'this business'

/** “Room 13” has no article. */
const NUMBER = /^(?:room|unit|number|cell|deck|flat|sector|platform|gate|level|apartment|suite) \d+$/

/** The title's own noun as the matter in hand: “The Bridge That Takes Names” gives “the bridge”. */
export function matterOf(title: string): string | undefined {
  const article = /^(?:the|an?)\s+/i
  const head = title
    .replace(article, '')
    .split(
      /\s+(?:that|who|which|whose|of|in|at|on|for|from|to|with|without|and|behind|beneath|under|below|aboard)\s+|[:,–—-]\s/i,
    )[0]!
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’' ]/gu, '')
    .trim()
  const words = head.split(' ').length
  const short = words <= (article.test(title) ? 3 : 2) && title.split(/\s+/).length <= (article.test(title) ? 8 : 2)
  const usable =
    /\p{L}{3}/u.test(head) &&
    short &&
    !/\b(?:is|are|was|stole|took|my|your|i|this|mrs?|dr|what|where|who|why|how|last)\b(?!\s\w+$)/.test(head)
  if (!usable) return undefined
  return NUMBER.test(head) ? head : `the ${head}`
}
