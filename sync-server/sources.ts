import { randomBytes, randomInt } from 'node:crypto'
import { uuidv7 } from '../shared/rules/uuid.ts'
import type { Sources } from './domain/ports.ts'

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
