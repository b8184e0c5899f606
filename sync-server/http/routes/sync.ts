import { SYNC_SCHEMA } from '../../../shared/contract/protocol.ts'
import { queueableCalls } from '../../../shared/contract/queueable.ts'
import { type Operation, type OperationResult, pull, sync } from '../../../shared/contract/sync.ts'
import { AppError } from '../../../shared/errors.ts'
import { changesSince } from '../../domain/changes.ts'
import { execute } from '../../domain/execute.ts'
import { type Actor, type AnyHandler, type Input, onRun } from '../../domain/handler.ts'
import type { Deps } from '../../domain/ports.ts'
import type { Limits } from '../limits.ts'

type Sender = Pick<Input<typeof sync>, 'language' | 'device' | 'origin'> & { readonly actor: Actor }

/**
 * The second door: operations in the order they were made, each as if it had come alone, then what changed.
 * Stops at the first that must be sent again (429, 5xx): the rest get no result and stay waiting.
 */
export function syncHandlers(handlers: ReadonlyMap<string, AnyHandler>, limits: Limits): AnyHandler[] {
  const exchange = onRun(sync, async (deps, { actor, body, language, device, origin }) => {
    if (body.schema !== SYNC_SCHEMA) {
      throw new AppError('CLIENT_TOO_OLD', 'This app is out of date. Update it to send what waits.', {
        data: { schema: SYNC_SCHEMA },
      })
    }
    const results: OperationResult[] = []
    for (const operation of body.operations) {
      const result = await runOperation(deps, handlers, limits, operation, { actor, language, device, origin })
      results.push(result)
      if (result.status === 429 || result.status >= 500) break
    }
    return { results, ...(await changesSince(deps, actor.userId, body.cursor, body.epoch)) }
  })

  const changes = onRun(pull, async (deps, { actor, query }) => {
    const { ...answer } = await changesSince(deps, actor.userId, Number(query.cursor ?? 0), query.epoch ?? null)
    return answer
  })

  return [exchange, changes]
}

async function runOperation(
  deps: Deps,
  handlers: ReadonlyMap<string, AnyHandler>,
  limits: Limits,
  operation: Operation,
  sender: Sender,
): Promise<OperationResult> {
  const answer = (status: number, code: string | null, message: string, data: unknown): OperationResult => ({
    id: operation.id,
    status,
    success: status < 400,
    code,
    message,
    data,
  })
  try {
    const handler = Object.hasOwn(queueableCalls, operation.name) ? handlers.get(operation.name) : undefined
    if (!handler) throw new AppError('BAD_REQUEST', `No operation is called ${operation.name}.`)
    await limits.check(handler.call, { ip: '', userId: sender.actor.userId, body: null })
    const outcome = await execute(deps, handler, {
      input: {
        caller: sender.actor,
        language: sender.language,
        device: sender.device,
        origin: sender.origin,
        file: null,
      },
      params: operation.args.params,
      query: {},
      body: operation.args.body,
      operationId: operation.id,
    })
    return answer(outcome.status, outcome.code, outcome.message, outcome.data)
  } catch (error) {
    if (error instanceof AppError) return answer(error.status, error.code, error.message, error.data)
    deps.log.error({ err: error, operation: operation.name }, 'an operation failed')
    return answer(500, 'INTERNAL', 'Something went wrong on our side.', null)
  }
}
