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
import type { Ending, EndKind } from '../types.ts'
import type { Verb } from '../words.ts'
import { CLOCK_FULL } from './clock.ts'
import { CHOSEN_ENDINGS, conclude, endingOf } from './endings.ts'

/** Why the last scene begins: the player accuses, the clock is full, or everything is known. */
type ClimaxReason = 'accuse' | 'clock' | 'drawn'

const CALLS: Record<ClimaxReason, string> = { accuse: 'climax.call', clock: 'climax.clock', drawn: 'climax.drawn' }
const EMPTY: readonly Verb[] = ['nonsense', 'fourthwall']
const SPOKEN: readonly Verb[] = ['say', 'ask', 'persuade', 'deceive', 'threaten', 'insult']
/** Making for the door of the last scene. */
const AWAY: readonly Verb[] = ['go', 'flee', 'leave', 'follow', 'sneak']

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

/** Only what is meant as a verdict ends the story; everything else that is said is argument. */
const VERDICTS: ReadonlyMap<Verb, EndKind> = new Map([
  ['accuse', 'truth'],
  ['spare', 'mercy'],
  ['bargain', 'bargain'],
])

/** More words than this around a one-word name of an ending make it a word among others. */
const BARE = 4

/** Whether the words name an ending: as a whole phrase, and a single word only when hardly anything else is said. */
function names(words: string, alias: string): boolean {
  const plain = ` ${words.replace(/[^\p{L}\p{N}'’-]+/gu, ' ').trim()} `
  if (!plain.includes(` ${alias.toLowerCase()} `)) return false
  return alias.includes(' ') || plain.trim().split(' ').length <= BARE
}

function chosenEnding(t: Turn): Ending | undefined {
  const { action, truth } = t
  const open = truth.endings.filter((e) => CHOSEN_ENDINGS.includes(e.kind))
  const offered = open.find((e) => e.id === action.end)
  if (offered) return offered
  // A question, a denial or a hint decides nothing.
  const words = action.words.toLowerCase()
  if (action.verb === 'ask' || action.verb === 'refrain' || words.includes('?')) return undefined
  const named = open.find((e) => e.alias?.some((alias) => names(words, alias)))
  if (named) return named
  const accused = action.target?.kind === 'person' ? action.target.id : truth.culprit
  // To name somebody else is no verdict on who did it.
  if (action.verb === 'accuse' && accused !== truth.culprit) return undefined
  const kind = VERDICTS.get(action.verb)
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

/** How often the room hears the hero out before it is too late, and how often somebody may make for the door. */
const PATIENCE = { arguments: 3, flights: 2 } as const

/** The hero makes for the door: it stays an attempt, once. */
function takeFlight(t: Turn) {
  const { state, tell } = t
  const gone = endingOf(t, 'gone')
  state.flags.flight = (state.flags.flight ?? 0) + 1
  takeUpAttempt(t)
  if (gone && state.flags.flight >= PATIENCE.flights) return conclude(t, gone)
  tell.put(2, drawSurely(t, 'climax.flight'), 'climax')
  tell.put(4, draw(t, 'climax.choose'), 'hook')
}

/** The hero argues on; who knows something gains ground by it, once. */
function argue(t: Turn) {
  const { action, state, tell, truth } = t
  const climax = state.climax!
  climax.step++
  takeUpIn(t, SPOKEN.includes(action.verb) ? 'say' : 'perform')
  tell.put(2, drawSurely(t, EMPTY.includes(action.verb) ? 'climax.again' : 'climax.argue'), 'climax')
  if (EMPTY.includes(action.verb) || climax.step > 3 || facetsKnown(t) < 2) return
  climax.score++
  tell.put(3, tell.draw(truth.yields), 'climax')
}

/** Second beat: the player says how it ends, argues, or makes for the door. */
function decide(t: Turn) {
  const { action, state } = t
  const chosen = chosenEnding(t)
  if (chosen) {
    takeUpIn(t, 'say')
    return conclude(t, deserved(t, chosen))
  }
  // Whoever has nothing but abuse to say has accused on too little.
  const late = endingOf(t, action.verb === 'insult' ? 'wrong' : 'late')
  if (late && (action.verb === 'wait' || (state.climax?.step ?? 0) >= 2 + PATIENCE.arguments)) {
    takeUpIn(t, 'wait')
    return conclude(t, late)
  }
  if (AWAY.includes(action.verb)) takeFlight(t)
  else argue(t)
}

/** A turn of the last scene. */
export function playClimax(t: Turn) {
  focus(t, personById(t, t.truth.culprit))
  if (t.state.climax?.step === 1) confront(t)
  else decide(t)
}
