import { CHECK_LABELS } from '../language/checks-en.ts'
import { capital } from '../language/grammar.ts'
import { LEAVES_FOR_GOOD_EN } from '../language/last-scene-en.ts'
import { putOutcome, takeUpAttempt } from '../prose/uptake.ts'
import { roll } from '../rules/check.ts'
import { tellAnswer } from '../rules/deduce.ts'
import { pay } from '../rules/price.ts'
import { tellTopic } from '../rules/talk.ts'
import {
  type Band,
  draw,
  drawSurely,
  facetsKnown,
  focus,
  isGood,
  mention,
  noteWrongName,
  personById,
  type Turn,
} from '../rules/turn.ts'
import type { Ending } from '../types.ts'
import { hearBesides, isBesides } from './besides.ts'
import { doBesides, doDeed, isGoing } from './deed.ts'
import { dodge } from './dodge.ts'
import { conclude, endingOf } from './endings.ts'
import { hear, isAsked, isDeed, isFlight, isIdle, SPOKEN } from './hearing.ts'
import { isKindness } from './kindness.ts'
import { holdsToIt, laysOut, matterNamed, meetArgument, ownTo, spokenHere } from './meets.ts'
import { askMissing, creditNamed, isDeserved } from './missing.ts'
import { callLast, isAbuse, isPatienceSpent, isSaidAgain, mayWait, PATIENCE } from './patience.ts'
import { isToThePoint } from './point.ts'
import { refusalsOf } from './refusals.ts'
import { showAbsent } from './shown.ts'
import { keepInQuestion } from './spoken-of.ts'
import { isNamed, type Verdict, verdictOf } from './verdict.ts'

/** What it costs an argument to name nothing that was found, and nobody. */
const VAGUE = 5

/** How the reckoning goes: what is laid out is thrown for, a deed is taken as one, a question or a lapse proves nothing. */
function reckon(t: Turn, stray: boolean): Band {
  const { action, state } = t
  const evidence = state.climax!.score + (facetsKnown(t) >= 3 ? 1 : -1) - (holdsToIt(t) ? 0 : VAGUE)
  const shown = showAbsent(t)
  if (shown) return shown === 'told' ? roll(t, 'say', evidence, CHECK_LABELS.reckoning) : 'setback'
  if (isDeed(t) && !stray) return doDeed(t, evidence)
  const looks = action.verb === 'look' || action.verb === 'search'
  if (isDeed(t)) doBesides(t)
  else hear(t, looks ? 'look' : 'say')
  const lapsed = stray || isIdle(t) || isFlight(t) || action.verb === 'wait'
  const band: Band = lapsed ? 'setback' : roll(t, action.verb, evidence, CHECK_LABELS.reckoning)
  // However well it is said, it wins nobody over who has heard no facts.
  const isGuess = isGood(band) && facetsKnown(t) < 2
  if (isGuess) t.tell.put(1, drawSurely(t, 'climax.guess'), 'outcome')
  else if (!isAsked(t)) putOutcome(t, 'clash', band)
  return band
}

/** What has nothing to do with the matter is told for what it is, and the scene waits; the second time it goes on without. */
function stray(t: Turn) {
  const { state, tell } = t
  if (state.flags.strayed) return confront(t, true)
  state.flags.strayed = state.turn
  const shown = showAbsent(t)
  if (!shown && isDeed(t)) doBesides(t)
  else if (!shown) hear(t, 'say')
  tell.put(3, drawSurely(t, isFlight(t) || isGoing(t) ? 'climax.flight' : 'climax.again'), 'climax')
}

/** First beat: one check with everything that is known. */
function confront(t: Turn, strayed = false) {
  const { state, tell, truth } = t
  const climax = state.climax!
  const band = reckon(t, strayed)
  const good = isGood(band)
  climax.score += good ? 2 : -1
  // Nobody confesses to a guess.
  const yields = good && facetsKnown(t) >= 2
  const found = tell.has('clue') || tell.has('beat')
  tell.put(found ? 5 : 2, tell.draw(yields ? truth.yields : refusalsOf(t), {}, { must: true }), 'climax')
  // Nobody is hurt by a sentence, and nobody here has a “from now on” to trust the hero less in.
  if (band === 'disaster' && isDeed(t) && state.wounds.length < 3) pay(t, 'wound')
  else if (band === 'price' || band === 'disaster') climax.score--
  const known = facetsKnown(t)
  const open = truth.facets.find((f) => !state.flags[`f:${f.id}`])
  if (good && band !== 'price' && open && known >= 2) {
    state.flags[`f:${open.id}`] = state.turn
    tellAnswer(t, 6, open)
  }
  climax.step = 2
  tell.put(7, drawSurely(t, 'climax.choose'), 'hook')
}

