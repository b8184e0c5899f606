import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import { CODE_TRIES } from '../../../shared/rules/credentials.ts'
import { countTry, type FlowRow, findFlow } from '../../storage/queries/flows.ts'
import type { Deps, Sources } from '../ports.ts'

/** A six-digit code. */
export function newCode(sources: Sources): string {
  return String(sources.randomInt(1_000_000)).padStart(6, '0')
}

/** The right code, once more. */
export const codeUsed = (purpose: FlowRow['purpose'] = 'verify'): AppError =>
  new AppError(
    'CODE_USED',
    purpose === 'verify' ? 'This address is confirmed already. Sign in.' : 'This code was used already.',
  )

/** Wrong, late, of an unknown flow or one that cannot succeed: one answer for all. */
export const codeInvalid = (): AppError =>
  new AppError('CODE_INVALID', 'This code is not valid. Check it, or ask for a new one.')

/** A code as it is stored: bound to its flow and purpose. */
export function hashCode(flow: { id: string; purpose: string }, code: string): string {
  return createHash('sha256').update(`${flow.purpose}:${flow.id}:${code}`).digest('hex')
}

/**
 * Checks a code and counts the try, in a transaction of its own so that a wrong one stays counted.
 * Throws CODE_INVALID (wrong, late, unknown flow: one answer for all), CODE_USED for the right code of a flow that is over
 * (who has it reads that address, and may know) or, after five misses, CODE_EXHAUSTED. `userId`: the player who must have
 * asked for the code; nobody uses up the tries of another's.
 */
export async function checkCode(
  deps: Deps,
  purpose: FlowRow['purpose'],
  flowId: string,
  code: string,
  userId: string | null = null,
): Promise<FlowRow> {
  if (userId !== null && (await findFlow(deps.store.read, flowId))?.userId !== userId) throw codeInvalid()
  const flow = await deps.store.transaction((tx) => countTry(tx, flowId))
  if (!flow) throw codeInvalid()
  if (flow.tries > CODE_TRIES) {
    throw new AppError('CODE_EXHAUSTED', 'Too many wrong codes. Ask for a new one.', { retryAfter: 30 })
  }
  // Without a code: the address had an account, or none that could be confirmed.
  if (flow.purpose !== purpose || !flow.codeHash || flow.expiresAt < deps.sources.now()) throw codeInvalid()
  const given = Buffer.from(hashCode(flow, code))
  const known = Buffer.from(flow.codeHash)
  if (given.length !== known.length || !timingSafeEqual(given, known)) throw codeInvalid()
  if (flow.consumedAt) throw codeUsed(purpose)
  return flow
}
