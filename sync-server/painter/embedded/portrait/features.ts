import { type Colour, css, mix, tune } from '../canvas/colour.ts'
import type { Pts } from '../canvas/path.ts'
import { fill, litOf, lock, shadowOf, strokes } from './brush.ts'
import { type Person, SIDES, shape, turned, turnedAll } from './person.ts'

/** Eyes, brows, nose and mouth; masks leave some of them out. */
export function paintFeatures(p: Person, shown: { eyes: boolean; nose: boolean; mouth: boolean }): void {
  if (shown.nose) paintNose(p)
  if (shown.eyes) {
    for (const side of SIDES) paintEye(p, side)
    for (const side of SIDES) paintBrow(p, side)
  }
  if (shown.mouth) paintMouth(p)
}

/** [height of the lid, height of its outer corner, openness] */
const EYES = {
  almond: [19.5, -15, 0.92],
  round: [22, -14, 1.12],
  narrow: [17.5, -15.5, 0.66],
  hooded: [18.5, -12.5, 0.8],
} as const

function paintEye(p: Person, side: 1 | -1): void {
  const { c, sitter } = p
  const lit = side > 0 || sitter.yaw > 0.35
  const [top, corner, open] = EYES[sitter.eyes]
  const big = sitter.age === 'child' ? 1.3 : sitter.sex === 'f' ? 1.07 : 1
  const drop = sitter.age === 'child' ? 10 : 0
  const at = (x: number, y: number, out = -5): [number, number] =>
    turned(p, side * (32 + (x - 32) * big), drop - 14 + (y + 14) * big, out)
  const D = shadowOf(p, p.skin, 0.82)
  const socket = shadowOf(p, p.skin, lit ? 0.3 : 0.72)
  fill(
    p,
    [at(8, -25), at(24, -33), at(50, -31), at(59, -19), at(49, -4), at(27, -1), at(11, -8)],
    socket,
    lit ? 0.55 : 0.8,
  )
  const white: Pts = [
    at(16, -12),
    at(24, -top + 3),
    at(33, -top),
    at(42, -top + 3),
    at(49, corner + 1),
    at(40, -14 + 7 * open),
    at(28, -14 + 7 * open),
  ]
  if (sitter.glow) {
    const g = mix(p.accent, [1, 0, 0], 0.45)
    fill(p, white, p.accent)
    fill(p, [at(24, -15), at(33, -19), at(42, -15), at(33, -11)], g)
  } else {
    fill(p, white, mix(lit ? [0.93, 0, 0.012] : [0.68, 0, 0.01], p.dark, lit ? 0.1 : 0.38))
    c.save()
    c.beginPath()
    for (const [x, y] of white) c.lineTo(x, y)
    c.closePath()
    c.clip()
    const [x, y] = at(32.5 + sitter.yaw * side * 2.4, -14.5)
    const r = 8 * big
    disc(p, x, y, r, tune(p.eye, lit ? 0.72 : 0.45))
    disc(p, x, y + 1, r * 0.78, lit ? litOf(p, p.eye, 0.12) : tune(p.eye, 0.65))
    disc(p, x, y, r * 0.44, mix(p.dark, [0, 0, 0], 0.6))
    fill(p, [at(14, -30), at(52, -30), at(50, corner + 4), at(32, -top + 4.5), at(15, -9)], D, 0.5)
    c.restore()
    const [hx, hy] = at(32.5, -17)
    disc(p, hx + 2.6, hy, 2 * big, mix(p.light, [1, 0, 0], 0.5), lit ? 0.95 : 0.5)
  }
  const lash = sitter.sex === 'f' ? 5.4 : 4
  lock(
    p,
    [
      at(14, -10),
      at(24, -top - 4),
      at(40, -top - 4),
      at(sitter.sex === 'f' ? 56 : 52, corner - (sitter.sex === 'f' ? 3 : -1)),
    ],
    lash,
    D,
    1,
    0.6,
  )
  strokes(p, [at(22, -top - 4), at(33, -top - 8), at(47, corner - 8)], D, 1.4, 0.32)
  if (sitter.eyes === 'hooded' || sitter.age === 'old')
    fill(
      p,
      [at(18, -top - 1), at(34, -top - 8), at(55, corner - 6), at(52, corner), at(36, -top + 1)],
      mix(p.skin, socket, lit ? 0.45 : 0.9),
      0.9,
    )
  strokes(p, [at(22, -14 + 8 * open), at(34, -14 + 10 * open), at(48, corner + 5)], D, 1.4, 0.4)
}

function disc(p: Person, x: number, y: number, r: number, colour: Colour, alpha = 1): void {
  p.c.fillStyle = css(colour, alpha)
  p.c.beginPath()
  p.c.arc(x, y, r, 0, 7)
  p.c.fill()
}

const BROWS = {
  arched: '11,-34 27,-45 48,-45 60,-33 47,-40 27,-39 13,-30',
  straight: '10,-36 28,-42 53,-41 61,-34 52,-36 28,-35 12,-30',
  fierce: '10,-29 27,-39 52,-46 62,-38 51,-40 28,-33 11,-24',
  heavy: '9,-36 28,-45 54,-43 63,-33 53,-34 28,-35 11,-28',
} as const

