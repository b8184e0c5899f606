import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Palette } from '../palettes.ts'
import { type Colour, css, mix, tune } from './colour.ts'
import type { Rng } from './rng.ts'
import { textures } from './textures.ts'

export type Ctx = SKRSContext2D

/** The one key light of the picture: sun, moon, or the glow a scene is lit by. */
export interface Light {
  x: number
  y: number
  r: number
  strength: number
}

/** What a silhouette is drawn with: tones of its plane's distance, already mixed with the air. */
export interface Pen {
  c: Ctx
  W: number
  H: number
  rng: Rng
  depth: number
  base: Colour
  /** The side towards the light, the side away from it, and a lighter detail tone. */
  lit: Colour
  shade: Colour
  accent: Colour
  accent2: Colour
  /** +1: the light stands to the right of the plane's focus. */
  dir: 1 | -1
  /** Things that shine through the air (windows, lamps) are drawn after the plane's haze. */
  after(draw: (c: Ctx) => void): void
  /** A soft glow of the given colour, painted with 'screen' after the plane. */
  glow(x: number, y: number, r: number, colour: Colour, alpha?: number): void
}

export interface PlaneOptions {
  /** 0 = at our feet (pure ink), 1 = at the horizon (pure air). */
  depth: number
  /** Rim light strength 0..1. */
  rim?: number
  focusX?: number
  /** Haze rising from the plane's foot: from y0 (none) to y1 (amount). */
  mist?: [y0: number, y1: number, amount: number]
  /** The rows the plane can touch; a tight band is most of the speed. */
  extent?: [top: number, bottom: number]
  tint?: Colour
  tintAmount?: number
  brush?: number
}

/** Three surfaces per size, kept for the life of the process; painting is synchronous, so nobody shares them. */
const surfaces = new Map<string, [Canvas, Canvas, Canvas]>()

/** Make the recorded drawing happen now, so that the source surface is free to change without being copied first. */
const flush = (c: Ctx) => void c.getImageData(0, 0, 1, 1)

export class Stage {
  readonly canvas: Canvas
  readonly c: Ctx
  private readonly layer: Canvas
  private readonly l: Ctx
  private readonly mask: Canvas
  private readonly brushes: NonNullable<ReturnType<Ctx['createPattern']>>
  private readonly sprites = new Map<string, Canvas>()
  private readonly m: Ctx

  /** Pixels per design unit: 1 at a height of 720. */
  readonly u: number

  constructor(
    readonly W: number,
    readonly H: number,
    readonly pal: Palette,
    readonly light: Light,
    readonly rng: Rng,
  ) {
    const key = `${W}x${H}`
    const set = surfaces.get(key) ?? [createCanvas(W, H), createCanvas(W, H), createCanvas(W, H)]
    surfaces.set(key, set)
    ;[this.canvas, this.layer, this.mask] = set
    ;[this.c, this.l, this.m] = set.map((s) => s.getContext('2d')) as [Ctx, Ctx, Ctx]
    for (const c of [this.c, this.l, this.m]) c.reset()
    this.brushes = this.l.createPattern(textures().brush, 'repeat')!
    this.u = Math.min(W, H) / 720
  }

  /** The colour of something dark at this distance. */
  tone(depth: number): Colour {
    return mix(this.pal.ink, this.pal.haze, Math.min(1, depth) ** 1.12)
  }

