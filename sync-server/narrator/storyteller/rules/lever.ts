import { tick } from '../drama/clock.ts'
import { drawFresh, keepEcho, putOutcome, speak, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { tellAbsent } from './absent.ts'
import { roll } from './check.ts'
import { gain, guarded, putLead } from './clue.ts'
import { depart } from './depart.ts'
import { sayGrudge } from './grudge.ts'
import { tellWhere } from './personal.ts'
import { fail, payForSuccess } from './price.ts'
import { moreTalk, tellTopic } from './talk.ts'
import { draw, focus, isGood, memoryOf, mention, peopleNow, personById, shiftMood, type Turn } from './turn.ts'

/** Attitude at which a person leaves the room. */
const WALKS_OUT = -3

function applyLever(t: Turn, person: Person, family: 'persuade' | 'lie' | 'threat') {
  const { state, tell, action } = t
  const memory = memoryOf(t, person.id)
  state.last = [person.id]
  memory.met = 1
  sayGrudge(t, person)
  const evidence = state.clues.length >= 3 ? 1 : 0
  const band = roll(t, action.verb, (family === 'threat' ? 0 : memory.mood) + evidence)
  putOutcome(t, family, band)
  if (!isGood(band)) {
    shiftMood(t, person.id, -1)
    tell.put(2, tell.draw(person.cold), 'speech')
    return fail(t, band)
  }
  const clue = guarded(t, person)
  const via = clue?.via.find((v) => v.ask?.[0] === person.id)
  if (clue && via?.ask && (!clue.needs || state.flags[clue.needs])) {
    tell.put(2, draw(t, 'yieldLead'), 'speech')
    tellTopic(t, person, via.ask[1], true)
    gain(t, clue)
  } else if (!tellAsked(t, person)) {
    if (!moreTalk(t, person)) tell.put(2, draw(t, 'nothingLeft'), 'speech')
    // What was bargained for is had, if only as word of where to look.
    putLead(t)
  }
  if (family === 'threat') shiftMood(t, person.id, -1)
  else if (band !== 'price') shiftMood(t, person.id, 1)
  if (band === 'price') payForSuccess(t)
}

/** What they were won over to tell: of what was named, or where somebody is. */
function tellAsked(t: Turn, person: Person): boolean {
  const { topic } = t.action
  if (!topic || topic.kind === 'unknown') return false
  if (tellTopic(t, person, topic.id, true)) return true
  const other = topic.kind === 'person' && topic.id !== person.id ? personById(t, topic.id) : undefined
  if (!other) return false
  mention(t, other)
  return tellWhere(t, other)
}

/** persuade · bargain · deceive · threaten */
export function actLever(t: Turn) {
  const { action, state } = t
  const person = action.target?.kind === 'person' ? personById(t, action.target.id) : peopleNow(t)[0]
  if (!person) {
    if (action.quote && !action.foul) speak(t, action.quote)
    else takeUpAttempt(t)
    t.tell.put(1, draw(t, 'nobodyHere'), 'outcome')
    return putLead(t)
  }
  if (memoryOf(t, person.id).at !== state.place) {
    takeUpAttempt(t)
    return tellAbsent(t, person.id)
  }
  focus(t, person)
  takeUp(t, 'say')
  const family = action.verb === 'threaten' ? 'threat' : action.verb === 'deceive' ? 'lie' : 'persuade'
  applyLever(t, person, family)
  keepEcho(t)
}

function insultNobody(t: Turn) {
  if (!t.action.foul) takeUp(t, 'perform')
  t.tell.put(1, drawFresh(t, 'insult.alone'), 'outcome')
  putLead(t)
  tick(t.state, 1)
}

/** What an insult does to whoever is here: it is felt, and at the third they leave. */
export function actInsult(t: Turn) {
  const { action, state, tell } = t
  const person = t.npc
  if (!person) return insultNobody(t)
  if (!action.foul && action.quote) speak(t, action.quote)
  else if (!action.foul) takeUp(t, 'say')
  tell.put(1, drawFresh(t, 'insult'), 'outcome')
  shiftMood(t, person.id, -1)
  tell.put(2, tell.draw(person.cold), 'speech')
  const memory = memoryOf(t, person.id)
  const leaves = memory.mood <= WALKS_OUT && !state.flags[`out:${person.id}`]
  if (!leaves || !depart(t, person)) putLead(t)
  if (!action.foul) keepEcho(t)
}
