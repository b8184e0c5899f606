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
    .prepare('operation_by_id'),
)

export async function findOperation(tx: Tx, userId: string, id: string): Promise<OperationRow | null> {
  const [row] = await operationById(tx).execute({ userId, id })
  return row ?? null
}

const recordOf = prepared((tx) =>
  tx
    .insert(operations)
    .values({
      userId: sql.placeholder('userId'),
      id: sql.placeholder('id'),
      name: sql.placeholder('name'),
      hash: sql.placeholder('hash'),
      status: sql.placeholder('status'),
      body: sql.placeholder('body'),
      turnId: sql.placeholder('turnId'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing({ target: [operations.userId, operations.id] })
    .prepare('record_operation'),
)

/** Records the first answer, unless another request recorded one before. */
export async function recordOperation(tx: Tx, row: OperationRow): Promise<void> {
  await recordOf(tx).execute(row)
}

export async function deleteOperationsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(operations).where(lt(operations.createdAt, before))
}
