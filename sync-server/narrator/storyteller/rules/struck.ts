import { bare } from '../language/grammar.ts'
import type { Clue, Person, Truth } from '../types.ts'
import { stemsOf } from '../understand/stems.ts'
import { isKnown } from './clue.ts'
import { draw, memoryOf, type Turn } from './turn.ts'

type Facet = Truth['facets'][number]

/** Words in common with a fact by which it is meant. */
const MANY = 2
/** Fewer letters are no name of a thing. */
const SHORTEST = 3

const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `

/** What of the story the words name: ids of details, things and topics, with everything that these are called by. */
function namedIn(t: Turn, words: string): { ids: ReadonlySet<string>; names: string[] } {
  const { places, things, people } = t.world.quest
  const said = lettersOf(words)
  const all = [
    ...places.flatMap((p) => p.details.map((d) => ({ id: d.id, names: [d.noun, ...(d.alias ?? [])] }))),
    ...things.map((x) => ({ id: x.id, names: [x.noun, ...(x.alias ?? [])] })),
    ...people.flatMap((p) => p.topics.map((x) => ({ id: x.id, names: x.alias }))),
  ]
  const found = all.filter(({ names }) =>
    names.some((name) => bare(name).length >= SHORTEST && said.includes(lettersOf(bare(name)))),
  )
  return { ids: new Set(found.map((x) => x.id)), names: found.flatMap((x) => x.names) }
}

/** The clues that are come by through what was named, or that speak of it. */
function cluesNamed(t: Turn, ids: ReadonlySet<string>, said: ReadonlySet<string>): Clue[] {
  const isBy = (c: Clue): boolean =>
    c.via.some(({ detail, ask, show }) => [detail, ask?.[1], show?.[0]].some((id) => id && ids.has(id)))
  const speaks = (c: Clue): boolean => [...stemsOf([c.text])].filter((stem) => said.has(stem)).length >= MANY
  return t.truth.clues.filter((c) => isKnown(t, c) && (isBy(c) || speaks(c)))
}

/** Whether it is somebody's own matter: theirs to tell, told of them by name, or what they are afraid of. */
function isTheirs(t: Turn, person: Person, facet: Facet, clues: readonly Clue[], said: ReadonlySet<string>): boolean {
  const name = lettersOf(person.call.split(' ').at(-1) ?? person.call)
  const texts = [facet.answer, ...clues.map((c) => c.text)].map(lettersOf)
  const keeps = clues.some((c) => c.via.some((v) => v.ask?.[0] === person.id || v.show?.[1] === person.id))
  const fears = [...stemsOf([person.fears])].some((stem) => said.has(stem))
  return person.id === t.truth.culprit || keeps || fears || texts.some((text) => text.includes(name))
}

/** How somebody takes a clue that they are told of, in the line written for it. False where there is none left. */
export function reactTo(t: Turn, person: Person, clue: Clue): boolean {
  if (!isKnown(t, clue)) return false
  const { mood } = memoryOf(t, person.id)
  const lines = person.topics.flatMap((x) => x.lines.filter((l) => l.after?.includes(clue.id) && mood >= l.min))
  const said = t.tell.next(lines.map((l) => l.text))
  t.tell.put(2, said, 'speech')
  return said !== ''
}

/** What the hero says of a fact to whoever it is about strikes home: their line for it, or an answer that shows it. False otherwise. */
export function strikesHome(t: Turn, person: Person): boolean {
  const { action, truth, tell } = t
  if (!action.free || action.foul || memoryOf(t, person.id).mood <= -3) return false
  const words = action.quote ?? action.words
  const { ids, names } = namedIn(t, words)
  const own = stemsOf([person.name, person.call])
  const said = new Set([...stemsOf([words])].filter((stem) => !own.has(stem)))
  const clues = cluesNamed(t, ids, said)
  if (clues.some((clue) => reactTo(t, person, clue))) return true
  const wide = new Set([...said, ...stemsOf(names)])
  const facets = truth.facets.filter((facet) => {
    const shared = [...stemsOf([facet.question, facet.answer])].filter((stem) => wide.has(stem)).length
    const known = truth.clues.filter((c) => c.facet === facet.id && isKnown(t, c))
    const isMeant = clues.some((c) => c.facet === facet.id) || (shared >= MANY && ids.size > 0)
    return isMeant && known.length > 0 && isTheirs(t, person, facet, known, said)
  })
  if (!facets.length) return false
  const line = draw(t, 'struck')
  tell.put(2, line, 'speech')
  return line !== ''
}
