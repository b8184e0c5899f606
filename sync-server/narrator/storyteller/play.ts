import type { Check } from '../../../shared/model/message.ts'
import type { DiceSource, HeroSnapshot } from '../narrator.ts'
import type { Action } from './action.ts'
import { worldMoves } from './drama/acts.ts'
import { earlierOffers, offerChoices } from './drama/choices.ts'
import { asInQuestion } from './drama/spoken-of.ts'
import { bare } from './language/grammar.ts'
import { headOf } from './prose/head.ts'
import { Teller } from './prose/teller.ts'
import { createRng, hash } from './rng.ts'
import { act } from './rules/act.ts'
import { putLead } from './rules/clue.ts'
import { heedDepartures } from './rules/depart.ts'
import { gist } from './rules/gist.ts'
import { notePeopleNamed } from './rules/heard-of.ts'
import { isOutside, tellOutside } from './rules/outside.ts'
import { noteAsked } from './rules/replies.ts'
import { keepNamed } from './rules/scenery.ts'
import { actSecond } from './rules/second.ts'
import { notePlaceNamed } from './rules/there.ts'
import { bank, bindPlace, draw, focus, peopleNow, personById, placeNow, type Turn } from './rules/turn.ts'
import { relieveSolitude, relieveTalk } from './rules/useful.ts'
import { CONTENT_VERSION, STATE_VERSION, type State } from './state.ts'
import type { Truth, World } from './types.ts'
import { tellsInPast } from './understand/asides.ts'
import { normalise } from './understand/normalise.ts'
import { peopleHere } from './understand/resolve.ts'
import { understand } from './understand/understand.ts'

/** What one turn comes to. */
export interface Reply {
  readonly state: State
  readonly text: string
  readonly choices: readonly string[]
  readonly check: Check | null
  readonly concluded: boolean
  /** The hero is in another place, or an act has turned. */
  readonly newScene: boolean
  /** What the words were taken for. */
  readonly action: Action | null
}

interface OpeningRequest {
  readonly world: World
  readonly seed: number
  /** What the state is to be known by; checked when it comes back. */
  readonly questKey: string
  readonly plot: string
  readonly hero: HeroSnapshot
  readonly dice: DiceSource
  /** The author's own first scene, printed as it is; empty when the world opens for itself. */
  readonly preface: readonly string[]
}

const NO_ACTION: Action = { verb: 'wait', words: '', vp: '', ing: '', free: false }
/** Longest text of a reply, in characters. */
const MAX_TEXT = 6000

/** What a seasoned hero begins with: a point of edge for every five levels, three at most. */
const edgeOf = (hero: HeroSnapshot): number => Math.min(3, Math.floor(hero.level / 5))

function firstState(r: OpeningRequest, truth: Truth): State {
  const { quest } = r.world
  return {
    v: STATE_VERSION,
    contentVersion: CONTENT_VERSION,
    seed: r.seed,
    quest: r.questKey,
    plot: r.plot,
    truth: truth.id,
    turn: 0,
    act: 1,
    place: quest.start,
    clock: 0,
    people: Object.fromEntries(
      quest.people.map((p) => [p.id, { mood: 0, at: p.offstage ? 'away' : p.at, talked: 0 }] as const),
    ),
    things: Object.fromEntries(quest.things.map((x) => [x.id, x.hidden ? 'hidden' : x.at] as const)),
    clues: [],
    seen: [],
    flags: {},
    shut: quest.places.filter((p) => p.locked).map((p) => p.id),
    wounds: [],
    debts: [],
    tries: {},
    plants: [],
    echoes: [],
    edge: edgeOf(r.hero),
    leads: [],
    scene: null,
    climax: null,
    ended: null,
    used: [],
    said: [],
    openers: [],
    cool: {},
    offered: [],
    last: [],
    leaveTries: 0,
    costs: [],
  }
}

function prepare(
  world: World,
  state: State,
  truth: Truth,
  hero: HeroSnapshot,
  dice: DiceSource,
  action: Action,
  heard = '',
): Turn {
  const rng = createRng(hash(`${state.seed}:${state.turn}`))
  const { quest } = world
  const tell = new Teller(state, rng, {
    ...quest.slots,
    hero: hero.name,
    goal: quest.goal,
    role: quest.role,
    danger: quest.danger.name,
    vp: action.vp,
    ing: action.ing,
    noun: action.noun && bare(action.noun),
  })
  const wound = state.wounds.at(-1)
  tell.slots.part = wound?.part
  tell.slots.how = wound?.how
  return {
    world,
    state,
    truth,
    tell,
    rng,
    hero,
    dice,
    action,
    heard,
    npc: undefined,
    check: null,
    moved: false,
    still: false,
  }
}

function finish(t: Turn, action: Action | null, newScene: boolean): Reply {
  const { state, tell } = t
  noteAsked(t)
  const text = tell.render().slice(0, MAX_TEXT)
  keepNamed(t, text)
  notePeopleNamed(t, text)
  state.openers = [...state.openers, headOf(text)].slice(-5)
  state.earlier = earlierOffers(state)
  state.offered = offerChoices(t)
  return {
    state,
    text,
    choices: state.offered.map((o) => o.text),
    check: t.check,
    concluded: state.ended !== null,
    newScene,
    action,
  }
}

