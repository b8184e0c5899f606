import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'
import { foldText } from '../../shared/rules/text.ts'

const HOUR = 3600

export interface Caller {
  readonly ip: string
  readonly userId: string | null
  readonly body: unknown
}

/** Counts calls and refuses with TOO_MANY_REQUESTS and the time to wait. */
export interface Limits {
  check(call: AnyCall, caller: Caller): Promise<void>
  /** The password was right: the try that `check` counted is given back. */
  giveBack(call: AnyCall, caller: Caller): Promise<void>
}

/**
 * Limits kept in this process. Those per address leave room for a school behind one router
 * (decisions, "Accounts": at least 30 registrations and 100 sign-ins an hour); those per account are the tight ones.
 */
export function createLimits(factor = 1): Limits {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points: points * factor, duration })
  const perAddress: Record<string, RateLimiterMemory> = {
    'auth.register': limiter(60, HOUR),
    'auth.login': limiter(300, HOUR),
    'auth.verifyEmail': limiter(300, HOUR),
    'auth.resendVerification': limiter(120, HOUR),
  }
  const perPlayer: Record<string, RateLimiterMemory> = {
    'game.input': limiter(40, 60),
    'game.init': limiter(120, 60),
    'sync.exchange': limiter(600, 60),
    // Each asks the payment provider.
    'membership.checkout': limiter(10, 60),
    'membership.verify': limiter(20, 60),
    'membership.cancel': limiter(10, 60),
    'membership.resume': limiter(10, 60),
  }
  const anyPlayer = limiter(1200, 60)
  const anyVisitor = limiter(1200, 60)
  // For one account from one address: nobody can lock a player out from elsewhere.
  const tries = limiter(10, 15 * 60)
  return {
    async check(call, caller) {
      // What visitors may call counts by address whoever calls: a token of one's own must not open the gate.
      if (caller.userId && call.access !== 'public') {
        await take(anyPlayer, caller.userId)
        const own = perPlayer[call.name]
        if (own) await take(own, caller.userId)
        return
      }
      await take(anyVisitor, caller.ip)
      const own = perAddress[call.name]
      if (own) await take(own, caller.ip)
      if (call.name === 'auth.login') {
        // Counted before the password is looked at, or many guesses at once would all pass.
        await take(tries, accountKey(caller))
      }
    },
    async giveBack(call, caller) {
      if (call.name === 'auth.login') await tries.reward(accountKey(caller), 1)
    },
  }
}

function accountKey(caller: Caller): string {
  const email = (caller.body as { email?: unknown } | null)?.email
  return `${caller.ip} ${typeof email === 'string' ? foldText(email).slice(0, 254) : ''}`
}

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error.msBeforeNext)
    throw error
  }
}

function tooMany(wait: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000))
  return new AppError('TOO_MANY_REQUESTS', `Too many tries. Try again in ${retryAfter} seconds.`, { retryAfter })
}
