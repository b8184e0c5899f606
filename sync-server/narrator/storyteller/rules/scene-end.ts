import { tick } from '../drama/clock.ts'
import { MUSING_EN, PRESSES_ON_EN } from '../language/acts-en.ts'
import { checkLabel } from '../language/checks-en.ts'
import { keepEcho, speak, takeUp } from '../prose/uptake.ts'
import type { Scene } from '../state.ts'
import type { Person } from '../types.ts'
import type { Verb } from '../words.ts'
import { roll } from './check.ts'
import { findHere, gain, guarded, isOpen, putLead } from './clue.ts'
import { depart, isToldGone } from './depart.ts'
import { goTo } from './move.ts'
import { pay } from './price.ts'
import { putLapse } from './quiet.ts'
import { SCENE_VERB } from './scene.ts'
import { askBesides } from './talk.ts'
import {
  type Band,
  bank,
  draw,
  drawSurely,
  focus,
  isGood,
  memoryOf,
  peopleNow,
  personById,
  placeById,
  shiftMood,
  type Turn,
  wayOut,
  whereIs,
} from './turn.ts'
import { finishWork } from './work.ts'

/** What the second step is: on with it, another way, or an end to it. */
type SceneMove = 'press' | 'trick' | 'yield'
export const SCENE_MOVES: readonly SceneMove[] = ['press', 'trick', 'yield']

/** What the position after the first roll is worth in the second. */
const POSITION = 2
const TRICKY: readonly Verb[] = [
  'deceive',
  'sneak',
  'use',
  'take',
  'give',
  'perform',
  'look',
  'search',
  'say',
  'ask',
  'persuade',
]
const TALKING: readonly Verb[] = ['say', 'ask', 'persuade', 'deceive']
const MEANINGLESS: readonly Verb[] = ['nonsense', 'fourthwall']
const IDLE: readonly Verb[] = [...MEANINGLESS, 'help', 'inventory', 'recap']
const YIELDING: readonly Verb[] = ['flee', 'go', 'spare', 'refrain', 'leave', 'wait', 'rest', 'bargain']

/** Going, where there is nowhere to go: one steps back from it. */
const AWAY: readonly Verb[] = ['flee', 'go', 'leave']

/** Whether the hero walks off to another place; in a chase that is the chase. */
function walksAway({ action, state }: Turn, scene: Scene): boolean {
  const { target, verb } = action
  return scene.kind !== 'chase' && verb === 'follow' && target?.kind === 'place' && target.id !== state.place
}

/** What the player's words come to in the second step. */
function moveOf(t: Turn, scene: Scene): SceneMove {
  const { end, verb } = t.action
  const chosen = SCENE_MOVES.find((move) => move === end)
  if (chosen) return chosen
  if (scene.kind === 'chase' && t.action.free && PRESSES_ON_EN.test(t.heard)) return 'press'
  if (YIELDING.includes(verb) || walksAway(t, scene)) return 'yield'
  return TRICKY.includes(verb) && verb !== SCENE_VERB[scene.kind] ? 'trick' : 'press'
}

/** Whether the words are none of the three: a lapse, a silence, a question to somebody, a look through one's pockets. */
function isIdle(t: Turn, target: string): boolean {
  const { action, heard } = t
  if (!action.free) return false
  if (!/\p{L}/u.test(heard) || IDLE.includes(action.verb) || MUSING_EN.test(action.words)) return true
  // Talking to whom one has by the collar is a trick; a question, or words to somebody else, is none.
  if (action.verb !== 'ask' && action.verb !== 'say') return false
  return /\?$/.test(heard) || (action.target?.kind === 'person' && action.target.id !== target) || Boolean(action.topic)
}

/** What is said over work is said to whoever is by, and not to the wall. */
function speakTo(t: Turn, person: Person | undefined, quote: string): void {
  const here = peopleNow(t)
  focus(t, person ?? here.find((p) => p.id === t.action.target?.id) ?? here[0])
  speak(t, quote)
  focus(t, person)
}

/** What is said meanwhile is answered by whoever has no hand in it; in the thick of it nobody has a breath for answers. */
function hearIdle(t: Turn, scene: Scene, person: Person | undefined) {
  const { action, tell } = t
  if (MEANINGLESS.includes(action.verb)) return putLapse(t)
  if (MUSING_EN.test(action.words)) return takeUp(t, 'perform')
  if (action.verb !== 'ask' && action.verb !== 'say') return
  const asked = peopleNow(t).find((p) => p.id === action.target?.id)
  if (action.quote && !action.foul) speakTo(t, person, action.quote)
  else takeUp(t, 'say')
  const busy = (scene.kind === 'fight' || scene.kind === 'chase') && (!asked || asked === person)
  if (busy || !asked) tell.put(2, draw(t, 'scene.shouted'), 'speech')
  else askBesides({ ...t, besides: 'thrown' }, asked, action.topic)
}

