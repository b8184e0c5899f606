import { NEWS_EN, NO_NEWS_EN } from '../language/news-en.ts'
import type { Clue, Person } from '../types.ts'
import { stemsOf } from '../understand/stems.ts'
import { isKnown, putLead } from './clue.ts'
import { inShort } from './lore.ts'
import { reactTo, strikesHome } from './struck.ts'
import { draw, drawSurely, memoryOf, type Turn } from './turn.ts'

/** Words in common with a text by which it is meant. */
const MANY = 2
/** Fewer letters are no name of a thing. */
const SHORTEST = 3

/** What of the story somebody is told. */
interface Matter {
  readonly clue: Clue | undefined
  /** By what it is called to mind. */
  readonly thing: string | undefined
  readonly known: boolean
}

/** By what a clue is called to mind: what was looked at, or what was asked about. */
export function nameOfClue(t: Turn, clue: Clue): string | undefined {
  const { places, people, things } = t.world.quest
  for (const via of clue.via) {
    const detail = places.flatMap((p) => p.details).find((d) => d.id === via.detail)
    const thing = things.find((x) => x.id === via.show?.[0])
    const topic = people.find((p) => p.id === via.ask?.[0])?.topics.find((x) => x.id === via.ask?.[1])
    const name = detail?.noun ?? thing?.noun ?? topic?.alias[0] ?? people.find((p) => p.id === via.ask?.[1])?.call
    if (name) return name
  }
  return places.find((p) => clue.via.some((via) => via.search === p.id))?.name
}

const shared = (said: ReadonlySet<string>, texts: readonly string[]): number =>
  [...stemsOf(texts)].filter((stem) => said.has(stem)).length

/** What is meant, by the words that it shares with a clue or an answer: what is known comes first, then what shares most. */
function matterTold(t: Turn, words: string): Matter | undefined {
  const { truth } = t
  const said = stemsOf([words])
  if (!said.size) return undefined
  const names = (clue: Clue): string[] => [nameOfClue(t, clue) ?? ''].filter((x) => x.length >= SHORTEST)
  const clues = truth.clues
    .map((clue) => ({ clue, n: shared(said, [clue.text]), named: shared(said, names(clue)) }))
    .filter(({ clue, n, named }) => n >= MANY || (named > 0 && isKnown(t, clue)))
    .sort((a, b) => Number(isKnown(t, b.clue)) - Number(isKnown(t, a.clue)) || b.n + b.named - a.n - a.named)
  const [best] = clues
  if (best && isKnown(t, best.clue)) return { clue: best.clue, thing: nameOfClue(t, best.clue), known: true }
  const facet = truth.facets.find((f) => shared(said, [f.answer]) >= MANY)
  if (facet) return { clue: best?.clue, thing: undefined, known: Boolean(t.state.flags[`f:${facet.id}`]) }
  return best && { clue: best.clue, thing: undefined, known: false }
}

/** Whether it touches what somebody is afraid of, or has done. */
const isDreaded = (t: Turn, person: Person, words: string): boolean =>
  person.id === t.truth.culprit || shared(stemsOf([words]), [person.fears]) > 0

/** What the hero knows, or has found, is taken up by whoever is told. False where nothing is told. */
export function hearNews(t: Turn, person: Person, canTell: (topic: string) => boolean): boolean {
  const { action, heard, tell } = t
  const words = action.quote ?? action.words
  if (!action.free || action.foul || NO_NEWS_EN.test(words)) return false
  const isNews = NEWS_EN.test(words) || NEWS_EN.test(action.words) || NEWS_EN.test(heard)
  if (!isNews) return false
  const matter = matterTold(t, words)
  if (matter?.clue && reactTo(t, person, matter.clue)) return true
  const { topic } = action
  if (topic && topic.kind !== 'unknown' && canTell(topic.id)) return false
  const slots = { thing: matter?.thing }
  const isClose = matter !== undefined && isDreaded(t, person, `${words} ${matter.thing ?? ''}`)
  if (!isClose && (strikesHome(t, person) || (topic && !matter && tellOfFound(t, person, topic.text)))) return true
  const isBelieved = matter?.known && memoryOf(t, person.id).mood >= 0
  const line = isClose
    ? drawSurely(t, 'dreads', slots)
    : isBelieved
      ? drawSurely(t, 'believes', slots)
      : draw(t, 'doubts', slots)
  tell.put(2, line, 'speech')
  if (line) putLead(t)
  return line !== ''
}

/** What was found is a topic for whomever it concerns: in the line for it, or said again by whose clue it is. */
export function tellOfFound(t: Turn, person: Person, noun: string): boolean {
  const said = stemsOf([noun])
  const found = t.truth.clues
    .filter((c) => isKnown(t, c) && shared(said, [c.text, nameOfClue(t, c) ?? '']) > 0)
    .sort((a, b) => shared(said, [nameOfClue(t, b) ?? '']) - shared(said, [nameOfClue(t, a) ?? '']))
  if (found.some((clue) => reactTo(t, person, clue))) return true
  const own = found.find((c) => c.via.some((v) => v.ask?.[0] === person.id || v.show?.[1] === person.id))
  const answer = own && inShort(own.text)
  const again = answer ? draw(t, 'saysAgain', { answer }) : ''
  t.tell.put(2, again, 'speech')
  if (again) putLead(t)
  return again !== ''
}
