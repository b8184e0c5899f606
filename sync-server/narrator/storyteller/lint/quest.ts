import type { Quest, Truth } from '../types.ts'
import { playabilityProblems } from './playability.ts'
import { proseProblems } from './prose.ts'
import { referenceProblems } from './references.ts'
import { silenceProblems } from './silences.ts'
import { speakerProblems } from './speakers.ts'
import { ENGINE_SLOTS, saidTwice, slotsOf, textsOf, tooLong } from './texts.ts'

const ENDINGS = ['truth', 'mercy', 'bargain', 'wrong', 'late', 'fallen', 'gone'] as const
const CHOSEN: readonly string[] = ['truth', 'mercy', 'bargain']

/** An answer is told by itself: “it is for a child” says nothing there; “it was Crane who …” does. */
const POINTS_NOWHERE_EN = /^(?:she|he|they|it)\b(?! (?:is|was)(?: \S+){1,9}? (?:who|that|whose)\b)/i

function truthProblems(quest: Quest, truth: Truth): string[] {
  const out: string[] = []
  for (const facet of truth.facets) {
    const clues = truth.clues.filter((c) => c.facet === facet.id)
    const kinds = new Set(clues.flatMap((c) => c.via).flatMap((via) => Object.keys(via)))
    if (POINTS_NOWHERE_EN.test(facet.answer)) out.push(`the answer of ${facet.id} does not say what it is about`)
    if (clues.length < 2) out.push(`facet ${facet.id} has fewer than two clues`)
    if (kinds.size < 2 && clues.flatMap((c) => c.via).length < 3) out.push(`facet ${facet.id} has one kind of way only`)
  }
  const told = [quest.goal, ...quest.opening].join(' ')
  const hidden = quest.people.filter((p) => p.offstage && !told.includes(p.call))
  for (const clue of truth.clues) {
    for (const { call } of hidden) {
      if (clue.lead.includes(call)) out.push(`the lead of ${clue.id} names ${call}, who may be unknown`)
    }
  }
  for (const kind of ENDINGS) {
    const ending = truth.endings.find((e) => e.kind === kind)
    if (!ending?.text.length) out.push(`no ending ${kind}`)
    if (ending && CHOSEN.includes(kind) && !ending.choice) out.push(`no choice for the ending ${kind}`)
  }
  return out.map((problem) => `${truth.id}: ${problem}`)
}

function dramaProblems(quest: Quest): string[] {
  const out: string[] = []
  if (quest.danger.stages.length !== 8) out.push(`${quest.danger.stages.length} stages of danger instead of 8`)
  const fx = quest.beats.flatMap((b) => b.fx ?? [])
  const paid = new Set(fx.flatMap((x) => x.pay ?? []))
  for (const x of fx) if (x.plant && !paid.has(x.plant[0])) out.push(`the plant ${x.plant[0]} is never paid`)
  for (const { id, when } of quest.beats) {
    if (!when.place?.length && !when.present) out.push(`the beat ${id} has no place`)
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
  ...referenceProblems(quest),
  ...playabilityProblems(quest),
  ...silenceProblems(quest),
  ...quest.truths.flatMap((truth) => truthProblems(quest, truth)),
  ...dramaProblems(quest),
  ...speakerProblems(quest),
  ...textProblems(quest),
  ...proseProblems(quest),
]

/** What a quest that is written out has beyond being sound: odd acts that answer, truths that pay visits, people who react. */
export function depthProblems(quest: Quest): string[] {
  const out: string[] = []
  if (quest.truths.length < 2) out.push('has one truth only')
  const names = [quest.people.map((p) => p.call), quest.places.map((p) => p.name), quest.things.map((x) => x.noun)]
  for (const name of names.flatMap((same) => same.filter((x, i) => same.indexOf(x) !== i))) {
    out.push(`two are named ${name}`)
  }
  for (const truth of quest.truths) {
    const visits = truth.clues.filter((clue) => clue.visit)
    if (truth.clues.filter((clue) => clue.answers).length < 5)
      out.push(`${truth.id}: fewer than five clues answer to acts`)
    if (visits.length < 4) out.push(`${truth.id}: fewer than four clues pay visits`)
    if (truth.facets.filter((facet) => visits.filter((clue) => clue.facet === facet.id).length >= 2).length < 3) {
      out.push(`${truth.id}: fewer than three facets can be closed by visits`)
    }
  }
  if (quest.beats.filter((beat) => beat.answers).length < 6) out.push('fewer than six beats answer to acts')
  const reactions = quest.people.flatMap((p) => p.topics.flatMap((x) => x.lines.filter((l) => l.after)))
  if (reactions.length < 12) out.push('fewer than twelve lines react to what the hero knows')
  return out
}
