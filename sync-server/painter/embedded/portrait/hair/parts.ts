import { mix, tune } from '../../canvas/colour.ts'
import type { Pts } from '../../canvas/path.ts'
import { litOf, lock, part, shadowOf, strokes } from '../brush.ts'
import { skull } from '../head.ts'
import { type Person, SIDES, shape, sided, turnedAll } from '../person.ts'

/** A way to wear hair: what hangs behind the shoulders and the head, and what lies upon it. */
export interface Style {
  readonly behind?: (p: Person) => void
  readonly front?: (p: Person) => void
}

/** Hair over the skull down to a hairline, which is given as seen from the front, from the dark side to the light. */
export function cap(p: Person, hairline: string, grow: number, lift = 0): void {
  const line = turnedAll(p, shape(hairline), 3)
  const over = skull(p, grow).map(
    ([x, y], i, all) => [x, y - lift * Math.sin((i / (all.length - 1)) * Math.PI)] as const,
  )
  const pts: Pts = [...over, ...[...line].reverse()]
  part(p, pts, p.hair, { k: 0.4, lean: -0.1, rim: 0.5 })
}

/** Strokes of light and shadow that follow the hair. */
export function sheen(p: Person, bright: string, deep: string): void {
  strokes(p, turnedAll(p, shape(deep), 8), shadowOf(p, p.hair, 0.7), 3, 0.5)
  strokes(p, turnedAll(p, shape(bright), 8), litOf(p, p.hair, 0.34), 3, 0.75)
}

/** Locks that fall from the temples past the shoulders, each a little different. */
export function falling(p: Person, from: number, to: number, spread: number, count: number, wave: number): void {
  const rng = p.rng.fork(`locks${to}`)
  for (const side of SIDES) {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const x = 64 + t * 30
      const end = to - Math.abs(t - 0.45) * 76 + rng.range(-10, 10)
      const out = spread * (0.9 - t * 0.5) + rng.range(-5, 5)
      const tone =
        side > 0
          ? mix(mix(p.hair, shadowOf(p, p.hair), 0.2), litOf(p, p.hair, 0.25), rng.range(0, 0.9))
          : mix(shadowOf(p, p.hair, 0.35), p.hair, rng.range(0, 0.35))
      lock(
        p,
        sided(
          [
            [x - (from < -70 ? 34 : 4) + t * 10, from + t * 14],
            [x + 16 + wave * 12, from + 50],
            [x - 14 * wave + out * 0.3, end - 60],
            [x + out, end],
          ],
          side,
        ),
        30 - t * 5,
        tone,
        1,
        0.5,
      )
    }
  }
}

export const mass = (p: Person, text: string, k = 0.5) => part(p, shape(text), tune(p.hair, 0.82), { k, rim: 0.8 })

export const FRINGE = '-71,-2 -68,-38 -62,-62 -38,-84 0,-92 38,-86 62,-62 69,-38 72,-2'
