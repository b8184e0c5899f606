import { performance } from 'node:perf_hooks'

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How long `work` takes, in milliseconds. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Runs two sides in turn, so that a drifting machine drifts for both; returns the medians in milliseconds. */
export async function sideBySide(
  rounds: number,
  ours: () => Promise<unknown>,
  raw: () => Promise<unknown>,
): Promise<{ ours: number; raw: number }> {
  const a: number[] = []
  const b: number[] = []
  for (let round = 0; round < rounds; round++) {
    a.push(await time(ours))
    b.push(await time(raw))
  }
  return { ours: median(a), raw: median(b) }
}
