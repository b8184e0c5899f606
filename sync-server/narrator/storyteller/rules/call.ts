import { ANYBODY_EN, CALL_EN } from '../language/address-en.ts'
import { youDo } from '../language/glue-en.ts'
import { callOut, speak, takeUp } from '../prose/uptake.ts'
import type { Person } from '../types.ts'
import { goTo } from './move.ts'
import { smallTalk, speakTo } from './talk.ts'
import { draw, focus, memoryOf, peopleNow, placeById, placeNow, type Turn, whereIs } from './turn.ts'

/** Turns before a call in an empty place is answered again. */
const REST = 5

/** Ways that a hero takes to find anybody to ask. */
const MAX_STEPS = 2

/** A place with a name of its own is farther off than a room. */
const HAS_NAME = /\p{Lu}/u

/** Whoever is nearest by open ways, and how many steps off. */
function nearest(t: Turn, most: number): { person: Person; steps: number } | undefined {
  let ring = [t.state.place]
  const seen = new Set(ring)
  for (let steps = 1; steps <= most; steps++) {
    ring = [...new Set(ring.flatMap((id) => placeById(t, id).exits))].filter(
      (id) => !seen.has(id) && !t.state.shut.includes(id) && !placeById(t, id).landmark,
    )
    for (const id of ring) seen.add(id)
    const there = t.world.quest.people.filter((p) => {
      const memory = memoryOf(t, p.id)
      return !p.offstage && !memory.gone && ring.includes(memory.at)
    })
    const by = t.rng.shuffle(there)
    const person = by.find((p) => !HAS_NAME.test(placeById(t, memoryOf(t, p.id).at).name)) ?? by[0]
    if (person) return { person, steps }
  }
  return undefined
}

/** Turns to somebody, with what the player says or does, and is answered. */
function address(t: Turn, person: Person): void {
  const { action } = t
  focus(t, person)
  if (action.quote && !action.foul) speak(t, action.quote)
  else takeUp(t, 'say')
}

/** Goes and asks whoever is nearest. */
function seekOut(t: Turn, person: Person): boolean {
  t.tell.put(1, t.action.quote && !t.action.foul ? '' : t.tell.once(youDo(t.action.vp)), 'uptake')
  t.tell.put(1, draw(t, 'soughtOut'), 'outcome')
  if (!goTo(t, memoryOf(t, person.id).at)) return false
  focus(t, person)
  if (t.action.quote && !t.action.foul) speak(t, t.action.quote)
  speakTo(t, person)
  return true
}

/** Words for anybody are for whoever is here, or for whoever is nearest; a call is answered from next door. False when it is neither. */
export function callIn(t: Turn): boolean {
  const { action, state, tell } = t
  if ((action.verb !== 'ask' && action.verb !== 'say') || action.foul || t.besides) return false
  const { target } = action
  const forAnybody = ANYBODY_EN.test(action.words) && !(target?.kind === 'person' && target.present)
  const here = peopleNow(t)[0]
  if (here) {
    const forNobody = target?.kind === 'person' || action.topic?.kind === 'unknown'
    if (!forAnybody || action.quote || !forNobody) return false
    address(t, here)
    if (action.topic && action.topic.kind !== 'unknown') speakTo(t, here)
    else smallTalk(t, here)
    return true
  }
  if (forAnybody && !action.quote) {
    const found = nearest(t, MAX_STEPS)
    return found !== undefined && seekOut(t, found.person)
  }
  if (target?.kind === 'person' || !(action.quote || CALL_EN.test(action.words))) return false
  if (placeNow(t).landmark || state.turn - (state.flags.called ?? -REST) < REST) return false
  const near = nearest(t, 1)
  if (!near) return false
  state.flags.called = state.turn
  const at = placeById(t, memoryOf(t, near.person.id).at)
  if (action.quote) callOut(t, action.quote)
  else takeUp(t, 'say')
  tell.put(2, draw(t, 'calledFrom', { eplace: at.name, ewhere: whereIs(at) }), 'pointer')
  return true
}
