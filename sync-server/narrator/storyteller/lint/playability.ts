import type { Beat, Clue, Person, Quest, Truth, Via } from '../types.ts'
import { type Reach, reachOf } from './reach.ts'

/** A truth with what can be come by and can happen in it. */
interface Told {
  readonly truth: Truth
  readonly reach: Reach
  readonly beats: readonly Beat[]
}

/** Whether ways lead from one place to another, in any number of steps; doors stand open. */
function leads(quest: Quest, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const id of seen) for (const exit of quest.places.find((p) => p.id === id)?.exits ?? []) seen.add(exit)
  return seen.has(to)
}

function isOpenWay(quest: Quest, reach: Reach, via: Via): boolean {
  const at = quest.places.find((p) => p.details.some((d) => d.id === via.detail))
  return (
    (!via.detail || Boolean(at && reach.places.has(at.id))) &&
    (!via.search || reach.places.has(via.search)) &&
    (!via.ask || reach.people.has(via.ask[0])) &&
    (!via.show || (reach.things.has(via.show[0]) && (!via.show[1] || reach.people.has(via.show[1]))))
  )
}

/** Whether a clue can be had at all: by one of its ways, or because it is brought. */
const isHeld = (quest: Quest, { reach, beats }: Told, clue: Clue): boolean =>
  clue.visit !== undefined ||
  beats.some((b) => b.fx?.some((fx) => fx.clue === clue.id)) ||
  clue.via.some((via) => isOpenWay(quest, reach, via))

function placeProblems(quest: Quest, told: readonly Told[]): string[] {
  const out: string[] = []
  for (const place of quest.places) {
    if (!place.exits.length) out.push(`no way out of ${place.id}`)
    if (!leads(quest, place.id, quest.start)) out.push(`no way back from ${place.id}`)
    if (!leads(quest, quest.start, place.id)) out.push(`no way to ${place.id}`)
    else if (!told.every(({ reach }) => reach.places.has(place.id)))
      out.push(`${place.id} is locked for good: its key cannot be had`)
    if (!place.locked) continue
    if (place.id === quest.start) out.push(`the hero begins behind the locked door of ${place.id}`)
    if (place.id === quest.climaxAt) out.push(`the last scene is behind the locked door of ${place.id}`)
    if (!place.locked.text.length || !place.locked.opens.length) out.push(`the door of ${place.id} says nothing`)
  }
  return out
}

/** Whether anybody or anything in a quest names a person. */
function isNamed(quest: Quest, truth: Truth, person: Person): boolean {
  const { opening, places, beats, things } = quest
  const others = quest.people.filter((p) => p !== person)
  const text = JSON.stringify([opening, places, beats, things, others, truth.clues])
  return text.includes(person.call) || text.includes(person.name)
}

function culpritProblems(quest: Quest, { truth, reach, beats }: Told): string[] {
  const culprit = quest.people.find((p) => p.id === truth.culprit)
  if (!culprit) return []
  const gone = beats.some((b) => b.fx?.some((fx) => fx.gone === culprit.id))
  return [
    // The last scene brings whoever did it, unless they are dead.
    ...(gone ? [`the culprit ${culprit.id} is gone before the last scene`] : []),
    // Nobody is accused whom nobody has heard of.
    ...(reach.people.has(culprit.id) || isNamed(quest, truth, culprit)
      ? []
      : [`the culprit ${culprit.id} never comes, and nobody speaks of them`]),
  ]
}

function truthPlayability(quest: Quest, told: Told): string[] {
  const { truth, reach } = told
  const out = culpritProblems(quest, told)
  for (const clue of truth.clues) {
    if (!isHeld(quest, told, clue)) out.push(`clue ${clue.id} cannot be had`)
    if (clue.needs && !reach.flags.has(clue.needs)) out.push(`clue ${clue.id} waits in vain for ${clue.needs}`)
    for (const via of clue.via) {
      if (!isOpenWay(quest, reach, via)) out.push(`clue ${clue.id}: the way ${JSON.stringify(via)} is closed`)
    }
  }
  const kinds = truth.endings.map((e) => e.kind)
  for (const kind of kinds.filter((k, i) => kinds.indexOf(k) !== i)) out.push(`two endings are of the kind ${kind}`)
  return out.map((problem) => `${truth.id}: ${problem}`)
}

function beatPlayability(quest: Quest, told: readonly Told[]): string[] {
  const idle = quest.beats.filter((beat) => !told.some(({ beats }) => beats.includes(beat)))
  return idle.map((beat) => `the beat ${beat.id} can never happen`)
}

/** What keeps a quest from being played to its end. */
export function playabilityProblems(quest: Quest): string[] {
  const told = quest.truths.map((truth): Told => ({ truth, ...reachOf(quest, truth) }))
  return [
    ...placeProblems(quest, told),
    ...told.flatMap((x) => truthPlayability(quest, x)),
    ...beatPlayability(quest, told),
  ]
}
