import type { QuestBrief } from '../../narrator.ts'
import type { State } from '../state.ts'
import type { Quest, World } from '../types.ts'
import { compile } from './compile.ts'
import { KITS, QUESTS, SHARED_KIT } from './content.ts'
import { kitFor } from './plots.ts'

/** A world with what is kept of it in the state. */
export interface BuiltWorld {
  readonly world: World
  readonly plot: string
  /** Identifies the quest in the state. */
  readonly questKey: string
  readonly authored: boolean
}

/** Plot name of quests that were written, not compiled. */
const AUTHORED = 'authored'

/** By what the states of a quest are known: first those begun now, then those begun before it was written out. */
export const questKeysOf = (brief: QuestBrief): readonly [string, ...string[]] => {
  const compiled = `compiled:${brief.id}`
  return brief.contentId && QUESTS.has(brief.contentId) ? [brief.contentId, compiled] : [compiled]
}

const worldOf = (quest: Quest, genre: string): World => ({
  quest,
  kit: kitFor(SHARED_KIT, KITS.get(genre), quest.slots),
})

/** Worlds built last, by everything that goes into one; the one used longest ago goes first. */
const BUILT = new Map<string, BuiltWorld>()
const MAX_BUILT = 64

const keyOf = (brief: QuestBrief, seed: number, plot: string | undefined): string => {
  const { id, title, description, genre, setting, opening, contentId, cards } = brief
  return JSON.stringify([id, title, description, genre, setting, opening, contentId, cards ?? [], seed, plot ?? null])
}

/** Builds the world of a quest; the same brief, seed and plot give the same world, which nobody may change. */
export function buildWorld(brief: QuestBrief, seed: number, plot?: string): BuiltWorld {
  const key = keyOf(brief, seed, plot)
  const built = BUILT.get(key) ?? build(brief, seed, plot)
  BUILT.delete(key)
  BUILT.set(key, built)
  const oldest = BUILT.size > MAX_BUILT ? BUILT.keys().next().value : undefined
  if (oldest !== undefined) BUILT.delete(oldest)
  return built
}

function build(brief: QuestBrief, seed: number, plot?: string): BuiltWorld {
  const [questKey] = questKeysOf(brief)
  const written = brief.contentId ? QUESTS.get(brief.contentId) : undefined
  // A story that was begun before its quest was written out goes on as it began.
  const authored = plot === undefined || plot === AUTHORED ? written : undefined
  if (authored) return { world: worldOf(authored, brief.genre), plot: AUTHORED, questKey, authored: true }
  const compiled = compile(brief, seed, plot)
  return { world: worldOf(compiled.quest, brief.genre), plot: compiled.plot, questKey, authored: false }
}

/** Whether a state names only what the world has; people and things added since are filled in. */
export function settle(world: World, state: State): boolean {
  const { quest } = world
  const places = new Set(quest.places.map((p) => p.id))
  for (const p of quest.people) {
    if (!Object.hasOwn(state.people, p.id)) state.people[p.id] = { mood: 0, at: p.offstage ? 'away' : p.at, talked: 0 }
  }
  for (const thing of quest.things) {
    if (!Object.hasOwn(state.things, thing.id)) state.things[thing.id] = thing.hidden ? 'hidden' : thing.at
  }
  return (
    places.has(state.place) &&
    quest.truths.some((x) => x.id === state.truth) &&
    Object.values(state.people).every((p) => p.at === 'away' || places.has(p.at))
  )
}
