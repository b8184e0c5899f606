import type { Ctx } from './stage.ts'

export type Pts = readonly (readonly [number, number])[]

/** Fill a straight-edged shape. */
export function poly(c: Ctx, pts: Pts): void {
  c.beginPath()
  for (const [x, y] of pts) c.lineTo(x, y)
  c.closePath()
  c.fill()
}

/** Trace a smooth closed curve through the points (Catmull-Rom); `place` maps design units to pixels. */
export function trace(c: Ctx, pts: Pts, place: (x: number, y: number) => [number, number] = (x, y) => [x, y]): void {
  const p = pts.map(([x, y]) => place(x, y))
  const n = p.length
  c.beginPath()
  c.moveTo(p[0]![0], p[0]![1])
  for (let i = 0; i < n; i++) {
    const a = p[(i + n - 1) % n]!
    const b = p[i]!
    const d = p[(i + 1) % n]!
    const e = p[(i + 2) % n]!
    c.bezierCurveTo(
      b[0] + (d[0] - a[0]) / 6,
      b[1] + (d[1] - a[1]) / 6,
      d[0] - (e[0] - b[0]) / 6,
      d[1] - (e[1] - b[1]) / 6,
      d[0],
      d[1],
    )
  }
  c.closePath()
}

export function disc(c: Ctx, x: number, y: number, rx: number, ry = rx): void {
  c.beginPath()
  c.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  c.fill()
}

/** Adds a limb that tapers from w1 to w2, bowed by `bend`, to the open path: all wind the same way, so overlaps stay filled. */
export function addLimb(
  c: Ctx,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  w1: number,
  w2: number,
  bend = 0,
): void {
  const a = Math.atan2(y2 - y1, x2 - x1)
  const nx = -Math.sin(a)
  const ny = Math.cos(a)
  const mx = (x1 + x2) / 2 + nx * bend
  const my = (y1 + y2) / 2 + ny * bend
  const wm = (w1 + w2) / 2
  c.moveTo(x1 + (nx * w1) / 2, y1 + (ny * w1) / 2)
  c.quadraticCurveTo(mx + (nx * wm) / 2, my + (ny * wm) / 2, x2 + (nx * w2) / 2, y2 + (ny * w2) / 2)
  c.lineTo(x2 - (nx * w2) / 2, y2 - (ny * w2) / 2)
  c.quadraticCurveTo(mx - (nx * wm) / 2, my - (ny * wm) / 2, x1 - (nx * w1) / 2, y1 - (ny * w1) / 2)
  c.closePath()
}
