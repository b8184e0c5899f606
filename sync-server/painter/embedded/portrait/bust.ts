import { type Colour, css, mix, tune } from '../canvas/colour.ts'
import { type Pts, trace } from '../canvas/path.ts'
import type { Rng } from '../canvas/rng.ts'
import type { Ctx } from '../canvas/stage.ts'

/** Colours and measures of one person. The light always comes from +x; the caller mirrors the canvas. */
export interface Person {
  c: Ctx
  rng: Rng
  skin: Colour
  hair: Colour
  cloth: Colour
  trim: Colour
  metal: Colour
  /** Shadow every tone sinks towards, key light every tone rises towards, and the back light on the dark side. */
  dark: Colour
  light: Colour
  back: Colour
  accent: Colour
  /** Width of the jaw, 0.82 (fine) .. 1.05 (square). */
  jaw: number
  soft: boolean
  old: boolean
}

export const shadowOf = (p: Person, k: Colour, t = 0.62) => mix(tune(k, 0.55), p.dark, t)
export const litOf = (p: Person, k: Colour, t = 0.3) => mix(k, p.light, t)

/** A part of the bust: filled with its shadow tone, its lit side cut off by a terminator, a rim on both edges. */
export function part(
  p: Person,
  pts: Pts,
  colour: Colour,
  o: { cut?: number; lean?: number; smooth?: boolean; rim?: number; back?: number } = {},
): void {
  const { c } = p
  const { cut = 0, lean = 0, smooth = true, rim = 0.75, back = 0.5 } = o
  const path = () => {
    if (smooth) trace(c, pts)
    else {
      c.beginPath()
      for (const [x, y] of pts) c.lineTo(x, y)
      c.closePath()
    }
  }
  path()
  c.fillStyle = css(shadowOf(p, colour))
  c.fill()
  c.save()
  c.clip()
  const ys = pts.map((q) => q[1])
  const y0 = Math.min(...ys) - 20
  const y1 = Math.max(...ys) + 20
  const n = 9
  c.fillStyle = css(colour)
  c.beginPath()
  for (let i = 0; i <= n; i++)
    c.lineTo(cut + lean * (i / n - 0.5) + p.rng.range(-4, 4) + Math.sin(i * 1.7) * 3, y0 + ((y1 - y0) * i) / n)
  c.lineTo(400, y1)
  c.lineTo(400, y0)
  c.fill()
  path()
  const xs = pts.map((q) => q[0])
  const x0 = Math.min(...xs)
  const x1 = Math.max(...xs)
  const g = c.createLinearGradient(x0, 0, x1, 0)
  g.addColorStop(0, css(p.back, back))
  g.addColorStop(0.28, css(p.back, 0))
  g.addColorStop(0.62, css(p.light, 0))
  g.addColorStop(1, css(p.light, rim))
  c.strokeStyle = g
  c.lineWidth = 9
  c.stroke()
  c.restore()
}

function fill(c: Ctx, pts: Pts, colour: string, smooth = true): void {
  c.fillStyle = colour
  if (smooth) trace(c, pts)
  else {
    c.beginPath()
    for (const [x, y] of pts) c.lineTo(x, y)
  }
  c.fill()
}

