import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'
import { answerOf, parse } from './contract-check.ts'
import type { Actor, AnyHandler, Input } from './handler.ts'
import { done, type Outcome } from './outcome.ts'
import type { Deps } from './ports.ts'
import { executeVisit } from './visits.ts'
import { executeWrite } from './writes.ts'

export interface Request {
  readonly input: Omit<Input<AnyCall>, 'params' | 'query' | 'body' | 'operationId'>
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** The operation id or the Idempotency-Key; null makes a write run unrecorded. */
  readonly operationId: string | null
}

/**
 * Runs one call, whichever door it came through: access, validation, idempotency, one transaction, after-commit work.
 * Answers with an `Outcome`; throws AppError for refusals that are not recorded, anything else for faults.
 */
export async function execute(deps: Deps, handler: AnyHandler, request: Request): Promise<Outcome> {
  const { call } = handler
  const caller = admit(call, request.input.caller)
  const input = {
    ...request.input,
    operationId: request.operationId,
    params: parse(call, 'params', request.params),
    query: parse(call, 'query', request.query),
    body: parse(call, 'body', request.body),
  }
  if ('run' in handler) {
    // Visitors reach public calls only, whose handlers read no actor.
    const data = await handler.run(deps, { ...input, actor: caller as Actor })
    return done(answerOf(call, data))
  }
  if ('visit' in handler) return executeVisit(deps, handler, input, request.operationId)
  if (!caller) throw new AppError('UNAUTHENTICATED', 'Authentication required')
  return executeWrite(deps, handler, { ...input, actor: caller }, request.operationId)
}

function admit(call: AnyCall, caller: Actor | null): Actor | null {
  if (call.access === 'public') return caller
  if (!caller) throw new AppError('UNAUTHENTICATED', 'Authentication required')
  if (call.access === 'admin' && !caller.isAdmin) {
    throw new AppError('FORBIDDEN', 'Access denied. Admin privileges required.')
  }
  return caller
}
