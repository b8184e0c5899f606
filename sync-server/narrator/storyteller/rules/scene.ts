import { keepEcho, putOutcome } from '../prose/uptake.ts'
import type { Scene } from '../state.ts'
import type { Verb } from '../words.ts'
import { roll } from './check.ts'
import { pay, payForSuccess } from './price.ts'
import { drawSurely, isGood, type Turn } from './turn.ts'

const FAMILY: Record<Scene['kind'], string> = { fight: 'fight', chase: 'body', craft: 'hands', magic: 'perform' }
/** What each kind of scene is rolled as. */
export const SCENE_VERB: Record<Scene['kind'], Verb> = {
  fight: 'fight',
  chase: 'follow',
  craft: 'craft',
  magic: 'perform',
}

/** Turns before handiwork or magic makes a scene of its own again. */
const SCENE_PAUSE = 6

/** Whether an act may grow into a scene now: not every cup of tea is one. */
export const maySet = (t: Turn, kind: Scene['kind']): boolean =>
  t.state.turn - (t.state.flags[`scene:${kind}`] ?? -SCENE_PAUSE) >= SCENE_PAUSE

/**
 * Begins a scene in two steps: the stake, a first roll, and the position that it leaves.
 * `target` is the id of whom or what it is about, `work` what is to come of it; the second step is the next turn's.
 */
export function beginScene(
  t: Turn,
  kind: Scene['kind'],
  target: string,
  bonus = 0,
  work: Scene['work'] = undefined,
): void {
  const { state, tell } = t
  const band = roll(t, SCENE_VERB[kind], bonus)
  tell.put(1, drawSurely(t, `stake.${kind}`), 'stake')
  putOutcome(t, FAMILY[kind], band)
  const ahead = isGood(band)
  state.scene = { kind, target, ahead, ...(work && { work }) }
  state.flags[`scene:${kind}`] = state.turn
  if (band === 'price') payForSuccess(t)
  if (band === 'disaster') pay(t, kind === 'craft' ? 'noise' : 'wound')
  tell.put(4, ahead ? drawSurely(t, `ahead.${kind}`) : drawSurely(t, `behind.${kind}`), 'position')
  keepEcho(t)
}
