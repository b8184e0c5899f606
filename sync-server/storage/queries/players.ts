import { eq, inArray, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { users } from '../schema.ts'
import type { Tx } from '../store.ts'

export type UserRow = typeof users.$inferSelect

const raiseVersion = prepared((tx) =>
  tx
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(eq(users.id, sql.placeholder('userId')))
    .returning({ version: users.version })
    .prepare('raise_version'),
)

/** Raises the player's version and returns it: the lock on the player's scope, taken before anything else is written. */
export async function nextVersion(tx: Tx, userId: string): Promise<number> {
  const [row] = await raiseVersion(tx).execute({ userId })
  if (!row) throw new Error('no such player')
  return row.version
}

const userById = prepared((tx) =>
  tx
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_by_id'),
)

export async function findUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await userById(tx).execute({ userId })
  return row ?? null
}

export async function findUserByEmail(tx: Tx, emailFolded: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.emailFolded, emailFolded))
  return row ?? null
}

/** Who bears `usernameFolded`, as an id. */
export async function usernameHolder(tx: Tx, usernameFolded: string): Promise<string | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.usernameFolded, usernameFolded))
  return row?.id ?? null
}

export async function insertUser(tx: Tx, row: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(row)
}

/** Confirms the address of an account by other means than its password, which is void. */
export async function confirmWithoutPassword(tx: Tx, userId: string, now: number): Promise<void> {
  await tx.update(users).set({ verifiedAt: now, passwordHash: null }).where(eq(users.id, userId))
}

/** Counts one more answered turn and returns how many there are now. */
export async function countAnsweredTurn(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .update(users)
    .set({ answeredTurns: sql`${users.answeredTurns} + 1` })
    .where(eq(users.id, userId))
    .returning({ count: users.answeredTurns })
  return row?.count ?? 0
}

/** Adds XP and attribute points; returns the row as it is afterwards. */
export async function addXp(
  tx: Tx,
  userId: string,
  gain: { xp: number; attributePoints: number; version: number },
): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({
      xp: sql`${users.xp} + ${gain.xp}`,
      attributePoints: sql`${users.attributePoints} + ${gain.attributePoints}`,
      profileVersion: gain.version,
    })
    .where(eq(users.id, userId))
    .returning()
  if (!row) throw new Error('no such player')
  return row
}

/** Versions of several players, for the poller that serves a second node. */
export async function versionsOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: users.id, version: users.version })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map((row) => [row.id, row.version]))
}
