import { draw, drawSurely, facetsKnown, focus, peopleNow, type Turn } from '../rules/turn.ts'
import { beginClimax } from './assemble.ts'
import { chooseBeat, playBeat } from './beats.ts'
import { CLOCK_FULL, isNearlyUp, LAST_SCENE, NEARLY, tick } from './clock.ts'
import { conclude, endingOf } from './endings.ts'
import { payOff } from './payoff.ts'
import { visit } from './visit.ts'

/** Room on the page, in words: above `event` colour waits, above `echo` nothing is recalled. */
const ROOM = { event: 120, echo: 100 } as const
const ACT_TWO = { turn: 7, soonerFrom: 5, clues: 3 } as const
const ACT_THREE = { from: 10, turn: 17, facets: 3 } as const
const FALLEN = { wounds: 4, turn: 12 } as const

const wordsSoFar = (t: Turn): number => t.tell.segments.reduce((n, x) => n + x.text.split(/\s+/).length, 0)

/** At most one event: a visit, else a beat, else a stage of the danger, else a payoff. True when one of the first two was told. */
function event(t: Turn): boolean {
  const { state, tell, world } = t
  if (state.turn % 3 === 0) tick(state, 1)
  if (state.clock > (state.flags.stage ?? 0)) {
    state.flags.stage = state.clock
    state.flags.toll = state.clock
  }
  if (visit(t)) return true
  const words = wordsSoFar(t)
  const beat = chooseBeat(t, words < ROOM.event || t.still)
  if (beat && playBeat(t, beat)) return true
  const toll = state.flags.toll
  if (toll) {
    delete state.flags.toll
    const line = tell.once(world.quest.danger.stages[toll - 1])
    tell.put(4, line, 'danger')
    if (line) return false
  }
  if (words < ROOM.echo) payOff(t)
  return false
}

function turnOfAct(t: Turn, facets: number) {
  const { state, tell } = t
  const early = state.turn >= ACT_TWO.soonerFrom && state.clues.length >= ACT_TWO.clues
  if (state.act === 1 && (state.turn >= ACT_TWO.turn || early)) {
    state.act = 2
    return tell.put(5, draw(t, 'act.two'), 'act')
  }
  const pressing = facets >= ACT_THREE.facets || state.turn >= ACT_THREE.turn
  if (state.act === 2 && state.turn >= ACT_THREE.from && pressing) {
    state.act = 3
    tell.put(5, draw(t, 'act.three'), 'act')
  }
}

/** Says once, in plain view, that the time is nearly up, and what can still be done. */
function warn(t: Turn) {
  const { state, tell } = t
  // One announcement a turn: the new act is one, and “it is early yet” is another.
  if (!isNearlyUp(state) || state.flags.warned || tell.has('act') || state.flags.summoned === state.turn) return
  state.flags.warned = state.turn
  tell.put(6, drawSurely(t, 'nearly'), 'warning')
}

/** The paragraph after all that was told before a fall. */
const AFTER_ALL = 7

/** The world's move: one event, the turn of an act, and the last scene when it is due. */
export function worldMoves(t: Turn) {
  const { state } = t
  const told = event(t)
  focus(t, peopleNow(t)[0])
  const facets = facetsKnown(t)
  turnOfAct(t, facets)
  const fallen = endingOf(t, 'fallen')
  if (fallen && state.wounds.length >= FALLEN.wounds && state.turn >= FALLEN.turn) return conclude(t, fallen, AFTER_ALL)
  if (facets >= t.truth.facets.length && state.turn >= LAST_SCENE.solved) return beginClimax(t, 'drawn')
  const warned = state.turn - (state.flags.warned ?? state.turn) >= NEARLY.left
  if (warned && state.clock >= CLOCK_FULL && state.turn >= LAST_SCENE.full && !told) return beginClimax(t, 'clock')
  if (warned && state.turn >= LAST_SCENE.turn) return beginClimax(t, 'clock')
  warn(t)
}
