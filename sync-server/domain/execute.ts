import { createHash } from 'node:crypto'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { findOperation, type OperationRow, recordOperation } from '../storage/queries/operations.ts'
import { nextVersion } from '../storage/queries/players.ts'
import type { Tx } from '../storage/store.ts'
import type { Actor, AnyHandler, Input, WriteHandler } from './handler.ts'
import type { Deps } from './ports.ts'

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

export interface Request {
  readonly input: Omit<Input<AnyCall>, 'params' | 'query' | 'body'>
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** The operation id or the Idempotency-Key; null makes a write run unrecorded. */
  readonly operationId: string | null
}

/** Refusals that are about the moment, not about the operation: never recorded, the same id may be sent again. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
  'IN_PROGRESS',
  'UNAVAILABLE',
  'INTERNAL',
  'IDEMPOTENCY_KEY_REUSED',
])

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
    return { status: 200, code: null, message: '', data: answerOf(call, data), turnId: null, replayed: false }
  }
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
  const { userId } = input.actor
  const now = deps.sources.now()
  const hash = operationId ? contentHash(handler.call, input) : ''
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
      const data = await handler.write(deps, tx, { ...input, version, now, after: (work) => after.push(work) })
      const fresh: Outcome = {
        status: 200,
        code: null,
        message: '',
        data: answerOf(handler.call, data),
        turnId: handler.turnOf?.(data) ?? null,
        replayed: false,
      }
      if (operationId) await record(tx, operationId, fresh)
      after.push(() => deps.pokes.poke(userId, version))
      return fresh
    })
    for (const work of after) work()
    return outcome
  } catch (error) {
    if (error instanceof Replay) return replay(error.row, hash)
    if (!(error instanceof AppError) || PASSING.has(error.code)) throw error
    const refusal: Outcome = {
      status: error.status,
      code: error.code,
      message: error.message,
      data: error.data,
      turnId: null,
      replayed: false,
    }
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

function contentHash(call: AnyCall, input: Input<AnyCall>): string {
  const content = JSON.stringify([call.name, input.params, input.query, input.body])
  return createHash('sha256').update(content).digest('hex')
}

/** Checks one part of a request; throws BAD_REQUEST that names the first field at fault. */
function parse(call: AnyCall, part: 'params' | 'query' | 'body', value: unknown): never {
  const result = call[part].safeParse(value ?? {})
  if (result.success) return result.data as never
  const issue = result.error.issues[0]
  const keys = issue && 'keys' in issue ? (issue.keys as string[]) : []
  const field = [...(issue?.path ?? []), ...keys].map(String).join('.')
  throw new AppError('BAD_REQUEST', `${field || part} is not valid: ${issue?.message ?? 'not understood'}`, {
    data: { field: field || part },
  })
}

/** An answer as its contract describes it; unknown fields are stripped, a missing one is a fault of ours. */
function answerOf(call: AnyCall, data: unknown): unknown {
  const result = call.answer.safeParse(data)
  if (result.success) return result.data
  throw new Error(`the answer of ${call.name} misses its contract: ${JSON.stringify(result.error.issues[0])}`)
}
