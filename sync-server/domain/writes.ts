import { createHash, createHmac } from 'node:crypto'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'
import { findOperation, type OperationRow, recordOperation } from '../storage/queries/operations.ts'
import { nextVersionOfLiving } from '../storage/queries/players.ts'
import { goesOn } from '../storage/queries/sessions.ts'
import type { Tx } from '../storage/store.ts'
import { answerOf } from './contract-check.ts'
import type { Prepare, WriteHandler } from './handler.ts'
import { done, isPassing, type Outcome, refused } from './outcome.ts'
import type { Deps } from './ports.ts'

/** Operations with a slow part that this process is working on. */
const underWay = new Set<string>()

/** A player's write under its operation id: what is slow first, then one transaction that also records the answer. */
export async function executeWrite(
  deps: Deps,
  handler: WriteHandler<AnyCall, unknown>,
  input: Prepare<AnyCall>,
  operationId: string | null,
): Promise<Outcome> {
  if (!handler.prepare || operationId === null) return attempt(deps, handler, input, operationId)
  const key = `${input.actor.userId} ${operationId}`
  if (underWay.has(key)) {
    throw new AppError('IN_PROGRESS', 'The first request with this Idempotency-Key is under way.', { retryAfter: 1 })
  }
  underWay.add(key)
  try {
    return await attempt(deps, handler, input, operationId)
  } finally {
    underWay.delete(key)
  }
}

async function attempt(
  deps: Deps,
  handler: WriteHandler<AnyCall, unknown>,
  input: Prepare<AnyCall>,
  operationId: string | null,
): Promise<Outcome> {
  const { userId, sessionId, hasEnded } = input.actor
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
    const prepared = await prepare(deps, handler, input, operationId)
    const outcome = await deps.store.transaction(async (tx) => {
      // A transaction may be run again by the store: what it queued before is void.
      after.length = 0
      const version = await nextVersionOfLiving(tx, userId)
      if (version === null) throw new AppError('UNAUTHENTICATED', 'Authentication required')
      const known = operationId ? await findOperation(tx, userId, operationId) : null
      if (known) throw new Replay(known)
      // Whose session has ended, maybe while a file came in, may hear an answer again and do nothing new.
      if (hasEnded || (handler.prepare && !(await goesOn(tx, sessionId)))) {
        throw new AppError('UNAUTHENTICATED', 'Authentication required')
      }
      const data = await handler.write(
        deps,
        tx,
        { ...input, version, now, after: (work) => after.push(work) },
        prepared,
      )
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

/** What the transaction needs of slow work; an operation that was answered, or whose session is over, does none. */
async function prepare(
  deps: Deps,
  handler: WriteHandler<AnyCall, unknown>,
  input: Prepare<AnyCall>,
  operationId: string | null,
): Promise<unknown> {
  if (!handler.prepare) return undefined
  const known = operationId ? await findOperation(deps.store.read, input.actor.userId, operationId) : null
  if (known) throw new Replay(known)
  if (input.actor.hasEnded) throw new AppError('UNAUTHENTICATED', 'Authentication required')
  return handler.prepare(deps, input)
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

function contentHash(handler: WriteHandler<AnyCall, unknown>, input: Prepare<AnyCall>): string {
  const file = input.file ? [createHash('sha256').update(input.file).digest('hex')] : []
  const content = JSON.stringify([handler.call.name, input.params, input.query, input.body, ...file])
  const hash = handler.perSession ? createHmac('sha256', input.actor.sessionSecret) : createHash('sha256')
  return hash.update(content).digest('hex')
}