/** Head, neck and face: three tones, a Rembrandt triangle on the dark cheek, eyes that look at us. */
export function face(
  p: Person,
  o: { eyes?: boolean; mouth?: boolean; scar?: boolean; stubble?: boolean; glow?: boolean } = {},
): void {
  const { c, jaw: j, skin } = p
  const S = css(shadowOf(p, skin, 0.5))
  const D = css(shadowOf(p, skin, 0.8))
  const M = css(mix(skin, shadowOf(p, skin), 0.42))
  const B = css(skin)
  const L = css(litOf(p, skin, 0.5))
  // Neck.
  fill(
    c,
    [
      [-38 * j, 60],
      [-42 * j, 120],
      [-62, 165],
      [62, 165],
      [44 * j, 120],
      [40 * j, 60],
    ],
    S,
    false,
  )
  fill(
    c,
    [
      [14, 96],
      [40 * j, 62],
      [44 * j, 120],
      [60, 165],
      [22, 165],
      [8, 130],
    ],
    css(mix(skin, shadowOf(p, skin), 0.25)),
    false,
  )
  // Ears.
  for (const s of [-1, 1])
    fill(
      c,
      [
        [s * 68, -22],
        [s * 80, -24],
        [s * 82, 0],
        [s * 72, 22],
        [s * 66, 14],
      ],
      s > 0 ? B : S,
    )
  const head: Pts = [
    [0, -112],
    [46, -100],
    [70, -62],
    [72, -18],
    [67, 18],
    [56 * j, 62],
    [26 * j, 98],
    [0, 106],
    [-26 * j, 98],
    [-56 * j, 62],
    [-67, 18],
    [-72, -18],
    [-70, -62],
    [-46, -100],
  ]
  fill(c, head, S)
  c.save()
  trace(c, head)
  c.clip()
  // The lit half: forehead, down the ridge of the nose, over lips and chin.
  fill(
    c,
    [
      [-20, -120],
      [-12, -64],
      [-15, -34],
      [-5, -22],
      [-4, 8],
      [-11, 33],
      [-5, 43],
      [1, 47],
      [-3, 57],
      [-9, 64],
      [-4, 80],
      [-13, 92],
      [-10, 110],
      [30, 112],
      [90, 70],
      [90, -120],
    ],
    B,
    false,
  )
  // Planes of the lit half: temple and cheek turn away.
  fill(
    c,
    [
      [74, -70],
      [60, -46],
      [62, -20],
      [74, -14],
    ],
    M,
  )
  fill(
    c,
    [
      [76, 6],
      [46, 34],
      [36, 58],
      [30, 84],
      [20, 106],
      [60, 100],
      [80, 50],
    ],
    M,
  )
  fill(
    c,
    [
      [12, -92],
      [40, -86],
      [54, -58],
      [34, -50],
      [14, -54],
    ],
    L,
  )
  fill(
    c,
    [
      [26, 8],
      [48, 0],
      [60, 4],
      [50, 20],
      [34, 28],
    ],
    L,
  )
  fill(
    c,
    [
      [0, -14],
      [5, -12],
      [8, 30],
      [3, 38],
      [-4, 34],
    ],
    L,
  )
  fill(
    c,
    [
      [0, 90],
      [12, 88],
      [16, 98],
      [4, 103],
    ],
    L,
  )
  // The triangle of light on the dark cheek.
  fill(
    c,
    [
      [-54, 0],
      [-28, 6],
      [-22, 14],
      [-34, 36],
      [-46, 22],
    ],
    M,
  )
  if (p.old) {
    c.strokeStyle = M
    c.lineWidth = 2.5
    for (const [a, b, d, e, f, g] of [
      [14, 38, 26, 48, 28, 66],
      [-20, 40, -30, 50, -30, 66],
      [12, -74, 30, -79, 48, -70],
      [14, -62, 30, -67, 46, -60],
      [56, -14, 62, -8, 64, 0],
    ] as const) {
      c.beginPath()
      c.moveTo(a, b)
      c.quadraticCurveTo(d, e, f, g)
      c.stroke()
    }
  }
  // Nose: wing, nostrils, cast shadow.
  fill(
    c,
    [
      [-14, 30],
      [-8, 24],
      [-5, 34],
      [-7, 46],
      [-16, 42],
    ],
    D,
  )
  fill(
    c,
    [
      [-8, 44],
      [2, 43],
      [12, 40],
      [17, 36],
      [18, 43],
      [6, 49],
      [-6, 49],
    ],
    D,
  )
  if (o.eyes !== false) {
    for (const s of [-1, 1] as const) {
      const on = s > 0
      const x = (v: number) => s * v
      fill(
        c,
        [
          [x(7), -26],
          [x(24), -33],
          [x(50), -30],
          [x(58), -18],
          [x(48), -4],
          [x(26), -2],
          [x(11), -8],
        ],
        on ? M : D,
      )
      if (o.glow) {
        fill(
          c,
          [
            [x(18), -15],
            [x(32), -21],
            [x(46), -15],
            [x(32), -10],
          ],
          css(mix(p.accent, [1, 0, 0], 0.4)),
        )
      } else {
        fill(
          c,
          [
            [x(17), -13],
            [x(31), -21],
            [x(47), -15],
            [x(34), -9],
          ],
          css(mix(on ? [0.93, 0, 0.01] : [0.7, 0, 0.01], p.dark, on ? 0.12 : 0.45)),
        )
        c.fillStyle = D
        c.beginPath()
        c.arc(x(32), -15, 6.2, 0, 7)
        c.fill()
        c.fillStyle = css(p.light, on ? 0.95 : 0.5)
        c.beginPath()
        c.arc(x(32) + 2, -17, 1.8, 0, 7)
        c.fill()
      }
      c.strokeStyle = D
      c.lineWidth = p.soft ? 4 : 3
      c.beginPath()
      c.moveTo(x(15), -12)
      c.quadraticCurveTo(x(30), -25, x(50), -14)
      c.stroke()
      if (p.soft) {
        c.lineWidth = 2.5
        c.beginPath()
        c.moveTo(x(48), -15)
        c.lineTo(x(55), -20)
        c.stroke()
      }
      const k = p.soft ? 0.6 : 1
      fill(
        c,
        [
          [x(8), -34],
          [x(28), -42 - 4 * k],
          [x(56), -38],
          [x(60), -30],
          [x(34), -38 + 2 * k],
          [x(12), -30 + 3 * k],
        ],
        css(on ? mix(p.hair, p.dark, 0.35) : mix(p.hair, p.dark, 0.75)),
      )
    }
  }
  if (o.mouth !== false) {
    const full = p.soft ? 1.25 : 0.9
    const lip = mix(skin, p.soft ? [0.5, 0.16, 0.06] : [0.45, 0.08, 0.04], 0.5)
    fill(
      c,
      [
        [-24, 68],
        [-8, 63 - 2 * full],
        [0, 66 - full],
        [9, 63 - 2 * full],
        [26, 68],
        [0, 74],
      ],
      css(mix(lip, shadowOf(p, skin), 0.55)),
    )
    fill(
      c,
      [
        [-20, 70],
        [0, 74],
        [22, 70],
        [12, 80 + 3 * full],
        [-2, 81 + 3 * full],
        [-14, 78],
      ],
      css(shadowOf(p, lip, 0.4)),
    )
    fill(
      c,
      [
        [-3, 74],
        [22, 70],
        [12, 80 + 3 * full],
        [-2, 81 + 3 * full],
      ],
      css(lip),
    )
    c.strokeStyle = D
    c.lineWidth = 2.4
    c.beginPath()
    c.moveTo(-25, 69)
    c.quadraticCurveTo(0, 77, 27, 68)
    c.stroke()
    fill(
      c,
      [
        [-12, 87],
        [10, 86],
        [4, 91],
        [-8, 92],
      ],
      M,
    )
  }
  if (o.stubble) {
    c.globalAlpha = 0.4
    fill(
      c,
      [
        [-66, 20],
        [-40, 44],
        [-26, 56],
        [0, 54],
        [26, 56],
        [44, 42],
        [70, 18],
        [56 * j, 66],
        [26 * j, 104],
        [-26 * j, 104],
        [-56 * j, 66],
      ],
      css(mix(p.hair, p.dark, 0.4)),
    )
    c.globalAlpha = 1
  }
  if (o.scar) {
    c.strokeStyle = css(litOf(p, mix(skin, [0.6, 0.12, 0.05], 0.4), 0.35))
    c.lineWidth = 4
    c.beginPath()
    c.moveTo(30, -58)
    c.quadraticCurveTo(44, -18, 38, 42)
    c.stroke()
    c.strokeStyle = D
    c.lineWidth = 1.4
    c.beginPath()
    c.moveTo(28, -57)
    c.quadraticCurveTo(42, -18, 36, 42)
    c.stroke()
  }
  // Rims: key light on one edge, back light on the other.
  trace(c, head)
  const g = c.createLinearGradient(-74, 0, 74, 0)
  g.addColorStop(0, css(p.back, 0.85))
  g.addColorStop(0.16, css(p.back, 0))
  g.addColorStop(0.86, css(p.light, 0))
  g.addColorStop(1, css(p.light, 0.9))
  c.strokeStyle = g
  c.lineWidth = 7
  c.stroke()
  c.restore()
}

export { fill }
