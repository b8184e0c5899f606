import { EVIDENCE_EN } from '../language/last-scene-en.ts'
import { isKnown } from '../rules/clue.ts'
import type { Turn } from '../rules/turn.ts'
import { wordsIn } from './missing.ts'

/** Whether a text speaks of what the hero has not found: a word that only such clues have, and nothing that is known. */
function isOfUnknown(t: Turn, text: string): boolean {
  const { truth, world, state } = t
  const known = truth.clues.filter((clue) => isKnown(t, clue))
  const unknown = truth.clues.filter((clue) => !isKnown(t, clue))
  const facts = truth.facets.filter((facet) => state.flags[`f:${facet.id}`])
  const { people, places, goal, opening } = world.quest
  const told = wordsIn([
    ...known.map((clue) => clue.text),
    ...facts.flatMap((facet) => [facet.question, facet.answer]),
    ...people.flatMap((person) => [person.name, person.call, person.role]),
    ...[...places.map((place) => place.name), goal, opening].flat(),
  ])
  const secret = wordsIn(unknown.flatMap((clue) => [clue.text, clue.lead]))
  const spoken = text.match(EVIDENCE_EN) ?? []
  return [...wordsIn(spoken)].some((stem) => secret.has(stem) && !told.has(stem))
}

/** How the culprit refuses: where it can be, with nothing that the hero never found. */
export function refusalsOf(t: Turn): readonly string[] {
  const fit = t.truth.resists.filter((text) => !isOfUnknown(t, text))
  const fresh = fit.filter((text) => !t.tell.isUsed(text))
  return fresh.length ? fresh : t.truth.resists
}
