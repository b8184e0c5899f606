import type { Beat, Cond, Fx, Quest, Truth, Via } from '../types.ts'

/** Flags that the engine sets by itself: by name, and by prefix with what its id is of. */
export const ENGINE_FLAGS: ReadonlySet<string> = new Set(
  'clue beat echo heard stage toll violence misnamed charged unheeded flight idled'.split(' '),
)
const SCENES = ['fight', 'chase', 'craft', 'magic']

/** The ids of everything in a quest that a file can point at. */
interface Ids {
  readonly places: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  readonly things: ReadonlySet<string>
  readonly details: ReadonlySet<string>
  readonly truths: ReadonlySet<string>
  /** Of all truths: what one truth has not is not told in it. */
  readonly clues: ReadonlySet<string>
  readonly plants: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
}

const idsOf = (items: readonly { readonly id: string }[]): Set<string> => new Set(items.map((x) => x.id))

function idsIn(quest: Quest): Ids {
  const fx = quest.beats.flatMap((b) => b.fx ?? [])
  const uses = quest.things.flatMap((x) => Object.values(x.use ?? {}))
  return {
    places: idsOf(quest.places),
    people: idsOf(quest.people),
    things: idsOf(quest.things),
    details: idsOf(quest.places.flatMap((p) => p.details)),
    truths: idsOf(quest.truths),
    clues: idsOf(quest.truths.flatMap((truth) => truth.clues)),
    plants: new Set(fx.flatMap((x) => x.plant?.[0] ?? [])),
    flags: new Set([
      ...[...fx, ...uses].flatMap((x) => x.flag ?? []),
      ...quest.truths.flatMap((truth) => truth.facets.map((f) => `f:${f.id}`)),
      ...quest.places.map((p) => `v:${p.id}`),
      ...quest.people.flatMap((p) => ['w', 'out', 'beaten', 'named'].map((prefix) => `${prefix}:${p.id}`)),
      ...SCENES.map((kind) => `scene:${kind}`),
      ...ENGINE_FLAGS,
    ]),
  }
}

/** A problem for an id that is given and not among those known. */
const known = (ids: ReadonlySet<string>, id: string | undefined, problem: (id: string) => string): string[] =>
  id === undefined || ids.has(id) ? [] : [problem(id)]

