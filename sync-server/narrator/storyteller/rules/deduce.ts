import type { Truth } from '../types.ts'
import { draw, drawSurely, facetsKnown, type Turn } from './turn.ts'

/** With so many facets closed the whole of it can be seen: that is told once, at length. */
const WHOLE = 3

/** Tells what two clues come to: plainly, and once a story, when most of it is known, as the moment that it is. */
export function tellAnswer(t: Turn, paragraph: number, { answer }: Truth['facets'][number]): void {
  const { flags } = t.state
  const isMoment = !flags.seenThrough && facetsKnown(t) >= Math.min(WHOLE, t.truth.facets.length)
  if (isMoment) flags.seenThrough = t.state.turn
  const line = isMoment ? drawSurely(t, 'deduce', { answer }) : draw(t, 'deduce.plain', { answer })
  t.tell.put(paragraph, line || drawSurely(t, 'deduce', { answer }), 'facet')
}
