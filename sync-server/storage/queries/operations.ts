import { and, eq, lt } from 'drizzle-orm'
import { operations } from '../schema.ts'
import type { Tx } from '../store.ts'

export type OperationRow = typeof operations.$inferSelect

export async function findOperation(tx: Tx, userId: string, id: string): Promise<OperationRow | null> {
  const [row] = await tx
    .select()
    .from(operations)
    .where(and(eq(operations.userId, userId), eq(operations.id, id)))
    .limit(1)
  return row ?? null
}

/** Records the first answer; false when another request recorded one before. */
export async function recordOperation(tx: Tx, row: typeof operations.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(operations)
    .values(row)
    .onConflictDoNothing({ target: [operations.userId, operations.id] })
    .returning({ id: operations.id })
  return rows.length > 0
}

export async function deleteOperationsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(operations).where(lt(operations.createdAt, before))
}
