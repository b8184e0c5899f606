import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import { uuidv7 } from '../shared/rules/uuid.ts'
import type { Sources } from './domain/ports.ts'
import type { Clock } from './narrator/openai/clock.ts'

/** Random bytes drawn in bulk: one call of the generator costs as much for ten as for thousands. */
function randomPool(size = 4_096): (count: number) => Uint8Array {
  const pool = new Uint8Array(size)
  let used = size
  return (count) => {
    if (used + count > size) {
      randomFillSync(pool)
      used = 0
    }
    used += count
    return pool.subarray(used - count, used)
  }
}

/** The real clock, ids and randomness. */
export function realSources(): Sources {
  const random = randomPool()
  return {
    now: () => Date.now(),
    id: () => uuidv7(Date.now(), random(10)),
    randomInt: (limit) => randomInt(limit),
    token: () => randomBytes(32).toString('base64url'),
    dice: () => ({ d20: () => randomInt(1, 21) }),
  }
}

/** The clock that the narrator's time limits run on. */
export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}
