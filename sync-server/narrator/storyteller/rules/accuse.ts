import type { Action } from '../action.ts'
import { beginClimax } from '../drama/assemble.ts'
import { isNearlyUp, tick } from '../drama/clock.ts'
import { hear } from '../drama/hearing.ts'
import { isMeant } from '../drama/verdict.ts'
import { IDLE_CHARGE_EN } from '../language/acts-en.ts'
import { YOU_DID_EN } from '../language/bears-en.ts'
import { capital } from '../language/grammar.ts'
import { SUMMONS_EN } from '../language/speech-en.ts'
import type { Person } from '../types.ts'
import { putLead } from './clue.ts'
import { draw, facetsKnown, focus, memoryOf, mention, noteWrongName, peopleNow, shiftMood, type Turn } from './turn.ts'

/** Earliest turn at which an accusation opens the last scene, and the facets it needs. */
export const ACCUSE_FROM = { turn: 11, facets: 2 } as const
/** Wrong names after which everybody comes to hear the next. */
const MISNAMED = 2

/** Who is accused; without anybody meant, everybody is called together. */
export function accusedBy(action: Action, people: readonly Person[]): Person | undefined {
  const { target } = action
  const person = target?.kind === 'person' ? people.find((each) => each.id === target.id) : undefined
  return !action.free || isMeant(person, action.words) ? person : undefined
}

/** The time is nearly up: whoever calls now is heard, whatever they know. */
const isLate = (t: Turn): boolean => Boolean(t.state.flags.warned) || isNearlyUp(t.state)

/** Whether an act calls everybody together, or accuses somebody: nothing said before it in the same breath is played instead. */
export const isSummons = (action: Action): boolean => action.verb === 'accuse' && !IDLE_CHARGE_EN.test(action.words)

/** Everybody is called together: the last scene, or a word on how early it is. */
function gather(t: Turn) {
  const { state } = t
  hear(t, 'say')
  if ((isLate(t) || facetsKnown(t) >= ACCUSE_FROM.facets) && isSummons(t.action)) return beginClimax(t, 'accuse')
  state.flags.summoned = state.turn
  focus(t, peopleNow(t)[0])
  t.tell.put(1, draw(t, t.npc ? 'gatherSoon' : 'gatherAlone'), 'outcome')
  if (!putLead(t)) tick(state, 1)
}

/** Somebody who did not do it answers for it. */
function misname(t: Turn, person: Person) {
  const { state, tell } = t
  noteWrongName(t, person)
  shiftMood(t, person.id, -1)
  tell.put(1, draw(t, 'notMe'), 'outcome')
  tell.put(2, tell.draw(person.cold), 'speech')
  tick(state, 1)
  putLead(t)
}

/** Nobody has the name that is accused. */
function nameless(t: Turn, name: string) {
  focus(t, peopleNow(t)[0])
  hear(t, 'say')
  if (t.npc) t.tell.put(1, draw(t, 'unknownTopic', { topic: name, topicQ: capital(name) }), 'outcome')
  else t.tell.put(1, draw(t, 'nobodyHere'), 'outcome')
  if (!putLead(t)) tick(t.state, 1)
}

/** Who is accused and elsewhere is told as absent by whoever is here; without anybody it is tried on nobody. */
function putTooSoon(t: Turn, accused: Person) {
  focus(t, peopleNow(t)[0])
  mention(t, accused)
  t.tell.put(1, (t.npc && draw(t, 'tooSoonAbsent')) || draw(t, 'tooSoonAlone'), 'outcome')
}

/** When time is nearly up, whoever is charged to their face and is elsewhere is sent for. False for anything else. */
export function chargesLate(t: Turn): boolean {
  const { action, heard } = t
  if (!isLate(t) || !action.free || !action.quote || !YOU_DID_EN.test(heard) || /\?\W*$/.test(heard)) return false
  const called = t.world.quest.people.find((person) => heard.toLowerCase().startsWith(person.call.toLowerCase()))
  if (!called || called.offstage || memoryOf(t, called.id).gone || memoryOf(t, called.id).at === t.state.place)
    return false
  const target = { kind: 'person' as const, id: called.id, text: called.call, present: false }
  actAccuse({ ...t, action: { ...action, verb: 'accuse', target } })
  return true
}

/** accuse: opens the last scene when there is enough to stand on. */
export function actAccuse(t: Turn) {
  const { action, state, tell } = t
  const person = accusedBy(action, t.world.quest.people)
  if (!person && action.target?.kind === 'unknown') return nameless(t, action.target.text)
  if (!person) return gather(t)
  const isHere = memoryOf(t, person.id).at === state.place
  const enough = isLate(t) || (state.turn >= ACCUSE_FROM.turn && facetsKnown(t) >= ACCUSE_FROM.facets)
  // Who sends for everybody first is told whether they come.
  if (!isHere && !enough && SUMMONS_EN.test(action.words)) return gather(t)
  if (isHere) focus(t, person)
  hear(t, 'say')
  const guilty = person.id === t.truth.culprit
  // Late in the story nobody is accused behind their back for nothing: they are sent for.
  const sentFor = !isHere && isLate(t)
  if (enough && (guilty || sentFor || (state.flags.misnamed ?? 0) >= MISNAMED)) return beginClimax(t, 'accuse')
  if (isHere && !guilty && (enough || facetsKnown(t) >= ACCUSE_FROM.facets)) return misname(t, person)
  state.flags.charged = state.turn
  if (!guilty) noteWrongName(t, person)
  if (isHere) {
    shiftMood(t, person.id, -1)
    tell.put(1, draw(t, 'tooSoon'), 'outcome')
    tell.put(2, tell.draw(person.cold), 'speech')
  } else putTooSoon(t, person)
  tick(state, 1)
  putLead(t)
}
