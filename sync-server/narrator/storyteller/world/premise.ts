import type { QuestBrief } from '../../narrator.ts'
import { isForeign } from '../language/foreign.ts'
import { secondPerson } from '../language/grammar.ts'
import { evenTitle, evenVoice, type Named, type Names, readNames, tellerOf } from './card-names.ts'
import { lostObject, lostPerson, matterOf, NAMELESS, type Subject, sentencesOf } from './card-subject.ts'
import { printed } from './card-words.ts'
import { motifsOf, namesWith } from './cards.ts'
import { type Motif, readMotifs } from './motifs.ts'

/** What the author's own words give to a compiled world. */
export interface Premise {
  readonly subject: Subject
  /** Who asks for help, where the author names somebody who can. */
  readonly client: Named | undefined
  /** The living whom the author names, in the order of the text, without the client, the subject and the suspect. */
  readonly people: readonly Named[]
  /** Somebody whom the author calls a thief, or who threatens. */
  readonly suspect: Named | undefined
  /** A house or the like, and a town or the like, where they are named. */
  readonly house: string | undefined
  readonly town: string | undefined
  /** What the author tells the hero to do, in the last sentence: “find it before the feast”. */
  readonly goal: string | undefined
  /** What the hero is, where the author says so: “You are the captain of the watch”. */
  readonly role: string | undefined
  /** What else the card speaks of: creatures, vessels, places, curses. */
  readonly motifs: readonly Motif[]
}

const MAX_CARD = 2000
/** Small words of which hardly an English sentence has none. */
const SMALL =
  /^(?:the|a|an|of|to|in|is|and|my|has|was|for|on|it|that|with|who|at|not|are|his|her|i|you|from|by|have|be|he|she|they|but|no)$/
const hardlyEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= 8 && words.filter((w) => SMALL.test(w)).length < words.length * 0.12
}

const NO_NAMES: Names = { people: [], house: undefined, town: undefined, vessel: undefined }
const NO_MATTER: Subject = { type: 'matter', noun: NAMELESS, pron: undefined }

/** Whom a goal sends the hero after, by what they have done. */
const WRONGDOER =
  /\bthe (traitor|spy|killer|murderer|thief|culprit|saboteur|liar|leak|impostor|forger|poisoner|assassin|mole|arsonist|blackmailer)\b/i

/** The matter in hand, where nothing and nobody is lost: the title's noun, else what the goal or the card speaks of. */
function matterIn(
  title: string,
  body: string,
  goal: string | undefined,
  motifs: readonly Motif[],
  taken: readonly string[],
): Subject {
  const own = matterOf(title)
  const named = own && taken.includes(own.slice(4)) ? undefined : own
  const head = named?.split(' ').at(-1)?.slice(0, 5) ?? ''
  const text = body.toLowerCase()
  const of = (noun: string): Subject => ({ type: 'matter', noun, pron: undefined })
  const spoken = motifs.find(
    (m) =>
      title
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(m.head) && !m.named,
  )
  if (spoken && !named?.endsWith(spoken.head)) return of(spoken.noun)
  const mine = named && new RegExp(`\\bmy ${named.slice(4).replace(/[^\p{L} ]/gu, '')}\\b`, 'i').test(body)
  if (mine) return of(`your ${named.slice(4)}`)
  if (named && (text.includes(head) || motifs.some((m) => m.noun === named))) return of(named)
  const wrongdoer = WRONGDOER.exec(goal ?? '')?.[1]
  if (wrongdoer && !(named && text.includes(head))) return of(`the ${wrongdoer}`)
  const wanted = motifs.find((m) => m.named === false && goal?.toLowerCase().includes(m.head))
  if (wanted) return of(wanted.noun)
  const short = named && named.split(' ').length <= (/^(?:the|an?)\s/i.test(title) ? 3 : 2)
  if (short && /^(?:the|an?)\s/i.test(title)) return of(named)
  const first = motifs.find((m) => m.kind !== 'person' && m.kind !== 'figure')
  return of(first?.noun ?? (short ? named : undefined) ?? NAMELESS)
}

/** The names with whoever writes the card: nobody else asks. */
function withTeller(names: Names, teller: Named | undefined): Names {
  if (!teller) return names
  const others = names.people.filter((p) => p.name !== teller.name && p.call !== teller.call)
  return { ...names, people: [teller, ...others.map((p) => ({ ...p, asks: false }))] }
}

/** What is the writer's own is not the hero's: “Hobb’s daughter”. */
function ownedBy<T extends { readonly noun: string }>(teller: Named | undefined, what: T): T {
  return teller ? { ...what, noun: what.noun.replace(/^your /, `${teller.call}’s `) } : what
}

