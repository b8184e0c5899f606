import { css, mix } from '../canvas/colour.ts'
import { disc } from '../canvas/path.ts'
import type { Pen, Stage } from '../canvas/stage.ts'

/** A cogwheel with five holes. */
export function gear(p: Pen, x: number, y: number, r: number, teeth: number): void {
  const { c } = p
  c.fillStyle = css(p.base)
  c.beginPath()
  for (let i = 0; i < teeth * 4; i++) {
    const a = (i / (teeth * 4)) * Math.PI * 2
    const rr = r * (i % 4 < 2 ? 1 : 0.86)
    c.lineTo(x + Math.cos(a) * rr, y + Math.sin(a) * rr)
  }
  c.closePath()
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2 + 0.3
    c.moveTo(x + Math.cos(a) * r * 0.5 + r * 0.17, y + Math.sin(a) * r * 0.5)
    c.arc(x + Math.cos(a) * r * 0.5, y + Math.sin(a) * r * 0.5, r * 0.17, 0, Math.PI * 2)
  }
  c.moveTo(x + r * 0.12, y)
  c.arc(x, y, r * 0.12, 0, Math.PI * 2)
  c.fill('evenodd')
}

/** Pointed windows between pillars. */
export function arches(p: Pen, count: number): void {
  const { c, W, H } = p
  const w = W / count
  c.fillStyle = css(p.base)
  c.beginPath()
  c.rect(-10, -10, W + 20, H + 20)
  for (let i = 0; i < count; i++) {
    const [l, r] = [i * w + w * 0.16, i * w + w * 0.84]
    const m = (l + r) / 2
    c.moveTo(l, H)
    c.lineTo(l, H * 0.34)
    c.quadraticCurveTo(l, H * 0.16, m, H * 0.05)
    c.quadraticCurveTo(r, H * 0.16, r, H * 0.34)
    c.lineTo(r, H)
    c.closePath()
  }
  c.fill('evenodd')
  c.fillStyle = css(p.lit, 0.4)
  for (let i = 0; i <= count; i++) c.fillRect(i * w + (p.dir > 0 ? w * 0.05 : -w * 0.12), H * 0.3, w * 0.06, H)
}

/** Shelves of books to both sides. */
export function shelves(p: Pen): void {
  const { c, rng, W, H } = p
  for (const [from, to] of [
    [0, 0.27],
    [0.73, 1],
  ] as const) {
    c.fillStyle = css(mix(p.base, p.shade, 0.5))
    c.fillRect(W * from, 0, W * (to - from), H)
    for (let row = 0; row < 7; row++) {
      const y = H * (0.04 + row * 0.145)
      const h = H * 0.118
      for (let x = W * from + 5; x < W * to - 8; ) {
        const w = rng.range(6, 15)
        const tall = h * rng.range(0.68, 0.96)
        const tones = [
          p.base,
          p.lit,
          mix(p.base, p.accent, 0.45),
          mix(p.base, p.accent2, 0.4),
          mix(p.lit, p.accent, 0.3),
        ]
        c.fillStyle = css(rng.pick(tones))
        if (!rng.chance(0.1)) c.fillRect(x, y + h - tall, w - 1.2, tall)
        x += w
      }
      c.fillStyle = css(p.lit, 0.6)
      c.fillRect(W * from, y + h, W * (to - from), 4)
    }
  }
}

/** A mast, yards and shrouds of a ship. */
export function rigging(p: Pen): void {
  const { c, W, H } = p
  c.strokeStyle = css(p.base)
  c.lineCap = 'round'
  const line = (x0: number, y0: number, x1: number, y1: number, w: number) => {
    c.lineWidth = w
    c.beginPath()
    c.moveTo(x0, y0)
    c.lineTo(x1, y1)
    c.stroke()
  }
  for (const [x, side] of [
    [0.13, 1],
    [0.9, -1],
  ] as const) {
    line(W * x, H, W * (x + side * 0.01), -10, 13)
    line(W * (x - 0.16), H * 0.24, W * (x + 0.16), H * 0.2, 8)
    for (let i = 0; i < 5; i++) line(W * (x + side * (0.06 + i * 0.05)), H, W * (x + side * 0.012), H * 0.22, 2)
    for (let k = 0; k < 9; k++)
      line(
        W * (x + side * (0.02 + k * 0.006)),
        H * (0.32 + k * 0.07),
        W * (x + side * (0.05 + k * 0.026)),
        H * (0.32 + k * 0.07),
        1.6,
      )
  }
  c.fillStyle = css(p.lit, 0.8)
  c.beginPath()
  c.moveTo(W * -0.02, H * 0.25)
  c.quadraticCurveTo(W * 0.12, H * 0.32, W * 0.28, H * 0.21)
  c.lineTo(W * 0.24, H * 0.44)
  c.quadraticCurveTo(W * 0.1, H * 0.52, W * -0.02, H * 0.48)
  c.fill()
}

