import { isLegend } from '../language/legend-en.ts'
import { draw, echoSlots, focus, peopleNow, placeNow, shiftMood, type Turn } from '../rules/turn.ts'
import type { State } from '../state.ts'
import { DUE } from './beats.ts'
import { tick } from './clock.ts'
import { isNamed } from './verdict.ts'

/** The player's own words come back at most so often. */
const MAX_ECHOES = 3
/** Turns between two of them. */
const ECHO_PAUSE = 4
const DEBT_DUE = 2

function echoBack(t: Turn): boolean {
  const { state, tell } = t
  const here = peopleNow(t)
  // Nobody asks who it was that did it to them.
  const hearerOf = ({ ing, to }: State['echoes'][number]) => here.find((each) => each.id !== to && !isNamed(each, ing))
  const echo = state.echoes.find((x) => !x.used && isLegend(x.ing) && state.turn - x.turn >= DUE)
  const person = echo && hearerOf(echo)
  if (state.turn - (state.flags.echo ?? -ECHO_PAUSE) < ECHO_PAUSE) return false
  if (!echo || !person || state.echoes.filter((x) => x.used).length >= MAX_ECHOES) return false
  focus(t, person)
  const line = draw(t, 'echo', echoSlots(t, echo))
  if (!line) return false
  echo.used = 1
  state.flags.echo = state.turn
  tell.put(4, line, 'echo')
  shiftMood(t, person.id, 1)
  return true
}

function callDebt(t: Turn): boolean {
  const { state, tell } = t
  const person = peopleNow(t)[0]
  if (!person || !state.debts.some((x) => x.who === person.id && state.turn - x.turn >= DEBT_DUE)) return false
  focus(t, person)
  const line = draw(t, 'debtCall')
  if (!line) return false
  state.debts = state.debts.filter((x) => x.who !== person.id)
  tell.put(4, line, 'payoff')
  tick(state, 1)
  shiftMood(t, person.id, 2)
  return true
}

function recallWound(t: Turn): boolean {
  const { state, tell } = t
  const wound = state.wounds.at(-1)
  if (!wound || state.turn - wound.turn < 2 || state.turn % 3 !== 0) return false
  tell.put(4, draw(t, 'woundEcho', { part: wound.part, how: wound.how }), 'payoff')
  return true
}

function recallNoise(t: Turn): boolean {
  const { state, tell } = t
  if (!state.flags.heard || state.turn - state.flags.heard < 2) return false
  const line = draw(t, 'heardBack')
  if (!line) return false
  delete state.flags.heard
  tell.put(4, line, 'payoff')
  tick(state, 1)
  return true
}

/** Something the player did comes back; else, now and then, the place makes itself felt. */
export function payOff(t: Turn) {
  if (echoBack(t) || callDebt(t) || recallWound(t) || recallNoise(t)) return
  if (t.tell.has('sense') || !t.rng.chance(0.5)) return
  t.tell.put(4, t.tell.draw(placeNow(t).sense) || draw(t, 'air'), 'sense')
}
