import { CHECK_LABELS } from '../language/checks-en.ts'
import { putOutcome, takeUpAttempt } from '../prose/uptake.ts'
import { roll } from '../rules/check.ts'
import { pay } from '../rules/price.ts'
import { tellTopic } from '../rules/talk.ts'
import {
  type Band,
  bindPlace,
  draw,
  drawSurely,
  facetsKnown,
  focus,
  isGood,
  memoryOf,
  mention,
  noteWrongName,
  personById,
  type Turn,
} from '../rules/turn.ts'
import type { Ending, Person } from '../types.ts'
import { CLOCK_FULL } from './clock.ts'
import { conclude, endingOf } from './endings.ts'
import { AWAY, EMPTY, hear, SPOKEN } from './hearing.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Why the last scene begins: the player accuses, the clock is full, or everything is known. */
type ClimaxReason = 'accuse' | 'clock' | 'drawn'

const CALLS: Record<ClimaxReason, string> = { accuse: 'climax.call', clock: 'climax.clock', drawn: 'climax.drawn' }
/** The last scene: everybody comes, and the secret is out in the room. */
export function beginClimax(t: Turn, why: ClimaxReason) {
  const { state, tell, world, truth } = t
  state.climax = { step: 1, score: Math.min(4, facetsKnown(t)) + (state.clock < CLOCK_FULL ? 1 : 0), why }
  state.act = 3
  const culprit = personById(t, truth.culprit)
  const from = state.place
  state.place = state.flags.meet && !culprit?.offstage ? state.place : world.quest.climaxAt
  bindPlace(t)
  const travels = state.place !== from
  for (const person of world.quest.people) {
    const memory = memoryOf(t, person.id)
    if (memory.gone || (person.id !== truth.culprit && person.offstage && !memory.met)) continue
    memory.at = state.place
    memory.met = 1
  }
  focus(t, culprit)
  // What happened comes before the scene, in a paragraph of its own.
  for (const segment of tell.segments) segment.paragraph = Math.min(segment.paragraph, 3)
  const call = travels && why === 'accuse' ? draw(t, 'climax.travel') : ''
  tell.put(4, call || drawSurely(t, CALLS[why]), 'climax')
  tell.put(5, tell.draw(truth.confront, {}, { must: true }), 'climax')
}

/** First beat: one check with everything that is known. */
function confront(t: Turn) {
  const { action, state, tell, truth } = t
  const climax = state.climax!
  hear(t, action.verb === 'look' || action.verb === 'search' ? 'look' : 'say')
  const passive = EMPTY.includes(action.verb) || action.verb === 'wait' || action.verb === 'leave'
  const evidence = climax.score + (facetsKnown(t) >= 3 ? 1 : -1)
  const band: Band = passive ? 'setback' : roll(t, action.verb, evidence, CHECK_LABELS.reckoning)
  putOutcome(t, 'clash', band)
  const good = isGood(band)
  climax.score += good ? 2 : -1
  // Nobody confesses to a guess.
  const yields = good && facetsKnown(t) >= 2
  tell.put(2, tell.draw(yields ? truth.yields : truth.resists, {}, { must: true }), 'climax')
  if (band === 'price') pay(t, 'trust')
  if (band === 'disaster') pay(t, state.wounds.length < 3 ? 'wound' : 'trust')
  const known = facetsKnown(t)
  const open = truth.facets.find((f) => !state.flags[`f:${f.id}`])
  if (good && band !== 'price' && open && known >= 2) {
    state.flags[`f:${open.id}`] = state.turn
    tell.put(3, draw(t, 'deduce', { answer: open.answer }), 'facet')
  }
  climax.step = 2
  tell.put(4, drawSurely(t, 'climax.choose'), 'hook')
}

/** What an ending needs to be had: truth two facets, mercy and bargain one; too late is too late. */
function deserved(t: Turn, ending: Ending): Ending {
  const { state } = t
  const needed = ending.kind === 'truth' ? 2 : 1
  if (facetsKnown(t) < needed) return endingOf(t, 'wrong') ?? ending
  // Whoever has the truth in hand and says it is never too late for it.
  const late = ending.kind === 'bargain' && state.clock >= CLOCK_FULL && (state.climax?.score ?? 0) < 2
  return late ? (endingOf(t, 'late') ?? ending) : ending
}

/** How often the room hears the hero out before it is too late, and how often somebody may make for the door, or wait. */
const PATIENCE = { arguments: 3, flights: 2, waits: 2 } as const

