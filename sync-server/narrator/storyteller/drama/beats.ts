import { takeBackAbsence } from '../rules/absent.ts'
import { clueById, gain } from '../rules/clue.ts'
import { facetsKnown, memoryOf, peopleNow, shiftMood, type Turn } from '../rules/turn.ts'
import type { Beat, Cond, Fx } from '../types.ts'
import { ajar } from '../understand/open-door.ts'
import { tick } from './clock.ts'

/** A planted thing may come back from so many turns later. */
export const DUE = 3
/** Turns before a repeatable beat may come again; a beat of its own time never does. */
const PAUSE = { repeatable: 6, once: 99 } as const

const within = (n: number, range: readonly [number, number] | undefined): boolean =>
  !range || (n >= range[0] && n <= range[1])

function peopleHold(c: Cond, t: Turn): boolean {
  const here = peopleNow(t)
  return (
    (!c.present || here.some((p) => p.id === c.present)) &&
    (c.alone === undefined || c.alone === !here.length) &&
    (c.company === undefined || c.company === Boolean(here.length)) &&
    (!c.alive || !memoryOf(t, c.alive).gone)
  )
}

/** Whether every condition given holds now. */
export function holds(c: Cond, t: Turn): boolean {
  const s = t.state
  return (
    (!c.act || c.act.includes(s.act)) &&
    within(s.turn, c.turn) &&
    within(s.clock, c.clock) &&
    within(facetsKnown(t), c.facets) &&
    (!c.place || c.place.includes(s.place)) &&
    (!c.flag || Boolean(s.flags[c.flag])) &&
    (!c.not || !s.flags[c.not]) &&
    (c.wound === undefined || c.wound === Boolean(s.wounds.length)) &&
    (c.debt === undefined || c.debt === Boolean(s.debts.length)) &&
    (!c.has || s.things[c.has] === 'me') &&
    (!c.truth || c.truth === s.truth) &&
    (!c.verbs || c.verbs.includes(t.action.verb)) &&
    (!c.plant || s.plants.some((p) => p.id === c.plant && s.turn - p.turn >= DUE)) &&
    peopleHold(c, t)
  )
}

/** How much likelier a beat is that answers to what the player just did. */
const CALLED = 5
const isCalled = (beat: Beat, t: Turn): boolean => Boolean(beat.answers?.some((tag) => t.action.tags?.has(tag)))

/** How much a beat presses: turns of the plot and payoffs outrank colour; colour needs room on the page. */
function salience(beat: Beat, t: Turn, room: boolean): number {
  const kind =
    beat.kind === 'turn'
      ? 6
      : beat.kind === 'payoff'
        ? 4
        : beat.kind === 'danger'
          ? 2 + t.state.clock / 3
          : beat.kind === 'pressure'
            ? t.still
              ? 3
              : 1
            : t.still
              ? 2
              : 0.8
  return beat.w * kind * (room || beat.kind === 'turn' ? 1 : 0.15) * (isCalled(beat, t) ? CALLED : 1)
}

/** The beat that is due now, if one is. */
export function chooseBeat(t: Turn, room: boolean): Beat | undefined {
  const { state, rng } = t
  const open = t.world.quest.beats.filter((b) => (state.cool[b.id] ?? 0) <= state.turn && holds(b.when, t))
  if (!open.length) return undefined
  const weights = open.map((b) => salience(b, t, room))
  const quiet = state.turn - (state.flags.beat ?? 0)
  const turning = open.some((b) => b.kind === 'turn') ? 0.4 : 0
  const called = open.some((b) => isCalled(b, t))
  if (!rng.chance(t.still || called ? 1 : Math.min(0.9, 0.25 + 0.2 * quiet + turning))) return undefined
  let x = rng.next() * weights.reduce((sum, w) => sum + w, 0)
  const at = weights.findIndex((w) => {
    x -= w
    return x <= 0
  })
  return open[at] ?? open.at(-1)
}

/** What a beat may do where everybody has come together and nobody can go. */
const SETTLED: ReadonlySet<string> = new Set(['flag', 'mood', 'plant', 'pay', 'edge', 'clue', 'thing'])

/** A beat that answers to what the hero does before everybody. */
export const beatBefore = (t: Turn): Beat | undefined =>
  t.world.quest.beats.find(
    (b) =>
      isCalled(b, t) &&
      (t.state.cool[b.id] ?? 0) <= t.state.turn &&
      (b.fx ?? []).every((fx) => Object.keys(fx).every((key) => SETTLED.has(key))) &&
      holds(b.when, t),
  )

/** Tells a beat and carries out what it does. False when its text was said before. */
export function playBeat(t: Turn, beat: Beat): boolean {
  const text = t.tell.draw(beat.text)
  if (!text) return false
  const { state } = t
  t.tell.put(4, text, 'beat')
  state.flags.beat = state.turn
  state.cool[beat.id] = state.turn + (beat.once === false ? (beat.cool ?? PAUSE.repeatable) : PAUSE.once)
  for (const fx of beat.fx ?? []) carryOut(t, fx)
  return true
}

function movePerson(t: Turn, [id, to]: readonly [string, string], met: boolean) {
  const memory = memoryOf(t, id)
  memory.at = to === '*' ? t.state.place : to
  if (met) memory.met = 1
  if (memory.at === t.state.place) takeBackAbsence(t, id)
}

function carryOut(t: Turn, fx: Fx) {
  const { state } = t
  if (fx.flag) state.flags[fx.flag] = state.turn
  if (fx.clock) tick(state, fx.clock)
  if (fx.mood) shiftMood(t, fx.mood[0] === '*' ? (t.npc?.id ?? '') : fx.mood[0], fx.mood[1])
  if (fx.move) movePerson(t, fx.move, false)
  if (fx.enter) movePerson(t, fx.enter, true)
  if (fx.gone) memoryOf(t, fx.gone).gone = 1
  if (fx.shut && fx.shut !== state.place) state.shut.push(fx.shut)
  if (fx.open) {
    state.shut = state.shut.filter((x) => x !== fx.open)
    state.flags[ajar(fx.open)] = state.turn
  }
  if (fx.plant) state.plants.push({ id: fx.plant[0], turn: state.turn })
  if (fx.pay) state.plants = state.plants.filter((p) => p.id !== fx.pay)
  if (fx.edge) state.edge += fx.edge
  // After the beat's own text: whoever tells the clue has come in by then.
  if (fx.clue) gain(t, clueById(t, fx.clue), 4)
  if (fx.wound) state.wounds.push({ part: fx.wound[0], how: fx.wound[1], turn: state.turn })
  if (fx.thing) state.things[fx.thing[0]] = fx.thing[1]
}
