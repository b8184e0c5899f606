import { capital } from '../language/grammar.ts'
import type { Clue, Person, Via } from '../types.ts'
import type { Verb } from '../words.ts'
import { isOpen } from './clue.ts'
import { reachable } from './move.ts'
import { draw, focus, memoryOf, mention, peopleNow, personById, placeById, type Turn, whereIs } from './turn.ts'

/** So many replies in a row may come to nothing; the next one brings something. */
const MAX_DRY = 2
/** At this attitude nobody puts themselves out for the hero. */
const COLD = -2
/** What an answer is worth something for, and what else keeps an empty room from being empty. */
const ANSWERS = [
  'clue',
  'answer',
  'facet',
  'thing',
  'detail',
  'place',
  'consequence',
  'speech',
  'give',
  'read',
  'pointer',
  'recap',
]
const EVENTS = ['visit', 'beat', 'danger', 'payoff']
const SPOKEN: ReadonlySet<Verb> = new Set([
  'ask',
  'say',
  'persuade',
  'bargain',
  'spare',
  'look',
  'search',
  'give',
  'rest',
  'perform',
  'wait',
])
/** Of these, what wants an answer. */
const ASKED: ReadonlySet<Verb> = new Set(['ask', 'say', 'persuade', 'bargain', 'spare'])
/** What is no move at all neither comes to nothing nor to something. */
const NO_MOVE: ReadonlySet<Verb> = new Set(['nonsense', 'fourthwall', 'insult', 'threaten', 'fight'])

/** Whether the hero has had so many empty answers that the next has to be of use. */
export const isOwed = (t: Turn): boolean => (t.state.flags.dry ?? 0) >= MAX_DRY && !t.tell.has('pointer')

/** What is pointed at once is not pointed at again; it is a lead from now on. */
function note(t: Turn, clue: Clue) {
  t.state.flags[`p:${clue.id}`] = t.state.turn
  if (!t.state.leads.includes(clue.id)) t.state.leads.push(clue.id)
}

/** The open clues that can be gone after, with each way to them that a test lets through. */
const openWays = (t: Turn, fits: (via: Via) => boolean): [clue: Clue, via: Via][] =>
  t.rng
    .shuffle(t.truth.clues)
    .filter((c) => isOpen(t, c) && !t.state.flags[`p:${c.id}`])
    .flatMap((c) => c.via.filter(fits).map((via): [Clue, Via] => [c, via]))

/** Whether somebody is where the hero can go to them, or here. */
function isWithinReach(t: Turn, id: string | undefined): boolean {
  const person = personById(t, id)
  if (!id || !person || person.offstage) return false
  const { at, gone } = memoryOf(t, id)
  return !gone && at !== 'away' && !t.state.shut.includes(at) && (at === t.state.place || reachable(t, at))
}

/** Where a clue lies that can be looked for. */
const placeOf = (t: Turn, via: Via) =>
  t.world.quest.places.find((p) => p.id === via.search || p.details.some((d) => d.id === via.detail))

/** Whether a clue lies where the hero can go. */
function liesWithinReach(t: Turn, via: Via): boolean {
  const place = placeOf(t, via)
  return Boolean(place && !t.state.shut.includes(place.id) && reachable(t, place.id))
}

/** The noun of what has to be looked at. */
const nounOf = (t: Turn, via: Via): string | undefined =>
  placeOf(t, via)?.details.find((d) => d.id === via.detail)?.noun

/** Sends the hero on to somebody who knows more: of what was asked about, if anybody does. */
function pointToSomebody(t: Turn, person: Person, asked: string | undefined): boolean {
  const ways = openWays(t, ({ ask }) => ask?.[0] !== person.id && isWithinReach(t, ask?.[0]))
  const [clue, via] = ways.find(([, { ask }]) => asked && ask?.[1] === asked) ?? ways[0] ?? []
  const other = personById(t, via?.ask?.[0])
  if (!clue || !other) return false
  mention(t, other)
  const { at } = memoryOf(t, other.id)
  const topic = other.topics.find((x) => x.id === via?.ask?.[1])?.alias[0]
  const name = at === t.state.place ? 'pointTo.here' : 'pointTo'
  const line = draw(t, name, { topic, topicQ: topic && capital(topic), ewhere: whereIs(placeById(t, at)) })
  t.tell.put(2, line, 'pointer')
  if (line) note(t, clue)
  return line !== ''
}

