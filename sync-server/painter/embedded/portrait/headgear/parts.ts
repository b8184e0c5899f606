import type { Pts } from '../../canvas/path.ts'
import { fill, shadowOf } from '../brush.ts'
import { type Person, shape, turnedAll } from '../person.ts'

/** Something worn on the head. */
export interface Headgear {
  /** What becomes of the hair: all of it shows, what hangs below, or none. */
  readonly hair: 'free' | 'below' | 'hidden'
  /** How far it rises over the crown of the head; tall pieces make the picture step back. */
  readonly rises: number
  /** What lies behind the head and the shoulders. */
  readonly behind?: (p: Person) => void
  /** What lies under the clothes. */
  readonly under?: (p: Person) => void
  readonly paint: (p: Person) => void
}

/** Points of a hat: it follows the head a little when that turns, and tilts. */
export function hat(p: Person, text: string, tilt = 0): Pts {
  const { yaw } = p.sitter
  return shape(text).map(([x, y]) => [x + yaw * 5 - y * 0.02 * yaw, y + x * (0.02 * yaw + tilt)] as const)
}

/** The shadow of a brim on brow and dark cheek. */
export function brimShadow(p: Person, depth = 0, alpha = 0.55): void {
  const pts = turnedAll(p, shape('-78,-84 0,-94 78,-84 78,-30 60,-34 36,-42 0,-40 -24,-28 -46,-24 -60,6 -78,10'), 1)
  fill(
    p,
    pts.map(([x, y]) => [x, y > -60 ? y + depth : y] as const),
    shadowOf(p, p.cloth, 0.85),
    alpha,
  )
}

/** The same points pushed towards the dark side, for the far half of what is put on straight. */
export const on = (p: Person, text: string, out = 6): Pts => turnedAll(p, shape(text), out)
