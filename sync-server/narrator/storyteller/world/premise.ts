import type { QuestBrief } from '../../narrator.ts'
import {
  DO_IT,
  DO_THEM,
  FRIENDLY,
  myOwn,
  OF_WRITER,
  ORDER,
  orderOf,
  ROLE,
  SMALL,
  TERM,
  THE_HEAD,
  WITH_ARTICLE,
  WRONGDOER,
  YOUR_HEAD,
  YOURS,
} from '../language/card-goal-en.ts'
import { NAMELESS } from '../language/card-subject-en.ts'
import { isForeign } from '../language/foreign.ts'
import { the, your } from '../language/glue-en.ts'
import { printed, secondPerson } from '../language/grammar.ts'
import { evenTitle, evenVoice, type Named, type Names, readNames, tellerOf } from './card-names.ts'
import { heroRoleOf, readRoles } from './card-roles.ts'
import { lostObject, lostPerson, matterOf, type Subject, sentencesOf } from './card-subject.ts'
import { motifsOf, namesWith } from './cards.ts'
import { type Landmark, readLandmarks } from './landmarks.ts'
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
  /** The dead whom the author names. */
  readonly dead: readonly Named[]
  /** A house or the like, and a town or the like, where they are named. */
  readonly house: string | undefined
  readonly town: string | undefined
  /** What the author tells the hero to do, in the last sentence: “find it before the feast”. */
  readonly goal: string | undefined
  /** What the hero is, where the author says so: “You are the captain of the watch”. */
  readonly role: string | undefined
  /** What else the card speaks of: creatures, vessels, places, curses. */
  readonly motifs: readonly Motif[]
  /** Places that the card speaks of, apart from its house and its town. */
  readonly landmarks: readonly Landmark[]
}

const MAX_CARD = 2000
const hardlyEnglish = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= 8 && words.filter((w) => SMALL.test(w)).length < words.length * 0.12
}

const NO_NAMES: Names = { people: [], house: undefined, town: undefined, vessel: undefined }
const NO_MATTER: Subject = { type: 'matter', noun: NAMELESS, pron: undefined }

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
  const mine = named && myOwn(named.slice(4).replace(/[^\p{L} ]/gu, '')).test(body)
  if (mine) return of(your(named.slice(4)))
  if (named && (text.includes(head) || motifs.some((m) => m.noun === named))) return of(named)
  const wrongdoer = WRONGDOER.exec(goal ?? '')?.[1]
  if (wrongdoer && !(named && text.includes(head))) return of(the(wrongdoer))
  const wanted = motifs.find((m) => m.named === false && goal?.toLowerCase().includes(m.head))
  if (wanted) return of(wanted.noun)
  const short = named && named.split(' ').length <= (WITH_ARTICLE.test(title) ? 3 : 2)
  if (short && WITH_ARTICLE.test(title)) return of(named)
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
  return teller ? { ...what, noun: what.noun.replace(YOUR_HEAD, `${teller.call}’s `) } : what
}

/** The goal as somebody else's; none where the writer has a part in it, for the hero is not they. */
function goalFor(teller: Named | undefined, goal: string | undefined): string | undefined {
  if (!teller || !goal) return goal
  const theirs = goal.replace(YOURS, `${teller.call}’s`)
  const own = (text: string): boolean => OF_WRITER.test(text)
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
  const called = withTeller(namesWith(foreign ? NO_NAMES : readNames(body, title), cards), teller)
  const roles = foreign ? [] : readRoles(title, body, called.people)
  const names = { ...called, people: [...called.people, ...roles] }
  const callings = [names.house ?? '', ...called.people.map((p) => p.name)].map((x) =>
    x.toLowerCase().replace(THE_HEAD, ''),
  )
  const goal = goalFor(teller, goalOf(sentencesOf(body)))
  const found = lostObject(body, title) ?? lostPerson(title, body, names.people)
  const lost = found && ownedBy(teller, found)
  // Who is here to talk to is no motif; words like “lighthouse” in what they are called stay the card's own.
  const withGone = { ...called, people: [...called.people, ...roles.filter((p) => p.dead || p.lost)] }
  const own = motifsOf(cards, lost?.noun)
  const motifs = [...own, ...readMotifs({ title, body, names: withGone, taken: lost?.noun })].map((m) =>
    ownedBy(teller, m),
  )
  const subject = lost ?? (foreign ? NO_MATTER : matterIn(title, body, goal, motifs, callings))
  const living = names.people.filter((p) => !p.dead && !p.lost && p.name !== subject.noun && p.call !== subject.noun)
  const suspect = living.find((p) => p.accused) ?? living.find((p) => p.hostile)
  const rest = living.filter((p) => p !== suspect && !p.hostile)
  const client = rest.find((p) => p.asks) ?? rest.find((p) => p.kin) ?? rest.find((p) => !p.role)
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
    dead: names.people.filter((p) => p.dead),
    house: names.house,
    town: names.town,
    goal: goal && named(goal, { friend: subject.type === 'person' ? subject.noun : client?.call, whom, what }),
    role: ROLE.exec(body)?.[1]?.toLowerCase() ?? heroRoleOf(body),
    // What the trouble is about comes first; a thing that is lost has its plot.
    motifs: [...motifs].sort((x, y) => Number(y.noun === subject.noun) - Number(x.noun === subject.noun)),
    landmarks: foreign
      ? []
      : readLandmarks(title, body, [names.house, names.town, names.vessel]).map((mark) => ({
          ...mark,
          // Written large in both or in neither.
          name: motifs.find((m) => m.noun.toLowerCase() === mark.name.toLowerCase())?.noun ?? mark.name,
        })),
  }
}

/** The last order among the sentences as a goal. */
function goalOf(sentences: readonly string[]): string | undefined {
  for (const sentence of sentences.slice(-3).reverse()) {
    const plain = orderOf(sentence.replace(/[.!?…]+$/, ''))
    const words = plain.split(/\s+/).length
    if (!ORDER.test(plain) || words < 2 || words > 24) continue
    return secondPerson(plain.charAt(0).toLowerCase() + plain.slice(1)).trim()
  }
  return undefined
}

/** “find it”, “stop her” with the noun, which stands in another sentence. */
function named(goal: string, { friend, whom, what }: Record<'friend' | 'whom' | 'what', string | undefined>): string {
  return goal
    .replace(DO_IT, (all, verb: string) => (what ? `${verb} ${what}` : all))
    .replace(DO_THEM, (all, verb: string) => {
      const meant = FRIENDLY.test(verb) ? (friend ?? whom) : whom
      return meant ? `${verb} ${meant}` : all
    })
}