/** Ids that two of a kind share. */
export const twice = (items: readonly { readonly id: string }[], what: string): string[] => {
  const ids = items.map((x) => x.id)
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two ${what} are called ${id}`)
}

function sharedIds(quest: Quest): string[] {
  return [
    ...twice(quest.places, 'places'),
    ...twice(quest.people, 'people'),
    ...twice(quest.things, 'things'),
    ...twice(quest.beats, 'beats'),
    ...twice(quest.truths, 'truths'),
    ...twice(
      quest.places.flatMap((p) => p.details),
      'details',
    ),
    ...quest.people.flatMap((p) => twice(p.topics, `topics of ${p.id}`)),
    ...quest.truths.flatMap((truth) => [
      ...twice(truth.facets, `facets of ${truth.id}`),
      ...twice(truth.clues, `clues of ${truth.id}`),
      ...twice(truth.endings, `endings of ${truth.id}`),
    ]),
  ]
}

function worldReferences(quest: Quest, ids: Ids): string[] {
  const hidden = new Set(quest.things.filter((x) => x.hidden).map((x) => x.id))
  const targets = new Set([...ids.places, ...ids.people, ...ids.things, ...ids.details])
  return [
    ...[quest.start, quest.climaxAt].flatMap((id) => known(ids.places, id, () => `no place ${id}`)),
    ...quest.places.flatMap((place) => [
      ...place.exits.flatMap((id) => known(ids.places, id, () => `no exit ${id} of ${place.id}`)),
      ...known(ids.things, place.locked?.by, (id) => `${place.id} is locked by ${id}, which is no thing`),
      ...place.details.flatMap((d) =>
        known(hidden, d.gives, (id) => `the detail ${d.id} gives ${id}, which is no hidden thing`),
      ),
    ]),
    ...quest.people.flatMap((p) => known(ids.places, p.at, (id) => `${p.id} is in ${id}, which is nowhere`)),
    ...quest.things.flatMap((x) => [
      ...(x.at === 'me' ? [] : known(ids.places, x.at, (id) => `${x.id} is in ${id}, which is nowhere`)),
      ...Object.entries(x.use ?? {}).flatMap(([on, use]) => [
        ...known(targets, on, (id) => `${x.id} is used on ${id}, which is nothing`),
        ...known(ids.clues, use.clue, (id) => `${x.id} used on ${on} finds ${id}, which is no clue`),
      ]),
    ]),
    ...quest.people.flatMap((p) =>
      p.topics.flatMap((topic) =>
        topic.lines.flatMap((line) => [
          ...known(ids.clues, line.clue, (id) => `${p.id} tells ${id}, which is no clue`),
          ...(line.after ?? []).flatMap((id) => known(ids.clues, id, () => `a line waits for ${id}, which is no clue`)),
        ]),
      ),
    ),
  ]
}

function viaReferences(quest: Quest, ids: Ids, via: Via): string[] {
  const asked = quest.people.find((p) => p.id === via.ask?.[0])
  const topics = new Set([...(asked?.topics ?? []).map((x) => x.id), ...ids.people])
  return [
    ...known(ids.details, via.detail, (id) => `no detail ${id}`),
    ...known(ids.places, via.search, (id) => `no place ${id}`),
    ...known(ids.people, via.ask?.[0], (id) => `no person ${id}`),
    ...known(topics, via.ask?.[1], (id) => `${via.ask?.[0]} has no topic ${id}`),
    ...known(ids.things, via.show?.[0], (id) => `no thing ${id}`),
    // Shown to nobody, it is looked at.
    ...known(ids.people, via.show?.[1] || undefined, (id) => `no person ${id}`),
    ...(Object.keys(via).length ? [] : ['a way that is none']),
  ]
}

function truthReferences(quest: Quest, ids: Ids, truth: Truth): string[] {
  const facets = idsOf(truth.facets)
  return [
    ...known(ids.people, truth.culprit, (id) => `no culprit ${id}`),
    ...truth.clues.flatMap((clue) => [
      ...known(facets, clue.facet, () => `clue ${clue.id} is of no facet`),
      ...known(ids.flags, clue.needs, (id) => `clue ${clue.id} needs ${id}, which nothing sets`),
      ...clue.via.flatMap((via) => viaReferences(quest, ids, via)).map((problem) => `clue ${clue.id}: ${problem}`),
    ]),
    ...truth.endings.flatMap((ending) =>
      (ending.lost ?? []).flatMap((id) =>
        known(ids.people, id, () => `the ending ${ending.id} loses ${id}, who is nobody`),
      ),
    ),
  ].map((problem) => `${truth.id}: ${problem}`)
}

const condReferences = (ids: Ids, when: Cond): string[] => [
  ...(when.place ?? []).flatMap((id) => known(ids.places, id, () => `is in ${id}, which is nowhere`)),
  ...[when.present, when.alive].flatMap((id) => known(ids.people, id, () => `waits for ${id}, who is nobody`)),
  ...[when.flag, when.not].flatMap((id) => known(ids.flags, id, () => `looks at the flag ${id}, which nothing sets`)),
  ...known(ids.things, when.has, (id) => `wants ${id}, which is no thing`),
  ...known(ids.truths, when.truth, (id) => `is of ${id}, which is no truth`),
  ...known(ids.plants, when.plant, (id) => `waits for ${id}, which nothing plants`),
]

function fxReferences(ids: Ids, fx: Fx): string[] {
  const somewhere = new Set([...ids.places, '*', 'away'])
  const kept = new Set([...ids.places, 'me', 'gone', 'hidden'])
  const people = [fx.move?.[0], fx.enter?.[0], fx.gone, fx.mood?.[0] === '*' ? undefined : fx.mood?.[0]]
  return [
    ...people.flatMap((id) => known(ids.people, id, () => `does something to ${id}, who is nobody`)),
    ...[fx.move?.[1], fx.enter?.[1]].flatMap((id) => known(somewhere, id, () => `sends to ${id}, which is nowhere`)),
    ...[fx.shut, fx.open].flatMap((id) => known(ids.places, id, () => `shuts or opens ${id}, which is no place`)),
    ...known(ids.clues, fx.clue, (id) => `tells ${id}, which is no clue`),
    ...known(ids.things, fx.thing?.[0], (id) => `moves ${id}, which is no thing`),
    ...known(kept, fx.thing?.[1], (id) => `puts a thing into ${id}, which is nowhere`),
    ...known(ids.plants, fx.pay, (id) => `pays ${id}, which nothing plants`),
    ...(fx.wound?.some((text) => !text.trim()) ? ['wounds without saying where and how'] : []),
  ]
}

function beatReferences(ids: Ids, beat: Beat): string[] {
  const problems = [...condReferences(ids, beat.when), ...(beat.fx ?? []).flatMap((fx) => fxReferences(ids, fx))]
  return problems.map((problem) => `the beat ${beat.id} ${problem}`)
}

/** Ids that two things share, and ids that point at nothing. */
export function referenceProblems(quest: Quest): string[] {
  const ids = idsIn(quest)
  return [
    ...sharedIds(quest),
    ...worldReferences(quest, ids),
    ...quest.truths.flatMap((truth) => truthReferences(quest, ids, truth)),
    ...quest.beats.flatMap((beat) => beatReferences(ids, beat)),
  ]
}
