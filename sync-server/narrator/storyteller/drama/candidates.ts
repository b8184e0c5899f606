import { PHRASES } from '../language/en.ts'
import { capital } from '../language/grammar.ts'
import { ACCUSE_FROM } from '../rules/accuse.ts'
import { isHeardOf } from '../rules/heard-of.ts'
import { reachable } from '../rules/move.ts'
import { hasMore, tellable } from '../rules/talk.ts'
import { bank, facetsKnown, memoryOf, peopleNow, personById, placeNow, type Turn } from '../rules/turn.ts'
import type { Offer, Ref } from '../state.ts'
import type { Clue, Person, Via } from '../types.ts'
import { isAjar } from '../understand/open-door.ts'

/** A choice that could be offered, with how much it is worth. */
export interface Candidate extends Offer {
  readonly value: number
}

/** What a choice is worth more that has to do with what was brought just now: it is always among them. */
const RELATED = 14

/** Turns during which a failed way to a clue is not offered again, and what that is worth. */
const COOLING = { turns: 3, cost: 5 } as const

/** What calling everybody together is worth when the time is nearly up: it is always among the choices. */
const SUMMONS = 20

export const refTo = (kind: Ref['kind'], id: string, text: string): Ref => ({ kind, id, text, present: true })

const himOf = (p: Person): string => (p.pron === 'he' ? 'him' : 'her')

/** A topic as it is put to a person: who is asked about by a by-name of their own is asked about themselves. */
function aboutOf(person: Person, topic: Person['topics'][number]): string {
  const about = topic.alias[0] ?? topic.id
  const own = topic.id === person.id || [person.call, ...(person.alias ?? [])].includes(about)
  return own ? PHRASES.oneself(person.pron) : about
}

const filled = (template: string, slots: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_all, key: string) => (Object.hasOwn(slots, key) ? (slots[key] ?? '') : ''))

/** A phrasing of a choice that was not among the last ones offered, where there is one. */
export function phrase(t: Turn, name: string, slots: Record<string, string>): string {
  const all = bank(t, `choice.${name}`).map((template) => filled(template, slots))
  const fresh = all.filter((x) => !t.state.offered.some((o) => o.text === capital(x)))
  return fresh.length ? t.rng.pick(fresh) : all.length ? t.rng.pick(all) : (slots.x ?? '')
}

/** The clue that came by itself in this reply. */
function broughtNow(t: Turn): Clue | undefined {
  const { state, truth } = t
  return state.flags.visit === state.turn ? truth.clues.find((c) => c.id === state.clues.at(-1)) : undefined
}

/** What a choice is worth less that was just offered; half of it where only its words are others. */
const STALE = 4

const isSame = (a: Offer['action'], b: Offer['action']): boolean =>
  a.verb === b.verb && a.target?.id === b.target?.id && a.topic?.id === b.topic?.id

/** Collects candidates; one just offered is worth less, and every value is jittered. */
export class Candidates {
  readonly all: Candidate[] = []
  constructor(private readonly t: Turn) {}

  add(value: number, kind: string, text: string, action: Offer['action']): void {
    const before = this.t.state.offered.find((o) => o.text === capital(text))
    // Never the same words in three replies running.
    if (!text || before?.again) return
    const same = this.t.state.offered.some(({ action: a }) => isSame(a, action))
    const stale = before ? STALE : same ? STALE / 2 : 0
    this.all.push({ value: value - stale + this.t.rng.next() * 2, kind, text, action })
  }

  goTo(value: number, id: string, how = 'go', extra: Record<string, string> = {}, vp?: string): void {
    const place = this.t.world.quest.places.find((p) => p.id === id)
    if (!place || this.t.state.shut.includes(id) || !reachable(this.t, id)) return
    const text = phrase(this.t, how, { x: place.name, ...extra })
    this.add(value, 'go', text, { verb: 'go', vp, target: refTo('place', id, place.name) })
  }

  /** Bluff or threat, by what the person's attitude allows. */
  press(value: number, person: Person, threaten: boolean): void {
    const slots = { npc: person.call, him: himOf(person) }
    this.add(value, 'risky', phrase(this.t, threaten ? 'threaten' : 'bluff', slots), {
      verb: threaten ? 'threaten' : 'deceive',
      vp: threaten ? PHRASES.leanOn(person.call) : PHRASES.bluff(person.call),
      target: refTo('person', person.id, person.call),
    })
  }
}