  /** Draw one plane of depth: silhouettes, rim light from the key light, haze at the foot, brush marks; then onto the picture. */
  plane(name: string, o: PlaneOptions, draw: (pen: Pen) => void): void {
    const { W, H, pal, light } = this
    const top = Math.max(0, Math.floor(o.extent?.[0] ?? 0))
    const bottom = Math.min(H, Math.ceil(o.extent?.[1] ?? H))
    if (bottom - top < 2) return
    const rows = bottom - top
    const { layer, l, mask, m } = this
    l.globalCompositeOperation = 'source-over'
    l.globalAlpha = 1
    l.clearRect(0, top, W, rows)
    const later: ((c: Ctx) => void)[] = []
    const glows: (() => void)[] = []
    let base = this.tone(o.depth)
    if (o.tint) base = mix(base, o.tint, o.tintAmount ?? 0.3)
    const focus = o.focusX ?? light.x
    const pen: Pen = {
      c: l,
      W,
      H,
      rng: this.rng.fork(name),
      depth: o.depth,
      base,
      lit: mix(base, mix(pal.light, pal.low, 0.5), 0.2 + 0.06 * light.strength),
      shade: mix(base, tune(pal.ink, 0.8), 0.34),
      accent: pal.accent,
      accent2: pal.accent2,
      dir: light.x >= focus ? 1 : -1,
      after: (d) => later.push(d),
      glow: (x, y, r, colour, alpha = 0.5) => glows.push(() => this.glow(x, y, r, colour, alpha)),
    }
    l.fillStyle = css(base)
    l.strokeStyle = css(base)
    l.lineCap = 'round'
    l.lineJoin = 'round'
    l.save()
    draw(pen)
    l.restore()

    const brush = (o.brush ?? 0.1) * (0.22 + o.depth * 0.9)
    if (brush > 0.03) {
      l.globalCompositeOperation = 'source-atop'
      l.globalAlpha = brush
      l.fillStyle = this.brushes
      l.fillRect(0, top, W, rows)
      l.globalAlpha = 1
    }
    const rim = o.depth > 0.78 ? 0 : (o.rim ?? 0)
    if (rim > 0) {
      // Rim = the plane minus itself moved away from the light; tinted; fading with distance from the light.
      const dx = light.x - focus
      const dy = light.y - H * 0.62
      const n = Math.hypot(dx, dy) || 1
      const w = (1.1 + (1 - o.depth) * 2.4) * this.u
      m.globalCompositeOperation = 'source-over'
      m.clearRect(0, top, W, rows)
      m.drawImage(layer, 0, top, W, rows, 0, top, W, rows)
      m.globalCompositeOperation = 'destination-out'
      // Whole pixels: a fractional shift makes the rasteriser resample and costs seven times as much.
      m.drawImage(
        layer,
        0,
        top,
        W,
        rows,
        Math.round((-dx / n) * w * 1.3),
        top + (Math.round((-dy / n) * w) || 1),
        W,
        rows,
      )
      flush(m)
      // 'source-in' is unbounded: without the clip it walks the whole surface. A linear fade is a third of a radial one.
      m.save()
      m.beginPath()
      m.rect(0, top, W, rows)
      m.clip()
      m.globalCompositeOperation = 'source-in'
      const reach = W * 0.62
      const g = m.createLinearGradient(light.x - reach, 0, light.x + reach, 0)
      const ink = mix(pal.light, pal.low, 0.25)
      g.addColorStop(0, css(ink, rim * 0.15))
      g.addColorStop(0.3, css(ink, rim * 0.55))
      g.addColorStop(0.5, css(ink, rim))
      g.addColorStop(0.7, css(ink, rim * 0.55))
      g.addColorStop(1, css(ink, rim * 0.15))
      m.fillStyle = g
      m.fillRect(0, top, W, rows)
      m.restore()
      l.globalCompositeOperation = 'source-atop'
      l.drawImage(mask, 0, top, W, rows, 0, top, W, rows)
      flush(l)
    }
    if (o.mist) {
      const [y0, y1, amount] = o.mist
      const g = l.createLinearGradient(0, y0, 0, y1 + (y1 - y0) * 0.9)
      g.addColorStop(0, css(pal.haze, 0))
      g.addColorStop(0.32, css(pal.haze, amount * 0.55))
      g.addColorStop(0.52, css(pal.haze, amount))
      g.addColorStop(1, css(pal.haze, amount * 0.12))
      l.globalCompositeOperation = 'source-atop'
      l.fillStyle = g
      l.fillRect(0, y0, W, H - y0)
    }
    this.c.drawImage(layer, 0, top, W, rows, 0, top, W, rows)
    flush(this.c)
    for (const g of glows) g()
    for (const d of later) {
      this.c.save()
      d(this.c)
      this.c.restore()
    }
  }

  /** A soft round light, added to what is there. */
  glow(x: number, y: number, r: number, colour: Colour, alpha: number): void {
    if (r < 160) {
      // Small glows are stamped from one sprite per colour.
      const key = css(colour)
      let sprite = this.sprites.get(key)
      if (!sprite) {
        sprite = createCanvas(128, 128)
        const k = sprite.getContext('2d')
        const g = k.createRadialGradient(64, 64, 0, 64, 64, 64)
        for (const [at, a] of [
          [0, 1],
          [0.25, 0.45],
          [0.6, 0.12],
          [1, 0],
        ] as const)
          g.addColorStop(at, css(colour, a))
        k.fillStyle = g
        k.fillRect(0, 0, 128, 128)
        this.sprites.set(key, sprite)
      }
      this.c.globalCompositeOperation = 'screen'
      this.c.globalAlpha = alpha
      this.c.drawImage(sprite, x - r, y - r, r * 2, r * 2)
      this.c.globalAlpha = 1
      this.c.globalCompositeOperation = 'source-over'
      return
    }
    const g = this.c.createRadialGradient(x, y, 0, x, y, r)
    g.addColorStop(0, css(colour, alpha))
    g.addColorStop(0.25, css(colour, alpha * 0.45))
    g.addColorStop(0.6, css(colour, alpha * 0.12))
    g.addColorStop(1, css(colour, 0))
    this.c.globalCompositeOperation = 'screen'
    this.c.fillStyle = g
    this.c.fillRect(x - r, y - r, r * 2, r * 2)
    this.c.globalCompositeOperation = 'source-over'
  }

  /** Paper tooth, a vignette that keeps the corners quiet, and a little warmth around the light. */
  finish(vignette = 0.5): void {
    const { c, W, H, pal, light } = this
    this.glow(light.x, light.y, Math.max(W, H) * 0.55, mix(pal.light, pal.low, 0.6), 0.2 * light.strength)
    const g = c.createRadialGradient(W / 2, H * 0.48, Math.min(W, H) * 0.42, W / 2, H * 0.5, Math.hypot(W, H) * 0.6)
    g.addColorStop(0, css(pal.ink, 0))
    g.addColorStop(1, css(pal.ink, vignette))
    c.fillStyle = g
    c.fillRect(0, 0, W, H)
    c.globalCompositeOperation = 'overlay'
    c.globalAlpha = 0.16
    c.fillStyle = c.createPattern(textures().paper, 'repeat')!
    c.fillRect(0, 0, W, H)
    c.globalAlpha = 1
    c.globalCompositeOperation = 'source-over'
  }
}
