import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../shared/errors.ts'
import { CODE_TRIES } from '../../../shared/rules/credentials.ts'
import { countTry, type FlowRow } from '../../storage/queries/flows.ts'
import type { Deps, Sources } from '../ports.ts'

/** A six-digit code. */
export function newCode(sources: Sources): string {
  return String(sources.randomInt(1_000_000)).padStart(6, '0')
}

/** The right code, once more: its address is confirmed. */
export const codeUsed = (): AppError => new AppError('CODE_USED', 'This address is confirmed already. Sign in.')

/** A code as it is stored: bound to its flow and purpose. */
export function hashCode(flow: { id: string; purpose: string }, code: string): string {
  return createHash('sha256').update(`${flow.purpose}:${flow.id}:${code}`).digest('hex')
}

/**
 * Checks a code and counts the try, in a transaction of its own so that a wrong one stays counted.
 * Throws CODE_INVALID (wrong, late, unknown flow: one answer for all), CODE_USED for the right code of a flow that is over
 * (who has it reads that address, and may know) or, after five misses, CODE_EXHAUSTED.
 */
export async function checkCode(
  deps: Deps,
  purpose: FlowRow['purpose'],
  flowId: string,
  code: string,
): Promise<FlowRow> {
  const flow = await deps.store.transaction((tx) => countTry(tx, flowId))
  const invalid = new AppError('CODE_INVALID', 'This code is not valid. Check it, or ask for a new one.')
  if (!flow) throw invalid
  if (flow.tries > CODE_TRIES) {
    throw new AppError('CODE_EXHAUSTED', 'Too many wrong codes. Ask for a new one.', { retryAfter: 30 })
  }
  // Without a code: the address had an account, or none that could be confirmed.
  if (flow.purpose !== purpose || !flow.codeHash || flow.expiresAt < deps.sources.now()) throw invalid
  const given = Buffer.from(hashCode(flow, code))
  const known = Buffer.from(flow.codeHash)
  if (given.length !== known.length || !timingSafeEqual(given, known)) throw invalid
  if (flow.consumedAt) throw codeUsed()
  return flow
}
