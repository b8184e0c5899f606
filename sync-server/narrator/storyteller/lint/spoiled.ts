import type { Quest, Via } from '../types.ts'
import { QUESTS } from '../world/content.ts'
import { depthProblems, questProblems } from './quest.ts'

const sound = QUESTS.get('the-bridge-that-takes-names')!

/** The quest with one thing spoiled. */
export function spoiled(spoil: (quest: Quest) => void): string[] {
  const quest = structuredClone(sound)
  spoil(quest)
  return [...questProblems(quest), ...depthProblems(quest)]
}

/** What is spoiled, what the lint says of it, and how to do it. */
export type Case = [what: string, problem: RegExp, spoil: (quest: Quest) => void]

/** A beat that has nothing to it but this. */
export const addBeat = (q: Quest, beat: Partial<Quest['beats'][number]>) =>
  q.beats.push({ id: 'x', kind: 'colour', w: 1, when: { place: [q.start] }, text: ['It rains.'], ...beat })
/** A beat that is told only if this holds. */
export const addWhen = (q: Quest, when: Quest['beats'][number]['when']) =>
  addBeat(q, { when: { place: [q.start], ...when } })
/** A beat that does this. */
export const addFx = (q: Quest, fx: NonNullable<Quest['beats'][number]['fx']>[number]) => addBeat(q, { fx: [fx] })
/** A way to the first clue. */
export const addVia = (q: Quest, via: Via) => q.truths[0]!.clues[0]!.via.push(via)

/** The first truth. */
export const first = (q: Quest) => q.truths[0]!
