import { DENIES_ALL_EN, OWNS_IGNORANCE_EN, YOU_DID_EN } from '../language/bears-en.ts'
import { sentences } from '../language/grammar.ts'
import { isKnown } from '../rules/clue.ts'
import { reactTo } from '../rules/struck.ts'
import { tellTopic } from '../rules/talk.ts'
import { draw, focus, peopleNow, personById, type Turn } from '../rules/turn.ts'
import type { Clue, Person, Truth } from '../types.ts'
import { isDeed } from './hearing.ts'
import { wordsIn } from './missing.ts'
import { isSpokenOf } from './shown.ts'
import { isNamed } from './verdict.ts'

type Facet = Truth['facets'][number]
/** What of the story an argument names: what was found, and the fact that it belongs to. */
interface Matter {
  readonly facet: Facet
  readonly clue: Clue | undefined
  /** What stands or is carried somewhere, and was looked at. */
  readonly thing: string | undefined
}

/** Words in common with what is known of it that make it named; of a thing its name is enough. */
const MANY = 2

/** The things of which a clue was read off, by all their names. */
function thingsOf({ world: { quest } }: Turn, { via }: Clue): { noun: string; names: string[] }[] {
  const details = quest.places.flatMap((place) => place.details)
  const all = via.map((v) => details.find((d) => d.id === v.detail) ?? quest.things.find((x) => x.id === v.show?.[0]))
  return all.flatMap((x) => (x ? [{ noun: x.noun, names: [x.noun, ...(x.alias ?? [])] }] : []))
}

/** What the hero's words name of all that is known: a clue before a fact, and what has more words of it first. */
export function matterNamed(t: Turn, words: string): Matter | undefined {
  const said = wordsIn([words])
  const shared = (texts: readonly string[]): number => [...wordsIn(texts)].filter((stem) => said.has(stem)).length
  const { facets, clues } = t.truth
  const rated = facets.flatMap((facet) => {
    const own = clues
      .filter((clue) => clue.facet === facet.id && isKnown(t, clue))
      .map((clue) => {
        const things = thingsOf(t, clue)
        const own = things.find(({ noun, names }) => shared([noun]) > 0 || isSpokenOf(words, { noun, alias: names }))
        const thing = (own ?? things.find(({ names }) => shared(names) > 0))?.noun
        return { facet, clue, thing, n: shared([clue.text]) + (own ? MANY + 1 : thing ? MANY : 0) }
      })
      .filter(({ n }) => n >= MANY)
    const n = t.state.flags[`f:${facet.id}`] ? shared([facet.question, facet.answer]) : 0
    return n >= MANY ? [...own, { facet, clue: undefined, thing: undefined, n }] : own
  })
  return rated.sort((a, b) => Number(b.clue !== undefined) - Number(a.clue !== undefined) || b.n - a.n)[0]
}

/** Whether what is said lays out anything: nobody does who says that there is nothing, or that they do not know. */
export const laysOut = ({ heard }: Turn): boolean => !DENIES_ALL_EN.test(heard) && !OWNS_IGNORANCE_EN.test(heard)

/** Whether what is laid out holds to what happened: it names what was found, or who did it, or says what “you” did. */
export function holdsToIt(t: Turn): boolean {
  const { action, heard, truth } = t
  const culprit = personById(t, truth.culprit)
  if (!action.free || isDeed(t) || matterNamed(t, heard) || (culprit && isNamed(culprit, heard))) return true
  return YOU_DID_EN.test(heard)
}

/** A told line up to the end of the sentence in which its last words are said. */
function upToSpeech(text: string): string {
  const end = text.lastIndexOf('”') + 1
  const [first = ''] = sentences(text.slice(end))
  const isTag = /^,|^ \p{Ll}/u.test(text.slice(end)) || /,”$/.test(text.slice(0, end))
  return end && text.length > end ? text.slice(0, end) + (isTag ? ` ${first.trim()}` : '') : text
}

/** What somebody says somewhere else than where they live is without what they do there while they say it. */
export function spokenHere(t: Turn, tell: () => boolean): boolean {
  const at = t.tell.segments.length
  const isTold = tell()
  const isGuest = (text: string): boolean =>
    t.world.quest.people.find((person) => isNamed(person, text))?.at !== t.state.place
  const told = t.tell.segments.splice(at)
  t.tell.segments.push(
    ...told.map((x) => (x.source === 'speech' && isGuest(x.text) ? { ...x, text: upToSpeech(x.text) } : x)),
  )
  return isTold
}

/** Whoever is to answer: who is named in it, and then who stands accused. */
function speakers(t: Turn): { named: Person | undefined; culprit: Person | undefined } {
  const culprit = personById(t, t.truth.culprit)
  const named = peopleNow(t).find((person) => person !== culprit && isNamed(person, t.heard))
  return { named, culprit }
}

/** Draws a line in which somebody speaks, and gives the scene back to whom it is about. */
function drawOf(t: Turn, person: Person | undefined, bank: string, slots: Record<string, string | undefined>): string {
  const about = t.npc
  focus(t, person)
  const line = draw(t, bank, slots)
  focus(t, about)
  return line
}

/** What is argued gets an answer to itself: from whoever is named or stands accused, of what was found. False where it names nothing. */
export function meetArgument(t: Turn): boolean {
  return spokenHere(t, () => meet(t))
}

function meet(t: Turn): boolean {
  const { named, culprit } = speakers(t)
  const matter = matterNamed(t, t.heard)
  const all = [named, culprit].filter((person) => person !== undefined)
  if (matter?.clue && all.some((person) => reactTo(t, person, matter.clue!))) return true
  const { topic } = t.action
  if (topic && topic.kind !== 'unknown' && all.some((person) => tellTopic(t, person, topic.id))) return true
  const slots = { thing: matter?.thing, question: matter?.facet.question }
  const met = matter ? drawOf(t, culprit, 'climax.met', slots) : ''
  const line = met || (named ? drawOf(t, named, 'climax.named', {}) : '')
  t.tell.put(2, line, 'climax')
  return line !== ''
}

/** A question about what is known is answered by whom it is put to: it is owned to, or at least not denied. */
export function ownTo(t: Turn, person: Person | undefined): boolean {
  const matter = matterNamed(t, t.heard)
  if (!matter) return false
  if (matter.clue && person && reactTo(t, person, matter.clue)) return true
  const { question, answer } = matter.facet
  const isKnownWhole = Boolean(t.state.flags[`f:${matter.facet.id}`])
  const owned = isKnownWhole ? drawOf(t, person, 'climax.owned', { answer, question }) : ''
  const line = owned || drawOf(t, person, 'climax.met', { thing: matter.thing, question })
  t.tell.put(2, line, 'climax')
  return line !== ''
}
