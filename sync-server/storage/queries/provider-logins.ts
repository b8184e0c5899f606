import { and, eq, gt, lt } from 'drizzle-orm'
import { providerLogins } from '../schema-accounts.ts'
import type { Tx } from '../store.ts'

export type ProviderLoginRow = typeof providerLogins.$inferSelect

export async function insertProviderLogin(tx: Tx, row: ProviderLoginRow): Promise<void> {
  await tx.insert(providerLogins).values(row)
}

/** Takes a sign-in that this browser began after `since`: whoever takes it first is the only one. Null when there is none. */
export async function takeProviderLogin(
  tx: Tx,
  want: { stateHash: string; browserHash: string; since: number },
): Promise<ProviderLoginRow | null> {
  const [row] = await tx
    .delete(providerLogins)
    .where(
      and(
        eq(providerLogins.stateHash, want.stateHash),
        eq(providerLogins.browserHash, want.browserHash),
        gt(providerLogins.createdAt, want.since),
      ),
    )
    .returning()
  return row ?? null
}

export async function deleteProviderLoginsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(providerLogins).where(lt(providerLogins.createdAt, before))
}
