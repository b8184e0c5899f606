import { comparedEn } from '../language/compare-en.ts'
import { EN } from '../language/en.ts'
import { takeUp } from '../prose/uptake.ts'
import type { Ref } from '../state.ts'
import { createListener } from '../understand/listener.ts'
import { resolve } from '../understand/resolve.ts'
import { gain, openClue, putLead, seeDetail } from './clue.ts'
import { drawSurely, type Turn } from './turn.ts'

/** Looks at one of two; false where it tells nothing that was not told. */
function lookAtOne(t: Turn, ref: Ref): boolean {
  if (ref.kind === 'detail') return seeDetail(t, ref.id)
  const thing = t.world.quest.things.find((x) => x.id === ref.id)
  const text = thing ? t.tell.next(thing.text) : ''
  t.tell.put(2, text, 'thing')
  const clue = openClue(t, (v) => v.show?.[0] === ref.id && v.show[1] === '')
  gain(t, clue)
  return Boolean(text || clue)
}

/** Two things side by side: both are looked at. False where there are not two here. */
export function actCompare(t: Turn): boolean {
  const { action, state, world } = t
  const two = action.free ? comparedEn(action.words) : undefined
  if (!two) return false
  const known = createListener(world.quest, state, EN).known.filter(
    ({ ref }) => (ref.kind === 'detail' || ref.kind === 'thing') && ref.present,
  )
  const [one, other] = two.map((text) => resolve(text, known))
  if (!one || !other || one.id === other.id) return false
  takeUp(t, 'hands')
  const found = [one, other].map((ref) => lookAtOne(t, ref))
  t.tell.put(2, drawSurely(t, 'compared'), 'outcome')
  if (!found.includes(true)) putLead(t)
  return true
}
