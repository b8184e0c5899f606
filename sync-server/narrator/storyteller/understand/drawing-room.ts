import type { Action } from '../action.ts'
import { HERO, PORTRAITS } from '../fixtures.ts'
import { open } from '../play.ts'
import type { State } from '../state.ts'
import { buildWorld } from '../world/world.ts'
import { understand } from './understand.ts'

/** The moment in which the tests of the understanding speak: the drawing room of the four portraits, with its widow. */
const built = buildWorld(PORTRAITS, 3)
const opened = open({ ...built, seed: 3, hero: HERO, dice: { d20: () => 10 }, preface: [] })

export const { quest } = built.world
export const drawing: State = { ...opened.state, place: 'drawing' }
/** The widow and the returned man in one room; she was spoken to last. */
export const both: State = {
  ...drawing,
  people: { ...drawing.people, tull: { mood: 0, at: 'drawing', talked: 0 } },
  last: ['honora'],
}

/** What words are taken for there. */
export const hear = (words: string, state: State = drawing): Action => understand(words, quest, state)
