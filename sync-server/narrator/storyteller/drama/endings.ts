import { draw, type Turn } from '../rules/turn.ts'
import type { Ending, EndKind } from '../types.ts'
import { epilogue } from './epilogue.ts'

/** The endings that the player may choose in the last scene. */
export const CHOSEN_ENDINGS: readonly EndKind[] = ['truth', 'mercy', 'bargain']

export const endingOf = (t: Turn, kind: EndKind): Ending | undefined => t.truth.endings.find((e) => e.kind === kind)

/** Ends the story: the ending's text from a paragraph on, and what was done along the way read back. */
export function conclude(t: Turn, ending: Ending, from = 2) {
  const { state, tell, world } = t
  state.ended = { kind: ending.kind, id: ending.id }
  for (const [i, text] of ending.text.entries()) tell.put(from + i, tell.fill(text), 'ending')
  let paragraph = Math.max(10, from + ending.text.length)
  for (const text of epilogue(t, ending)) tell.put(paragraph++, text, 'epilogue')
  tell.put(paragraph, tell.draw(world.quest.closing) || draw(t, 'epi.last'), 'epilogue')
}
