import { OPEN_QUESTION_EN } from '../language/bears-en.ts'
import { lineId } from '../prose/teller.ts'
import { drawSurely, type Turn } from '../rules/turn.ts'
import { isAsked, isFlight, isIdle } from './hearing.ts'
import { matterNamed } from './meets.ts'
import { isToThePoint } from './point.ts'

/**
 * How long the room waits: so often before anything is laid out; and once it has asked how it ends, so many arguments it
 * hears before the last, so often somebody may say nothing, talk past it, or make for the door.
 */
export const PATIENCE = { waits: 1, arguments: 2, silences: 2, lapses: 3, flights: 2 } as const

const keyOf = (heard: string): string => `heard:${lineId(heard.toLowerCase())}`

/** Remembers what was said in the last scene; true when it was said in it before, word for word. */
export function isSaidAgain({ state, heard }: Turn): boolean {
  if (!heard) return false
  const again = keyOf(heard) in state.flags
  state.flags[keyOf(heard)] ??= state.turn
  return again
}

/** Whether somebody is only abused, and nothing said. */
export const isAbuse = ({ action }: Turn): boolean => action.foul || action.verb === 'insult'

/** Whether the room waits once more before the reckoning; counts that it does. */
export function mayWait({ state: { flags } }: Turn): boolean {
  const { waits = 0 } = flags
  flags.waits = waits + 1
  return waits < PATIENCE.waits
}

/** Whether the room has waited long enough; counts what says nothing to the matter, or the same again. */
export function isPatienceSpent(t: Turn, again: boolean): boolean {
  const { heard, state } = t
  const { flags } = state
  if (heard) {
    const silent = again || isIdle(t) || isAbuse(t)
    if (silent) flags.idled = (flags.idled ?? 0) + 1
    if (silent || !(isAsked(t) || isFlight(t) || isToThePoint(t))) flags.lapsed = (flags.lapsed ?? 0) + 1
  }
  const { idled = 0, lapsed = 0, lastCall } = flags
  if (idled >= PATIENCE.silences || lapsed >= PATIENCE.lapses) return true
  // What is open to an answer ends nothing; “was it you?”, of what was found, is an argument.
  if (isAsked(t) && !again && (OPEN_QUESTION_EN.test(heard) || !matterNamed(t, heard))) {
    if (lastCall) flags.lapsed = lapsed + 1
    return false
  }
  // Nobody is cut off who was not told that it is the last word.
  return isLastWord(t) && lastCall !== undefined
}

/** Whether as many arguments were heard as will be: one more word, and it is over. */
const isLastWord = ({ state }: Turn): boolean => (state.climax?.step ?? 0) >= 2 + PATIENCE.arguments

/** Says, once, that the next word is the last; true when it has been said. */
export function callLast(t: Turn): boolean {
  const { state, tell } = t
  const { idled = 0, lapsed = 0, lastCall } = state.flags
  const near = isLastWord(t) || idled >= PATIENCE.silences - 1 || lapsed >= PATIENCE.lapses - 1
  if (lastCall || !near) return Boolean(lastCall)
  state.flags.lastCall = state.turn
  tell.put(7, drawSurely(t, 'climax.last'), 'hook')
  return true
}
