import { BARE_LISTEN_EN, PICKS_POCKET_EN, THEFT_EN } from '../language/acts-en.ts'
import { HIM_OR_HER } from '../language/en.ts'
import { isAnybody } from '../language/hands-on-en.ts'
import { LISTENS_EN } from '../language/recast-en.ts'
import { asTried, keepEcho, putOutcome, takeUp, takeUpAttempt, takeUpStriving } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { tellAbsent } from './absent.ts'
import { missWeapon } from './beyond.ts'
import { roll } from './check.ts'
import { findHere, findOrLead, gain, guarded, leadAway, putLead, seeDetail } from './clue.ts'
import { noteBlow } from './grudge.ts'
import { actTake } from './hands.ts'
import { goTo } from './move.ts'
import { fail, payForSuccess } from './price.ts'
import { beginScene } from './scene.ts'
import { draw, focus, isGood, peopleNow, personById, placeNow, shiftMood, type Turn } from './turn.ts'

function strikeObject(t: Turn) {
  const { action, state } = t
  const band = roll(t, 'fight')
  if (!isGood(band)) asTried(t, 0)
  putOutcome(t, 'hands', band)
  if (!isGood(band)) return fail(t, band)
  if (!(action.target?.kind === 'detail' && seeDetail(t, action.target.id))) findOrLead(t)
  state.flags.heard = state.turn
}

function fightPerson(t: Turn, person: Person) {
  const { state, world } = t
  focus(t, person)
  const armed = world.quest.things.some((x) => state.things[x.id] === 'me' && x.tags.includes('weapon'))
  shiftMood(t, person.id, -2)
  noteBlow(t, person)
  state.flags.violence = (state.flags.violence ?? 0) + 1
  for (const other of peopleNow(t)) if (other !== person) shiftMood(t, other.id, -1)
  beginScene(t, 'fight', person.id, armed ? 2 : 0)
}

/** fight */
export function actFight(t: Turn) {
  const { target } = t.action
  if (target?.kind === 'person' && !target.present) {
    takeUpAttempt(t)
    return tellAbsent(t, target.id)
  }
  const named = target?.kind === 'person' ? personById(t, target.id) : undefined
  const meant = HIM_OR_HER.exec(t.action.words)
  const here = peopleNow(t).find((p) => !meant || p.pron === (meant[1] ? 'he' : 'she'))
  const isForSomebody = meant ?? (target?.kind === 'unknown' && isAnybody(target.text))
  if (!named && isForSomebody && !here) {
    takeUpAttempt(t)
    t.tell.put(1, draw(t, 'nobodyHere'), 'outcome')
    return putLead(t)
  }
  const person = named ?? (target && target.kind !== 'unknown' ? undefined : here)
  if (!person) {
    takeUp(t, 'fight')
    return strikeObject(t)
  }
  // Whether the blow falls is for the dice to say.
  if (t.action.free) takeUpStriving(t)
  else takeUp(t, 'fight')
  missWeapon(t)
  fightPerson(t, person)
}

function overhear(t: Turn, triumph: boolean) {
  const { state, tell } = t
  const near = peopleNow(t)[0]
  const clue = near ? guarded(t, near) : undefined
  if (clue && triumph && gain(t, clue)) return
  state.edge += 2
  tell.put(3, draw(t, 'overheard') || leadAway(t), 'lead')
}

/** What is to be heard here. */
function listen(t: Turn) {
  takeUp(t, 'wait')
  t.tell.put(2, t.tell.draw(placeNow(t).sense), 'sense')
  findOrLead(t)
}

/** Whose pocket is picked: “her pocket”, of somebody here. */
function pickedOf(t: Turn): Person | undefined {
  const whose = t.action.free && PICKS_POCKET_EN.test(t.action.words) ? HIM_OR_HER.exec(t.action.words) : null
  return whose ? peopleNow(t).find((p) => p.pron === (whose[1] ? 'he' : 'she')) : undefined
}

/** sneak: what is stolen is taken */
export function actSneak(t: Turn) {
  const { action, state } = t
  const { target } = action
  const isThing = target?.kind === 'thing' && target.present && state.things[target.id] !== 'me'
  const robbed = target?.kind === 'person' ? undefined : pickedOf(t)
  if (robbed) focus(t, robbed)
  const isTheft =
    action.free && THEFT_EN.test(action.words) && !robbed && target?.kind !== 'place' && target?.kind !== 'person'
  if (isThing || isTheft) return actTake(t)
  // Whoever listens where nobody is hides from nobody.
  const listens = BARE_LISTEN_EN.test(action.words) || LISTENS_EN.test(action.vp)
  if (listens && !peopleNow(t).length) return listen(t)
  state.tries.sneak = state.turn
  takeUp(t, 'sneak')
  const to = action.target?.kind === 'place' && action.target.id !== state.place ? action.target.id : undefined
  const band = roll(t, 'sneak', peopleNow(t).length ? 0 : 2)
  putOutcome(t, 'sneak', band)
  keepEcho(t)
  if (!isGood(band)) return fail(t, band)
  if (to && goTo(t, to)) state.edge += 2
  else if (!findHere(t)) overhear(t, band === 'triumph')
  if (band === 'price') payForSuccess(t)
}
