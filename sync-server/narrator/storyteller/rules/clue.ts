import { POINTS_BACK_EN, SINGULAR_EN, THIS_EN } from '../language/acts-en.ts'
import { bare } from '../language/grammar.ts'
import { doesUndoneEn } from '../language/left-undone-en.ts'
import type { Clue, Person, Place, Via } from '../types.ts'
import { escapePattern } from '../understand/normalise.ts'
import { tellAnswer } from './deduce.ts'
import { bank, draw, drawSurely, isGood, peopleNow, placeNow, type Turn } from './turn.ts'

export const isKnown = (t: Turn, clue: Clue): boolean => t.state.clues.includes(clue.id)

/** Whether a clue can be had now: not found yet, and the world allows it. */
export const isOpen = (t: Turn, clue: Clue): boolean =>
  !isKnown(t, clue) && (!clue.needs || Boolean(t.state.flags[clue.needs]))

export const clueById = (t: Turn, id: string): Clue | undefined => t.truth.clues.find((c) => c.id === id)

/** A clue not yet found that can be had in this way now. */
export const openClue = (t: Turn, by: (via: Via) => boolean): Clue | undefined =>
  t.truth.clues.find((c) => isOpen(t, c) && c.via.some(by))

/** What a person still keeps to themselves. */
export const guarded = (t: Turn, person: Person): Clue | undefined =>
  t.truth.clues.find((c) => !isKnown(t, c) && c.via.some((v) => v.ask?.[0] === person.id))

/** Whether a lead tells the hero something: not of the place where they stand, nor of whoever stands before them. */
export function leadsAway(t: Turn, clue: Clue): boolean {
  const place = placeNow(t)
  const here = [place.name, ...(place.alias ?? []), ...peopleNow(t).flatMap((p) => [p.name, p.call])]
  const names = here.map((name) => bare(name)).filter((name) => name.length >= SHORTEST_NAME)
  return !names.some((name) => new RegExp(`(?<![\\p{L}-])${escapePattern(name)}(?![\\p{L}-])`, 'iu').test(clue.lead))
}
/** Shorter names are parts of other words. */
const SHORTEST_NAME = 3

/** Fail forward: a sentence that points to a clue not yet found; '' when all are known or pointed at. */
export function leadAway(t: Turn): string {
  // Not to the door that has just been shut.
  const open = t.truth.clues.filter(
    (c) => isOpen(t, c) && !t.state.leads.includes(c.id) && t.state.tries[c.id] !== t.state.turn && leadsAway(t, c),
  )
  const clue = t.rng.shuffle(open)[0]
  if (!clue) return ''
  t.state.leads.push(clue.id)
  const lead = t.tell.once(clue.lead)
  return lead && t.check && !isGood(t.check.band) ? `${t.tell.draw(bank(t, 'leadIn'))} ${lead}`.trim() : lead
}

/** Puts a lead into the reply, one at most; false when there is none left. */
export function putLead(t: Turn): boolean {
  if (t.tell.has('lead')) return true
  const lead = leadAway(t)
  t.tell.put(3, lead, 'lead')
  return lead !== ''
}

/** Whether a text would do what the hero said was to be left undone: “without breaking the seal”. */
export const breaksWord = (t: Turn, text: string): boolean => t.action.free && doesUndoneEn(t.heard, text)

/** Finds a clue; the second of a facet closes it. False when there was nothing new. */
export function gain(t: Turn, clue: Clue | undefined, paragraph = 2): boolean {
  if (!clue || isKnown(t, clue) || breaksWord(t, clue.text)) return false
  const { state, truth } = t
  state.clues.push(clue.id)
  state.flags.clue = state.turn
  // A clue is told whatever was said before: it is what the hero now knows.
  t.tell.put(paragraph, t.tell.once(clue.text) || t.tell.fill(clue.text), 'clue')
  const found = truth.clues.filter((c) => c.facet === clue.facet && isKnown(t, c)).length
  const facet = truth.facets.find((f) => f.id === clue.facet)
  if (facet && found === 2 && !state.flags[`f:${facet.id}`]) {
    state.flags[`f:${facet.id}`] = state.turn
    // The answer comes after what it is drawn from.
    tellAnswer(t, Math.max(3, paragraph), facet)
  }
  return true
}

/** Says what the eye falls on, where the text of it takes that for known. */
function notice(t: Turn, noun: string, text: string): void {
  const head = (bare(noun).toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '')
  const first = /^[^.!?]*/.exec(text)?.[0].toLowerCase() ?? ''
  const isNamed = first.includes(head) && !THIS_EN.test(first)
  const name = isNamed ? (POINTS_BACK_EN.test(text) ? 'notice.thing' : '') : 'notice'
  if (text && name) t.tell.put(2, draw(t, name, { thing: noun }), 'notice')
}

