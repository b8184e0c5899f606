import type { Colour } from '../canvas/colour.ts'
import type { Pts } from '../canvas/path.ts'
import type { Rng } from '../canvas/rng.ts'
import type { Ctx } from '../canvas/stage.ts'
import type { Sitter } from './sitter.ts'

/**
 * Somebody being painted. Units: the head is 218 high, its middle at (0, 0). The light always comes from +x: the
 * canvas is mirrored for light from the left.
 */
export interface Person {
  readonly c: Ctx
  readonly rng: Rng
  readonly sitter: Sitter
  /** No hood or helmet hides the ears. */
  readonly earsShow: boolean
  readonly skin: Colour
  readonly hair: Colour
  readonly cloth: Colour
  /** A second cloth, lighter or darker than the first. */
  readonly cloth2: Colour
  readonly trim: Colour
  readonly metal: Colour
  readonly eye: Colour
  /** What every tone sinks towards in shadow, and rises towards in light; and the light from behind on the dark side. */
  readonly dark: Colour
  readonly light: Colour
  readonly back: Colour
  readonly accent: Colour
}

/** How far the head turns for yaw 1, in radians. */
const TURN = 0.46

/** How far a point of the face stands out from the axis of the head. */
function depthOf(x: number, y: number): number {
  const brow = y < -50 ? Math.max(0.35, 1 - ((-50 - y) / 75) ** 2 * 0.65) : 1
  return 62 * Math.sqrt(Math.max(0, 1 - (x / 77) ** 2)) * brow * (y > 60 ? 0.92 : 1)
}

/** Where a point of the face, given as seen from the front, is on a turned head; `out` is its height over the skin. */
export function turned(p: Person, x: number, y: number, out = 0): [number, number] {
  const angle = p.sitter.yaw * TURN
  return [x * Math.cos(angle) + (depthOf(x, y) + out) * Math.sin(angle), y]
}

export function turnedAll(p: Person, pts: Pts, out = 0): Pts {
  return pts.map(([x, y]) => turned(p, x, y, out))
}

/** Shoulders and clothes: broad or slim, and the far shoulder shortened when the body turns with the head. */
export function body(p: Person, pts: Pts): Pts {
  const { build, yaw } = p.sitter
  const waist = (y: number) => Math.min(1, Math.max(0, (y - 110) / 80))
  return pts.map(([x, y]) => {
    const far = Math.sign(x) === Math.sign(yaw) ? 1 - 0.14 * Math.abs(yaw) : 1 + 0.05 * Math.abs(yaw)
    const wide = 1 + (build - 1) * waist(y)
    return [
      x * far * wide + yaw * 7 * (1 - waist(y)),
      y - 7 + (Math.sign(x) === Math.sign(yaw) ? -1 : 1) * Math.abs(yaw) * waist(y) * 5,
    ]
  })
}

const parsed = new Map<string, Pts>()

/** Points written as `x,y x,y …`, as in SVG. */
export function shape(text: string): Pts {
  let pts = parsed.get(text)
  if (!pts) {
    pts = text.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [x, y] as const
    })
    parsed.set(text, pts)
  }
  return pts
}

/** The same at the other side when `side` is -1. */
export const sided = (pts: Pts, side: 1 | -1): Pts => (side > 0 ? pts : pts.map(([x, y]) => [-x, y] as const))

export const moved = (pts: Pts, dx: number, dy: number): Pts => pts.map(([x, y]) => [x + dx, y + dy] as const)

/** Between two shapes of as many points. */
export function between(a: Pts, b: Pts, t: number): Pts {
  return a.map(([x, y], i) => {
    const [u, v] = b[i] ?? [x, y]
    return [x + (u - x) * t, y + (v - y) * t] as const
  })
}

export const SIDES = [-1, 1] as const
