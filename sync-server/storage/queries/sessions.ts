import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { sessions, users } from '../schema.ts'
import { handoffs } from '../schema-accounts.ts'
import type { Tx } from '../store.ts'
import type { UserRow } from './players.ts'

export async function insertSession(tx: Tx, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row)
}

const sessionByToken = prepared((tx) =>
  tx
    .select({ session: { id: sessions.id, lastSeenAt: sessions.lastSeenAt, endedAt: sessions.endedAt }, player: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('session_by_token'),
)

/** The session of a hashed token, living or just ended, with its player: one look-up, for every request begins with it. */
export async function findSession(
  tx: Tx,
  tokenHash: string,
  now: number,
): Promise<{ session: { id: string; lastSeenAt: number; endedAt: number | null }; player: UserRow } | null> {
  const [row] = await sessionByToken(tx).execute({ tokenHash, now })
  return row ?? null
}

export async function touchSession(tx: Tx, id: string, lastSeenAt: number, expiresAt: number): Promise<void> {
  await tx.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id))
}

/** Ends a session; `keptUntil` (epoch ms) is when it is forgotten. */
export async function endSession(tx: Tx, id: string, endedAt: number, keptUntil: number): Promise<void> {
  await tx.update(sessions).set({ endedAt, expiresAt: keptUntil }).where(eq(sessions.id, id))
}

export type SessionRow = typeof sessions.$inferSelect

/** Whether a session goes on, for what began in it and took its time. */
export async function goesOn(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(sessions, and(eq(sessions.id, id), isNull(sessions.endedAt)))) > 0
}

/** The living sessions of a player, the last seen first. */
export function livingSessions(tx: Tx, userId: string, now: number): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/**
 * Ends the living sessions of a player but `except`, and voids sign-ins that are about to become one.
 * Returns the ids of those it ended; they are forgotten at `keptUntil` (epoch ms).
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  except: string | null,
  endedAt: number,
  keptUntil: number,
): Promise<string[]> {
  await tx.delete(handoffs).where(eq(handoffs.userId, userId))
  const rows = await tx
    .update(sessions)
    .set({ endedAt, expiresAt: keptUntil })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, endedAt),
        except === null ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return rows.map((row) => row.id)
}

export async function deleteExpiredSessions(tx: Tx, now: number): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now))
}

/** Those of `ids` that have ended, expired or are gone, for the watcher that serves a second node. */
export async function endedAmong(tx: Tx, ids: readonly string[], now: number): Promise<string[]> {
  if (ids.length === 0) return []
  const living = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
  const alive = new Set(living.map((row) => row.id))
  return ids.filter((id) => !alive.has(id))
}
