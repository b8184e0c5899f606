import { CHECK_LABELS } from '../language/checks-en.ts'
import { list } from '../language/grammar.ts'
import { putOutcome, takeUp } from '../prose/uptake.ts'
import { roll } from './check.ts'
import { isKnown, putLead } from './clue.ts'
import { fail, pay } from './price.ts'
import { draw, drawSurely, isGood, type Turn } from './turn.ts'

/** Turns between two attempts to think it out. */
const THINK_PAUSE = 2

/** What is known, what is carried, what is open. */
function takeStock(t: Turn) {
  const { state, tell, truth, world } = t
  const things = world.quest.things.filter((x) => state.things[x.id] === 'me').map((x) => x.noun)
  const slots = { carried: list(things), n: String(state.clues.length) }
  const empty = { ...slots, carried: slots.carried || world.quest.slots.empty || 'nothing' }
  tell.put(1, draw(t, 'recap', empty) || drawSurely(t, 'recap.short', empty), 'uptake')
  const open = truth.facets.find((f) => !state.flags[`f:${f.id}`])
  if (open) tell.put(2, draw(t, 'recapOpen', { question: open.question }), 'recap')
  if (state.wounds[0]) tell.put(2, draw(t, 'woundEcho'), 'recap')
  putLead(t)
}

/** recap · help · inventory: with one clue of a facet in hand, thinking may close it. */
export function actThink(t: Turn) {
  const { state, tell, truth, action } = t
  const half = truth.facets.find(
    (f) => !state.flags[`f:${f.id}`] && truth.clues.some((c) => c.facet === f.id && isKnown(t, c)),
  )
  const lately = (state.tries.think ?? -9) >= state.turn - THINK_PAUSE
  if (action.verb !== 'recap' || !half || lately) return takeStock(t)
  state.tries.think = state.turn
  takeUp(t, 'think')
  const band = roll(t, 'search', state.clues.length >= 4 ? 2 : 0, CHECK_LABELS.thinking)
  putOutcome(t, 'think', band)
  if (!isGood(band)) {
    tell.put(2, draw(t, 'recapOpen', { question: half.question }), 'recap')
    return fail(t, 'setback')
  }
  state.flags[`f:${half.id}`] = state.turn
  tell.put(2, drawSurely(t, 'deduce', { answer: half.answer }), 'facet')
  if (band === 'price') pay(t, 'time')
}
