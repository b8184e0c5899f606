import { describe, expect, it } from 'vitest'
import type { Quest } from '../types.ts'
import { KITS, QUESTS, SHARED_KIT } from '../world/content.ts'
import { depthProblems, ENGINE_SLOTS, questProblems } from './quest.ts'
import { compiledSamples } from './samples.ts'
import { slotsOf, textsOf } from './texts.ts'

const samples = compiledSamples()
const sound = QUESTS.get('the-bridge-that-takes-names')!

/** The quest with one thing spoiled. */
function spoiled(spoil: (quest: Quest) => void): string[] {
  const quest = structuredClone(sound)
  spoil(quest)
  return [...questProblems(quest), ...depthProblems(quest)]
}

describe('the lint of quests', () => {
  it('finds nothing in what is told', () => {
    for (const [id, quest] of QUESTS) expect([...questProblems(quest), ...depthProblems(quest)], id).toEqual([])
    expect(samples.length).toBeGreaterThanOrEqual(50)
    for (const [name, quest] of samples) expect(questProblems(quest), name).toEqual([])
  })

  it.each<[string, RegExp, (quest: Quest) => void]>([
    ['a slot that nothing fills', /nothing fills \{moon\}/, (q) => q.places[0]?.look.push('The {moon} rises.')],
    ['a place that nobody leaves', /no way back/, (q) => q.places[1]?.exits.splice(0)],
    [
      'a plant that is not paid',
      /never paid/,
      (q) => q.beats.push({ ...q.beats[0]!, id: 'x', fx: [{ plant: ['y', 'z'] }] }),
    ],
    ['a beat without a place', /has no place/, (q) => q.beats.push({ ...q.beats[0]!, id: 'x', when: {} })],
    ['a missing ending', /no ending late/, (q) => q.truths[0]!.endings.splice(4, 1)],
    ['a facet with one clue', /fewer than two clues/, (q) => q.truths[0]!.clues.splice(1)],
    [
      'a clue that needs what nothing sets',
      /which nothing sets/,
      (q) => Object.assign(q.truths[0]!.clues[0]!, { needs: 'moonrise' }),
    ],
    [
      'a line that waits for no clue',
      /is no clue/,
      (q) => Object.assign(q.people[0]!.topics[0]!.lines[0]!, { after: ['moon'] }),
    ],
    ['a sentence said twice', /said twice/, (q) => q.places[0]?.sense.push(q.places[0].sense[0] ?? '')],
    ['a line without end', /longer than 60 words/, (q) => q.places[0]?.sense.push('on and '.repeat(40))],
    ['a quest with one truth', /one truth only/, (q) => q.truths.splice(1)],
    [
      'clues that answer to nothing',
      /answer to acts/,
      (q) => q.truths[0]?.clues.splice(0, 9, ...q.truths[0].clues.map(({ answers: _, ...c }) => c)),
    ],
  ])('finds %s', (_, problem, spoil) => {
    expect(spoiled(spoil).join('\n')).toMatch(problem)
  })
})

describe('the kits', () => {
  it('want no slot that neither the engine nor some quest fills', () => {
    const given = new Set(
      [...QUESTS.values(), ...samples.map(([, quest]) => quest)].flatMap((q) => Object.keys(q.slots)),
    )
    for (const kit of [SHARED_KIT, ...KITS.values()]) {
      const unknown = textsOf(kit.bank)
        .flatMap(slotsOf)
        .filter((slot) => !given.has(slot) && !ENGINE_SLOTS.has(slot))
      expect(unknown, kit.genre).toEqual([])
    }
  })
})
