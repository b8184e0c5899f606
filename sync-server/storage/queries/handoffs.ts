import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { handoffs } from '../schema-accounts.ts'
import type { Tx } from '../store.ts'

export async function insertHandoff(tx: Tx, row: typeof handoffs.$inferInsert): Promise<void> {
  await tx.insert(handoffs).values(row)
}

/** Uses a hand-off up and returns whose it was; null when it is unknown, late or used. */
export async function useHandoff(tx: Tx, tokenHash: string, now: number): Promise<string | null> {
  const [row] = await tx
    .update(handoffs)
    .set({ usedAt: now })
    .where(and(eq(handoffs.tokenHash, tokenHash), isNull(handoffs.usedAt), gt(handoffs.expiresAt, now)))
    .returning({ userId: handoffs.userId })
  return row?.userId ?? null
}

export async function deleteHandoffsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(handoffs).where(lt(handoffs.expiresAt, before))
}
