import type { State } from '../state.ts'

/** Steps of danger until the last scene comes to the player. */
export const CLOCK_FULL = 8

/** Moves the danger; it never outruns the story: full at turn 18 at the earliest. */
export function tick(state: State, steps: number) {
  state.clock = Math.max(0, Math.min(CLOCK_FULL, state.clock + steps, Math.floor(1 + state.turn * 0.39)))
}

/** The last scene comes by itself: at this turn, from this turn on with the danger full, or with everything known. */
export const LAST_SCENE = { turn: 20, full: 12, solved: 14 } as const
/** The time is nearly up: from this stage of the danger or this turn on it is said, and so many turns are left at least. */
export const NEARLY = { clock: CLOCK_FULL - 1, turn: LAST_SCENE.turn - 2, left: 2 } as const

/** Whether the time is nearly up. */
export const isNearlyUp = ({ clock, turn }: State): boolean =>
  turn >= LAST_SCENE.full && (clock >= NEARLY.clock || turn >= NEARLY.turn)