/** The hero makes for the door: it stays an attempt, once. */
function takeFlight(t: Turn) {
  const { state, tell } = t
  const gone = endingOf(t, 'gone')
  state.flags.flight = (state.flags.flight ?? 0) + 1
  if (state.climax) state.climax.step++
  takeUpAttempt(t)
  if (gone && state.flags.flight >= PATIENCE.flights) return conclude(t, gone)
  tell.put(2, drawSurely(t, 'climax.flight'), 'climax')
  tell.put(4, draw(t, 'climax.choose'), 'hook')
}

/** A question to somebody who has an answer is answered, though it decides nothing. */
function isAnswered(t: Turn): boolean {
  const { action } = t
  const person = action.target?.kind === 'person' ? personById(t, action.target.id) : undefined
  const about = action.topic && action.topic.kind !== 'unknown' ? action.topic.id : undefined
  if (action.verb !== 'ask' || !action.target?.present || !person || !about) return false
  focus(t, person)
  const told = tellTopic(t, person, about)
  focus(t, personById(t, t.truth.culprit))
  return told
}

/** The hero argues on; who knows something gains ground by it, once. */
function argue(t: Turn) {
  const { action, state, tell, truth } = t
  const climax = state.climax!
  climax.step++
  const isEmpty = EMPTY.includes(action.verb) || action.verb === 'wait'
  hear(t, SPOKEN.includes(action.verb) ? 'say' : 'perform')
  if (isAnswered(t)) return tell.put(3, draw(t, 'climax.again'), 'climax')
  tell.put(2, drawSurely(t, isEmpty ? 'climax.again' : 'climax.argue'), 'climax')
  if (isEmpty || climax.step > 3 || facetsKnown(t) < 2) return
  climax.score++
  tell.put(3, tell.draw(truth.yields), 'climax')
}

/** Somebody is named who did not do it: the room says so, once. */
function misname(t: Turn, person: Person) {
  const { state, tell } = t
  const climax = state.climax!
  hear(t, 'say')
  const wrong = endingOf(t, 'wrong')
  const over = climax.step >= 2 + PATIENCE.arguments
  if ((state.flags.unheeded || over) && wrong) return conclude(t, wrong)
  state.flags.unheeded = state.turn
  noteWrongName(t, person)
  climax.step = Math.max(2, climax.step + 1)
  climax.score--
  mention(t, person)
  tell.put(2, drawSurely(t, 'climax.misnamed'), 'climax')
  tell.put(4, drawSurely(t, 'climax.choose'), 'hook')
}

/** What it comes to when the room has heard enough: late, or wrong for who accused on too little, or had only abuse. */
function outOfPatience(t: Turn): Ending | undefined {
  const { action, state } = t
  return endingOf(t, action.verb === 'insult' || state.flags.misnamed || state.flags.charged ? 'wrong' : 'late')
}

/** Second beat: the player says how it ends, argues, or makes for the door. */
function decide(t: Turn, verdict: Verdict | undefined) {
  const { action, state } = t
  if (verdict && 'innocent' in verdict) return misname(t, verdict.innocent)
  if (verdict) {
    hear(t, 'say', verdict.said)
    return conclude(t, deserved(t, verdict.ending))
  }
  const over = outOfPatience(t)
  // Whoever lets it go by twice has let it go by.
  const idle = action.verb === 'wait' && t.heard !== ''
  if (idle) state.flags.idled = (state.flags.idled ?? 0) + 1
  if (
    over &&
    ((idle && (state.flags.idled ?? 0) >= PATIENCE.waits) || (state.climax?.step ?? 0) >= 2 + PATIENCE.arguments)
  ) {
    hear(t, 'wait')
    return conclude(t, over)
  }
  if (AWAY.includes(action.verb)) takeFlight(t)
  else argue(t)
}

/** A turn of the last scene. */
export function playClimax(t: Turn) {
  focus(t, personById(t, t.truth.culprit))
  const verdict = verdictOf(t)
  // Mercy and a bargain need no reckoning; an accusation is one.
  const settled = verdict && ('innocent' in verdict || verdict.ending.kind !== 'truth')
  if (verdict && !settled && facetsKnown(t) < 2) t.state.flags.charged = t.state.turn
  if (t.state.climax?.step === 1 && !settled) confront(t)
  else decide(t, verdict)
}
