import { GOES_OFF_EN } from '../language/last-scene-en.ts'
import { putOutcome, takeUpAttempt } from '../prose/uptake.ts'
import { actAnswer } from '../rules/answer.ts'
import { roll } from '../rules/check.ts'
import { actOthers } from '../rules/others.ts'
import { type Band, draw, drawSurely, focus, isGood, type Turn } from '../rules/turn.ts'
import type { Verb } from '../words.ts'
import { beatBefore, playBeat } from './beats.ts'
import { strike } from './blow.ts'
import { hear } from './hearing.ts'
import { namesMade } from './made.ts'

/** What is neither gone to nor waited for is a free act. */
const FREE: readonly Verb[] = ['go', 'follow', 'sneak', 'flee', 'wait', 'rest']

/** Whether the hero only means to go somewhere else: nobody gets there while the room waits. */
export const isGoing = ({ action, heard, state }: Turn): boolean =>
  action.free &&
  action.verb === 'go' &&
  !action.quote &&
  (action.target?.kind === 'unknown' || (action.target?.kind === 'place' && action.target.id !== state.place)) &&
  GOES_OFF_EN.test(heard)

/** What has nothing to do with the matter is told, with all that comes of it by itself; no die is thrown. */
export function doBesides(t: Turn) {
  if (isGoing(t)) return takeUpAttempt(t)
  if (doDeed(t, 0, false) === 'setback' && !t.state.flags.blows) t.tell.put(2, draw(t, 'climax.vain'), 'climax')
}

/**
 * Something is done before everybody: an argument by deed. A clue or a beat may have waited for it; else it is thrown
 * for, with what is known. Gives back how it was taken.
 */
export function doDeed(t: Turn, evidence: number, thrown = true): Band {
  const { action } = t
  const about = t.npc
  const deed: Turn = FREE.includes(action.verb) ? { ...t, action: { ...action, verb: 'perform' } } : t
  const band = play(deed, evidence, thrown)
  t.check ??= deed.check
  focus(t, about)
  return band
}

function play(t: Turn, evidence: number, thrown: boolean): Band {
  const about = t.npc
  const struck = strike(t, evidence, thrown)
  if (struck) return struck
  if (actAnswer(t)) return 'success'
  hear(t, 'perform')
  focus(t, about)
  const at = t.tell.segments.length
  actOthers(t, t.action.second ? [t.action, t.action.second] : [t.action])
  for (const segment of t.tell.segments.slice(at)) segment.paragraph = 1
  const beat = beatBefore(t)
  if (beat && playBeat(t, beat)) return 'success'
  if (!thrown) return 'setback'
  // What was built for it and does it is a proof: no die is thrown for that.
  if (namesMade(t, t.heard)) {
    t.tell.put(2, drawSurely(t, 'climax.deed'), 'climax')
    return 'success'
  }
  const band = roll(t, t.action.verb, evidence)
  putOutcome(t, 'performed', band)
  t.tell.put(2, isGood(band) ? drawSurely(t, 'climax.deed') : draw(t, 'climax.vain'), 'climax')
  return band
}
