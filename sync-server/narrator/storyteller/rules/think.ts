import { THOUGHT_EN } from '../language/acts-en.ts'
import { CHECK_LABELS } from '../language/checks-en.ts'
import { list } from '../language/grammar.ts'
import { putOutcome, takeUp } from '../prose/uptake.ts'
import type { Truth } from '../types.ts'
import { roll } from './check.ts'
import { isKnown, isOpen, leadsAway, putLead } from './clue.ts'
import { tellHowTo } from './guide.ts'
import { marksCarried } from './marks.ts'
import { nameOfClue } from './news.ts'
import { tellOneself } from './oneself.ts'
import { fail, pay } from './price.ts'
import { draw, drawSurely, isGood, type Turn } from './turn.ts'

type Facet = Truth['facets'][number]

/** Turns between two attempts to think it out. */
const THINK_PAUSE = 2

/** What is known, what is carried, what is open. */
export function takeStock(t: Turn) {
  if (tellOneself(t)) return putLead(t)
  const { state, tell, truth, world } = t
  const owned = world.quest.things.filter((x) => state.things[x.id] === 'me').map((x) => x.noun)
  const things = [...owned, ...marksCarried(t).map((m) => m.thing)]
  const slots = { carried: list(things), n: String(state.clues.length) }
  const empty = { ...slots, carried: slots.carried || world.quest.slots.empty || 'nothing' }
  tell.put(1, draw(t, 'recap', empty) || drawSurely(t, 'recap.short', empty), 'uptake')
  const open = truth.facets.find((f) => !state.flags[`f:${f.id}`])
  if (open) tell.put(2, draw(t, 'recapOpen', { question: open.question }), 'recap')
  if (state.wounds[0]) tell.put(2, draw(t, 'woundEcho'), 'recap')
  putLead(t)
}

/** What one clue of a facet comes to: where the other lies, and an easier way to it. The answer waits for both. */
function reason(t: Turn, half: Facet) {
  const { state, tell, truth } = t
  const known = truth.clues.find((c) => c.facet === half.id && isKnown(t, c))
  const from = known && nameOfClue(t, known)
  const reasoned = from ? draw(t, 'think.from', { thing: from, question: half.question }) : ''
  tell.put(2, reasoned || draw(t, 'recapOpen', { question: half.question }), 'recap')
  state.edge += 2
  const other = t.rng.shuffle(truth.clues.filter((c) => c.facet === half.id && isOpen(t, c) && leadsAway(t, c)))[0]
  if (!other) return putLead(t)
  if (!state.leads.includes(other.id)) state.leads.push(other.id)
  const lead = tell.once(other.lead)
  if (lead) tell.put(3, lead, 'lead')
  else putLead(t)
}

/** recap · help · inventory: with one clue of a facet in hand, thinking points to the other. */
export function actThink(t: Turn) {
  const { state, tell, truth, action } = t
  if (action.verb === 'help' && action.free) return tellHowTo(t)
  const half = truth.facets.find(
    (f) => !state.flags[`f:${f.id}`] && truth.clues.some((c) => c.facet === f.id && isKnown(t, c)),
  )
  const lately = (state.tries.think ?? -9) >= state.turn - THINK_PAUSE
  // Who asks what is known is told; who thinks, reasons.
  const stock = action.free && !THOUGHT_EN.test(action.words)
  if (stock || !half || lately) return takeStock(t)
  state.tries.think = state.turn
  takeUp(t, 'think')
  const band = roll(t, 'search', state.clues.length >= 4 ? 2 : 0, CHECK_LABELS.thinking)
  putOutcome(t, 'think', band)
  if (!isGood(band)) {
    tell.put(2, draw(t, 'recapOpen', { question: half.question }), 'recap')
    return fail(t, 'setback')
  }
  reason(t, half)
  if (band === 'price') pay(t, 'time')
}
