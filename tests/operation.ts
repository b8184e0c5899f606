import { randomBytes } from 'node:crypto'
import type { SyncAnswer } from '../shared/contract/sync.ts'
import { uuidv7 } from '../shared/rules/uuid.ts'

/** An operation as an app puts it into its outbox. */
export function newOperation(name: string, params: Record<string, string>, body: Record<string, unknown>) {
  return { id: uuidv7(Date.now(), randomBytes(10)), name, args: { params, body } }
}

/** The turn that the first operation of a batch began. */
export function turnIdOf(answer: Pick<SyncAnswer, 'results'>): string {
  const data = answer.results[0]?.data as { turnId?: string } | null | undefined
  if (!data?.turnId) throw new Error(`no turn was begun: ${JSON.stringify(answer.results)}`)
  return data.turnId
}