function viaAsk(c: Candidates, t: Turn, [personId, topicId]: readonly [string, string], hot: number) {
  const person = personById(t, personId)
  if (!person) return
  const memory = memoryOf(t, personId)
  if (memory.at !== t.state.place || memory.gone) {
    if (!hot || memory.gone || memory.at === 'away') return
    const place = t.world.quest.places.find((p) => p.id === memory.at)
    if (place) c.goTo(4 + hot, place.id, 'find', { npc: person.call }, PHRASES.goFind(place.name, person.call))
    return
  }
  const topic = person.topics.find((x) => x.id === topicId)
  const about = topic ? aboutOf(person, topic) : (personById(t, topicId)?.call ?? topicId)
  const other = t.world.quest.people.find((p) => p.id === topicId || p.call === about || p.name === about)
  // Nobody is asked about a name that has not been heard yet.
  if (!other || isHeardOf(t, other))
    c.add(6 + hot, 'social', phrase(t, 'ask', { x: about, npc: person.call }), {
      verb: 'ask',
      vp: PHRASES.askAbout(person.call, about),
      target: refTo('person', person.id, person.call),
      topic: refTo('topic', topicId, about),
    })
  c.press(3 + hot - memory.mood, person, memory.mood < 0)
}

function viaDetail(c: Candidates, t: Turn, id: string, hot: number) {
  const detail = placeNow(t).details.find((x) => x.id === id)
  if (detail) {
    const target = refTo('detail', id, detail.noun)
    return c.add(6 + hot, 'look', phrase(t, 'look', { x: detail.noun }), { verb: 'look', target })
  }
  const place = t.world.quest.places.find((x) => x.details.some((d) => d.id === id))
  if (hot > 0 && place) c.goTo(5 + hot, place.id)
}

function viaShow(c: Candidates, t: Turn, [thingId, personId]: readonly [string, string]) {
  const thing = t.world.quest.things.find((x) => x.id === thingId)
  const person = peopleNow(t).find((p) => p.id === personId)
  if (!thing || !person || t.state.things[thingId] !== 'me') return
  c.add(7, 'clever', phrase(t, 'show', { x: thing.noun, npc: person.call }), {
    verb: 'give',
    tool: refTo('thing', thing.id, thing.noun),
    target: refTo('person', person.id, person.call),
  })
}

function addVia(c: Candidates, t: Turn, clue: Clue, via: Via) {
  const { state } = t
  const cooling = state.turn - (state.tries[clue.id] ?? -9) < COOLING.turns ? COOLING.cost : 0
  const related = clue.facet === broughtNow(t)?.facet ? RELATED : 0
  const hot = (state.leads.includes(clue.id) ? 2 : 0) - cooling + related
  const place = placeNow(t)
  if (via.detail) viaDetail(c, t, via.detail, hot)
  if (via.search === place.id) {
    const target = refTo('place', place.id, place.name)
    c.add(6 + hot, 'clever', phrase(t, 'search', { x: place.name }), { verb: 'search', target })
  }
  if (via.ask) viaAsk(c, t, via.ask, hot)
  if (via.show?.[1]) viaShow(c, t, via.show)
}

/** Ways to clues not yet found. */
export function addClues(c: Candidates, t: Turn) {
  const { state, truth } = t
  for (const clue of truth.clues) {
    if (state.clues.includes(clue.id) || (clue.needs && !state.flags[clue.needs])) continue
    for (const via of clue.via) addVia(c, t, clue, via)
  }
  const brought = broughtNow(t)
  for (const via of brought?.via ?? []) followUp(c, t, via)
}

/** What was brought can be gone after: where it lay, or whoever kept it to themselves. */
function followUp(c: Candidates, t: Turn, via: Via) {
  const { quest } = t.world
  const { place: here } = t.state
  const place = quest.places.find((p) => p.id === via.search || p.details.some((d) => d.id === via.detail))
  if (place && place.id !== here) c.goTo(RELATED / 2, place.id)
  const detail = place?.id === here ? place.details.find((d) => d.id === via.detail) : undefined
  if (detail && !t.state.seen.includes(detail.id)) {
    const text = phrase(t, 'look', { x: detail.noun })
    c.add(RELATED / 2, 'look', text, { verb: 'look', target: refTo('detail', detail.id, detail.noun) })
  }
  const person = personById(t, via.ask?.[0] ?? via.show?.[1])
  if (!person) return
  const memory = memoryOf(t, person.id)
  if (memory.gone || memory.at === 'away') return
  if (memory.at !== here) {
    const at = quest.places.find((p) => p.id === memory.at)
    return c.goTo(RELATED / 2, memory.at, 'find', { npc: person.call }, PHRASES.goFind(at?.name ?? '', person.call))
  }
  c.press(RELATED / 3, person, memory.mood < 0)
}

/** What a way out is worth: known already, not gone yet, and to what the author of the quest has named. */
const WAY = { known: 1, fresh: 3.5, landmark: 5, ajar: 16 } as const

