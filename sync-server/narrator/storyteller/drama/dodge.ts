import type { Turn } from '../rules/turn.ts'
import { isToThePoint } from './point.ts'
import { refusalsOf } from './refusals.ts'

/**
 * Who did it and is asked about the matter answers in their own voice: with more of the confession, once that has
 * begun, and before it with a refusal, as long as one is left for the reckoning. False where there is nothing to say.
 */
export function dodge(t: Turn): boolean {
  const { tell, truth } = t
  if (!isToThePoint(t)) return false
  const hasBegun = truth.yields.some((text) => tell.isUsed(text))
  const left = refusalsOf(t).filter((text) => !tell.isUsed(text))
  const line = tell.draw(hasBegun ? truth.yields : left.length > 1 || t.state.climax!.step > 1 ? left : [])
  tell.put(2, line, 'climax')
  return line !== ''
}
