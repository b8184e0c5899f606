import type { Quest } from '../types.ts'

/** The lists that are empty, as problems. */
const empty = <K extends string>(what: string, keys: readonly K[], has: Readonly<Record<K, readonly unknown[]>>) =>
  keys.filter((key) => !has[key].length).map((key) => `${what} has no ${key}`)

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
