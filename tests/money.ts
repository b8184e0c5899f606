import { expect } from 'vitest'
import { holds, ledger, users } from '../sync-server/storage/schema.ts'
import type { TestServer } from './server.ts'

/** The money invariants, recomputed from the rows: balance = sum of entries, 0 ≤ held ≤ balance, held = open holds. */
export async function checkMoney(server: TestServer): Promise<void> {
  const { read } = server.services.store
  const entries = await read.select().from(ledger)
  const open = (await read.select().from(holds)).filter((hold) => hold.state === 'open')
  const sum = (rows: readonly { userId: string; amount: number }[], userId: string) =>
    rows.filter((row) => row.userId === userId).reduce((total, row) => total + row.amount, 0)
  for (const user of await read.select().from(users)) {
    expect(user.credits, `balance of ${user.username}`).toBe(sum(entries, user.id))
    expect(user.held, `held of ${user.username}`).toBe(sum(open, user.id))
    expect(user.held).toBeLessThanOrEqual(user.credits)
  }
}
