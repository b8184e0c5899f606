import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { foldText } from '../../shared/rules/text.ts'

const HOUR = 3600
const QUARTER = 15 * 60

export interface Caller {
  readonly ip: string
  readonly userId: string | null
  readonly body: unknown
}

/** Counts calls and refuses with TOO_MANY_REQUESTS and the time to wait. */
export interface Limits {
  check(call: AnyCall, caller: Caller): Promise<void>
  /** The answer has `code` (null: it went well). Unless the guess was wrong, the try that `check` counted is given back. */
  giveBack(call: AnyCall, caller: Caller, code: ErrorCode | null): Promise<void>
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
    // A sign-in counts thrice: going to Google, coming back, exchanging.
    'auth.exchangeGoogle': limiter(900, HOUR),
    'auth.forgotPassword': limiter(120, HOUR),
    'auth.resetPassword': limiter(300, HOUR),
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
    'auth.updateUsername': limiter(20, HOUR),
    'auth.updateEmail': limiter(10, HOUR),
    'auth.confirmEmail': limiter(30, HOUR),
    'auth.requestDeletion': limiter(10, HOUR),
    'auth.export': limiter(20, HOUR),
    'avatar.upload': limiter(20, 60),
    'avatar.generate': limiter(20, 60),
  }
  const anyPlayer = limiter(1200, 60)
  const anyVisitor = limiter(1200, 60)
  const tries: Record<string, Tries> = {
    // For one account from one address: nobody can lock a player out from elsewhere.
    'auth.login': { limiter: limiter(10, QUARTER), keyOf: (caller) => addressAnd(caller, 'email') },
    'auth.forgotPassword': { limiter: limiter(10, QUARTER), keyOf: (caller) => addressAnd(caller, 'email') },
    'auth.resetPassword': { limiter: limiter(10, QUARTER), keyOf: (caller) => addressAnd(caller, 'userId') },
  }
  // One count for all that asks for the password: who took over a session guesses five times, wherever.
  const passwords = { limiter: limiter(5, QUARTER), keyOf: (caller: Caller) => caller.userId ?? caller.ip }
  for (const name of ['auth.updatePassword', 'auth.updateEmail', 'auth.deleteAccount']) tries[name] = passwords
  return {
    async check(call, caller) {
      // What visitors may call counts by address whoever calls: a token of one's own must not open the gate.
      if (caller.userId && call.access !== 'public') {
        await take(anyPlayer, caller.userId)
        const own = perPlayer[call.name]
        if (own) await take(own, caller.userId)
      } else {
        const network = networkOf(caller.ip)
        await take(anyVisitor, network)
        const own = perAddress[call.name]
        if (own) await take(own, network)
      }
      // Counted before the password is looked at, or many guesses at once would all pass.
      const guess = tries[call.name]
      if (guess) await take(guess.limiter, guess.keyOf(caller))
    },
    async giveBack(call, caller, code) {
      const guess = tries[call.name]
      if (guess && call.name !== 'auth.forgotPassword' && !WRONG.has(code)) {
        await guess.limiter.reward(guess.keyOf(caller), 1)
      }
    },
  }
}

interface Tries {
  readonly limiter: RateLimiterMemory
  readonly keyOf: (caller: Caller) => string
}

/** Answers that say that a guess was wrong. */
const WRONG: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(['LOGIN_FAILED', 'PASSWORD_WRONG', 'CODE_INVALID'])

/** The address of the caller and what the body names: an e-mail or a flow. */
function addressAnd(caller: Caller, field: 'email' | 'userId'): string {
  const value = (caller.body as Record<string, unknown> | null)?.[field]
  return `${networkOf(caller.ip)} ${typeof value === 'string' ? foldText(value).slice(0, 254) : ''}`
}

/** What an address counts as: whoever has one address of IPv6 has the 2^64 of its network. */
function networkOf(ip: string): string {
  const bare = ip.replace(/%.*$/, '')
  if (!isIPv6(bare)) return ip
  const [front = '', back] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = front.split(':').filter(Boolean)
  const rest = (back ?? '').split(':').filter(Boolean)
  const all = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
  // An address of IPv4 in the clothes of IPv6 is one of its own.
  const isMapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return (isMapped ? all : all.slice(0, 4)).join(':')
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
