import { NarratorFailure } from '../narrator.ts'
import { type State, stateSchema } from './state.ts'

/** Steps from one state version to the next, by the version they start from; version 1 is the first. */
const STEPS = new Map<number, (old: object) => object>([[1, (old) => ({ ...old, v: 2, scene: null })]])

/**
 * Reads a stored state of a quest, known by one of `keys`, brought to the present version.
 * Throws `NarratorFailure('nonsense')` when it is corrupt, foreign or from a newer version.
 */
export function readState(stored: unknown, keys: readonly string[]): State {
  let raw = stored
  for (;;) {
    const version = typeof raw === 'object' && raw !== null && 'v' in raw ? raw.v : undefined
    const step = typeof version === 'number' ? STEPS.get(version) : undefined
    if (!step || typeof raw !== 'object' || raw === null) break
    raw = step(raw)
  }
  const parsed = stateSchema.safeParse(raw)
  if (!parsed.success) throw new NarratorFailure('nonsense', { cause: parsed.error })
  if (!keys.includes(parsed.data.quest))
    throw new NarratorFailure('nonsense', { cause: new Error('state of another quest') })
  return parsed.data
}
