import { eq } from 'drizzle-orm'
import { meta } from '../schema.ts'
import type { Tx } from '../store.ts'

/**
 * Makes transactions about one thing wait for each other, on every node, until they end: for what has no row of its own to
 * lock by writing. The row is gone again when the transaction commits; what matters is that its key was taken.
 */
export async function lock(tx: Tx, name: string): Promise<void> {
  const key = `lock:${name}`
  await tx.insert(meta).values({ key, value: '' })
  await tx.delete(meta).where(eq(meta.key, key))
}
