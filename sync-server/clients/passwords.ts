import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '../domain/ports.ts'
import { atMost } from './at-most.ts'

/** argon2id (2 in the library's enum, which isolated modules cannot read), 19 MiB, two passes (OWASP). */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 4
/** More than this many waiting: the machine is under attack, or too small. */
const QUEUE = 200

/** Hashes at most four at once, so that sign-ins cannot take the whole machine. */
export function createPasswords(): Passwords {
  const limited = atMost(AT_ONCE, QUEUE, 'Too many sign-ins at once. Try again in a moment.')
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