/** What an ending comes to: whoever knows too little for it has got it wrong. Whoever says how it ends is never too late. */
const deserved = (t: Turn, ending: Ending): Ending =>
  isDeserved(t, ending) ? ending : (endingOf(t, 'wrong') ?? ending)

/** A story has its end by this turn, whatever is said. */
const LAST_TURN = 30
/** From so many arguments on a verdict was argued for. */
const ARGUED = 2

/** The hero makes for the door: it stays an attempt, once, with a word on how to be gone; unless it is plainly meant. */
function takeFlight(t: Turn) {
  const { state, tell } = t
  const gone = endingOf(t, 'gone')
  const flights = (state.flags.flight ?? 0) + 1
  state.flags.flight = flights
  const isMeant = flights >= PATIENCE.flights || state.flags.lastCall !== undefined || LEAVES_FOR_GOOD_EN.test(t.heard)
  if (state.climax && (state.climax.step > 1 || isMeant)) state.climax.step++
  takeUpAttempt(t)
  if (gone && isMeant) return conclude(t, gone)
  tell.put(2, drawSurely(t, 'climax.flight'), 'climax')
  tell.put(4, drawSurely(t, 'climax.leaving'), 'hook')
}

/** A question is answered by whoever is asked, as far as they will; it decides nothing. */
function answer(t: Turn) {
  const { action, tell } = t
  const culprit = personById(t, t.truth.culprit)
  const target = action.target?.kind === 'person' && action.target.present ? personById(t, action.target.id) : undefined
  const person = target && isNamed(target, t.heard) ? target : culprit
  const about = action.topic && action.topic.kind !== 'unknown' ? action.topic.id : undefined
  hear(t, 'say')
  focus(t, person)
  const tells = (): boolean => Boolean(person && about && tellTopic(t, person, about)) || ownTo(t, person)
  const isTold = spokenHere(t, tells)
  if (!isTold && !(person === culprit && dodge(t))) tell.put(2, drawSurely(t, 'climax.asked'), 'speech')
  focus(t, culprit)
}

/** What is said or done once more is heard; who knows something gains ground by it, twice. */
function argue(t: Turn) {
  const { action, state, tell } = t
  const climax = state.climax!
  climax.step++
  if (isAsked(t)) {
    // Whoever only asks argues by it, where it is asked about what was found.
    if (isToThePoint(t) && matterNamed(t, t.heard)) state.flags.argued = (state.flags.argued ?? 0) + 1
    answer(t)
    return tell.put(3, draw(t, 'climax.again'), 'climax')
  }
  const shown = showAbsent(t)
  const point = shown ? shown === 'told' : isToThePoint(t)
  const deed = isDeed(t) && point && !shown
  if (isAbuse(t)) state.flags.abused = state.turn
  else if (point) state.flags.argued = (state.flags.argued ?? 0) + 1
  const heard = deed ? isGood(doDeed(t, climax.score)) : point
  if (shown) {
    if (!point || !meetArgument(t)) tell.put(2, drawSurely(t, 'climax.again'), 'climax')
  } else if (!deed && isDeed(t)) {
    doBesides(t)
    tell.put(2, drawSurely(t, isGoing(t) ? 'climax.flight' : 'climax.again'), 'climax')
  } else if (!deed) {
    hear(t, SPOKEN.includes(action.verb) ? 'say' : 'perform')
    // Nobody shrugs before they confess.
    const met = point && meetArgument(t)
    if (!met && !confess(t, heard)) tell.put(2, drawSurely(t, isIdle(t) ? 'climax.again' : 'climax.argue'), 'climax')
    if (!met) return
  }
  confess(t, heard)
}

/** Who knows something and is heard gets a piece of the confession; false where there is none. */
function confess(t: Turn, heard: boolean): boolean {
  const { state, tell, truth } = t
  const climax = state.climax!
  if (!heard || climax.step > 4 || facetsKnown(t) < 2) return false
  climax.score++
  const line = tell.has('beat') || tell.has('clue') ? '' : tell.draw(truth.yields)
  tell.put(3, line, 'climax')
  return line !== ''
}

