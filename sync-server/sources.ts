import { randomBytes, randomInt } from 'node:crypto'
import { uuidv7 } from '../shared/rules/uuid.ts'
import type { Sources } from './domain/ports.ts'
import type { Clock } from './narrator/openai/clock.ts'

/** The real clock, ids and randomness. */
export function realSources(): Sources {
  return {
    now: () => Date.now(),
    id: () => uuidv7(Date.now(), randomBytes(10)),
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
