import { and, eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { operations } from '../schema.ts'
import type { Tx } from '../store.ts'

export type OperationRow = typeof operations.$inferSelect

const operationById = prepared((tx) =>
  tx
    .select()
    .from(operations)
    .where(and(eq(operations.userId, sql.placeholder('userId')), eq(operations.id, sql.placeholder('id'))))
    .limit(1)
    .prepare('operation_by_id'),
)

export async function findOperation(tx: Tx, userId: string, id: string): Promise<OperationRow | null> {
  const [row] = await operationById(tx).execute({ userId, id })
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
