import type { QuestBrief } from '../narrator.ts'
import { AND_EN, MOODS } from './language/glue-en.ts'
import { bare, clip } from './language/grammar.ts'
import type { State } from './state.ts'
import type { World } from './types.ts'
import { peopleHere } from './understand/resolve.ts'

/** Longest picture line, in characters. */
const MAX = 500
const CLOCK_TENSE = 5

/** A line for a picture of the present scene: genre and setting, place, who is there, and the mood of the danger. */
export function pictureOf(brief: QuestBrief, world: World, state: State): string {
  const place = world.quest.places.find((p) => p.id === state.place)
  const roles = peopleHere(world.quest, state)
    .slice(0, 2)
    .map((ref) => world.quest.people.find((p) => p.id === ref.id)?.role ?? ref.text)
  const detail = place?.details[state.turn % Math.max(1, place.details.length)]?.noun
  const mood = state.climax
    ? MOODS.reckoning
    : state.clock >= CLOCK_TENSE
      ? MOODS.close(world.quest.danger.name)
      : MOODS.quiet
  const scene = [bare(place?.name ?? ''), roles.join(AND_EN), detail, mood, world.quest.image]
  return clip(`${brief.genre}, ${brief.setting}: ${scene.filter(Boolean).join(', ')}`, MAX)
}
