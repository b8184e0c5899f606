import { draw, echoSlots, memoryOf, mention, personById, type Turn } from '../rules/turn.ts'
import type { Ending, EndKind } from '../types.ts'

/** The endings that the player may choose in the last scene. */
export const CHOSEN_ENDINGS: readonly EndKind[] = ['truth', 'mercy', 'bargain']

export const endingOf = (t: Turn, kind: EndKind): Ending | undefined => t.truth.endings.find((e) => e.kind === kind)

/** Attitude from which somebody remembers the hero kindly. */
const FRIENDLY = 1

/** Ends the story: the ending's text, and what was done along the way read back. */
export function conclude(t: Turn, ending: Ending) {
  const { state, tell, world, truth } = t
  state.ended = { kind: ending.kind, id: ending.id }
  for (const [i, text] of ending.text.entries()) tell.put(2 + i, tell.fill(text), 'ending')
  let paragraph = 10
  const friends = world.quest.people.filter((p) => {
    const memory = memoryOf(t, p.id)
    if (ending.lost?.includes(p.id)) return false
    return p.id !== truth.culprit && !p.offstage && !memory.gone && memory.met && memory.mood >= FRIENDLY
  })
  const friend = friends.sort((a, b) => memoryOf(t, b.id).mood - memoryOf(t, a.id).mood)[0]
  if (friend) {
    mention(t, friend)
    tell.put(paragraph++, draw(t, 'epi.friend'), 'epilogue')
  }
  const echo = state.echoes.find((x) => x.ing.split(' ').length >= 2)
  if (echo) tell.put(paragraph++, draw(t, 'epi.echo', echoSlots(t, echo)), 'epilogue')
  const wound = state.wounds[0]
  const debt = state.debts[0]
  if (wound) tell.put(paragraph++, draw(t, 'epi.wound', { part: wound.part, how: wound.how }), 'epilogue')
  else if (debt) {
    mention(t, personById(t, debt.who))
    tell.put(paragraph++, draw(t, 'epi.debt'), 'epilogue')
  }
  tell.put(paragraph, tell.draw(world.quest.closing) || draw(t, 'epi.last'), 'epilogue')
}
