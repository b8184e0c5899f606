import { eq, lt } from 'drizzle-orm'
import { visits } from '../schema.ts'
import type { Tx } from '../store.ts'

/** The sealed first answer to a visitor's key, by the key's hash. */
export async function findVisit(tx: Tx, keyHash: string): Promise<{ sealed: string } | null> {
  const [row] = await tx.select({ sealed: visits.sealed }).from(visits).where(eq(visits.keyHash, keyHash))
  return row ?? null
}

/** Records the first answer; rejects when another request recorded one in between. */
export async function recordVisit(tx: Tx, row: typeof visits.$inferInsert): Promise<void> {
  await tx.insert(visits).values(row)
}

export async function deleteVisitsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(visits).where(lt(visits.createdAt, before))
}