/** Somebody is named who did not do it: the room says so, once. */
function misname(t: Turn, who: Exclude<Verdict, { ending: Ending }>) {
  const { state, tell } = t
  const climax = state.climax!
  hear(t, 'say')
  const wrong = endingOf(t, 'wrong')
  const over = climax.step >= 2 + PATIENCE.arguments
  if ((state.flags.unheeded || over) && wrong) return conclude(t, wrong)
  state.flags.unheeded = state.turn
  if ('innocent' in who) noteWrongName(t, who.innocent)
  else state.flags.misnamed = (state.flags.misnamed ?? 0) + 1
  climax.step = Math.max(2, climax.step + 1)
  climax.score--
  if ('innocent' in who) mention(t, who.innocent)
  const line =
    'stranger' in who
      ? drawSurely(t, 'climax.stranger', { other: who.stranger, Other: capital(who.stranger) })
      : drawSurely(t, 'climax.misnamed')
  tell.put(2, line, 'climax')
  tell.put(4, drawSurely(t, 'climax.choose'), 'hook')
}

/** What it comes to when the room has heard enough: what was argued, if enough is known; late only for who let it go by. */
function outOfPatience(t: Turn): Ending | undefined {
  const { action, state } = t
  const { misnamed, charged, abused, argued } = state.flags
  if (action.verb === 'insult' || misnamed || charged || abused) return endingOf(t, 'wrong')
  if ((argued ?? 0) + (isToThePoint(t) ? 1 : 0) < ARGUED) return endingOf(t, 'late')
  if (facetsKnown(t) >= 2) return endingOf(t, 'truth')
  return endingOf(t, isAsked(t) ? 'late' : 'wrong')
}

/** The last that is said before it is over is heard for what it is, and the best of it has its answer. */
function hearLast(t: Turn) {
  const shown = showAbsent(t)
  if (shown) return
  if (isGoing(t) || isDeed(t)) return takeUpAttempt(t)
  hear(t, 'wait')
  if (!isAsked(t) && isToThePoint(t)) meetArgument(t)
}

/** Second beat: the player says how it ends, argues, or makes for the door. */
function decide(t: Turn, verdict: Verdict | undefined, again: boolean) {
  const { state } = t
  if (verdict && !('ending' in verdict)) return misname(t, verdict)
  if (verdict) {
    creditNamed(t, verdict.ending)
    const isShort = !isDeserved(t, verdict.ending) && state.turn < LAST_TURN
    if (isShort && askMissing(t, verdict.said)) return
    hear(t, 'say', verdict.said)
    return conclude(t, deserved(t, verdict.ending))
  }
  const over = !isFlight(t) && isPatienceSpent(t, again) ? outOfPatience(t) : undefined
  if (over) {
    hearLast(t)
    return conclude(t, over)
  }
  if (isFlight(t)) takeFlight(t)
  else if (!isBesides(t) || !hearBesides(t)) argue(t)
  if (!state.ended) callLast(t)
}

/** A turn of the last scene. */
export function playClimax(t: Turn) {
  focus(t, personById(t, t.truth.culprit))
  keepInQuestion(t.state, t.action, t.heard, t.world)
  const again = isSaidAgain(t)
  // “I offer her a chair” is no bargain.
  const meant = verdictOf(t)
  const isOffer = meant && 'ending' in meant && meant.ending.kind === 'bargain' && isKindness(t)
  const verdict = isOffer ? undefined : meant
  if (!verdict) creditNamed(t)
  // Mercy and a bargain need no reckoning; an accusation is one.
  const settled = verdict && (!('ending' in verdict) || verdict.ending.kind !== 'truth')
  if (verdict && !settled && facetsKnown(t) < 2) t.state.flags.charged = t.state.turn
  const isLast = t.state.turn >= LAST_TURN
  const wrong = verdict && !('ending' in verdict) ? endingOf(t, 'wrong') : undefined
  const over = isLast ? (verdict ? wrong : outOfPatience(t)) : undefined
  if (over) {
    hear(t, verdict ? 'say' : 'wait')
    return conclude(t, over)
  }
  if (t.state.climax?.step !== 1 || settled || isLast) return decide(t, verdict, again)
  if (verdict) return confront(t)
  if (isFlight(t)) return takeFlight(t)
  const toThePoint = isIdle(t) || (isToThePoint(t) && laysOut(t))
  if (!mayWait(t)) return confront(t, !toThePoint)
  if (isBesides(t) && hearBesides(t)) return
  if (!toThePoint) return stray(t)
  // One question before it is no reckoning yet.
  if (!isAsked(t) || t.state.flags.queried) return confront(t)
  t.state.flags.queried = t.state.turn
  answer(t)
}
