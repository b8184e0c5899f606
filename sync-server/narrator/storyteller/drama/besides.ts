import { SMALL_TALK_EN, TIED_EN } from '../language/besides-en.ts'
import { PLEA_EN } from '../language/last-scene-en.ts'
import { drawSurely, type Turn } from '../rules/turn.ts'
import type { Quest, Truth } from '../types.ts'
import { stemsOf } from '../understand/stems.ts'
import { hear, isDeed, isFlight, isIdle } from './hearing.ts'
import { isKindness, tellKindness } from './kindness.ts'
import { isNamed } from './verdict.ts'

/** How often the last scene waits for talk of nothing. */
const WAITS = 2
/** Fewer words than this are an answer, or cut short. */
const SHORT = 3

/** What is asked and answered, and how it can end. */
const coreOf = (truth: Truth, quest: Quest): string[] => [
  ...truth.facets.flatMap((facet) => [facet.question, facet.answer]),
  ...truth.endings.flatMap((ending) => [ending.choice, ...(ending.alias ?? [])]),
  quest.goal,
]

/** All that speaks of the matter. */
export const matterOf = (truth: Truth, quest: Quest): string[] => [
  ...coreOf(truth, quest),
  ...truth.clues.flatMap((clue) => [clue.text, clue.lead]),
  ...[truth.confront, truth.yields, truth.resists].flat(),
  ...quest.things.flatMap((thing) => [thing.noun, ...(thing.alias ?? [])]),
  ...quest.places.flatMap((place) => [place.name, ...place.details.map((detail) => detail.noun)]),
  ...quest.people.flatMap((person) => [person.name, person.call, person.role]),
]

/** Whether words have one in common with some texts. */
function touches(heard: string, texts: readonly string[]): boolean {
  const named = stemsOf(texts)
  return [...stemsOf([heard])].some((stem) => named.has(stem))
}

/** Whether what is said has nothing to do with the matter: the weather, a joke, supper, an uncle of one's own. */
export function isBesides(t: Turn): boolean {
  const { action, heard, truth, world } = t
  if (isKindness(t)) return true
  if (!action.free || action.foul || isIdle(t) || isFlight(t) || isDeed(t)) return false
  if (PLEA_EN.test(heard)) return true
  if (SMALL_TALK_EN.test(heard)) return !touches(heard, coreOf(truth, world.quest))
  if (TIED_EN.test(heard) || heard.split(/\s+/).length < SHORT) return false
  if (action.topic && action.topic.kind !== 'unknown') return false
  if (world.quest.people.some((person) => isNamed(person, heard))) return false
  return !touches(heard, matterOf(truth, world.quest))
}

/** It is answered for what it is, and the scene waits; false once it has waited often enough. */
export function hearBesides(t: Turn): boolean {
  const { state, tell } = t
  const often = (state.flags.besides ?? 0) + 1
  state.flags.besides = often
  if (often > WAITS) return false
  if (isKindness(t)) {
    tellKindness(t)
    return true
  }
  hear(t, 'say')
  tell.put(2, drawSurely(t, PLEA_EN.test(t.heard) ? 'climax.plea' : 'climax.besides'), 'climax')
  return true
}
