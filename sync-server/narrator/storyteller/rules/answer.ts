import { keepEcho, speak, takeUp } from '../prose/uptake.ts'
import type { Clue, Person } from '../types.ts'
import type { Verb } from '../words.ts'
import { gain, isOpen } from './clue.ts'
import { tellTopic } from './talk.ts'
import { draw, focus, peopleNow, personById, placeNow, shiftMood, type Turn } from './turn.ts'
import { topicNamed } from './unplaced.ts'

/** Acts with a rule of their own that an odd chance must not take over. */
const OWN_WAY: ReadonlySet<Verb> = new Set([
  'accuse',
  'ask',
  'bargain',
  'deceive',
  'fight',
  'flee',
  'follow',
  'fourthwall',
  'go',
  'help',
  'insult',
  'inventory',
  'leave',
  'nonsense',
  'recap',
  'threaten',
])

const HANDLING: ReadonlySet<Verb> = new Set(['look', 'search', 'take', 'use', 'fight', 'sneak'])

/** Whether a clue lies where the hero stands: in the place, in a detail of it, or with somebody who is here. */
function liesHere(t: Turn, clue: Clue): boolean {
  const place = placeNow(t)
  const here = peopleNow(t)
  return clue.via.some(
    (via) =>
      via.search === place.id ||
      place.details.some((d) => d.id === via.detail) ||
      here.some((p) => p.id === via.ask?.[0] || (p.id === via.show?.[1] && t.state.things[via.show[0]] === 'me')),
  )
}

/** Whether the act is a plain look at, or a grip for, something that this clue is not about. */
function looksElsewhere(t: Turn, clue: Clue): boolean {
  const { target, verb } = t.action
  if (!HANDLING.has(verb) || (target?.kind !== 'detail' && target?.kind !== 'thing')) return false
  return !clue.via.some((via) => via.detail === target.id || via.show?.[0] === target.id)
}

/**
 * An odd act may be the very thing that a clue waits for: it then needs no die. True when one answered; the reply is told.
 */
export function actAnswer(t: Turn): boolean {
  const { action, truth } = t
  if (action.foul || OWN_WAY.has(action.verb) || !action.tags?.size) return false
  const clue = truth.clues.find(
    (c) =>
      isOpen(t, c) && c.answers?.tags.some((tag) => action.tags?.has(tag)) && liesHere(t, c) && !looksElsewhere(t, c),
  )
  if (!clue?.answers) return false
  const keeper = peopleNow(t).find((p) => clue.via.some((via) => via.ask?.[0] === p.id))
  focus(t, keeper ?? t.npc)
  if (action.quote) speak(t, action.quote)
  else takeUp(t, 'perform')
  if (action.verb === 'give') answerGift(t, keeper)
  t.tell.put(2, t.tell.once(clue.answers.text), 'answer')
  gain(t, clue)
  if (keeper) shiftMood(t, keeper.id, 1)
  keepEcho(t)
  return true
}

/** Who is shown or given something has the first word on it; what is found by it comes after. */
function answerGift(t: Turn, keeper: Person | undefined): void {
  const { action } = t
  const person = action.target?.kind === 'person' && action.target.present ? personById(t, action.target.id) : undefined
  if (!person) return
  const about = t.npc
  focus(t, person)
  const topic = topicNamed(t, person, action.words)
  const isAnswered = topic !== undefined && tellTopic(t, person, topic)
  if (!isAnswered && person !== keeper) t.tell.put(2, draw(t, 'courtesy'), 'speech')
  focus(t, about)
}