function paintBrow(p: Person, side: 1 | -1): void {
  const { sitter } = p
  const thin = sitter.sex === 'f' || sitter.age === 'child' ? 0.3 : 0
  const pts = shape(BROWS[sitter.brow])
  const middle = pts.slice(0, 4)
  const shaped = pts.map(([x, y], i) => {
    const over = middle[[0, 1, 2, 3, 2, 1, 0][i] ?? 0] ?? [x, y]
    return turned(p, side * x, y + (over[1] - y) * thin + (sitter.age === 'child' ? 6 : 0), 0)
  })
  const lit = side > 0 || sitter.yaw > 0.35
  fill(p, shaped, mix(p.hair, p.dark, lit ? 0.38 : 0.72))
}

/** [width of the wings, length, hook of the ridge, height of the tip] */
const NOSES = {
  straight: [1, 0, 0, 0],
  hooked: [1.02, 3, 5, 3],
  broad: [1.34, -1, 0, -1],
  small: [0.84, -6, -2, -4],
} as const

function paintNose(p: Person): void {
  const { sitter, skin } = p
  const [wide, long, hook, tip] = NOSES[sitter.nose]
  const small = sitter.age === 'child' ? 0.72 : 1
  const D = shadowOf(p, skin, 0.78)
  const M = mix(skin, shadowOf(p, skin), 0.5)
  const L = litOf(p, skin, 0.5)
  const at = (x: number, y: number, out: number): [number, number] =>
    turned(p, x * wide * small, y < 0 ? y : y * (small < 1 ? 0.86 : 1) + long * (y / 40), out * small)
  if (sitter.yaw > 0.2) {
    fill(
      p,
      [
        at(-7, -26, 2),
        at(-1, -14, 9 + hook),
        at(-1, 10, 15 + hook),
        at(-1, 32, 24 + tip),
        at(-6, 42, 18),
        at(-17, 40, 4),
        at(-15, 28, 5),
        at(-9, 6, 4),
      ],
      M,
      0.75,
    )
  } else {
    fill(p, [at(-6, -24, 3), at(-3, 6, 12), at(-12, 30, 14), at(-17, 38, 5), at(-14, 24, 4)], D, 0.45)
  }
  fill(
    p,
    [at(0, -14, 9 + hook), at(5, -12, 8 + hook), at(7, 26, 18), at(3, 38, 24 + tip), at(-3, 34, 24 + tip)],
    L,
    0.85,
  )
  // Wing, nostrils and the shadow that the nose throws.
  fill(p, [at(-15, 32, 6), at(-9, 26, 10), at(-6, 35, 16), at(-8, 46, 12), at(-17, 43, 5)], D, 0.8)
  fill(
    p,
    [at(-9, 44, 14), at(2, 44, 22), at(12, 40, 12), at(17, 36, 6), at(17, 41, 5), at(7, 47, 10), at(-7, 47.5, 10)],
    D,
    0.8,
  )
  fill(p, [at(-8, 50, 4), at(8, 50, 4), at(3, 57, 2), at(-12, 58, 2)], M, 0.8)
  if (hook > 2) strokes(p, [at(-3, -10, 14), at(-5, 0, 17), at(-2, 8, 16)], D, 1.6, 0.45)
}

/** [width, fullness of the lips, lift of the corners] */
const MOUTHS = {
  calm: [1, 1, 0],
  full: [0.94, 1.55, 0.5],
  thin: [1.04, 0.55, -0.5],
  smile: [1.12, 1, 4.5],
  stern: [0.98, 0.8, -4],
} as const

function paintMouth(p: Person): void {
  const { sitter, skin } = p
  const [wide, plump, lift] = MOUTHS[sitter.mouth]
  const young = sitter.age === 'child'
  const full = plump * (sitter.sex === 'f' ? 1.25 : 0.9) * (sitter.age === 'old' ? 0.7 : 1)
  const lip = mix(skin, sitter.sex === 'f' && !young ? [0.5, 0.17, 0.06] : [0.46, 0.09, 0.04], 0.32)
  const D = shadowOf(p, skin, 0.85)
  const size = young ? 0.8 : 1
  const at = (x: number, y: number, out = 2): [number, number] =>
    turned(p, x * wide * size * 0.9, (young ? -10 : 0) + 72 + (y - 72) * size - (lift * Math.abs(x)) / 24, out)
  const top: Pts = [
    at(-25, 70),
    at(-9, 65 - 2.4 * full, 3),
    at(0, 67 - full, 3),
    at(9, 65 - 2.4 * full, 3),
    at(26, 70),
    at(0, 74, 3),
  ]
  const low: Pts = [
    at(-21, 71),
    at(0, 74, 3),
    at(22, 71),
    at(12, 78 + 4 * full, 3),
    at(-1, 80 + 4 * full, 3),
    at(-13, 78 + 3 * full, 3),
  ]
  fill(p, top, mix(lip, shadowOf(p, skin), 0.42))
  // Turned to the light, both halves of the mouth are in it.
  fill(p, low, sitter.yaw > 0.3 ? mix(lip, shadowOf(p, lip), 0.22) : shadowOf(p, lip, 0.25))
  fill(p, [at(-4, 74, 3), at(22, 71), at(12, 78 + 4 * full, 3), at(-2, 80 + 4 * full, 3)], lip)
  fill(p, [at(4, 76.5, 3), at(13, 75, 3), at(9, 79 + full, 3), at(3, 80 + full, 3)], litOf(p, lip, 0.45), 0.6)
  lock(p, [at(-27, 69.5), at(-10, 75, 3), at(10, 76, 3), at(29, 68.5)], 3.4, D, 1, 0.5)
  fill(p, turnedAll(p, shape('-12,88 10,87 4,92 -8,93'), 4), mix(skin, shadowOf(p, skin), 0.45), 0.8)
}
