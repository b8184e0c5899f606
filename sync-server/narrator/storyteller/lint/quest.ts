import type { Quest, Truth } from '../types.ts'
import { saidTwice, slotsOf, textsOf, tooLong } from './texts.ts'

/** Slots that the engine fills by itself, some only at times. */
export const ENGINE_SLOTS: ReadonlySet<string> = new Set(
  (
    'hero goal role danger place where spot away vp ing noun part how npc npc.he npc.him npc.his npc.man other other.he ' +
    'other.him other.his other.man quote q qc topic topicQ answer question wants fears thing door carried n eing eplace ' +
    'ewhere x him his'
  ).split(' '),
)

const ENDINGS = ['truth', 'mercy', 'bargain', 'wrong', 'late', 'fallen', 'gone'] as const
const CHOSEN: readonly string[] = ['truth', 'mercy', 'bargain']

function twice(ids: readonly string[], what: string): string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two ${what} are called ${id}`)
}

function truthProblems(quest: Quest, truth: Truth): string[] {
  const out: string[] = [
    ...twice(
      truth.clues.map((c) => c.id),
      'clues',
    ),
  ]
  const details = new Set(quest.places.flatMap((p) => p.details.map((d) => d.id)))
  const person = (id: string) => quest.people.find((p) => p.id === id)
  const flags = new Set(
    [...quest.beats.flatMap((b) => b.fx ?? []), ...quest.things.flatMap((x) => Object.values(x.use ?? {}))].flatMap(
      (fx) => fx.flag ?? [],
    ),
  )
  for (const facet of truth.facets) {
    const clues = truth.clues.filter((c) => c.facet === facet.id)
    const kinds = new Set(clues.flatMap((c) => c.via).flatMap((via) => Object.keys(via)))
    if (clues.length < 2) out.push(`facet ${facet.id} has fewer than two clues`)
    if (kinds.size < 2 && clues.flatMap((c) => c.via).length < 3) out.push(`facet ${facet.id} has one kind of way only`)
  }
  for (const clue of truth.clues) {
    if (!truth.facets.some((f) => f.id === clue.facet)) out.push(`clue ${clue.id} is of no facet`)
    if (clue.needs && !flags.has(clue.needs)) out.push(`clue ${clue.id} needs ${clue.needs}, which nothing sets`)
    for (const via of clue.via) {
      if (via.detail && !details.has(via.detail)) out.push(`clue ${clue.id}: no detail ${via.detail}`)
      if (via.search && !quest.places.some((p) => p.id === via.search))
        out.push(`clue ${clue.id}: no place ${via.search}`)
      if (via.ask && !person(via.ask[0])) out.push(`clue ${clue.id}: no person ${via.ask[0]}`)
      if (via.show && !quest.things.some((x) => x.id === via.show?.[0]))
        out.push(`clue ${clue.id}: no thing ${via.show[0]}`)
    }
    const told = [quest.goal, ...quest.opening].join(' ')
    for (const hidden of quest.people.filter((p) => p.offstage && !told.includes(p.call))) {
      if (clue.lead.includes(hidden.call)) out.push(`the lead of ${clue.id} names ${hidden.call}, who may be unknown`)
    }
  }
  if (!person(truth.culprit)) out.push(`no culprit ${truth.culprit}`)
  for (const kind of ENDINGS) {
    const ending = truth.endings.find((e) => e.kind === kind)
    if (!ending?.text.length) out.push(`no ending ${kind}`)
    if (ending && CHOSEN.includes(kind) && !ending.choice) out.push(`no choice for the ending ${kind}`)
  }
  return out.map((problem) => `${truth.id}: ${problem}`)
}

/** Whether ways lead from one place to another, in any number of steps. */
function reaches(quest: Quest, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const id of seen) for (const exit of quest.places.find((p) => p.id === id)?.exits ?? []) seen.add(exit)
  return seen.has(to)
}

function worldProblems(quest: Quest): string[] {
  const out = [
    ...twice(
      quest.places.map((x) => x.id),
      'places',
    ),
    ...twice(
      quest.people.map((x) => x.id),
      'people',
    ),
    ...twice(
      quest.things.map((x) => x.id),
      'things',
    ),
    ...twice(
      quest.beats.map((x) => x.id),
      'beats',
    ),
  ]
  const places = new Set(quest.places.map((p) => p.id))
  for (const place of quest.places) {
    if (!place.exits.length) out.push(`no way out of ${place.id}`)
    for (const exit of place.exits) {
      if (!places.has(exit)) out.push(`no exit ${exit} of ${place.id}`)
    }
    if (!reaches(quest, place.id, quest.start)) out.push(`no way back from ${place.id}`)
    if (!reaches(quest, quest.start, place.id)) out.push(`no way to ${place.id}`)
  }
  for (const id of [quest.start, quest.climaxAt]) if (!places.has(id)) out.push(`no place ${id}`)
  if (quest.danger.stages.length !== 8) out.push(`${quest.danger.stages.length} stages of danger instead of 8`)
  const clues = new Set(quest.truths.flatMap((truth) => truth.clues.map((clue) => clue.id)))
  for (const id of quest.people.flatMap((p) => p.topics.flatMap((x) => x.lines.flatMap((l) => l.after ?? [])))) {
    if (!clues.has(id)) out.push(`a line waits for ${id}, which is no clue`)
  }
  return out
}

function beatProblems(quest: Quest): string[] {
  const out: string[] = []
  const fx = quest.beats.flatMap((b) => b.fx ?? [])
  const paid = new Set(fx.flatMap((x) => x.pay ?? []))
  for (const x of fx) if (x.plant && !paid.has(x.plant[0])) out.push(`the plant ${x.plant[0]} is never paid`)
  const places = new Set(quest.places.map((p) => p.id))
  for (const { id, when } of quest.beats) {
    if (!when.place?.length && !when.present) out.push(`the beat ${id} has no place`)
    for (const place of when.place ?? [])
      if (!places.has(place)) out.push(`the beat ${id} is in ${place}, which is nowhere`)
  }
  return out
}

function textProblems(quest: Quest): string[] {
  const { truths, people, places, things, beats, danger, closing } = quest
  const lines = textsOf([places, people, things, beats, danger, truths.map((truth) => truth.clues)])
  const out = tooLong(lines).map((text) => `longer than 60 words: ${text.slice(0, 60)}…`)
  for (const slot of new Set(textsOf(quest).flatMap(slotsOf))) {
    if (!ENGINE_SLOTS.has(slot) && !Object.hasOwn(quest.slots, slot)) out.push(`nothing fills {${slot}}`)
  }
  for (const text of textsOf(quest)) if (text.includes('{{')) out.push(`not bound: ${text.slice(0, 60)}`)
  // One truth is told in a story: what two of them share is said once.
  const told = [
    places.map(seen),
    people.map(spoken),
    things.map(handled),
    beats.map((b) => b.text),
    danger.stages,
    closing,
  ]
  for (const truth of truths) {
    const clues = truth.clues.map((clue) => [clue.text, clue.lead, clue.answers?.text, clue.visit])
    const texts = textsOf([told, clues, truth.confront, truth.yields, truth.resists])
    for (const sentence of saidTwice(texts)) out.push(`${truth.id}: said twice: ${sentence}`)
  }
  return out
}

const seen = ({ look, again, sense, details, locked }: Quest['places'][number]) => [
  ...[look, again, sense, details.map((detail) => detail.text)],
  ...[locked?.text, locked?.opens],
]
const handled = (thing: Quest['things'][number]) => [thing.text, Object.values(thing.use ?? {}).map((use) => use.text)]
const spoken = (person: Quest['people'][number]) => [
  person.look,
  person.talk,
  person.warm,
  person.cold,
  person.hurt,
  person.topics.map((topic) => topic.lines.map((line) => line.text)),
]

/** What is wrong with a quest, authored or compiled, in sentences; empty when nothing is. */
export const questProblems = (quest: Quest): string[] => [
  ...worldProblems(quest),
  ...quest.truths.flatMap((truth) => truthProblems(quest, truth)),
  ...beatProblems(quest),
  ...textProblems(quest),
]

/** What a quest that is written out has beyond being sound: odd acts that answer, truths that pay visits, people who react. */
export function depthProblems(quest: Quest): string[] {
  const out: string[] = []
  if (quest.truths.length < 2) out.push('has one truth only')
  for (const truth of quest.truths) {
    const visits = truth.clues.filter((clue) => clue.visit)
    if (truth.clues.filter((clue) => clue.answers).length < 5)
      out.push(`${truth.id}: fewer than five clues answer to acts`)
    if (visits.length < 4) out.push(`${truth.id}: fewer than four clues pay visits`)
    if (!truth.facets.some((facet) => visits.filter((clue) => clue.facet === facet.id).length >= 2)) {
      out.push(`${truth.id}: no facet can be closed by visits`)
    }
  }
  if (quest.beats.filter((beat) => beat.answers).length < 6) out.push('fewer than six beats answer to acts')
  const reactions = quest.people.flatMap((p) => p.topics.flatMap((x) => x.lines.filter((l) => l.after)))
  if (reactions.length < 12) out.push('fewer than twelve lines react to what the hero knows')
  return out
}
