import { lootEn, THEFT_EN } from '../language/acts-en.ts'
import { the } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import {
  APART_ALL_EN,
  BREAKS_EN,
  BURNS_EN,
  GIVES_BACK_EN,
  isFixedEn,
  isSturdyEn,
  isThingEn,
  LAYS_EN,
  ownThingEn,
  RESTS_ON_EN,
  ROBS_EN,
  SOUGHT_EN,
  shutterEn,
  singularEn,
  TEARS_OFF_EN,
  UNCOVERS_EN,
} from '../language/scenery-en.ts'
import { POINTS_OUT_EN } from '../language/ways-en.ts'
import { asTried, keepEcho, putOutcome, takeUp } from '../prose/uptake.ts'
import type { Verb } from '../words.ts'
import { roll } from './check.ts'
import { findHere, findOrLead, gain, handOver, openClue, putLead, seeDetail } from './clue.ts'
import { markOf, setMark } from './marks.ts'
import { fail, payForSuccess } from './price.ts'
import { isInSight, type Scenery, sceneryNamed, sceneryOn } from './scenery.ts'
import { smallTalk, tellTopic } from './talk.ts'
import { draw, drawSurely, isGood, peopleNow, shiftMood, type Turn } from './turn.ts'

const LOOKS: readonly Verb[] = ['look', 'search']
const ROUGH: readonly Verb[] = ['fight', 'use', 'craft', 'insult', 'take', 'perform', 'go', 'sneak', 'search']
const EASY: readonly Verb[] = ['rest', 'perform', 'use', 'go', 'wait']
const GRABS: readonly Verb[] = ['take', 'sneak']

/** The clue of a detail is had whatever becomes of the detail. */
function giveUpClue(t: Turn, { detail, whole }: Scenery): boolean {
  if (!detail || !whole) return false
  const { state } = t
  if (!state.seen.includes(detail.id)) state.seen.push(detail.id)
  const clue = openClue(t, (v) => v.detail === detail.id)
  const held = detail.gives !== undefined && state.things[detail.gives] === 'hidden'
  if (clue || held) t.tell.put(2, draw(t, 'scenery.pieces'), 'outcome')
  handOver(t, detail)
  return gain(t, clue) || held
}

/** A thing that was broken, burned or taken is told as that, and never whole again. */
function lookAtRuin(t: Turn, it: Scenery, bankName: string): void {
  takeUp(t, 'look')
  t.tell.put(2, drawSurely(t, bankName, { thing: it.thing }), 'detail')
  if (!giveUpClue(t, it)) putLead(t)
}

/** Something is put an end to; the die says whether it holds. */
function wreck(t: Turn, it: Scenery, how: 'broken' | 'burned'): void {
  const told = t.tell.segments.length
  takeUp(t, 'fight')
  const band = roll(t, 'fight')
  if (!isGood(band)) {
    asTried(t, told)
    putOutcome(t, 'hands', band)
    fail(t, band)
    return
  }
  t.tell.put(1, drawSurely(t, `scenery.${how}`, { thing: it.thing }), 'outcome')
  setMark(t, it.key, it.thing, how)
  t.state.flags.heard = t.state.turn
  if (!giveUpClue(t, it)) findOrLead(t)
  if (band === 'price') payForSuccess(t)
  keepEcho(t)
}

/** What of a thing is taken: the spoon, and not the heap, out of “a spoon from the heap”. */
function partOf(t: Turn, it: Scenery): Scenery {
  const loot = t.action.free && it.whole ? lootEn(t.action.words).toLowerCase() : ''
  const head = loot.split(' ').at(-1) ?? ''
  // Of what nobody carries off, even a part by which it goes is a thing by itself.
  const alias = isFixedEn(it.thing) ? [] : (it.detail?.alias ?? [])
  const names = [it.thing, ...alias].join(' ').toLowerCase()
  if (!isThingEn(head) || names.includes(singularEn(head))) return it
  return { key: `${t.state.place}/${singularEn(head)}`, thing: the(bare(loot)), detail: it.detail, whole: false }
}

/** Something small is carried off, or somebody notices. */
function carryOff(t: Turn, it: Scenery): void {
  const told = t.tell.segments.length
  takeUp(t, 'take')
  const person = peopleNow(t)[0]
  const band = roll(t, 'take', person ? 0 : 3)
  if (!isGood(band)) {
    asTried(t, told)
    t.tell.put(1, drawSurely(t, person ? 'scenery.caught' : 'scenery.fumbled', { thing: it.thing }), 'outcome')
    if (person) shiftMood(t, person.id, -1)
    fail(t, band)
    return
  }
  t.tell.put(1, drawSurely(t, 'scenery.taken', { thing: it.thing }), 'outcome')
  const found = it.detail ? seeDetail(t, it.detail.id) : false
  setMark(t, it.key, it.thing, 'mine')
  if (!found) putLead(t)
  if (band === 'price') payForSuccess(t)
  keepEcho(t)
}