/** Sends the hero to look at something. */
function pointAtSomething(t: Turn): boolean {
  const [clue, via] = openWays(t, (each) => Boolean(nounOf(t, each)) && liesWithinReach(t, each))[0] ?? []
  const place = via && placeOf(t, via)
  if (!clue || !place) return false
  const name = place.id === t.state.place ? 'pointAt.here' : 'pointAt'
  const line = draw(t, name, { thing: nounOf(t, via), ewhere: whereIs(place) })
  t.tell.put(2, line, 'pointer')
  if (line) note(t, clue)
  return line !== ''
}

/** Something of a person's own that was not told yet. */
function tellOwn(t: Turn, person: Person): boolean {
  const line = t.tell.next(person.talk) || (memoryOf(t, person.id).mood >= 0 ? t.tell.draw(person.warm) : '')
  t.tell.put(2, line, 'speech')
  return line !== ''
}

/** What a person wants in all this, once. */
function tellWant(t: Turn, person: Person): boolean {
  if (t.state.flags[`w:${person.id}`]) return false
  const line = draw(t, 'ownWant', { wants: person.wants, fears: person.fears })
  if (line) t.state.flags[`w:${person.id}`] = t.state.turn
  t.tell.put(2, line, 'pointer')
  return line !== ''
}

/** Something of use instead of another empty answer: who or what would know, or something of their own. False when there is nothing. */
export function giveOfUse(t: Turn, person: Person, asked?: string): boolean {
  if (memoryOf(t, person.id).mood <= COLD) return false
  focus(t, person)
  const ways = t.rng.chance(0.6)
    ? [() => pointToSomebody(t, person, asked), () => tellOwn(t, person)]
    : [() => tellOwn(t, person), () => pointToSomebody(t, person, asked)]
  return [...ways, () => pointAtSomething(t), () => tellWant(t, person)].some((way) => way())
}

/** Somebody who knows more is heard next door. */
function hearSomebody(t: Turn): boolean {
  const { exits } = placeById(t, t.state.place)
  const isNear = (id: string | undefined): boolean => isWithinReach(t, id) && exits.includes(memoryOf(t, id!).at)
  const [clue, via] = openWays(t, ({ ask }) => isNear(ask?.[0]))[0] ?? []
  const other = personById(t, via?.ask?.[0])
  if (!clue || !other) return false
  const { at, met } = memoryOf(t, other.id)
  mention(t, other)
  const line = draw(t, met ? 'soundOf' : 'soundFrom', { ewhere: whereIs(placeById(t, at)) })
  t.tell.put(4, line, 'pointer')
  if (line) note(t, clue)
  return line !== ''
}

/** What is still to be looked at comes to mind: by its name where it was seen, else by where it lies. */
function comeToMind(t: Turn): boolean {
  const [clue, via] = openWays(t, (each) => liesWithinReach(t, each))[0] ?? []
  const place = via && placeOf(t, via)
  if (!clue || !place) return false
  const thing = t.state.flags[`v:${place.id}`] ? nounOf(t, via) : undefined
  const line = draw(t, thing ? 'drawnTo' : 'drawnTo.place', { thing, ewhere: whereIs(place) })
  t.tell.put(4, line, 'pointer')
  if (line) note(t, clue)
  return line !== ''
}

/** Counts a reply that came to nothing, unless what is owed can be given. */
function count(t: Turn, sources: readonly string[], help: () => boolean) {
  const { flags } = t.state
  const isFull = t.moved || t.tell.segments.some((x) => sources.includes(x.source))
  if (isFull || (isOwed(t) && help())) delete flags.dry
  else flags.dry = (flags.dry ?? 0) + 1
}

/** Sees to it that of three answers in a row one is of use, whatever else happens in the room. */
export function relieveTalk(t: Turn): void {
  const person = peopleNow(t)[0]
  if (!person || !SPOKEN.has(t.action.verb)) return
  // Nobody answers a question that was not put.
  const help = ASKED.has(t.action.verb) ? () => giveOfUse(t, person) : () => tellOwn(t, person) || comeToMind(t)
  count(t, ANSWERS, help)
}

/** Sees to it that an empty room does not stay empty for three turns. */
export function relieveSolitude(t: Turn): void {
  if (peopleNow(t).length || NO_MOVE.has(t.action.verb)) return
  count(t, [...ANSWERS, ...EVENTS], () => hearSomebody(t) || comeToMind(t))
}