/** Of whom the card speaks as “you”. */
const ROLE =
  /\bYou(?: are|['’]re) ((?:the|an?) (?:[a-z’-]+ ){0,3}?[a-z’-]+(?: of (?:the )?[a-z’-]+)?)(?=[.,;!]| (?:and|who|with|in|at|on|but|from|for|sent|hired)\b)/u

/** Until when something is to be done. */
export const TERM = /,? (?:before|by|until|till|while there)\b.*$/

/** The goal as somebody else's; none where the writer has a part in it, for the hero is not they. */
function goalFor(teller: Named | undefined, goal: string | undefined): string | undefined {
  if (!teller || !goal) return goal
  const theirs = goal.replace(/\byour\b/g, `${teller.call}’s`)
  const own = (text: string): boolean => /\b(?:you(?:rself)?|we|us|me|i)\b/i.test(text)
  const bare = theirs.replace(TERM, '')
  return own(bare) ? undefined : own(theirs) ? bare : theirs
}

/** Reads a quest's title and description for what its world must be about. */
export function readPremise(brief: QuestBrief): Premise {
  const body = evenVoice(printed(brief.description).replace(/\s+/g, ' ').trim().slice(0, MAX_CARD))
  const title = evenTitle(printed(brief.title).slice(0, 120))
  const foreign = isForeign(`${title}. ${body}`, () => false) || hardlyEnglish(`${title} ${body}`)
  const cards = brief.cards ?? []
  const teller = foreign ? undefined : tellerOf(body)
  const names = withTeller(namesWith(foreign ? NO_NAMES : readNames(body, title), cards), teller)
  const callings = [names.house ?? '', ...names.people.map((p) => p.name)].map((x) =>
    x.toLowerCase().replace(/^the /, ''),
  )
  const goal = goalFor(teller, goalOf(sentencesOf(body)))
  const found = lostObject(body, title) ?? lostPerson(title, body, names.people)
  const lost = found && ownedBy(teller, found)
  const own = motifsOf(cards, lost?.noun)
  const motifs = [...own, ...readMotifs({ title, body, names, taken: lost?.noun })].map((m) => ownedBy(teller, m))
  const subject = lost ?? (foreign ? NO_MATTER : matterIn(title, body, goal, motifs, callings))
  const living = names.people.filter((p) => !p.dead && !p.lost && p.name !== subject.noun && p.call !== subject.noun)
  const suspect = living.find((p) => p.accused) ?? living.find((p) => p.hostile)
  const rest = living.filter((p) => p !== suspect && !p.hostile)
  const client = rest.find((p) => p.asks) ?? rest.find((p) => p.kin) ?? rest[0]
  const people = living.filter((p) => p !== suspect && p !== client)
  const creature = motifs.find(
    (m) => (m.kind === 'beast' || m.kind === 'being') && m.noun === subject.noun && !m.plural,
  )
  const whom = subject.type === 'person' ? subject.noun : subject.type === 'alive' ? subject.noun : suspect?.name
  const what =
    subject.type === 'person' ? undefined : (creature?.noun ?? (subject.type === 'matter' ? undefined : subject.noun))
  return {
    subject,
    client,
    people,
    suspect,
    house: names.house,
    town: names.town,
    goal: goal && named(goal, { friend: subject.type === 'person' ? subject.noun : client?.call, whom, what }),
    role: ROLE.exec(body)?.[1]?.toLowerCase(),
    // What the trouble is about comes first; a thing that is lost has its plot.
    motifs: [...motifs].sort((x, y) => Number(y.noun === subject.noun) - Number(x.noun === subject.noun)),
  }
}

const ORDER =
  /^(?:find|discover|learn|recover|bring|stop|save|rescue|prove|uncover|catch|solve|help|get|escape|steal|return|protect|break|end|free|decide|choose|deliver|survive|reach|win|kill|hunt|defeat|destroy|convince|make|keep|track|investigate|expose|clear|figure out|retrieve|slay|lead|unmask|take|cure|restore|write|talk|figure|cook|sing|rob|open|close|survive|choose|tell)\b/i
const ASKING =
  /^(?:please,? |you (?:must|have to|need to|should) |can you |could you |will you |now |so |and |your (?:job|task|mission) is to )+/i

/** The last order among the sentences as a goal. */
function goalOf(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences.slice(-3).reverse()) {
    const plain = sentence
      .replace(/[.!?…]+$/, '')
      .replace(/^(?:we|i) (?:need|want|have) to (?:know|find out|learn) /i, 'find out ')
      .replace(/^(?:we|i) (?:need|want) (it|him|her|them) back\b/i, 'get $1 back')
      .replace(ASKING, '')
      .replace(/^help (?:me|us) (?:to )?(?=\w+ )/i, '')
      .replace(/^.*\b(?:i|we) (?:need|want|beg|ask|implore|would like) you to /i, '')
    const words = plain.split(/\s+/).length
    if (!ORDER.test(plain) || words < 2 || words > 24) continue
    return secondPerson(plain.charAt(0).toLowerCase() + plain.slice(1)).trim()
  }
  return undefined
}

/** What is done for somebody, not against them. */
const FRIENDLY = /^(?:help|save|protect|rescue|bring|find|get|keep|free|cure)$/

/** “find it”, “stop her” with the noun, which stands in another sentence. */
function named(goal: string, { friend, whom, what }: Record<'friend' | 'whom' | 'what', string | undefined>): string {
  return goal
    .replace(/^(\w+) it\b/, (all, verb: string) => (what ? `${verb} ${what}` : all))
    .replace(
      /^(\w+) (?:him|her)(?=$| (?:before|back|and|by|at|in|from|until|alive|home|first)\b)/,
      (all, verb: string) => {
        const meant = FRIENDLY.test(verb) ? (friend ?? whom) : whom
        return meant ? `${verb} ${meant}` : all
      },
    )
}
