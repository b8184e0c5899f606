import type { State } from '../state.ts'

/** Steps of danger until the last scene comes to the player. */
export const CLOCK_FULL = 8

/** Moves the danger; it never outruns the story: full at turn 18 at the earliest. */
export function tick(state: State, steps: number) {
  state.clock = Math.max(0, Math.min(CLOCK_FULL, state.clock + steps, Math.floor(1 + state.turn * 0.39)))
}
