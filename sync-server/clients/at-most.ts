import { AppError } from '../../shared/errors.ts'

/**
 * Runs work `atOnce` at a time while at most `queue` others wait; throws UNAVAILABLE with `sentence` when more come: the
 * machine is under attack, or too small.
 */
export function atMost(atOnce: number, queue: number, sentence: string) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= queue) throw new AppError('UNAVAILABLE', sentence, { retryAfter: 2 })
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
