import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../schema.ts'
import { identities } from '../schema-accounts.ts'
import type { Tx } from '../store.ts'

/** The player whom an account of a sign-in provider stands for, as an id; a former player is nobody's. */
export async function playerOfIdentity(
  tx: Tx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: users.id })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject), isNull(users.deletedAt)))
  return row?.userId ?? null
}

/** Stores whom an identity stands for, in place of a former player. */
export async function storeIdentity(tx: Tx, row: typeof identities.$inferInsert): Promise<void> {
  const { userId, email, createdAt } = row
  await tx
    .insert(identities)
    .values(row)
    .onConflictDoUpdate({ target: [identities.issuer, identities.subject], set: { userId, email, createdAt } })
}
