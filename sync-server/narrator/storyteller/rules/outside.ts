import type { Action } from '../action.ts'
import { list } from '../language/grammar.ts'
import { bareHandling } from '../language/idle-en.ts'
import { outsideEn } from '../language/outside-en.ts'
import { WAY_ASKED_EN } from '../language/ways-en.ts'
import type { State } from '../state.ts'
import { tellHowTo } from './guide.ts'
import { takeStock } from './think.ts'
import { drawSurely, placeNow, type Turn } from './turn.ts'

/** Whether something is asked of the storyteller that a hero would neither say nor do: it takes no time in the story. */
export function isOutside({ verb, free, words, quote, second }: Action, { climax }: State): boolean {
  if (!free || quote || second) return false
  if (verb === 'fourthwall') return outsideEn(words) !== undefined || bareHandling(words) !== undefined
  // In the last scene everything said is said before everybody.
  if (climax) return false
  if (verb === 'inventory') return true
  return verb === 'help' && !WAY_ASKED_EN.test(words)
}

/** What is to be done to nothing is asked after, with what is here. */
function askWhat(t: Turn, act: string): void {
  const { state, world } = t
  const things = world.quest.things.filter((x) => state.things[x.id] === state.place)
  const there = list([...placeNow(t).details, ...things].slice(0, 3).map((x) => x.noun))
  t.tell.put(1, drawSurely(t, 'outside.bare', { vp: act, answer: there }) || drawSurely(t, 'outside.help'), 'uptake')
}

/** Answers in the story's own voice; nobody in it hears, and nothing in it moves. */
export function tellOutside(t: Turn): void {
  const { action, state, tell } = t
  const kind = action.verb === 'fourthwall' ? outsideEn(action.words) : undefined
  const handling = kind ? undefined : bareHandling(action.words)
  if (handling && action.verb === 'fourthwall') askWhat(t, handling)
  else if (kind && kind !== 'score') tell.put(1, drawSurely(t, `outside.${kind}`), 'uptake')
  else if (action.verb !== 'help') takeStock(t)
  // What could be done in peace is no use between two blows.
  else if (state.scene) tell.put(1, drawSurely(t, 'outside.help'), 'uptake')
  else tellHowTo(t)
}