/** What the place holds: unseen details, things to take, ways out. */
export function addPlace(c: Candidates, t: Turn) {
  const { state, world } = t
  const place = placeNow(t)
  for (const d of place.details.filter((x) => !state.seen.includes(x.id))) {
    const target = refTo('detail', d.id, d.noun)
    c.add(d.brings ? WAY.landmark : 3, 'look', phrase(t, 'look', { x: d.noun }), { verb: 'look', target })
  }
  for (const thing of world.quest.things.filter((x) => state.things[x.id] === state.place)) {
    const target = refTo('thing', thing.id, thing.noun)
    c.add(5, 'take', phrase(t, 'take', { x: thing.noun }), { verb: 'take', target })
  }
  for (const exit of place.exits) {
    if (!state.shut.includes(exit)) {
      const isNamed = world.quest.places.some((p) => p.id === exit && p.landmark)
      const worth = state.flags[`v:${exit}`] ? WAY.known : isNamed ? WAY.landmark : WAY.fresh
      c.goTo(isAjar(state, exit) ? WAY.ajar : worth, exit)
      continue
    }
    const door = world.quest.places.find((p) => p.id === exit)!
    const tried = state.turn - (state.tries[`d:${exit}`] ?? -9) < 4
    const target = refTo('place', exit, door.name)
    c.add(tried ? 0 : 3, 'risky', phrase(t, 'force', { x: door.name }), { verb: 'go', target })
  }
}

/** Topics of which a person has something to say that nobody has heard. */
const untold = (t: Turn, person: Person) =>
  person.topics.filter(
    (topic) => topic.offer && topic.lines.every((l) => !t.tell.isUsed(l.text)) && hasMore(t, person, topic.id),
  )

/** Topics of which a person has more to say, now that the hero knows something. */
const reactions = (t: Turn, person: Person) =>
  person.topics.filter((topic) => tellable(t, person, topic.id).some((l) => l.after && !t.tell.isUsed(l.text)))

/** What can be done with whoever is here. */
export function addPeople(c: Candidates, t: Turn) {
  for (const person of peopleNow(t)) {
    const memory = memoryOf(t, person.id)
    const target = refTo('person', person.id, person.call)
    // Whoever brought something can be heard out about it.
    const keeper = broughtNow(t)?.via.some((via) => via.ask?.[0] === person.id) ? RELATED / 2 : 0
    if (memory.talked < person.talk.length) {
      c.add(4 - memory.talked + keeper, 'social', phrase(t, 'talk', { npc: person.call }), { verb: 'ask', target })
    }
    const hot = reactions(t, person)
    const brought = broughtNow(t)
    for (const topic of [...hot, ...untold(t, person)]) {
      const x = aboutOf(person, topic)
      // What an author wrote for the players comes before what the card only speaks of.
      const worth = hot.includes(topic) ? 5.5 : topic.offer === 'card' ? 6.5 : 5
      const own = topic.lines.some((l) => brought && l.after?.includes(brought.id))
      c.add(worth + (own ? RELATED : 0), 'social', phrase(t, 'ask', { x, npc: person.call }), {
        verb: 'ask',
        vp: PHRASES.askAbout(person.call, x),
        target,
        topic: refTo('topic', topic.id, x),
      })
    }
    if (!t.state.flags[`w:${person.id}`]) {
      const slots = { npc: person.call, him: himOf(person) }
      c.add(2.5, 'clever', phrase(t, 'read', slots), { verb: 'look', target })
    }
    c.press(1.5, person, memory.mood <= 0)
  }
}

/** What the hero can do alone: think, hide, rest, accuse. */
export function addSelf(c: Candidates, t: Turn) {
  const { state, truth } = t
  const half = truth.facets.find(
    (f) => !state.flags[`f:${f.id}`] && truth.clues.some((x) => x.facet === f.id && state.clues.includes(x.id)),
  )
  if (half && state.turn - (state.tries.think ?? -9) > 3) {
    const related = truth.clues.some((x) => x.facet === half.id && x.id === broughtNow(t)?.id)
    c.add(3.4 + (related ? RELATED / 2 : 0), 'mind', phrase(t, 'think', {}), { verb: 'recap', vp: PHRASES.goOver })
  }
  const hidLately = state.turn - (state.tries.sneak ?? -9) < 5
  if (!peopleNow(t).length && !hidLately)
    c.add(1.6, 'risky', phrase(t, 'sneak', {}), { verb: 'sneak', vp: PHRASES.slipAway })
  const wound = state.wounds[0]
  if (wound && state.wounds.length >= 2) c.add(3, 'rest', phrase(t, 'rest', { x: wound.part }), { verb: 'rest' })
  const facets = facetsKnown(t)
  // The time is nearly up: what is known can still be said, before it is taken out of one's hands.
  if (state.flags.warned && facets >= 1) {
    return c.add(SUMMONS + facets, 'risky', phrase(t, 'gather', {}), { verb: 'accuse', vp: PHRASES.sendForAll })
  }
  if (state.turn + 1 < ACCUSE_FROM.turn || facets < ACCUSE_FROM.facets) return
  const culprit = personById(t, truth.culprit)
  const isNamed = culprit !== undefined && isHeardOf(t, culprit)
  const text = isNamed ? phrase(t, 'accuse', { npc: culprit.call }) : phrase(t, 'gather', {})
  c.add(5 + facets, 'risky', text, { verb: 'accuse', vp: PHRASES.sendForAll })
}
