import { randomBytes } from 'node:crypto'
import { uuidv7 } from '../shared/rules/uuid.ts'

/** An operation as an app puts it into its outbox. */
export function newOperation(name: string, params: Record<string, string>, body: Record<string, unknown>) {
  return { id: uuidv7(Date.now(), randomBytes(10)), name, args: { params, body } }
}
