import { bare } from '../language/grammar.ts'
import { WONDERS_EN } from '../language/questions-en.ts'
import { ANY_YOU_EN } from '../language/subjects-en.ts'
import { ASKS_EN, ASKS_FOR_MORE_EN, ASKS_TOLD_EN, EMPTY_STEMS_EN } from '../language/unplaced-en.ts'
import type { Ref } from '../state.ts'
import type { Person } from '../types.ts'
import { sentencesOf } from '../understand/sentences.ts'
import { stemsOf } from '../understand/stems.ts'
import { isOpen } from './clue.ts'
import { draw, type Turn } from './turn.ts'

/** Words in common with a line by which it is an answer. */
const MANY = 2

/** The question in what is said or told, the last one where there are several; undefined where nothing is asked. */
export function questionIn(t: Turn): string | undefined {
  const { action } = t
  if (!action.free || action.foul || action.verb !== 'ask') return undefined
  if (!action.quote) return ASKS_TOLD_EN.test(action.words) ? action.words : undefined
  const asked = sentencesOf(action.quote).filter((x) => ASKS_EN.test(x))
  return asked.filter((x) => !ASKS_FOR_MORE_EN.test(x)).at(-1)
}

/** The topic of whoever is asked that the verbs of a question fit, where none of its nouns does. */
export function topicByWords(t: Turn, person: Person, question: string): Ref | undefined {
  const said = [...stemsOf([question])].filter((stem) => !EMPTY_STEMS_EN.has(stem))
  const own = stemsOf([person.name, person.call])
  const asked = said.filter((stem) => !own.has(stem))
  if (!asked.length) return undefined
  const { truth, tell } = t
  const open = (line: Person['topics'][number]['lines'][number]): boolean =>
    !tell.isUsed(line.text) && (!line.clue || truth.clues.some((c) => c.id === line.clue && isOpen(t, c)))
  let best: Ref | undefined
  let most = 0
  for (const { id, alias, lines } of person.topics) {
    const names = stemsOf(alias)
    const told = lines.filter(open).map((l) => stemsOf([l.text]))
    const inLines = Math.max(0, ...told.map((stems) => asked.filter((x) => stems.has(x)).length))
    const score = inLines + (told.length ? asked.filter((x) => names.has(x)).length * MANY : 0)
    if (score < MANY || score <= most) continue
    most = score
    best = { kind: 'topic', id, text: alias[0] ?? id, present: true }
  }
  return best
}

/** Says of a question that it is not answered, before something else is said: nobody passes that off as the answer. */
export function goRound(t: Turn, question: string): void {
  // Nobody says that they do not know what is asked of themselves.
  const isOwn = ANY_YOU_EN.test(question) || t.rng.chance(0.5)
  t.tell.put(2, (isOwn ? '' : draw(t, 'goesRound.fact')) || draw(t, 'goesRound'), 'idle')
}

/** Whether a question wants something that neither the topic's name nor the line or its clues have: then it is no answer. */
export function asksElse(
  t: Turn,
  person: Person,
  topicId: string,
  line: Person['topics'][number]['lines'][number],
): boolean {
  const { action, truth } = t
  if (!action.free || !WONDERS_EN.test((action.quote ?? action.words).replace(/^.*[,.!] (?=\p{L}+ )/u, '')))
    return false
  const names = person.topics.find((x) => x.id === topicId)?.alias ?? []
  const clues = truth.clues.filter((c) => line.after?.includes(c.id)).map((c) => c.text)
  const told = stemsOf([...names, line.text, ...clues, person.name, action.topic?.text ?? ''])
  const asked = [...stemsOf([action.words])]
  const plain =
    person.topics.find((x) => x.id === topicId)?.lines.filter((l) => !l.after && !t.tell.isUsed(l.text)) ?? []
  const own = stemsOf(names)
  return plain.length > 0 && asked.some((x) => !own.has(x)) && !asked.some((x) => told.has(x) && !own.has(x))
}

/** The topic of somebody by a name of it in what they are shown. */
export function topicNamed(t: Turn, person: Person, words: string): string | undefined {
  const text = ` ${words.toLowerCase().replace(/[^\p{L}'’-]+/gu, ' ')} `
  const isNamed = (alias: string): boolean => text.includes(` ${bare(alias).toLowerCase()} `)
  return person.topics.find((x) => x.alias.some(isNamed) && x.lines.some((l) => !t.tell.isUsed(l.text)))?.id
}
