import type { Person, Quest } from '../types.ts'
import { textsOf } from './texts.ts'

/** The lists that are empty, as problems. */
const empty = <K extends string>(what: string, keys: readonly K[], has: Readonly<Record<K, readonly unknown[]>>) =>
  keys.filter((key) => !has[key].length).map((key) => `${what} has no ${key}`)

const lines = ({ look, talk, warm, cold }: Pick<Person, 'look' | 'talk' | 'warm' | 'cold'>) => [look, talk, warm, cold]

/** Places, people and things of which there is nothing to tell. */
export function silenceProblems(quest: Quest): string[] {
  const { places, people, things, truths } = quest
  return [
    ...empty('the quest', ['opening', 'places', 'people', 'truths'], quest),
    ...places.flatMap((place) => [
      ...empty(place.id, ['look', 'again', 'sense', 'details'], place),
      ...place.details.flatMap((d) => empty(`the detail ${d.id}`, ['text'], d)),
    ]),
    ...people.flatMap((person) => [
      ...empty(person.id, ['look', 'manner', 'talk', 'warm', 'cold', 'topics'], person),
      ...person.topics.flatMap((topic) => empty(`the topic ${topic.id} of ${person.id}`, ['alias', 'lines'], topic)),
      ...person.topics
        .filter((topic) => topic.lines.length && topic.lines.every((line) => line.min > 0))
        .map((topic) => `the topic ${topic.id} of ${person.id} has nothing for a stranger`),
    ]),
    ...people
      .filter((p) => !p.offstage && !textsOf(lines(p)).some((text) => text.includes(p.call)))
      .map((person) => `nothing of what ${person.id} says or looks like bears the name ${person.call}`),
    ...people.flatMap((p) =>
      p.topics.flatMap((topic) =>
        topic.lines
          .filter((line) => line.after?.length === 0)
          .map((line) => `a line of ${p.id} is never said: ${line.text.slice(0, 60)}`),
      ),
    ),
    ...things.flatMap((thing) => empty(thing.id, ['text'], thing)),
    ...quest.beats.flatMap((beat) => empty(`the beat ${beat.id}`, ['text'], beat)),
    ...truths.flatMap((truth) =>
      [
        ...empty('the last scene', ['confront', 'yields', 'resists'], truth),
        ...truth.clues.flatMap((clue) => empty(`clue ${clue.id}`, ['via'], clue)),
        ...truth.clues.flatMap(({ id, answers }) => (answers ? empty(`the answer of ${id}`, ['tags'], answers) : [])),
        ...(truth.facets.length < 4 ? ['fewer than four facets'] : []),
        ...truth.endings
          .filter((ending) => ending.choice && !ending.alias?.length)
          .map((ending) => `the ending ${ending.id} is chosen in one wording only`),
      ].map((problem) => `${truth.id}: ${problem}`),
    ),
  ]
}
