import { createHash } from 'node:crypto'
import type { AnyCall } from '../../shared/contract/call.ts'
import { AppError } from '../../shared/errors.ts'
import { findVisit, recordVisit } from '../storage/queries/visits.ts'
import type { Tx } from '../storage/store.ts'
import { answerOf } from './contract-check.ts'
import type { After, Input, VisitHandler } from './handler.ts'
import { done, isPassing, type Outcome, refused } from './outcome.ts'
import type { Deps } from './ports.ts'
import { seal, unseal } from './seal.ts'

/** Keys whose first request is being worked on by this process. */
const underWay = new Set<string>()

/** A visitor's write under its Idempotency-Key: the slow part, then one transaction that also records the answer. */
export async function executeVisit(
  deps: Deps,
  handler: VisitHandler<AnyCall>,
  input: Input<AnyCall>,
  key: string | null,
): Promise<Outcome> {
  if (key === null) return attempt(deps, handler, input, async (_, work) => work())
  const content = JSON.stringify([handler.call.name, input.params, input.query, input.body])
  const keyHash = createHash('sha256').update(key).digest('hex')
  if (underWay.has(keyHash)) {
    throw new AppError('IN_PROGRESS', 'The first request with this Idempotency-Key is under way.', { retryAfter: 1 })
  }
  underWay.add(keyHash)
  try {
    const known = await findVisit(deps.store.read, keyHash)
    if (known) return replay(known.sealed, key, content)
    return await attempt(deps, handler, input, async (tx, work) => {
      // Another node may have answered since.
      const answered = await findVisit(tx, keyHash)
      if (answered) return replay(answered.sealed, key, content)
      const outcome = await work()
      const { status, code, message, data } = outcome
      const sealed = seal(JSON.stringify({ status, code, message, data }), key, content)
      await recordVisit(tx, { keyHash, sealed, createdAt: deps.sources.now() })
      return outcome
    })
  } finally {
    underWay.delete(keyHash)
  }
}

/** Runs `work`, or answers what was recorded before. */
type Once = (tx: Tx, work: () => Promise<Outcome>) => Promise<Outcome>

async function attempt(
  deps: Deps,
  handler: VisitHandler<AnyCall>,
  input: Input<AnyCall>,
  once: Once,
): Promise<Outcome> {
  const afterwards: (() => void)[] = []
  try {
    const write = await handler.visit(deps, input)
    const outcome = await deps.store.transaction((tx) => {
      // A transaction may be run again by the store: what it queued before is void.
      afterwards.length = 0
      const after: After = (work) => afterwards.push(work)
      return once(tx, async () => done(answerOf(handler.call, await write(tx, after))))
    })
    for (const work of afterwards) work()
    return outcome
  } catch (error) {
    if (!(error instanceof AppError) || isPassing(error)) throw error
    return deps.store.transaction((tx) => once(tx, async () => refused(error)))
  }
}

function replay(sealed: string, key: string, content: string): Outcome {
  const stored = unseal(sealed, key, content)
  if (stored === null) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
  }
  const answer = JSON.parse(stored) as Pick<Outcome, 'status' | 'code' | 'message' | 'data'>
  return { ...answer, turnId: null, replayed: true }
}
