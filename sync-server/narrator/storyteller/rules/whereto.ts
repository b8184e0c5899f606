import { EN } from '../language/en.ts'
import { AFTER_ASKED_EN, WAY_ASKED_EN } from '../language/ways-en.ts'
import { speak } from '../prose/uptake.ts'
import type { Ref } from '../state.ts'
import { createListener } from '../understand/listener.ts'
import { asQuestion, createProper } from '../understand/normalise.ts'
import { resolve, wordsOfName } from '../understand/resolve.ts'
import type { Verb } from '../words.ts'
import { whereabouts } from './absent.ts'
import { putLead } from './clue.ts'
import { doorBetween, nextOnTheWay } from './move.ts'
import { draw, mention, peopleNow, personById, placeById, type Turn, whereIs } from './turn.ts'

const ASKED: readonly Verb[] = ['ask', 'help', 'recap', 'say', 'search', 'look']

/** The place or person whose whereabouts are asked for. */
function askedFor(t: Turn): Ref | undefined {
  const { action, state, world } = t
  if (!action.free || !ASKED.includes(action.verb)) return undefined
  const phrase = WAY_ASKED_EN.exec(action.words)?.[1]?.replace(AFTER_ASKED_EN, '').trim()
  if (!phrase) return undefined
  const known = createListener(world.quest, state, EN).known.filter((k) => ['place', 'person'].includes(k.ref.kind))
  const ref = resolve(phrase, known)
  const names = known.filter((k) => k.ref.id === ref?.id).flatMap((k) => k.names.flatMap(wordsOfName))
  // “Where is the bell of the church” asks for the bell.
  const all = wordsOfName(phrase.toLowerCase())
  const strange = all.filter((w) => !names.includes(w) && !EN.stop.has(w))
  return strange.length ? undefined : ref
}

/** The way to a place, by the next door. */
function wayTo(t: Turn, id: string): string {
  const { state } = t
  const place = placeById(t, id)
  if (id === state.place) return draw(t, 'alreadyHere') || draw(t, 'hereAlready')
  const slots = { eplace: place.name, ewhere: whereIs(place) }
  const shut = doorBetween(t, id)
  if (shut) return draw(t, 'wayShut', { ...slots, door: placeById(t, shut).name })
  const next = nextOnTheWay(t, id)
  if (!next) return ''
  const [near, far] = t.npc && peopleNow(t).includes(t.npc) ? TOLD : SEEN
  return next === id ? draw(t, near, slots) : draw(t, far, { ...slots, door: placeById(t, next).name })
}
const TOLD = ['way.toldNear', 'way.toldFar'] as const
const SEEN = ['way.near', 'way.far'] as const

/** A question after the way, or after somebody, is answered with it. False where it is none, or nobody knows. */
export function tellWay(t: Turn): boolean {
  const ref = askedFor(t)
  if (!ref || (ref.kind === 'person' && ref.present)) return false
  const words = t.action.quote ?? createProper(t.world.quest)(t.action.words.replace(/[.?!]*$/, '?'))
  if (ref.kind === 'person') mention(t, personById(t, ref.id))
  const at = t.tell.segments.length
  const line = ref.kind === 'place' ? wayTo(t, ref.id) : whereabouts(t, ref.id)
  if (!line) return false
  speak(
    t,
    asQuestion(words, () => true),
  )
  t.tell.put(2, line, 'speech')
  if (t.tell.segments.length > at) putLead(t)
  return true
}