/** Begins a story: the world's truth is picked by the seed. */
export function open(r: OpeningRequest): Reply {
  const { world } = r
  const truth = createRng(hash(`start${r.seed}`)).pick(world.quest.truths)
  const state = firstState(r, truth)
  const t = prepare(world, state, truth, r.hero, r.dice, NO_ACTION)
  bindPlace(t)
  const lines = [...r.preface]
  for (const [i, text] of lines.entries()) t.tell.put(i + 1, text, 'author')
  for (const [i, line] of world.quest.opening.entries()) {
    t.tell.put(lines.length + i + 1, t.tell.fill(line), 'opening')
  }
  t.tell.put(lines.length + world.quest.opening.length + 1, draw(t, 'openingHook'), 'hook')
  state.flags[`v:${state.place}`] = 1
  for (const person of peopleHere(world.quest, state)) {
    const memory = state.people[person.id]
    if (memory) memory.met = 1
    state.last = [person.id]
  }
  return finish(t, null, true)
}

/** What an input of several acts is about; in the last scene whom its pronouns mean. */
function meantAs(understood: Action, heard: string, world: World, state: State): Action {
  if (state.climax) return asInQuestion(understood, heard, world, state)
  return state.scene ? understood : gist(understood, heard, world, state)
}

/** What is asked of the storyteller is answered, and the story stands where it stood, with the same choices. */
function aside(world: World, before: State, truth: Truth, hero: HeroSnapshot, dice: DiceSource, action: Action): Reply {
  const state = structuredClone(before)
  const t = prepare(world, state, truth, hero, dice, action)
  bindPlace(t)
  focus(t, peopleNow(t)[0])
  tellOutside(t)
  const text = t.tell.render().slice(0, MAX_TEXT)
  state.openers = [...state.openers, headOf(text)].slice(-5)
  const choices = state.offered.map((o) => o.text)
  return { state, text, choices, check: null, concluded: false, newScene: false, action }
}

/**
 * Plays one move. Pure: the state given is not changed, and the same state, words and dice give the same reply.
 */
export function turn(world: World, before: State, words: string, hero: HeroSnapshot, dice: DiceSource): Reply {
  const state = structuredClone(before)
  state.turn++
  const truth = world.quest.truths.find((x) => x.id === state.truth)!
  const understood = understand(words, world.quest, state)
  const action = meantAs(understood, normalise(words), world, state)
  if (isOutside(understood, state)) return aside(world, before, truth, hero, dice, understood)
  const t = prepare(world, state, truth, hero, dice, action, normalise(words))
  bindPlace(t)
  const target = action.target?.kind === 'person' && action.target.present ? action.target.id : undefined
  focus(t, personById(t, target) ?? peopleNow(t)[0])
  if (action.free && tellsInPast(t.heard)) state.flags.past = (state.flags.past ?? 0) + 1
  act(t)
  actSecond(t, before.place)
  heedDepartures(t)
  // Between the two steps of a scene nothing else has the word.
  if (!state.ended && !state.climax && !state.scene) {
    relieveTalk(t)
    worldMoves(t)
  }
  if (!state.ended && !state.climax && !state.scene) relieveSolitude(t)
  neverEmpty(t)
  if (action.free) notePlaceNamed(world.quest, state, t.heard)
  return finish(t, action, state.place !== before.place || state.act !== before.act)
}

/** A reply of fewer words than this says too little to go on with. */
const MIN_WORDS = 35

/** Too short a reply gets a sense, a lead and a hook, as far as it has none. */
function lengthen(t: Turn): void {
  const { tell } = t
  const isShort = (): boolean => tell.segments.reduce((n, x) => n + x.text.split(/\s+/).length, 0) < MIN_WORDS
  if (isShort() && !tell.has('lead')) putLead(t)
  if (isShort() && !tell.has('sense')) tell.put(2, tell.draw(placeNow(t).sense) || draw(t, 'air'), 'sense')
  if (isShort() && !tell.has('hook')) tell.put(6, draw(t, 'hook'), 'hook')
}

/** Nothing may be empty, and nothing without effect. */
function neverEmpty(t: Turn): void {
  const { state, tell } = t
  if (tell.segments.every((x) => x.source === 'uptake')) {
    tell.put(2, draw(t, 'air') || tell.draw(placeNow(t).sense), 'sense')
    state.edge += 1
  }
  // Nothing is hinted at after a warning.
  const hints = !state.ended && !state.climax && !state.scene && t.rng.chance(0.3) && tell.segments.length < 4
  if (hints && !tell.has('warning')) {
    tell.put(6, draw(t, 'hook'), 'hook')
  }
  if (!state.ended && !state.climax && !state.scene) lengthen(t)
  if (!tell.segments.length) tell.put(1, tell.draw(bank(t, 'air'), {}, { must: true }), 'sense')
}
