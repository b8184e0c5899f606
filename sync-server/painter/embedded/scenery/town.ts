import { type Colour, css, mix } from '../canvas/colour.ts'
import { poly } from '../canvas/path.ts'
import type { Pen } from '../canvas/stage.ts'

export type Town = 'medieval' | 'victorian' | 'neon' | 'future' | 'ruined' | 'western' | 'works'

/** A row of houses; `profile` gives the share of the height at a share of the width. */
export function skyline(p: Pen, y: number, h: number, kind: Town, profile: (t: number) => number): void {
  const { rng, W } = p
  const narrow = kind === 'neon' || kind === 'future' || kind === 'ruined'
  for (let x = -20; x < W + 20; ) {
    const w = h * (narrow ? rng.range(0.14, 0.3) : rng.range(0.2, 0.36))
    const high = h * (0.3 + 0.7 * profile((x + w / 2) / W)) * rng.range(0.65, 1.05)
    house(p, x, y, w, high, kind)
    x += w * (kind === 'future' ? rng.range(1, 1.4) : rng.range(0.86, 1.06))
  }
}

function house(p: Pen, x: number, y: number, w: number, h: number, kind: Town): void {
  const { c, rng } = p
  c.fillStyle = css(mix(p.base, p.shade, rng.range(0, 0.4)))
  poly(c, [[x, y], ...roof(p, x, y - h, w, kind), [x + w, y]])
  const face = p.dir > 0 ? x + w * 0.62 : x
  c.fillStyle = css(p.lit, 0.35)
  c.fillRect(face, y - h + w * 0.1, w * 0.38, h)
  windows(p, x, y - h, w, h, kind)
}

/** The top of a house, from left to right. */
function roof(p: Pen, x: number, top: number, w: number, kind: Town): [number, number][] {
  const { rng } = p
  const r = x + w
  switch (kind) {
    case 'medieval':
      return rng.chance(0.25)
        ? [
            [x, top],
            [x - w * 0.06, top - w * 0.1],
            [x - w * 0.06, top - w * 0.3],
            [x + w * 0.2, top - w * 0.3],
            [x + w * 0.2, top - w * 0.18],
            [x + w * 0.4, top - w * 0.18],
            [x + w * 0.4, top - w * 0.3],
            [x + w * 0.66, top - w * 0.3],
            [x + w * 0.66, top - w * 0.18],
            [x + w * 0.8, top - w * 0.18],
            [x + w * 0.8, top - w * 0.3],
            [r + w * 0.06, top - w * 0.3],
            [r + w * 0.06, top - w * 0.1],
            [r, top],
          ]
        : [
            [x, top],
            [x - w * 0.07, top],
            [x + w / 2, top - w * rng.range(0.6, 1.3)],
            [r + w * 0.07, top],
            [r, top],
          ]
    case 'victorian': {
      const chimney = x + w * rng.range(0.12, 0.7)
      return [
        [x, top],
        [x + w * 0.12, top - w * 0.3],
        [chimney, top - w * 0.3],
        [chimney, top - w * 0.58],
        [chimney + w * 0.13, top - w * 0.58],
        [chimney + w * 0.13, top - w * 0.3],
        [r - w * 0.04, top - w * 0.3],
        [r, top],
      ]
    }
    case 'works':
      return rng.chance(0.35)
        ? [
            [x + w * 0.2, top],
            [x + w * 0.3, top - w * 1.5],
            [x + w * 0.7, top - w * 1.5],
            [x + w * 0.8, top],
          ]
        : [
            [x, top],
            [x, top - w * 0.3],
            [x + w * 0.33, top],
            [x + w * 0.33, top - w * 0.3],
            [x + w * 0.66, top],
            [x + w * 0.66, top - w * 0.3],
            [r, top],
          ]
    case 'western':
      return rng.chance(0.5)
        ? [
            [x, top],
            [x + w * 0.2, top],
            [x + w * 0.2, top - w * 0.16],
            [x + w * 0.8, top - w * 0.16],
            [x + w * 0.8, top],
            [r, top],
          ]
        : [
            [x, top + w * 0.1],
            [x + w / 2, top - w * 0.2],
            [r, top + w * 0.1],
          ]
    case 'future': {
      const tip = top - w * rng.range(0.6, 2.2)
      return rng.chance(0.5)
        ? [
            [x, top],
            [x + w * 0.3, top - w * 0.4],
            [x + w * 0.47, tip],
            [x + w * 0.53, tip],
            [x + w * 0.7, top - w * 0.4],
            [r, top],
          ]
        : [
            [x, top],
            [x, top - w * 0.1],
            [r, top - w * rng.range(0.3, 0.9)],
            [r, top],
          ]
    }
    case 'ruined':
      return [
        [x, top + w * rng.range(0, 0.5)],
        [x + w * 0.16, top],
        [x + w * 0.3, top + w * rng.range(0.2, 0.6)],
        [x + w * 0.44, top + w * 0.1],
        [x + w * 0.6, top + w * rng.range(0.3, 0.9)],
        [x + w * 0.74, top + w * 0.3],
        [r, top + w * rng.range(0.2, 0.9)],
      ]
    case 'neon': {
      const set = x + w * rng.range(0.1, 0.3)
      return [
        [x, top + w * 0.4],
        [set, top + w * 0.4],
        [set, top],
        [x + w * 0.5, top],
        [x + w * 0.5, top - w * 0.5],
        [x + w * 0.53, top - w * 0.5],
        [x + w * 0.53, top],
        [x + w * 0.84, top],
        [x + w * 0.84, top + w * 0.2],
        [r, top + w * 0.2],
      ]
    }
  }
}

/** Lights in runs, a floor or a stair at a time, never strewn. */
function windows(p: Pen, x: number, top: number, w: number, h: number, kind: Town): void {
  const { rng } = p
  const neon = kind === 'neon'
  const size = Math.max(3, w * (neon ? 0.07 : 0.1))
  const cols = Math.max(2, Math.floor((w * 0.8) / (size * 2)))
  const rows = Math.floor((h * 0.9) / (size * 2.6))
  const share = kind === 'ruined' ? 0.04 : neon ? 0.4 : kind === 'future' ? 0.3 : 0.22
  const glow: Colour = neon && rng.chance(0.4) ? p.accent2 : p.accent
  const at: [number, number][] = []
  for (let row = 1; row < rows; row++) {
    if (!rng.chance(share)) continue
    const from = rng.int(0, cols - 1)
    const to = Math.min(cols - 1, from + rng.int(0, 2))
    for (let col = from; col <= to; col++) at.push([x + w * 0.12 + col * size * 2, top + w * 0.3 + row * size * 2.6])
  }
  p.after((c) => {
    c.fillStyle = css(glow, 0.6)
    for (const [wx, wy] of at) c.fillRect(wx, wy, size, size * (neon ? 0.8 : 1.5))
    if (!neon || !rng.chance(0.3)) return
    c.fillStyle = css(rng.chance(0.5) ? p.accent : p.accent2, 0.75)
    c.fillRect(x + w * 0.7, top + w * 0.5, w * 0.14, h * rng.range(0.2, 0.4))
  })
}
