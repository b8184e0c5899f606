import { putOutcome, speak, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import { roll } from '../rules/check.ts'
import { pay } from '../rules/price.ts'
import { putLapse } from '../rules/quiet.ts'
import {
  type Band,
  bindPlace,
  draw,
  drawSurely,
  facetsKnown,
  focus,
  isGood,
  memoryOf,
  personById,
  type Turn,
} from '../rules/turn.ts'
import type { Ending, EndKind, Verb } from '../types.ts'
import { CLOCK_FULL } from './clock.ts'
import { CHOSEN_ENDINGS, conclude, endingOf } from './endings.ts'

/** Why the last scene begins: the player accuses, the clock is full, or everything is known. */
type ClimaxReason = 'accuse' | 'clock' | 'drawn'

const CALLS: Record<ClimaxReason, string> = { accuse: 'climax.call', clock: 'climax.clock', drawn: 'climax.drawn' }
const EMPTY: readonly Verb[] = ['nonsense', 'fourthwall']
/** Nobody walks out of the last scene: it stays an attempt. */
const AWAY: readonly Verb[] = ['go', 'flee', 'leave', 'follow', 'sneak']

/** The last scene: everybody comes, and the secret is out in the room. */
export function beginClimax(t: Turn, why: ClimaxReason) {
  const { state, tell, world, truth } = t
  state.climax = { step: 1, score: Math.min(4, facetsKnown(t)) + (state.clock < CLOCK_FULL ? 1 : 0), why }
  state.act = 3
  const culprit = personById(t, truth.culprit)
  state.place = state.flags.meet && !culprit?.offstage ? state.place : world.quest.climaxAt
  bindPlace(t)
  for (const person of world.quest.people) {
    const memory = memoryOf(t, person.id)
    if (memory.gone || (person.id !== truth.culprit && person.offstage && !memory.met)) continue
    memory.at = state.place
    memory.met = 1
  }
  focus(t, culprit)
  for (const segment of tell.segments) if (segment.paragraph > 2) segment.paragraph = 2
  tell.put(3, drawSurely(t, CALLS[why]), 'climax')
  tell.put(4, tell.draw(truth.confront, {}, { must: true }), 'climax')
}

function takeUpIn(t: Turn, kind: string) {
  if (EMPTY.includes(t.action.verb)) putLapse(t)
  else if (t.action.foul) t.tell.put(1, draw(t, 'insult'), 'uptake')
  else if (AWAY.includes(t.action.verb)) takeUpAttempt(t)
  else if (t.action.quote) speak(t, t.action.quote)
  else takeUp(t, kind)
}

/** First beat: one check with everything that is known. */
function confront(t: Turn) {
  const { action, state, tell, truth } = t
  const climax = state.climax!
  takeUpIn(t, action.verb === 'look' || action.verb === 'search' ? 'look' : 'say')
  const passive = EMPTY.includes(action.verb) || action.verb === 'wait' || action.verb === 'leave'
  const evidence = climax.score + (facetsKnown(t) >= 3 ? 1 : -1)
  const band: Band = passive ? 'setback' : roll(t, action.verb, evidence, 'The reckoning')
  putOutcome(t, 'clash', band)
  const good = isGood(band)
  climax.score += good ? 2 : -1
  tell.put(2, tell.draw(good ? truth.yields : truth.resists, {}, { must: true }), 'climax')
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

const ENDING_VERBS: readonly (readonly [EndKind, readonly Verb[]])[] = [
  ['truth', ['accuse', 'fight', 'threaten']],
  ['mercy', ['spare', 'refrain', 'leave', 'flee']],
  ['bargain', ['bargain', 'persuade', 'deceive']],
]

function chosenEnding(t: Turn): Ending | undefined {
  const { action, truth } = t
  const open = truth.endings.filter((e) => CHOSEN_ENDINGS.includes(e.kind))
  const words = action.words.toLowerCase()
  const named = open.find((e) => e.id === action.end) ?? open.find((e) => e.alias?.some((k) => words.includes(k)))
  if (named) return named
  const kind = ENDING_VERBS.find(([, verbs]) => verbs.includes(action.verb))?.[0]
  return kind && endingOf(t, kind)
}

/** What an ending needs to be had: truth two facets, mercy and bargain one; too late is too late. */
function deserved(t: Turn, ending: Ending): Ending {
  const { state } = t
  const needed = ending.kind === 'truth' ? 2 : 1
  if (facetsKnown(t) < needed) return endingOf(t, 'wrong') ?? ending
  const late = ending.kind !== 'mercy' && state.clock >= CLOCK_FULL && (state.climax?.score ?? 0) < 2
  return late ? (endingOf(t, 'late') ?? ending) : ending
}

/** Second beat: the player says how it ends; once the room may ask again. */
function decide(t: Turn) {
  const { action, state, tell } = t
  const climax = state.climax!
  const chosen = chosenEnding(t)
  if (chosen) {
    takeUpIn(t, 'say')
    return conclude(t, deserved(t, chosen))
  }
  const late = endingOf(t, 'late')
  if (late && (climax.step >= 3 || action.verb === 'wait')) {
    takeUpIn(t, 'wait')
    return conclude(t, late)
  }
  climax.step = 3
  takeUpIn(t, 'perform')
  tell.put(2, drawSurely(t, 'climax.again'), 'climax')
}

/** A turn of the last scene. */
export function playClimax(t: Turn) {
  focus(t, personById(t, t.truth.culprit))
  if (t.state.climax?.step === 1) confront(t)
  else decide(t)
}
