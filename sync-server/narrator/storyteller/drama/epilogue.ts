import { MISFIT_ECHO } from '../language/acts-en.ts'
import { isLegend } from '../language/legend-en.ts'
import { bank, draw, echoSlots, memoryOf, mention, personById, placeById, type Turn } from '../rules/turn.ts'
import type { State } from '../state.ts'
import type { Ending, Person } from '../types.ts'

/** Attitude from which somebody remembers the hero kindly. */
const FRIENDLY = 1
/** How many acts of the player's own are read back, and how much else. */
const READ_BACK = { acts: 2, all: 3 } as const

type Echo = State['echoes'][number]

/** The player's own acts, those that people would tell of, the most unusual first; what was not brought up by anybody yet before what was. */
function unusual(t: Turn): Echo[] {
  const worth = (echo: Echo): number => Math.min(6, echo.ing.split(' ').length) - (echo.used ? 2 : 0)
  return t.state.echoes
    .filter((echo) => echo.ing.split(' ').length >= 2 && isLegend(echo.ing))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, READ_BACK.acts)
}

function tellEcho(t: Turn, echo: Echo): string {
  // “You, tipping their hat” is nobody.
  const ok = (text: string): boolean => !MISFIT_ECHO.test(text)
  return t.tell.draw(bank(t, 'epi.echo'), echoSlots(t, echo), { ok })
}

/** Whoever thinks of the hero most kindly, and is still there to do so. */
function friendOf(t: Turn, ending: Ending): Person | undefined {
  const kind = t.world.quest.people.filter((p) => {
    const memory = memoryOf(t, p.id)
    if (ending.lost?.includes(p.id) || p.id === t.truth.culprit || p.offstage) return false
    return !memory.gone && memory.met && memory.mood >= FRIENDLY
  })
  return kind.sort((a, b) => memoryOf(t, b.id).mood - memoryOf(t, a.id).mood)[0]
}

/** The id after a flag's prefix, of the first flag that has it. */
const flagged = (t: Turn, prefix: string): string | undefined =>
  Object.keys(t.state.flags)
    .find((flag) => flag.startsWith(prefix))
    ?.slice(prefix.length)

function about(t: Turn, person: Person | undefined, name: string): string {
  if (!person) return ''
  mention(t, person)
  return draw(t, name)
}

/** A door that was forced on the way. */
function forced(t: Turn): string {
  const door = Object.keys(t.state.tries).find((key) => key.startsWith('d:') && !t.state.shut.includes(key.slice(2)))
  return door ? draw(t, 'epi.door', { eplace: placeById(t, door.slice(2)).name }) : ''
}

/** What came into the hero's hands and was never given back. */
function kept(t: Turn): string {
  const { quest } = t.world
  const thing = quest.things.find((x) => t.state.things[x.id] === 'me' && (x.hidden || x.at !== 'me'))
  return thing ? draw(t, 'epi.kept', { thing: thing.noun }) : ''
}

/** What else there is to remember, each as a line that may come to nothing. */
function remembered(t: Turn, ending: Ending): (() => string)[] {
  const { state } = t
  const wound = state.wounds[0]
  const debt = state.debts[0]
  return [
    () => about(t, friendOf(t, ending), 'epi.friend'),
    () => (wound ? draw(t, 'epi.wound', { part: wound.part, how: wound.how }) : ''),
    () => about(t, personById(t, debt?.who), 'epi.debt'),
    () => about(t, personById(t, flagged(t, 'beaten:')), 'epi.beaten'),
    () => about(t, personById(t, flagged(t, 'named:')), 'epi.misnamed'),
    () => forced(t),
    () => kept(t),
    () => (state.leaveTries >= 2 ? draw(t, 'epi.leave') : ''),
  ]
}

/** What the player did, read back: up to two of the oddest acts, and what they cost or won, never all of it. */
export function epilogue(t: Turn, ending: Ending): string[] {
  const told = unusual(t).map((echo) => tellEcho(t, echo))
  for (const line of t.rng.shuffle(remembered(t, ending))) {
    if (told.filter(Boolean).length >= READ_BACK.all) break
    told.push(line())
  }
  return t.rng.shuffle(told.filter(Boolean))
}
