import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../shared/errors.ts'
import type { Passwords } from '../domain/ports.ts'

/** argon2id (2 in the library's enum, which isolated modules cannot read), 19 MiB, two passes (OWASP). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 4
/** More than this many waiting: the machine is under attack, or too small. */
const QUEUE = 200

/** Hashes at most four at once, so that sign-ins cannot take the whole machine. */
export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  const limited = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= QUEUE) {
      throw new AppError('UNAVAILABLE', 'Too many sign-ins at once. Try again in a moment.', { retryAfter: 2 })
    }
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
  const dummy = hash('a password nobody has', OPTIONS)
  return {
    hash: (password) => limited(() => hash(password, OPTIONS)),
    verify: async (known, password) => {
      const against = known ?? (await dummy)
      const right = await limited(() => verify(against, password, OPTIONS))
      return right && known !== null
    },
  }
}