/** What stands in the room without a rule of its own is looked at, searched, used or sat upon, and is never denied. */
function lookAt(t: Turn, it: Scenery): void {
  takeUp(t, t.action.verb === 'look' ? 'look' : 'search')
  putSearched(t, it.thing, () => {
    if (it.detail && seeDetail(t, it.detail.id)) return
    const band = roll(t, t.action.verb)
    if (!isGood(band)) return fail(t, band)
    if (!findHere(t)) putLead(t)
    if (band === 'price') payForSuccess(t)
  })
}

/** Tells what a search of a thing turned up, and, of what was looked for, that it is not there. */
export function putSearched(t: Turn, thing: string, find: () => void): void {
  const { segments } = t.tell
  const at = segments.length
  find()
  const found = segments.slice(at).filter((x) => x.source !== 'lead' && x.source !== 'cost')
  const told = found.map((x) => x.text.toLowerCase()).join(' ')
  const named = SOUGHT_EN.exec(t.action.words)?.[2]
  // A name keeps its capital; whoever shouts has none.
  const sought = named && /^\p{Lu}\p{Ll}/u.test(named) ? named : named?.toLowerCase()
  const has = (noun: string): boolean =>
    told.includes(bare(noun).toLowerCase().split(' ').at(-1)?.replace(/s$/, '') ?? '')
  const inVain = sought !== undefined && !has(sought)
  const text = inVain
    ? drawSurely(t, 'scenery.vain', { thing, noun: sought })
    : has(thing)
      ? ''
      : drawSurely(t, 'scenery.look', { thing })
  if (text) segments.splice(at, 0, { paragraph: 1, text, source: 'outcome' })
}

/** A cover is lifted and put back: one has looked, and taken nothing. */
function uncover(t: Turn, it: Scenery): void {
  takeUp(t, 'hands')
  if (!(it.detail && seeDetail(t, it.detail.id))) {
    t.tell.put(1, drawSurely(t, 'uncovered', { thing: it.thing }), 'outcome')
    putLead(t)
  }
  keepEcho(t)
}

function restOn(t: Turn, it: Scenery): void {
  takeUp(t, 'wait')
  t.tell.put(1, drawSurely(t, 'scenery.rest', { thing: it.thing }), 'outcome')
  t.still = true
  t.state.edge += 1
  keepEcho(t)
}

/** The hero's own coat, or two bits of their own: shown, laid down, looked at. */
function actOwn(t: Turn): boolean {
  const { action, npc, tell, state } = t
  const thing = ownThingEn(action.words)
  const known = [action.target, action.tool].some((x) => x?.kind === 'thing')
  if (!thing || known) return false
  if (action.verb === 'give' && npc) {
    takeUp(t, 'hands')
    tell.put(1, drawSurely(t, 'own.shown', { thing }), 'outcome')
    shiftMood(t, npc.id, 1)
    smallTalk(t, npc)
  } else if (
    LAYS_EN.test(action.words) &&
    ['use', 'craft', 'perform', 'give', 'say', 'take', 'fight'].includes(action.verb)
  ) {
    takeUp(t, 'hands')
    tell.put(1, drawSurely(t, 'own.laid', { thing }), 'outcome')
    state.edge += 1
    putLead(t)
  } else if (LOOKS.includes(action.verb) && action.target?.kind === 'unknown') {
    takeUp(t, 'look')
    tell.put(1, drawSurely(t, 'own.look', { thing }), 'outcome')
    putLead(t)
  } else return false
  keepEcho(t)
  return true
}

/** Somebody here is shown a thing of the room, or given one that was taken from it. */
function showTo(t: Turn, it: Scenery): boolean {
  const { action, npc, tell } = t
  if (!npc) return false
  const held = markOf(t, it.key)?.how === 'mine'
  const inSight = held || isInSight(t, it)
  if (inSight) takeUp(t, 'hands')
  const how = held ? 'own.shown' : inSight ? 'scenery.pointed' : 'scenery.described'
  tell.put(1, drawSurely(t, how, { thing: it.thing }), 'outcome')
  if (held && GIVES_BACK_EN.test(action.words)) setMark(t, it.key, it.thing, 'gone')
  if (held) shiftMood(t, npc.id, 1)
  // Who is shown what they could be asked about says something of it.
  const name = bare(it.thing).toLowerCase()
  const topic = held ? undefined : npc.topics.find((x) => x.alias.some((alias) => bare(alias).toLowerCase() === name))
  if (!topic || !tellTopic(t, npc, topic.id)) smallTalk(t, npc)
  return true
}

