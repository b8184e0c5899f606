import { bindPlace, draw, drawSurely, facetsKnown, focus, memoryOf, personById, type Turn } from '../rules/turn.ts'

/** Why the last scene begins: the player accuses, the clock is full, or everything is known. */
type ClimaxReason = 'accuse' | 'clock' | 'drawn'

const CALLS: Record<ClimaxReason, string> = { accuse: 'climax.call', clock: 'climax.clock', drawn: 'climax.drawn' }
/** The last scene: everybody comes, and the secret is out in the room. */
export function beginClimax(t: Turn, why: ClimaxReason) {
  const { state, tell, world, truth } = t
  state.climax = { step: 1, score: Math.min(4, facetsKnown(t)) + 1, why }
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
  state.last = [truth.culprit]
  // What happened comes before the scene, in a paragraph of its own.
  for (const segment of tell.segments) segment.paragraph = Math.min(segment.paragraph, 3)
  const call = travels && why === 'accuse' ? draw(t, 'climax.travel') : ''
  // Whoever is there already has not come running.
  const stay = !travels && why === 'clock' ? draw(t, 'climax.stay') : ''
  // Whoever had only just got somewhere is fetched away from there.
  if (travels && t.moved && why !== 'accuse') tell.put(3, drawSurely(t, 'climax.hardly'), 'climax')
  tell.put(4, call || stay || drawSurely(t, CALLS[why]), 'climax')
  tell.put(5, tell.draw(truth.confront, {}, { must: true }), 'climax')
}
