import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { sessions, users } from '../schema.ts'
import type { Tx } from '../store.ts'

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row)
}

const sessionByToken = prepared((tx) =>
  tx
    .select({ id: sessions.id, userId: sessions.userId, isAdmin: users.isAdmin, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .limit(1)
    .prepare('session_by_token'),
)

/** The living session of a hashed token with whether its player is an admin. */
export async function findSession(
  tx: Tx,
  tokenHash: string,
  now: number,
): Promise<{ id: string; userId: string; isAdmin: boolean; lastSeenAt: number } | null> {
  const [row] = await sessionByToken(tx).execute({ tokenHash, now })
  return row ?? null
}

export async function touchSession(tx: Tx, id: string, lastSeenAt: number, expiresAt: number): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id))
}

export async function deleteSession(tx: Tx, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, id))
}

export async function deleteExpiredSessions(tx: Tx, now: number): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
}
