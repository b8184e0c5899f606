import { PHRASES } from '../language/en.ts'
import { goesOn, youDo } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import { isAnything } from '../language/hands-on-en.ts'
import { OWN_BODY_EN, RESTS_ON_EN, SOUGHT_EN } from '../language/scenery-en.ts'
import { FINDS_EN } from '../language/ways-en.ts'
import { putOutcome, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { tellAbsent, whereabouts } from './absent.ts'
import { roll } from './check.ts'
import { denyUnlessFound, findHere, findOrLead, gain, openClue, putLead, seeDetail } from './clue.ts'
import { goTo, walkTo } from './move.ts'
import { fail, payForSuccess } from './price.ts'
import { takeUpPlainly } from './small.ts'
import { speakToNobody } from './talk.ts'
import { putSearched, soughtIn } from './touch.ts'
import {
  type Band,
  draw,
  drawSurely,
  focus,
  isGood,
  memoryOf,
  personById,
  placeNow,
  shiftMood,
  type Turn,
} from './turn.ts'

function readPerson(t: Turn, person: Person) {
  const { state, tell } = t
  takeUp(t, 'look')
  focus(t, person)
  const band = roll(t, 'look', 2)
  putOutcome(t, 'read', band)
  if (!isGood(band)) {
    if (band === 'disaster') shiftMood(t, person.id, -1)
    tell.put(2, tell.draw(person.manner.map((m) => goesOn(m))), 'who')
    return putLead(t)
  }
  tell.put(2, tell.next(person.look), 'who')
  const deeper = state.flags[`w:${person.id}`]
  tell.put(2, draw(t, deeper ? 'read.fear' : 'read.want', { wants: person.wants, fears: person.fears }), 'read')
  state.flags[`w:${person.id}`] = state.turn
  state.edge += 1
}

function lookAtThing(t: Turn, id: string) {
  const { state, tell, world } = t
  takeUp(t, 'look')
  const thing = world.quest.things.find((x) => x.id === id)
  if (!thing) return putLead(t)
  const near = state.things[id] === 'me' || state.things[id] === state.place
  const text = near ? tell.next(thing.text) : ''
  // What was told as it was taken has not been looked into yet.
  const again = state.flags[`into:${id}`] ? 'thingAgain' : 'thingClose'
  state.flags[`into:${id}`] = state.turn
  tell.put(2, text || drawSurely(t, near ? again : 'thingAgain', { thing: thing.noun }), 'thing')
  const clue = openClue(t, (v) => v.show?.[0] === id && v.show[1] === '')
  gain(t, clue)
  if (!text && !clue) putLead(t)
}

/** Finds what this place holds, told with how it was found; where there is nothing, nothing was found out. */
function findWith(t: Turn, band: Band): boolean {
  const { segments } = t.tell
  const at = segments.length
  if (!findHere(t)) return false
  const found = segments.splice(at)
  putOutcome(t, 'examine', band)
  segments.push(...found)
  return true
}

function lookAtDetail(t: Turn, id: string) {
  // Whoever gets into it has got in, and not only looked.
  if (RESTS_ON_EN.test(t.action.words)) takeUpPlainly(t)
  else takeUp(t, 'look')
  const detail = placeNow(t).details.find((d) => d.id === id)
  const thing = soughtIn(t)?.thing ?? detail?.noun ?? t.action.target?.text ?? ''
  const told = t.tell.segments.length
  if (SOUGHT_EN.test(t.action.words)) putSearched(t, thing, () => void seeDetail(t, id))
  else seeDetail(t, id)
  if (t.tell.segments.slice(told).some((x) => x.source === 'detail' || x.source === 'clue')) return
  // A second reading names what it is of, and asks no die: what else is here is not found out by it.
  if (t.tell.segments.length === told) t.tell.put(1, drawSurely(t, 'thingAgain', { thing }), 'outcome')
  putLead(t)
}

function lookAround(t: Turn) {
  const { tell } = t
  takeUp(t, 'look')
  const place = placeNow(t)
  tell.put(2, tell.next(place.look) || tell.draw(place.again) || tell.draw(place.sense), 'place')
  findOrLead(t)
}

/** Where nothing is left to point to, a good look is at least a help. */
function leadOrEdge(t: Turn) {
  if (putLead(t)) return
  t.state.edge += 2
  t.tell.put(2, draw(t, 'edge'), 'edge')
}

function findOrEdge(t: Turn) {
  if (!findHere(t)) leadOrEdge(t)
}

/** What is looked for by its name, and is nothing of this place. */
function soughtByName(t: Turn): string | undefined {
  const { target, words } = t.action
  if (!target || (target.kind !== 'unknown' && target.kind !== 'topic')) return undefined
  return isAnything(target.text) || SOUGHT_EN.test(words) ? undefined : bare(target.text)
}

function searchPlace(t: Turn) {
  const { action, state, tell } = t
  const inside = soughtIn(t)
  const unknown = inside ? undefined : soughtByName(t)
  if (unknown && OWN_BODY_EN.test(action.words)) {
    tell.put(1, tell.once(youDo(action.vp)), 'uptake')
    return findOrEdge(t)
  }
  if (unknown) {
    takeUpAttempt(t)
    // No die is thrown for what is not there.
    return denyUnlessFound(t, unknown, () => findOrEdge(t))
  }
  takeUp(t, 'search')
  const band = roll(t, 'search')
  if (!isGood(band)) putOutcome(t, 'examine', band)
  const find = (): void => {
    if (!isGood(band)) fail(t, band)
    else if (!findWith(t, band)) {
      tell.put(2, draw(t, 'nothingMore'), 'outcome')
      leadOrEdge(t)
    }
  }
  if (inside || SOUGHT_EN.test(action.words)) putSearched(t, inside?.thing ?? placeNow(t).name, find)
  else find()
  if (!isGood(band)) return
  if (band === 'triumph') state.edge += 2
  if (band === 'price') payForSuccess(t)
}

/** Looks for somebody who is not here: gone to, where the hero is told or knows where they are, and means to find them. */
function seek(t: Turn, id: string) {
  const at = memoryOf(t, id).at
  const line = t.action.free && FINDS_EN.test(t.action.vp) ? whereabouts(t, id) : ''
  if (!line) {
    takeUpAttempt(t)
    return tellAbsent(t, id)
  }
  takeUp(t, 'go')
  t.tell.put(1, line, 'outcome')
  if (!goTo(t, at)) putLead(t)
}

/** look · search */
export function actLook(t: Turn) {
  const { target, quote } = t.action
  // A question that nobody is here to hear.
  if (quote && t.action.vp === PHRASES.turnOver) return speakToNobody(t)
  if (target?.kind === 'person') {
    const person = personById(t, target.id)
    if (target.present && person) return readPerson(t, person)
    return seek(t, target.id)
  }
  if (target?.kind === 'thing') return lookAtThing(t, target.id)
  if (target?.kind === 'detail') return lookAtDetail(t, target.id)
  if (target?.kind === 'place' && target.id !== t.state.place) {
    return walkTo(t, target.id)
  }
  if (t.action.verb === 'look' && !target) return lookAround(t)
  searchPlace(t)
}
