import type { AppError, ErrorCode } from '../../shared/errors.ts'

/** How long first answers are kept for a repeat, in milliseconds (decisions, "Every write call"). */
export const ANSWERS_KEPT = 7 * 24 * 3_600_000

/** The first answer to a write, as it is stored and replayed. `turnId` names the turn that will complete it. */
export interface Outcome {
  readonly status: number
  readonly code: ErrorCode | null
  readonly message: string
  readonly data: unknown
  readonly turnId: string | null
  /** The stored answer of an earlier request with the same id. */
  readonly replayed: boolean
}

/** Refusals that are about the moment, not about the operation: never recorded, the same id may be sent again. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'CODE_EXHAUSTED',
  'IN_PROGRESS',
  'TURN_IN_PROGRESS',
  'PAYMENT_FAILED',
  'UNAVAILABLE',
  'INTERNAL',
  'IDEMPOTENCY_KEY_REUSED',
])

export const isPassing = (refusal: AppError): boolean => PASSING.has(refusal.code)

/** The answer of a call that went well. */
export function done(data: unknown, turnId: string | null = null): Outcome {
  return { status: 200, code: null, message: '', data, turnId, replayed: false }
}

/** A refusal as an answer that can be recorded. */
export function refused({ status, code, message, data }: AppError): Outcome {
  return { status, code, message, data, turnId: null, replayed: false }
}