/** It goes on without the player, as it stood. */
function goOn(t: Turn, scene: Scene): void {
  const end = scene.ahead ? 'part' : 'lose'
  t.tell.put(3, drawSurely(t, `${end}.${scene.kind}`), 'outcome')
  if (scene.ahead) won(t, scene, 'price')
  else lost(t, scene, 'setback')
}

/** The second step: it is won, won at a price, or lost; or it is let go. */
export function playScene(t: Turn) {
  const { state } = t
  const scene = state.scene!
  state.scene = null
  const person = personById(t, scene.target)
  focus(t, person)
  if (isIdle(t, scene.target)) {
    hearIdle(t, scene, person)
    if (scene.waited) return goOn(t, scene)
    state.scene = { ...scene, waited: 1 }
    t.tell.put(4, drawSurely(t, 'scene.waits'), 'position')
    return
  }
  if (t.action.quote && !t.action.foul) speakTo(t, person, t.action.quote)
  else if (t.action.free && TALKING.includes(t.action.verb)) takeUp(t, 'say')
  else takeUp(t, scene.kind === 'fight' ? 'fight' : scene.kind === 'chase' ? 'go' : 'hands')
  const move = moveOf(t, scene)
  if (move === 'yield') {
    letGo(t, scene)
    return
  }
  const position = scene.ahead ? POSITION : -POSITION
  const { verb, free } = t.action
  // The label says what was done.
  const trick = !free || verb === 'say' || verb === 'ask' ? 'deceive' : verb
  const label = verb === 'say' || verb === 'ask' ? checkLabel('persuade') : checkLabel(trick)
  const band = move === 'trick' ? roll(t, trick, position + 1, label) : roll(t, SCENE_VERB[scene.kind], position)
  const end = !isGood(band) ? 'lose' : band === 'price' ? 'part' : 'win'
  t.tell.put(1, drawSurely(t, `${end}.${scene.kind}`), 'outcome')
  // It is remembered of the place where it was done, wherever it ends.
  keepEcho(t)
  if (end === 'lose') lost(t, scene, band)
  else won(t, scene, band)
}

function letGo(t: Turn, scene: Scene): void {
  const to = t.action.target
  if (to?.kind === 'place' && to.id !== t.state.place && goTo(t, to.id)) return
  const out = t.action.verb === 'flee' && !to ? wayOut(t) : t.state.place
  if (out !== t.state.place) {
    const place = placeById(t, out)
    t.tell.put(1, draw(t, 'flee.way', { eplace: place.name, ewhere: whereIs(place) }), 'outcome')
    if (goTo(t, out)) return
  }
  t.tell.put(1, draw(t, AWAY.includes(t.action.verb) ? 'scene.left' : 'refrain'), 'outcome')
  const person = personById(t, scene.target)
  if (scene.kind === 'fight' && person) shiftMood(t, person.id, 1)
  putLead(t)
}

function lost(t: Turn, scene: Scene, band: Band): void {
  if (scene.kind === 'fight') pay(t, 'wound')
  else if (band === 'disaster') pay(t, scene.kind === 'craft' ? 'noise' : 'wound')
  tick(t.state, 1)
  putLead(t)
}

function won(t: Turn, scene: Scene, band: Band): void {
  const { state, tell } = t
  const person = personById(t, scene.target)
  if (scene.kind === 'chase') {
    if (person) goTo(t, memoryOf(t, person.id).at)
    state.edge += 2
  } else if (scene.kind === 'fight' && person) {
    state.flags[`beaten:${person.id}`] = state.turn
    const clue = guarded(t, person)
    if (clue && isOpen(t, clue)) {
      tell.put(2, draw(t, 'yieldLead'), 'speech')
      gain(t, clue)
    }
    tell.put(3, tell.draw(person.hurt ?? bank(t, 'hurt')), 'consequence')
    if (!isToldGone(t, person)) depart(t, person)
  } else if (scene.work) finishWork(t, scene.work)
  else if (!findHere(t)) {
    state.edge += 2
    tell.put(2, draw(t, 'edge'), 'edge')
    putLead(t)
  }
  if (band === 'price') pay(t, scene.kind === 'fight' ? 'wound' : peopleNow(t).length ? 'trust' : 'time')
}
