import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { Rng } from './rng.ts'

/** Tileable value noise on a size×size torus, `fx`×`fy` cells in the first octave. */
function torus(rng: Rng, size: number, fx: number, fy: number, octaves: number): Float32Array {
  const out = new Float32Array(size * size)
  let amp = 1
  let norm = 0
  for (let o = 0; o < octaves; o++, fx *= 2, fy *= 2, amp *= 0.55) {
    const grid = Float32Array.from({ length: fx * fy }, () => rng.next())
    norm += amp
    for (let y = 0; y < size; y++) {
      const v = (y / size) * fy
      const j = Math.floor(v)
      const t = v - j
      const sy = t * t * (3 - 2 * t)
      for (let x = 0; x < size; x++) {
        const u = (x / size) * fx
        const i = Math.floor(u)
        const s = u - i
        const sx = s * s * (3 - 2 * s)
        const a = grid[j * fx + i]!
        const b = grid[j * fx + ((i + 1) % fx)]!
        const c = grid[((j + 1) % fy) * fx + i]!
        const d = grid[((j + 1) % fy) * fx + ((i + 1) % fx)]!
        out[y * size + x]! += amp * (a + (b - a) * sx + (c - a + (a - b + d - c) * sx) * sy)
      }
    }
  }
  for (let k = 0; k < out.length; k++) out[k]! /= norm
  return out
}

function tile(size: number, pixel: (k: number) => [value: number, alpha: number]): Canvas {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let k = 0; k < size * size; k++) {
    const [v, a] = pixel(k)
    data[k * 4] = data[k * 4 + 1] = data[k * 4 + 2] = v
    data[k * 4 + 3] = a
  }
  const canvas = createCanvas(size, size)
  canvas.getContext('2d').putImageData(new ImageData(data, size, size), 0, 0)
  return canvas
}

export interface Textures {
  /** Dry brush: horizontal streaks, dark and light with alpha; painted inside planes. */
  brush: Canvas
  /** Paper tooth around mid grey, for 'overlay'. */
  paper: Canvas
  /** Soft cloud mask: alpha only. */
  mist: Canvas
}

let made: Textures | undefined

/** Made once per process (about 60 ms), shared by every picture: the paper is the same, the picture is not. */
export function textures(): Textures {
  if (made) return made
  const rng = new Rng('paper')
  const streak = torus(rng, 512, 5, 40, 3)
  const blot = torus(rng, 512, 4, 4, 4)
  const fine = torus(rng, 256, 64, 64, 2)
  const fibre = torus(rng, 256, 12, 24, 3)
  const soft = torus(rng, 512, 3, 6, 5)
  made = {
    brush: tile(512, (k) => {
      const v = (streak[k]! - 0.5) * 2 + (blot[k]! - 0.5) * 1.6
      const a = Math.min(1, Math.max(0, Math.abs(v) * 1.9 - 0.12))
      return [v > 0 ? 255 : 0, a * 255]
    }),
    paper: tile(256, (k) => [128 + (fine[k]! - 0.5) * 150 + (fibre[k]! - 0.5) * 90, 255]),
    mist: tile(512, (k) => [255, 255 * Math.min(1, Math.max(0, (soft[k]! - 0.36) * 3.2))]),
  }
  return made
}
