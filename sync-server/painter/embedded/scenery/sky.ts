import { css, mix } from '../canvas/colour.ts'
import { disc } from '../canvas/path.ts'
import { noise1 } from '../canvas/rng.ts'
import type { Stage } from '../canvas/stage.ts'
import { textures } from '../canvas/textures.ts'

/** The sky: three inks blended in torn horizontal bands, so that it reads as laid on with a wide brush. */
export function sky(s: Stage, horizon: number): void {
  const { c, W, pal, light, u } = s
  const g = c.createLinearGradient(0, 0, 0, horizon)
  g.addColorStop(0, css(pal.top))
  g.addColorStop(0.28, css(mix(pal.top, pal.mid, 0.45)))
  g.addColorStop(0.62, css(pal.mid))
  g.addColorStop(0.86, css(mix(pal.mid, pal.low, 0.65)))
  g.addColorStop(1, css(pal.low))
  c.fillStyle = g
  c.fillRect(0, 0, W, s.H)
  s.glow(light.x, light.y, Math.max(W, s.H) * 0.7, mix(pal.light, pal.low, 0.75), 0.42 * light.strength)
  const rng = s.rng.fork('bands')
  for (let i = 0; i < 9; i++) {
    const n = noise1(rng, 4, 0.6)
    const y = horizon * (0.08 + i * 0.105 + rng.range(-0.03, 0.03))
    const t = y / horizon
    const near = t < 0.62 ? mix(pal.top, pal.mid, t / 0.62) : mix(pal.mid, pal.low, (t - 0.62) / 0.38)
    c.fillStyle = css(rng.chance(0.6) ? mix(near, pal.low, 0.28) : mix(near, pal.top, 0.22), 0.34)
    c.beginPath()
    const h = rng.range(10, 30) * u
    for (let x = -10; x <= W + 10; x += 16) c.lineTo(x, y + n(x / 170 / u) * h)
    for (let x = W + 10; x >= -10; x -= 16) c.lineTo(x, y + h * 0.9 + n(x / 120 / u + 40) * h * 1.3)
    c.fill()
  }
  c.globalCompositeOperation = 'soft-light'
  c.globalAlpha = 0.13
  c.fillStyle = c.createPattern(textures().brush, 'repeat')!
  c.fillRect(0, 0, W, horizon)
  c.globalAlpha = 1
  c.globalCompositeOperation = 'source-over'
}

export function stars(s: Stage, bottom: number, count: number): void {
  const rng = s.rng.fork('stars')
  for (let i = 0; i < count; i++) {
    const y = rng.next() ** 1.4 * bottom
    const x = rng.range(0, s.W)
    const big = rng.next() ** 6
    s.c.fillStyle = css(s.pal.light, rng.range(0.25, 0.9) * (1 - y / bottom))
    disc(s.c, x, y, (0.6 + big * 1.8) * s.u)
    if (big > 0.6) {
      s.c.fillRect(x - 6 * s.u, y - 0.4, 12 * s.u, 0.8)
      s.c.fillRect(x - 0.4, y - 6 * s.u, 0.8, 12 * s.u)
    }
  }
}

/** Poster clouds: flat feet, piled heads, lit on the side of the light. */
export function clouds(s: Stage, horizon: number, amount: number, heavy = false): void {
  const { W, u, pal } = s
  const count = Math.round(amount * 9)
  s.plane(
    'clouds',
    {
      extent: [0, horizon * 0.98],
      depth: 0.86,
      rim: heavy ? 0.35 : 0.6,
      tint: heavy ? pal.top : mix(pal.mid, pal.low, 0.4),
      tintAmount: heavy ? 0.75 : 0.6,
      brush: 0.16,
      mist: [horizon * 0.25, horizon, 0.75],
    },
    (pen) => {
      const { c, rng } = pen
      for (let i = 0; i < count; i++) {
        const low = heavy ? rng.range(-0.05, 0.45) : rng.range(0.22, 0.86)
        const y = horizon * low
        const len = rng.range(90, 260) * u * (heavy ? 1.7 : 1.1 - low * 0.3)
        const x = rng.range(-0.05, 1.05) * W
        const h = len * rng.range(0.1, 0.2) * (heavy ? 1.5 : 1)
        c.globalAlpha = heavy ? 0.85 : rng.range(0.55, 0.9)
        c.fillStyle = css(rng.chance(0.5) ? pen.base : pen.lit)
        c.beginPath()
        c.moveTo(x - len, y)
        const bumps = rng.int(6, 10)
        for (let k = 0; k < bumps; k++) {
          const a = (k + 0.5) / bumps
          const rise = Math.sin(a * Math.PI) ** 0.7 * h * rng.range(0.55, 1.25)
          const r = (len / bumps) * rng.range(0.9, 1.5)
          const cx = x - len + a * 2 * len
          c.ellipse(cx, y - rise * 0.55, r, Math.max(2, rise), 0, Math.PI, 0)
        }
        c.quadraticCurveTo(x, y + h * 0.18, x - len, y)
        c.fill()
      }
      c.globalAlpha = 1
    },
  )
}
