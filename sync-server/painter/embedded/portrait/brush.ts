import { type Colour, css, mix, tune } from '../canvas/colour.ts'
import { type Pts, trace } from '../canvas/path.ts'
import type { Person } from './person.ts'

/** A tone as it is in the shadow; `t` is how deep. */
export const shadowOf = (p: Person, k: Colour, t = 0.5): Colour => mix(tune(k, 0.56), p.dark, t)
/** A tone as the light takes it. */
export const litOf = (p: Person, k: Colour, t = 0.3): Colour => mix(k, p.light, t)

function outline(p: Person, pts: Pts, smooth: boolean): void {
  if (smooth) {
    trace(p.c, pts)
    return
  }
  p.c.beginPath()
  for (const [x, y] of pts) p.c.lineTo(x, y)
  p.c.closePath()
}

/** A flat patch of paint. */
export function fill(p: Person, pts: Pts, colour: Colour, alpha = 1, smooth = true): void {
  p.c.fillStyle = css(colour, alpha)
  outline(p, pts, smooth)
  p.c.fill()
}

export interface PartOptions {
  /** Where the shadow ends, as a share of the width from the dark side: 0 all lit, 1 all dark. */
  readonly k?: number
  /** How the end of the shadow leans from top to bottom, as a share of the width. */
  readonly lean?: number
  readonly smooth?: boolean
  /** Strength of the light on the edge towards it, and of the light from behind on the other one. */
  readonly rim?: number
  readonly back?: number
  /** A second outline within the first, left open: the face in a hood. */
  readonly hole?: Pts
}

/**
 * A solid piece of the bust: shadow, a half tone and light, parted along the form of the piece, and both edges
 * touched by light.
 */
export function part(p: Person, pts: Pts, colour: Colour, options: PartOptions = {}): void {
  const { c } = p
  const { k = 0.4, lean = 0, smooth = true, rim = 0.6, back = 0.3, hole } = options
  const path = () => {
    outline(p, pts, smooth)
    if (!hole) return
    hole.forEach(([x, y], i) => {
      if (i === 0) c.moveTo(x, y)
      else c.lineTo(x, y)
    })
    c.closePath()
  }
  const { top, bottom, left, right, spanAt } = measure(pts)
  path()
  const shade = c.createLinearGradient(0, top, 0, bottom)
  shade.addColorStop(0, css(shadowOf(p, colour, 0.42)))
  shade.addColorStop(1, css(shadowOf(p, mix(colour, p.back, 0.1), 0.52)))
  c.fillStyle = shade
  c.fill('evenodd')
  c.save()
  c.clip('evenodd')
  const phase = p.rng.range(0, 6)
  const steps = 8
  const edge: [number, number][] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const y = top - 6 + (bottom - top + 12) * t
    const [a, b] = spanAt(y)
    const wave = Math.sin(phase + t * 4.2) * 0.035 + p.rng.range(-0.012, 0.012)
    edge.push([a + (b - a) * (k + lean * (t - 0.5) + wave), y])
  }
  const band = Math.min(26, (right - left) * 0.085)
  toLight(p, edge, right, -band)
  c.fillStyle = css(mix(shadowOf(p, colour, 0.4), colour, 0.52))
  c.fill()
  toLight(p, edge, right, 0)
  const lit = c.createLinearGradient(left, 0, right, 0)
  lit.addColorStop(0.3, css(colour))
  lit.addColorStop(1, css(litOf(p, colour, 0.05 + 0.2 * colour[0])))
  c.fillStyle = lit
  c.fill()
  path()
  const g = c.createLinearGradient(left, 0, right, 0)
  g.addColorStop(0, css(p.back, back))
  g.addColorStop(0.3, css(p.back, 0))
  g.addColorStop(0.6, css(p.light, 0))
  g.addColorStop(1, css(p.light, rim))
  c.strokeStyle = g
  c.lineWidth = 6
  c.stroke()
  c.restore()
}

