import { createHash } from 'node:crypto'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'
import { findOperation, type OperationRow, recordOperation } from '../storage/queries/operations.ts'
import { nextVersion } from '../storage/queries/players.ts'
import type { Tx } from '../storage/store.ts'
import { answerOf, parse } from './contract-check.ts'
import type { Actor, AnyHandler, Input, WriteHandler } from './handler.ts'
import { done, isPassing, type Outcome, refused } from './outcome.ts'
import type { Deps } from './ports.ts'
import { executeVisit } from './visits.ts'

export interface Request {
  readonly input: Omit<Input<AnyCall>, 'params' | 'query' | 'body'>
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

async function executeWrite(
  deps: Deps,
  handler: WriteHandler<AnyCall>,
  input: Input<AnyCall> & { readonly actor: Actor },
  operationId: string | null,
): Promise<Outcome> {
  const { userId, hasEnded } = input.actor
  const now = deps.sources.now()
  const hash = operationId ? contentHash(handler, input) : ''
  const after: (() => void)[] = []
  const record = (tx: Tx, id: string, outcome: Outcome) =>
    recordOperation(tx, {
      userId,
      id,
      name: handler.call.name,
      hash,
      status: outcome.status,
      body: JSON.stringify({ code: outcome.code, message: outcome.message, data: outcome.data }),
      turnId: outcome.turnId,
      createdAt: now,
    })
  try {
    const outcome = await deps.store.transaction(async (tx) => {
      // A transaction may be run again by the store: what it queued before is void.
      after.length = 0
      const version = await nextVersion(tx, userId)
      const known = operationId ? await findOperation(tx, userId, operationId) : null
      if (known) throw new Replay(known)
      // Whose session has ended may hear an answer again, and do nothing new.
      if (hasEnded) throw new AppError('UNAUTHENTICATED', 'Authentication required')
      const data = await handler.write(deps, tx, { ...input, version, now, after: (work) => after.push(work) })
      const fresh = done(answerOf(handler.call, data), handler.turnOf?.(data) ?? null)
      if (operationId) await record(tx, operationId, fresh)
      after.push(() => deps.pokes.poke(userId, version))
      return fresh
    })
    for (const work of after) work()
    return outcome
  } catch (error) {
    if (error instanceof Replay) return replay(error.row, hash)
    if (!(error instanceof AppError) || isPassing(error)) throw error
    const refusal = refused(error)
    if (operationId) await deps.store.transaction((tx) => record(tx, operationId, refusal))
    return refusal
  }
}

/** Leaves the transaction without a trace: the operation has its answer already. */
class Replay extends Error {
  constructor(readonly row: OperationRow) {
    super('replay')
  }
}

function replay(row: OperationRow, hash: string): Outcome {
  if (row.hash !== hash) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
  }
  const stored = JSON.parse(row.body) as Pick<Outcome, 'code' | 'message' | 'data'>
  return { ...stored, status: row.status, turnId: row.turnId, replayed: true }
}

function contentHash(handler: WriteHandler<AnyCall>, input: Input<AnyCall> & { readonly actor: Actor }): string {
  const session = handler.perSession ? [input.actor.sessionId] : []
  const content = JSON.stringify([handler.call.name, input.params, input.query, input.body, ...session])
  return createHash('sha256').update(content).digest('hex')
}
