/** Seeded generator for everything that is not a check; the same seed gives the same story. */
export interface Rng {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number 0 … n−1. */
  int(n: number): number
  /** One of a non-empty list. */
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  chance(probability: number): boolean
}

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return h >>> 0
}

/** A mulberry32 generator. */
export function createRng(seed: number): Rng {
  let a = seed >>> 0
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = a
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (n: number): number => Math.floor(next() * n)
  return {
    next,
    int,
    pick: (list) => list[int(list.length)]!,
    chance: (probability) => next() < probability,
    shuffle: (list) => {
      const out = list.slice()
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1)
        const swap = out[i]!
        out[i] = out[j]!
        out[j] = swap
      }
      return out
    },
  }
}