/** The path of everything on the light's side of an edge. */
function toLight(p: Person, edge: readonly (readonly [number, number])[], right: number, shift: number): void {
  const { c } = p
  c.beginPath()
  edge.forEach(([x, y], i) => {
    const before = edge[i - 1]
    if (!before) c.moveTo(x + shift, y)
    else c.quadraticCurveTo(before[0] + shift, (before[1] + y) / 2, x + shift, y)
  })
  c.lineTo(right + 20, edge.at(-1)?.[1] ?? 0)
  c.lineTo(right + 20, edge[0]?.[1] ?? 0)
  c.closePath()
}

/** The box around a shape, and how far it reaches from side to side at a height. */
function measure(pts: Pts) {
  const xs = pts.map(([x]) => x)
  const ys = pts.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const spanAt = (height: number): [number, number] => {
    const y = Math.min(bottom - 1, Math.max(top + 1, height))
    let [a, b] = [right, left]
    pts.forEach(([x0, y0], i) => {
      const [x1, y1] = pts[(i + 1) % pts.length] ?? [x0, y0]
      if (y0 > y === y1 > y) return
      const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)
      a = Math.min(a, x)
      b = Math.max(b, x)
    })
    return a < b ? [a, b] : [left, right]
  }
  return { left, right, top, bottom, spanAt }
}

/** Bent strokes, each from its first to its third point by way of the second. */
export function strokes(p: Person, pts: Pts, colour: Colour, width = 3, alpha = 1): void {
  const { c } = p
  c.strokeStyle = css(colour, alpha)
  c.lineWidth = width
  c.lineCap = 'round'
  for (let i = 0; i + 2 < pts.length; i += 3) {
    const [a, b, d] = [pts[i]!, pts[i + 1]!, pts[i + 2]!]
    c.beginPath()
    c.moveTo(a[0], a[1])
    c.quadraticCurveTo(b[0], b[1], d[0], d[1])
    c.stroke()
  }
}

/** A lock of hair or a fold: thick in its middle, pointed at its end, bent through four points. */
export function lock(p: Person, pts: Pts, width: number, colour: Colour, alpha = 1, root = 0.35): void {
  const [a, b, d, e] = [pts[0]!, pts[1]!, pts[2]!, pts[3]!]
  const left: [number, number][] = []
  const right: [number, number][] = []
  const steps = 8
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const u = 1 - t
    const at = (j: 0 | 1) => u * u * u * a[j] + 3 * u * u * t * b[j] + 3 * u * t * t * d[j] + t * t * t * e[j]
    const slope = (j: 0 | 1) => 3 * u * u * (b[j] - a[j]) + 6 * u * t * (d[j] - b[j]) + 3 * t * t * (e[j] - d[j])
    const [dx, dy] = [slope(0), slope(1)]
    const n = Math.hypot(dx, dy) || 1
    const w = (width / 2) * (t < root ? 0.55 + 0.45 * (t / root) : Math.max(0, 1 - ((t - root) / (1 - root)) ** 1.6))
    left.push([at(0) - (dy / n) * w, at(1) + (dx / n) * w])
    right.unshift([at(0) + (dy / n) * w, at(1) - (dx / n) * w])
  }
  fill(p, [...left, ...right], colour, alpha)
}

/** A round pane or knob with a ring: goggles, eyepieces, buttons. */
export function pane(
  p: Person,
  x: number,
  y: number,
  rx: number,
  ry: number,
  ring: Colour,
  glass: Colour,
  thick = 7,
): void {
  const { c } = p
  c.fillStyle = css(ring)
  c.beginPath()
  c.ellipse(x, y, rx, ry, 0, 0, 7)
  c.fill()
  c.strokeStyle = css(litOf(p, ring, 0.6), 0.8)
  c.lineWidth = 2
  c.beginPath()
  c.ellipse(x, y, rx - 1.5, ry - 1.5, 0, -1.3, 1)
  c.stroke()
  const g = c.createLinearGradient(x - rx, y + ry, x + rx, y - ry)
  g.addColorStop(0, css(mix(glass, p.dark, 0.75)))
  g.addColorStop(0.55, css(glass))
  g.addColorStop(1, css(litOf(p, glass, 0.7)))
  c.fillStyle = g
  c.beginPath()
  c.ellipse(x, y, rx - thick, ry - thick, 0, 0, 7)
  c.fill()
}