/** Plays an act on a thing of the room that no rule of its own foresees. False when it is none, or has one. */
export function actTouch(t: Turn): boolean {
  const { action, state } = t
  const { verb, words } = action
  if (!action.free && !action.target) return false
  if (action.free && actOwn(t)) return true
  const it = sceneryOn(t)
  if (!it) return openShutter(t)
  const mark = markOf(t, it.key)
  const how = mark?.how
  const isRuin = how === 'broken' || how === 'burned' || (how === 'apart' && LOOKS.includes(verb))
  if (isRuin && [...LOOKS, ...GRABS, ...ROUGH].includes(verb)) {
    lookAtRuin(t, it, 'scenery.wreck')
    return true
  }
  if (how === 'mended' && LOOKS.includes(verb)) {
    lookAtRuin(t, it, 'scenery.works')
    return true
  }
  if (how === 'gone' && verb !== 'give') {
    lookAtRuin(t, it, 'scenery.missing')
    return true
  }
  if (how === 'mine' && [...LOOKS, ...GRABS].includes(verb)) {
    takeUp(t, 'look')
    t.tell.put(1, drawSurely(t, GRABS.includes(verb) ? 'haveIt' : 'thingAgain', { thing: it.thing }), 'outcome')
    putLead(t)
    return true
  }
  const fires = BURNS_EN.test(words)
  if (ROUGH.includes(verb) && !APART_ALL_EN.test(words) && (fires || BREAKS_EN.test(words)) && !isSturdyEn(it.thing)) {
    wreck(t, it, fires ? 'burned' : 'broken')
    return true
  }
  const gives = it.detail?.gives !== undefined && state.things[it.detail.gives] === 'hidden'
  const torn = ROUGH.includes(verb) && TEARS_OFF_EN.test(words)
  const taken = verb === 'take' || torn || (verb === 'sneak' && THEFT_EN.test(words))
  if (taken && !gives && UNCOVERS_EN.test(words)) {
    uncover(t, it)
    return true
  }
  const loot = taken ? partOf(t, it) : it
  if (taken && !gives && !isFixedEn(loot.thing) && !ROBS_EN.test(words)) {
    carryOff(t, loot)
    return true
  }
  if (verb === 'give' && action.free && action.tool?.kind !== 'thing' && (action.tool || POINTS_OUT_EN.test(words)))
    return showTo(t, it)
  if (it.whole) return false
  return touchPart(t, it)
}

/** A door or a lid of the place one is in is no way to it: what is behind it is found. */
function openShutter(t: Turn): boolean {
  const { action, state } = t
  const name = action.target?.kind === 'place' && action.target.id === state.place && shutterEn(action.words)
  if (!name || !action.free || ![...ROUGH, ...LOOKS].includes(action.verb)) return false
  takeUp(t, 'hands')
  if (BREAKS_EN.test(action.words)) {
    const band = roll(t, 'fight')
    putOutcome(t, 'hands', band)
    if (!isGood(band)) {
      fail(t, band)
      return true
    }
    state.flags.heard = state.turn
  }
  putSearched(t, the(name), () => findOrLead(t))
  keepEcho(t)
  return true
}

/** What only stands in a text is looked at, used or sat upon. */
function touchPart(t: Turn, it: Scenery): boolean {
  const { verb, words } = t.action
  if (LOOKS.includes(verb)) lookAt(t, it)
  else if (EASY.includes(verb) && RESTS_ON_EN.test(words)) restOn(t, it)
  else if (verb === 'take' || (verb === 'sneak' && THEFT_EN.test(words))) {
    takeUp(t, 'take')
    const held = it.detail?.gives
    // What its detail has yet to give up is had: nothing stays where it is.
    if (!(held && t.state.things[held] === 'hidden'))
      t.tell.put(1, draw(t, 'takeDetail', { noun: bare(it.thing) }), 'outcome')
    if (!(it.detail && seeDetail(t, it.detail.id))) findOrLead(t)
  } else return false
  keepEcho(t)
  return true
}

/** A container that is searched for something, where the container is a detail or a whole place. */
export const soughtIn = (t: Turn): Scenery | undefined => {
  const inside = SOUGHT_EN.exec(t.action.words)?.[1]
  return inside ? sceneryNamed(t, inside) : undefined
}