/** What a good look at this place turns up: a clue, a hidden thing, an unseen detail. False when it holds nothing more. */
export function findHere(t: Turn): boolean {
  const { state, tell, world } = t
  const place = placeNow(t)
  const clue =
    openClue(t, (v) => v.search === place.id) ?? openClue(t, (v) => place.details.some((d) => d.id === v.detail))
  if (clue) {
    const detail = place.details.find((d) => clue.via.some((v) => v.detail === d.id))
    if (detail && !state.seen.includes(detail.id)) {
      state.seen.push(detail.id)
      const text = tell.next(detail.text)
      notice(t, detail.noun, text)
      tell.put(2, text, 'detail')
    }
    return gain(t, clue)
  }
  const thing = world.quest.things.find((x) => x.at === place.id && state.things[x.id] === 'hidden')
  if (thing) {
    state.things[thing.id] = 'me'
    const text = tell.next(thing.text)
    notice(t, thing.noun, text)
    tell.put(2, text, 'thing')
    tell.put(2, draw(t, 'keep', { thing: thing.noun }), 'thing')
    return true
  }
  const unseen = t.rng.shuffle(place.details.filter((d) => !state.seen.includes(d.id)))[0]
  if (!unseen) return false
  state.seen.push(unseen.id)
  const text = tell.next(unseen.text)
  notice(t, unseen.noun, text)
  tell.put(2, text, 'detail')
  handOver(t, unseen)
  return true
}

/** What a detail holds comes into the hero's hands, or comes to the hero. */
export function handOver(t: Turn, detail: Place['details'][number]) {
  const { state, tell, world } = t
  if (detail.brings && !state.flags[`b:${detail.id}`]) {
    state.flags[`b:${detail.id}`] = state.turn
    state.flags.brings = state.turn
  }
  if (!detail.gives || state.things[detail.gives] !== 'hidden') return
  state.things[detail.gives] = 'me'
  tell.put(3, tell.next(world.quest.things.find((x) => x.id === detail.gives)?.text), 'thing')
}

/** Finds something here, or says where else to look. */
export function findOrLead(t: Turn) {
  if (!findHere(t)) putLead(t)
}

/** What is left shut, or unmoved, at the hero's own wish keeps what is in it, and says so. */
function seeOutside(t: Turn, detail: Place['details'][number]): boolean {
  t.state.edge += 1
  t.tell.put(2, drawSurely(t, 'leftUndone', { thing: detail.noun }), 'detail')
  return true
}

/** A close look at a detail of this place. False when it had nothing new. */
export function seeDetail(t: Turn, id: string): boolean {
  const { state, tell } = t
  const detail = placeNow(t).details.find((d) => d.id === id)
  if (!detail) return false
  const keeps = openClue(t, (v) => v.detail === id)
  if ([...detail.text, keeps?.text ?? ''].some((x) => breaksWord(t, x))) return seeOutside(t, detail)
  if (!state.seen.includes(id)) state.seen.push(id)
  const text = tell.next(detail.text)
  tell.put(2, text, 'detail')
  handOver(t, detail)
  const got = gain(
    t,
    openClue(t, (v) => v.detail === id),
  )
  return Boolean(text) || got
}

/** A hint that a person here has more to say, else a lead. */
export function hintOrLead(t: Turn, person: Person) {
  if (guarded(t, person)) t.tell.put(3, draw(t, 'holdingBack'), 'lead')
  else putLead(t)
}

/** There is no such thing; of several, in a line that has room for several. */
function noSuchThing(t: Turn, noun: string): string {
  const many = /[^s]s$/i.test(noun)
  const ok = (x: string): boolean => !many || !SINGULAR_EN.test(x)
  return t.tell.draw(bank(t, 'unknownThing'), { noun }, { ok })
}

/** Says that there is no such thing, unless what is found instead is just that. */
export function denyUnlessFound(t: Turn, noun: string, find: () => void) {
  const { segments } = t.tell
  const at = segments.length
  find()
  const head = (noun.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '')
  const found = segments.slice(at).filter((x) => x.source !== 'lead' && x.source !== 'cost')
  if (head.length > 2 && found.some((x) => x.text.toLowerCase().includes(head))) return
  const text = noSuchThing(t, noun)
  if (text) segments.splice(at, 0, { paragraph: 1, text, source: 'outcome' })
}
