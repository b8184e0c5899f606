import { FROM_AFAR_EN } from '../language/acts-en.ts'
import { takeBackAbsence } from '../rules/absent.ts'
import { gain, isOpen } from '../rules/clue.ts'
import { draw, drawSurely, focus, memoryOf, type Turn } from '../rules/turn.ts'
import type { Clue, Person } from '../types.ts'
import { escapePattern } from '../understand/normalise.ts'
import type { Verb } from '../words.ts'

/** From this turn on, and after so many turns without a find, the truth comes to a hero who does not go to it. */
const VISIT = { from: 10, idle: 2 } as const

/** It makes haste, until so many facets are closed, where the last find came by itself too. */
const HASTE = { facets: 2, idle: 1 } as const

/** Whoever finds so many clues, and more than have come by themselves, is looking: the truth keeps out of their way for longer. */
const LOOKING = { finds: 3, idle: 4 } as const

/** Whoever has not lifted a finger is told so much and no more: the rest stays for those who ask. */
const IDLER = { facets: 2, idle: 7 } as const
const NO_EFFORT: readonly Verb[] = ['wait', 'rest', 'nonsense', 'fourthwall', 'insult']

function idleOf({ action, state, truth }: Turn): number {
  const brought = state.flags.visits ?? 0
  const found = state.clues.length - brought
  if (found >= LOOKING.finds && found > brought) return LOOKING.idle
  const { clue, visit: last } = state.flags
  const closed = truth.facets.filter((f) => state.flags[`f:${f.id}`]).length
  if (found === 0 && closed >= IDLER.facets && NO_EFFORT.includes(action.verb)) return IDLER.idle
  return last !== undefined && clue === last && closed < HASTE.facets ? HASTE.idle : VISIT.idle
}

const narrationOf = (text: string): string => text.replace(/“[^”]*”?/g, '')

/** Whether somebody is there in a text, and not only something of theirs. */
const isIn = (person: Person, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${escapePattern(person.call)}(?!\\p{L}|’)`, 'u').test(narrationOf(text))

/** Who comes with a clue: whoever the visit names, and whoever tells it in their own words, unless by a speaker. */
function comers(t: Turn, clue: Clue): Person[] {
  const { visit = '', text, via } = clue
  if (FROM_AFAR_EN.test(visit)) return []
  const keepers = text.includes('“') ? via.flatMap((v) => v.ask?.[0] ?? []) : []
  return t.world.quest.people.filter(
    (person) => !person.offstage && (isIn(person, visit) || (keepers.includes(person.id) && isIn(person, text))),
  )
}

/** Whoever comes is here from now on. */
function bring(t: Turn, person: Person) {
  const memory = memoryOf(t, person.id)
  memory.at = t.state.place
  memory.met = 1
  takeBackAbsence(t, person.id)
}

/** Finds it, and remembers that it came by itself. */
function bringClue(t: Turn, clue: Clue): boolean {
  t.state.flags.visit = t.state.turn
  t.state.flags.visits = (t.state.flags.visits ?? 0) + 1
  return gain(t, clue, 4)
}

/** Somebody who is here says at last what they know. */
function speakUp(t: Turn, clue: Clue): boolean {
  const person = comers(t, clue).find((each) => memoryOf(t, each.id).at === t.state.place)
  focus(t, person)
  t.tell.put(4, drawSurely(t, 'visit.here'), 'visit')
  return bringClue(t, clue)
}

/** A clue that comes by itself. False when none is due. */
export function visit(t: Turn): boolean {
  const { state, tell, truth } = t
  // Whoever looks where things are left has gone to it.
  const isSought = state.flags.brings === state.turn
  if (!isSought && (state.turn < VISIT.from || state.turn - (state.flags.clue ?? 0) <= idleOf(t))) return false
  // Nobody comes back from the dead with a clue.
  const canCome = (c: Clue): boolean => comers(t, c).every((person) => !memoryOf(t, person.id).gone)
  const all = truth.clues.filter((c) => c.visit && isOpen(t, c) && canCome(c))
  // Whoever is here already cannot come: another clue does, or they simply speak.
  const isHere = (c: Clue): boolean => comers(t, c).some((person) => memoryOf(t, person.id).at === state.place)
  const away = all.filter((c) => !isHere(c))
  const open = away.length ? away : all
  // A facet half closed is closed first: one answer is worth more than two hints.
  const half = open.filter((c) => truth.clues.some((x) => x.facet === c.facet && state.clues.includes(x.id)))
  const clue = t.rng.shuffle(half.length ? half : open)[0]
  if (!clue) return false
  if (isHere(clue)) return speakUp(t, clue)
  const text = tell.once(clue.visit)
  if (!text) return false
  tell.put(4, [isSought ? '' : draw(t, 'visit'), text].filter(Boolean).join(' '), 'visit')
  for (const person of comers(t, clue)) bring(t, person)
  return bringClue(t, clue)
}
