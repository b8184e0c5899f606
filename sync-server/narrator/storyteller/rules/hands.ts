import { isNamed } from '../drama/verdict.ts'
import { GIVING_EN, lootEn, THEFT_EN } from '../language/acts-en.ts'
import { HIM_OR_HER, NEEDS_TOOL, wantedTool } from '../language/en.ts'
import { bare } from '../language/grammar.ts'
import { asTried, keepEcho, putOutcome, speak, takeUp, takeUpAttempt } from '../prose/uptake.ts'
import type { Ref } from '../state.ts'
import type { Thing } from '../types.ts'
import { tellAbsent } from './absent.ts'
import { roll } from './check.ts'
import {
  clueById,
  denyUnlessFound,
  findHere,
  findOrLead,
  gain,
  hintOrLead,
  openClue,
  putLead,
  seeDetail,
} from './clue.ts'
import { goTo } from './move.ts'
import { fail, payForSuccess } from './price.ts'
import { beginScene, maySet } from './scene.ts'
import { isAtHand, sceneryOn } from './scenery.ts'
import { smallTalk } from './talk.ts'
import { draw, isGood, peopleNow, personById, placeNow, shiftMood, type Turn } from './turn.ts'
import { finishWork, workOf } from './work.ts'

const thingById = (t: Turn, id: string | undefined): Thing | undefined => t.world.quest.things.find((x) => x.id === id)

const carried = (t: Turn, ref: Ref | undefined): Thing | undefined => {
  const thing = ref?.kind === 'thing' ? thingById(t, ref.id) : undefined
  return thing && t.state.things[thing.id] === 'me' ? thing : undefined
}

function takeThing(t: Turn, thing: Thing) {
  const { state, tell } = t
  if (peopleNow(t).length) {
    const band = roll(t, 'take', 1)
    putOutcome(t, 'hands', band)
    if (!isGood(band)) return fail(t, band)
    if (band === 'price') payForSuccess(t)
  }
  state.things[thing.id] = 'me'
  tell.put(2, tell.next(thing.text) || draw(t, 'taken', { thing: thing.noun }), 'thing')
}

/** A piece of the place: what it holds is had, and it stays. */
function takeDetail(t: Turn, target: Ref) {
  const { state, tell } = t
  const held = placeNow(t).details.find((d) => d.id === target.id)?.gives
  const gives = held !== undefined && state.things[held] === 'hidden'
  if (!gives) tell.put(1, draw(t, 'takeDetail', { noun: bare(target.text) }), 'outcome')
  if (!seeDetail(t, target.id)) putLead(t)
}

/** take */
export function actTake(t: Turn) {
  const { action, state, tell } = t
  const { target } = action
  const thing = thingById(t, target?.id)
  const at = thing ? state.things[thing.id] : undefined
  if (thing && at === 'me') {
    takeUp(t, 'take')
    tell.put(1, draw(t, 'haveIt', { thing: thing.noun }), 'outcome')
    return putLead(t)
  }
  if (thing && at === state.place) {
    takeUp(t, 'take')
    return takeThing(t, thing)
  }
  if (target?.kind === 'detail') {
    takeUp(t, 'take')
    return takeDetail(t, target)
  }
  takeUpAttempt(t)
  const noun = bare(lootEn(action.words) || action.noun || wantedTool(action.words))
  // A thief who is given another thing than the one named has not been heard.
  denyUnlessFound(t, noun, () => (THEFT_EN.test(action.words) ? putLead(t) : findOrLead(t)))
}

/** Whom something is held out to who is not here: by name, or as the “him” of whom there was talk last. */
export function goneFrom(t: Turn): string | undefined {
  const { action, state } = t
  if (action.target?.kind === 'person') {
    if (!action.target.present) return action.target.id
    const named = personById(t, action.target.id)
    if (!action.free || (named && isNamed(named, t.heard))) return undefined
  }
  const meant = action.free ? HIM_OR_HER.exec(action.words) : null
  const pron = meant?.[1] ? 'he' : 'she'
  if (!meant || peopleNow(t).some((p) => p.pron === pron)) return undefined
  return state.last.find((id) => personById(t, id)?.pron === pron)
}

/** give · show */
export function actGive(t: Turn) {
  const { action, state, tell, npc } = t
  const thing = carried(t, action.tool)
  const gone = goneFrom(t)
  if (gone) {
    takeUpAttempt(t)
    return tellAbsent(t, gone)
  }
  if (npc && action.quote && !action.foul) speak(t, action.quote)
  else if (npc && thing) takeUp(t, 'hands')
  else takeUpAttempt(t)
  if (!npc) {
    tell.put(1, draw(t, 'nobodyHere'), 'outcome')
    return putLead(t)
  }
  if (!thing) {
    tell.put(1, draw(t, 'emptyHands', { noun: bare(action.tool?.text ?? 'thing') }), 'outcome')
    shiftMood(t, npc.id, 1)
    return smallTalk(t, npc)
  }
  const clue = openClue(t, (v) => v.show?.[0] === thing.id && v.show[1] === npc.id)
  const use = thing.use?.[npc.id]
  tell.put(2, tell.once(use?.text), 'speech')
  if (use?.flag) state.flags[use.flag] = state.turn
  if (clue) gain(t, clue)
  else if (!use) {
    tell.put(2, draw(t, 'showNothing', { thing: thing.noun }), 'speech')
    if (thing.tags.includes('gift')) shiftMood(t, npc.id, 1)
    hintOrLead(t, npc)
  }
  giveAway(t)
}

