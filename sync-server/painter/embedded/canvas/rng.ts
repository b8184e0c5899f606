/** FNV-1a, its bits spread once more, so that near names give far numbers. */
function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 16
  h = Math.imul(h, 2246822507)
  h ^= h >>> 13
  h = Math.imul(h, 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

/** Seeded randomness. Every motif draws from a fork of its own, so that a new one never moves another. */
export class Rng {
  private state: number
  constructor(private readonly name: string) {
    this.state = hash(name)
  }

  /** An independent stream. */
  fork(label: string | number): Rng {
    return new Rng(`${this.name}/${label}`)
  }

  /** 0 ≤ n < 1: mulberry32, whole numbers only, the same on every machine. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)] as T
  }

  shuffle<T>(items: readonly T[]): T[] {
    const out = [...items]
    for (let i = out.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1))
      ;[out[i], out[j]] = [out[j] as T, out[i] as T]
    }
    return out
  }
}

/** One-dimensional value noise, -1..1, of several octaves. */
export function noise1(rng: Rng, octaves = 4, gain = 0.5): (x: number) => number {
  const tables = Array.from({ length: octaves }, () => Array.from({ length: 256 }, () => rng.range(-1, 1)))
  return (x) => {
    let sum = 0
    let amp = 1
    let norm = 0
    let f = 1
    for (const table of tables) {
      const i = Math.floor(x * f)
      const u = x * f - i
      const s = u * u * (3 - 2 * u)
      sum += amp * ((table[i & 255] ?? 0) * (1 - s) + (table[(i + 1) & 255] ?? 0) * s)
      norm += amp
      amp *= gain
      f *= 2
    }
    return sum / norm
  }
}
