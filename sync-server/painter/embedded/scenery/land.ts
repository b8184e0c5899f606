import { css } from '../canvas/colour.ts'
import { addLimb, poly } from '../canvas/path.ts'
import { noise1 } from '../canvas/rng.ts'
import type { Pen } from '../canvas/stage.ts'

/** A ridge with a flank of light cut from every peak; `y` is its foot, `h` its height. */
export function mountains(p: Pen, y: number, h: number, wave: number): void {
  const n = noise1(p.rng, 4, 0.5)
  const at = (x: number) => y - h * Math.max(0, 1 - 2.1 * Math.abs(n(x / wave))) - h * 0.1
  const { c, W, H } = p
  c.fillStyle = css(p.base)
  c.beginPath()
  c.moveTo(-4, H)
  for (let x = -4; x <= W + 4; x += 4) c.lineTo(x, at(x))
  c.lineTo(W + 4, H)
  c.fill()
  c.fillStyle = css(p.lit, 0.75)
  for (let x = 8; x < W - 8; x += 4) {
    const top = at(x)
    if (top >= at(x - 4) || top > at(x + 4) || y - top < h * 0.3) continue
    const drop = (y - top) * p.rng.range(0.5, 0.8)
    poly(c, [
      [x, top],
      [x + p.dir * drop * 0.2, top + drop * 0.3],
      [x + p.dir * drop * 0.1, top + drop * 0.5],
      [x + p.dir * drop * 0.46, top + drop],
      [x + p.dir * drop * 0.62, top + drop],
      [x + p.dir * drop * 0.42, top + drop * 0.46],
    ])
  }
}

/** A fir of ragged tiers. */
export function pine(p: Pen, x: number, y: number, h: number): void {
  const { c, rng } = p
  const tiers = 8
  const left: [number, number][] = []
  const right: [number, number][] = []
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers
    const w = h * (0.02 + 0.2 * t ** 0.85) * rng.range(0.8, 1.15)
    const yy = y - h + h * 0.93 * t
    left.unshift([x - w, yy + h * 0.03], [x - w * 0.55, yy])
    right.push([x + w * 0.55, yy], [x + w, yy + h * 0.03])
  }
  c.fillStyle = css(p.base)
  poly(c, [[x, y - h * 1.04], ...right, ...left])
  c.fillRect(x - h * 0.018, y - h * 0.1, h * 0.036, h * 0.1)
  c.fillStyle = css(p.lit, 0.55)
  poly(c, [[x, y - h * 1.02], ...(p.dir > 0 ? right : [...left].reverse()), [x, y - h * 0.06]])
}

/** A bare tree; all limbs in one path. */
export function deadTree(p: Pen, x: number, y: number, h: number): void {
  const { c, rng } = p
  c.fillStyle = css(p.base)
  c.beginPath()
  const grow = (x0: number, y0: number, angle: number, length: number, width: number, level: number) => {
    const [x1, y1] = [x0 + Math.cos(angle) * length, y0 + Math.sin(angle) * length]
    addLimb(c, x0, y0, x1, y1, width, width * 0.62, rng.range(-0.12, 0.12) * length)
    if (level === 0) return
    for (const turn of [-1, 1]) {
      if (level < 3 && rng.chance(0.16)) continue
      grow(x1, y1, angle + turn * rng.range(0.28, 0.75), length * rng.range(0.6, 0.8), width * 0.6, level - 1)
    }
  }
  grow(x, y, -Math.PI / 2 + rng.range(-0.12, 0.12), h * 0.34, h * 0.075, 5)
  c.fill()
}

/** Flat-topped hills with a torn edge of light. */
export function mesas(p: Pen, y: number, h: number, count: number): void {
  const { c, rng, W, H } = p
  for (let i = 0; i < count; i++) {
    const x = ((i + rng.range(0.1, 0.9)) / count) * W
    const w = rng.range(0.09, 0.2) * W
    const top = y - h * rng.range(0.45, 1)
    c.fillStyle = css(p.base)
    poly(c, [
      [x - w * 1.3, H],
      [x - w * 0.9, y - h * 0.16],
      [x - w * 0.72, top + h * 0.1],
      [x - w * 0.66, top],
      [x + w * 0.6, top],
      [x + w * 0.7, top + h * 0.12],
      [x + w * 0.9, y - h * 0.14],
      [x + w * 1.3, H],
    ])
    c.fillStyle = css(p.lit, 0.7)
    const side = p.dir
    poly(c, [
      [x + side * w * 0.3, top + 2],
      [x + side * w * 0.62, top + 2],
      [x + side * w * 0.7, top + h * 0.12],
      [x + side * w * 0.86, y - h * 0.1],
      [x + side * w * 0.5, y - h * 0.12],
      [x + side * w * 0.42, top + h * 0.3],
    ])
    c.fillStyle = css(p.shade, 0.3)
    c.fillRect(x - w * 0.7, top + h * 0.16, w * 1.4, h * 0.025)
  }
  c.fillStyle = css(p.base)
  c.fillRect(0, y - h * 0.06, W, H)
}

/** A saguaro with two arms. */
export function cactus(p: Pen, x: number, y: number, h: number): void {
  const { c } = p
  c.lineCap = 'round'
  for (const [tone, shift, width] of [
    [p.base, 0, 0.15],
    [p.lit, 0.035 * p.dir, 0.04],
  ] as const) {
    c.strokeStyle = css(tone)
    c.lineWidth = h * width
    const dx = h * shift
    c.beginPath()
    c.moveTo(x + dx, y)
    c.lineTo(x + dx, y - h)
    c.moveTo(x + dx, y - h * 0.42)
    c.quadraticCurveTo(x - h * 0.28 + dx, y - h * 0.4, x - h * 0.28 + dx, y - h * 0.74)
    c.moveTo(x + dx, y - h * 0.3)
    c.quadraticCurveTo(x + h * 0.26 + dx, y - h * 0.3, x + h * 0.26 + dx, y - h * 0.56)
    c.stroke()
  }
}

/** Leaning stones and crosses in a row. */
export function graves(p: Pen, y: number, h: number, count: number): void {
  const { c, rng, W } = p
  for (let i = 0; i < count; i++) {
    const x = ((i + rng.range(0.2, 0.8)) / count) * W
    const s = h * rng.range(0.6, 1.1)
    c.save()
    c.translate(x, y)
    c.rotate(rng.range(-0.16, 0.16))
    c.fillStyle = css(rng.chance(0.3) ? p.lit : p.base)
    if (rng.chance(0.45)) {
      c.fillRect(-s * 0.09, -s, s * 0.18, s * 1.2)
      c.fillRect(-s * 0.34, -s * 0.76, s * 0.68, s * 0.18)
    } else {
      c.beginPath()
      c.roundRect(-s * 0.3, -s * 0.8, s * 0.6, s * 1.2, [s * 0.3, s * 0.3, 0, 0])
      c.fill()
    }
    c.restore()
  }
}