/** What comes of the thing that was given. */
export function giveAway(t: Turn) {
  const { action, state, npc } = t
  const thing = carried(t, action.tool)
  if (!npc || !thing) return
  if (thing.tags.includes('spend')) state.things[thing.id] = 'gone'
  else if (action.free && GIVING_EN.test(action.words)) part(t, thing)
}

/** Things that a story needs: they come back to the hand that would be rid of them. */
const KEPT: readonly string[] = ['evidence', 'key', 'weapon']

/** What is given away is gone, unless the story needs it: then it is handed back. */
function part(t: Turn, thing: Thing) {
  const needed = thing.use !== undefined || thing.tags.some((tag) => KEPT.includes(tag))
  if (needed) t.tell.put(2, draw(t, 'handsBack', { thing: thing.noun }), 'outcome')
  else t.state.things[thing.id] = 'gone'
}

/** Whether the words call for a tool that the hero has not got. */
function lacksTool(t: Turn): boolean {
  const { action, state, world } = t
  if (action.verb !== 'use') return false
  const missing = (ref: Ref | undefined): boolean => {
    if (ref?.kind === 'unknown') return !isAtHand(t, ref)
    const at = ref?.kind === 'thing' ? state.things[ref.id] : undefined
    return ref?.kind === 'thing' && at !== 'me' && at !== state.place
  }
  if (missing(action.tool) || missing(action.target)) return true
  if (!NEEDS_TOOL.test(action.words)) return false
  const words = action.words.toLowerCase()
  return !world.quest.things.some(
    (x) => state.things[x.id] === 'me' && words.includes((bare(x.noun).split(' ').at(-1) ?? '').toLowerCase()),
  )
}

const usesOf = (t: Turn, thing: Thing | undefined, on: Ref | undefined) =>
  thing?.use?.[on?.id ?? t.state.place] ?? thing?.use?.[t.state.place]

/** The carried thing that the words are about, and what it is used on. */
function inHand(t: Turn): { thing: Thing | undefined; on: Ref | undefined } {
  const { action } = t
  const thing = carried(t, action.tool) ?? carried(t, action.target)
  return { thing, on: action.target && action.target.id !== thing?.id ? action.target : undefined }
}

/** Whether an author foresaw what is done with a carried thing, by whatever verb: “play the record”. */
export function isForeseen(t: Turn): boolean {
  const { thing, on } = inHand(t)
  const use = usesOf(t, thing, on)
  return use !== undefined && !t.tell.isUsed(use.text)
}

/** Uses a carried thing as its author foresaw. False when nothing was foreseen, or it has been told. */
function authoredUse(t: Turn, thing: Thing | undefined, on: Ref | undefined): boolean {
  const { state, tell } = t
  const use = usesOf(t, thing, on)
  if (!use) return false
  const text = tell.once(use.text)
  tell.put(2, text, 'thing')
  if (use.flag) state.flags[use.flag] = state.turn
  if (use.clue) gain(t, clueById(t, use.clue))
  return Boolean(text)
}

/** use · craft */
export function actUse(t: Turn) {
  const { action, state, tell } = t
  if (lacksTool(t)) {
    takeUpAttempt(t)
    const noun = bare(action.tool?.kind === 'thing' ? action.tool.text : wantedTool(action.words))
    tell.put(1, draw(t, 'noTool', { noun }), 'outcome')
    return findOrLead(t)
  }
  takeUp(t, 'hands')
  if (action.free && action.tags?.has('magic') && maySet(t, 'magic'))
    return beginScene(t, 'magic', action.target?.id ?? '')
  const { thing, on } = inHand(t)
  if (authoredUse(t, thing, on)) return
  if (on?.kind === 'place' && on.id !== state.place && goTo(t, on.id)) return
  const work = workOf(t)
  if (!work && action.target?.kind === 'detail' && seeDetail(t, action.target.id)) return
  if ((action.verb === 'craft' || work) && maySet(t, 'craft'))
    return beginScene(t, 'craft', action.target?.id ?? '', thing ? 2 : 0, work)
  const band = roll(t, action.verb, thing ? 2 : 0)
  if (!isGood(band)) asTried(t, 0)
  putOutcome(t, 'hands', band)
  keepEcho(t)
  if (!isGood(band)) return fail(t, band)
  if (work) finishWork(t, work)
  else tellUse(t)
  if (band === 'price') payForSuccess(t)
}

/** What use turns up that nobody foresaw: the thing itself is named first. */
function tellUse(t: Turn) {
  const { state, tell } = t
  const it = sceneryOn(t)
  if (it) tell.put(1, draw(t, 'scenery.used', { thing: it.thing }), 'outcome')
  if (it?.detail && !it.whole && seeDetail(t, it.detail.id)) return
  if (findHere(t)) return
  state.edge += 2
  tell.put(2, draw(t, 'edge'), 'edge')
  putLead(t)
}