/** Bats in a loose flock. */
export function bats(p: Pen, count: number): void {
  const { c, rng, W, H } = p
  c.fillStyle = css(p.base)
  for (let i = 0; i < count; i++) {
    const [x, y, s] = [W * rng.range(0.04, 0.96), H * rng.range(0.05, 0.42), W * rng.range(0.016, 0.042)]
    c.beginPath()
    c.moveTo(x, y + s * 0.3)
    for (const side of [-1, 1]) {
      c.quadraticCurveTo(x + side * s * 0.5, y - s * 0.5, x + side * s * 1.6, y - s * 0.7)
      c.quadraticCurveTo(x + side * s * 1.3, y - s * 0.1, x + side * s * 1.2, y + s * 0.3)
      c.quadraticCurveTo(x + side * s * 0.8, y, x + side * s * 0.6, y + s * 0.5)
      c.quadraticCurveTo(x + side * s * 0.3, y + s * 0.2, x, y + s * 0.5)
    }
    c.fill()
  }
}

/** A great world with bands and a lit limb, low at the dark side. */
export function planet(s: Stage, x: number, y: number, r: number): void {
  const { c, pal, light } = s
  const rng = s.rng.fork('planet')
  c.save()
  c.beginPath()
  c.arc(x, y, r, 0, 7)
  c.clip()
  const body = mix(pal.mid, pal.low, 0.4)
  c.fillStyle = css(body)
  c.fillRect(x - r, y - r, r * 2, r * 2)
  c.translate(x, y)
  c.rotate(-0.35)
  for (let i = 0; i < 9; i++) {
    c.fillStyle = css(i % 2 ? mix(body, pal.accent2, 0.3) : mix(body, pal.light, 0.3), 0.5)
    c.fillRect(-r, -r + (i + rng.range(-0.3, 0.3)) * r * 0.24, r * 2, r * rng.range(0.05, 0.14))
  }
  c.rotate(0.35)
  const a = Math.atan2(light.y - y, light.x - x)
  const g = c.createRadialGradient(
    Math.cos(a) * r * 0.75,
    Math.sin(a) * r * 0.75,
    r * 0.3,
    Math.cos(a) * r * 0.6,
    Math.sin(a) * r * 0.6,
    r * 1.85,
  )
  g.addColorStop(0, css(pal.light, 0.45))
  g.addColorStop(0.35, css(pal.top, 0))
  g.addColorStop(0.75, css(pal.top, 0.82))
  g.addColorStop(1, css(pal.top, 0.95))
  c.fillStyle = g
  c.fillRect(-r, -r, r * 2, r * 2)
  c.restore()
  c.strokeStyle = css(pal.light, 0.4)
  c.lineWidth = r * 0.05
  c.beginPath()
  c.ellipse(x, y, r * 1.6, r * 0.32, -0.35, 0.1, Math.PI - 0.1)
  c.stroke()
}

/** Standing stones around a light. */
export function stones(p: Pen, y: number, h: number): void {
  const { c, rng, W } = p
  for (let i = 0; i < 7; i++) {
    const x = W * (0.02 + i * 0.16)
    const s = h * rng.range(0.7, 1.1)
    c.fillStyle = css(p.base)
    c.beginPath()
    c.roundRect(x - s * 0.17, y - s, s * 0.34, s * 1.3, s * 0.07)
    c.fill()
    c.fillStyle = css(p.lit, 0.6)
    c.fillRect(x + (p.dir > 0 ? s * 0.06 : -s * 0.16), y - s * 0.96, s * 0.1, s)
    p.after((k) => {
      k.fillStyle = css(p.accent, 0.55)
      disc(k, x, y - s * 0.6, s * 0.035, s * 0.09)
    })
  }
}
