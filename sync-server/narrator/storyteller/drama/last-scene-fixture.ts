import type { QuestBrief } from '../../narrator.ts'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open, type Reply, turn } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'

const SEED = 5

/** A story in the middle of its last scene, for the tests: three facets known, everybody there. */
export function lastScene(quest: string | QuestBrief, facets = 3) {
  const brief = typeof quest === 'string' ? { ...PORTRAITS, id: quest, contentId: quest } : quest
  const built = buildWorld(brief, SEED)
  const { world } = built
  const dice = { d20: () => 12 }
  const { state } = open({ ...built, seed: SEED, hero: HERO, dice, preface: [] })
  const at = world.quest.climaxAt
  const truth = world.quest.truths.find((each) => each.id === state.truth)!
  const people = Object.entries(state.people).map(([id, memory]) => [id, { ...memory, at, met: 1 as const }] as const)
  const closed = truth.facets.slice(0, facets).map((facet) => [`f:${facet.id}`, 5])
  const from = (step: number): State => ({
    ...{
      ...state,
      turn: 18,
      act: 3,
      place: at,
      offered: [],
      clock: 4,
      last: [truth.culprit],
      people: Object.fromEntries(people),
    },
    climax: { step, score: 1, why: 'accuse' },
    flags: { ...state.flags, ...Object.fromEntries(closed) },
  })
  const play = (before: State, words: string, die = 12): Reply => turn(world, before, words, HERO, { d20: () => die })
  const say = (words: string, step = 2): Reply => play(from(step), words)
  return { world, truth, from, play, say }
}
