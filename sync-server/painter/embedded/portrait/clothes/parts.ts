import { type Colour, tune } from '../../canvas/colour.ts'
import { fill, litOf, lock, type PartOptions, part, shadowOf, strokes } from '../brush.ts'
import { body, type Person, SIDES, shape, sided } from '../person.ts'

export type Wear = (p: Person) => void

export const TORSO =
  '-50,128 -84,144 -132,158 -172,182 -200,232 -216,340 216,340 200,232 172,182 132,158 84,144 50,128 28,158 0,168 -28,158'

/** A piece that lies on the body. */
export function piece(p: Person, text: string, colour: Colour, options?: PartOptions): void {
  part(p, body(p, shape(text)), colour, options)
}

/** The same piece on both shoulders: the one near the light in light, the other in shadow. */
export function pair(p: Person, text: string, colour: Colour, options: PartOptions = {}): void {
  for (const side of SIDES) {
    part(p, body(p, sided(shape(text), side)), side > 0 ? colour : tune(colour, 0.92), {
      k: side > 0 ? 0.16 : 0.78,
      ...options,
    })
  }
}

export function patch(p: Person, text: string, colour: Colour, alpha = 1, smooth = true): void {
  fill(p, body(p, shape(text)), colour, alpha, smooth)
}

/** Both sides, each in its own light. */
export function patches(p: Person, text: string, colour: Colour, smooth = false): void {
  for (const side of SIDES)
    fill(p, body(p, sided(shape(text), side)), side > 0 ? litOf(p, colour, 0.12) : shadowOf(p, colour, 0.25), 1, smooth)
}

export function lines(p: Person, text: string, colour: Colour, width = 3, alpha = 0.7): void {
  strokes(p, body(p, shape(text)), colour, width, alpha)
}

/** Folds: each four points, falling from where the cloth is held; a lit ridge beside each. */
export function folds(p: Person, colour: Colour, list: readonly string[], width = 12): void {
  for (const each of list) {
    for (const side of SIDES) {
      const pts = body(p, sided(shape(each), side))
      lock(p, pts, width, shadowOf(p, colour, side > 0 ? 0.3 : 0.95), side > 0 ? 0.55 : 0.5)
      if (side > 0)
        lock(
          p,
          pts.map(([x, y]) => [x + width * 0.75, y] as const),
          width * 0.5,
          litOf(p, colour, 0.35),
          0.5,
        )
    }
  }
}

/** A clasp with a stone. */
export function clasp(p: Person, x: number, y: number, r: number): void {
  const at = (k: number): string =>
    `${x - r * k},${y} ${x - r * 0.7 * k},${y - r * 0.7 * k} ${x},${y - r * k} ${x + r * 0.7 * k},${y - r * 0.7 * k} ${x + r * k},${y} ${x + r * 0.7 * k},${y + r * 0.7 * k} ${x},${y + r * k} ${x - r * 0.7 * k},${y + r * 0.7 * k}`
  part(p, body(p, shape(at(1))), p.metal, { k: 0.4, rim: 1 })
  fill(
    p,
    body(p, shape(`${x - r * 0.5},${y} ${x},${y - r * 0.6} ${x + r * 0.5},${y} ${x},${y + r * 0.6}`)),
    litOf(p, p.accent, 0.15),
    1,
    false,
  )
}

/** A row of buttons down the middle. */
export function buttons(p: Person, x: number, from: number, step: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const y = from + i * step
    patch(p, `${x - 5},${y} ${x},${y - 5} ${x + 5},${y} ${x},${y + 5}`, litOf(p, p.metal, 0.25))
  }
}
