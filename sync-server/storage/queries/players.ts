import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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

const raiseLivingVersion = prepared((tx) =>
  tx
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
    .returning({ version: users.version })
    .prepare('raise_living_version'),
)

/** Raises the player's version and returns it: the lock on the player's scope, taken before anything else is written. */
export async function nextVersion(tx: Tx, userId: string): Promise<number> {
  const [row] = await raiseVersion(tx).execute({ userId })
  if (!row) throw new Error('no such player')
  return row.version
}

/** The same for a player who acts: null for a former one. */
export async function nextVersionOfLiving(tx: Tx, userId: string): Promise<number | null> {
  const [row] = await raiseLivingVersion(tx).execute({ userId })
  return row?.version ?? null
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

/** The columns that players change themselves, and what they claimed. */
export type ProfileColumns = Pick<
  UserRow,
  'name' | 'bio' | 'preferences' | 'attributes' | 'attributePoints' | 'setup' | 'achievements'
>

/**
 * Writes what was decided by a row read under `version`, the lock that this transaction holds; returns the row as it is
 * afterwards. Throws when the lock is not held.
 */
export async function updateProfile(
  tx: Tx,
  userId: string,
  change: Partial<ProfileColumns>,
  version: number,
): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...change, profileVersion: version })
    .where(and(eq(users.id, userId), eq(users.version, version)))
    .returning()
  if (!row) throw new Error('a profile was changed without its lock')
  return row
}

/** Changes what a player signs in with; other devices learn of it by `version`. */
export async function updateAccount(
  tx: Tx,
  userId: string,
  change: Partial<
    Pick<UserRow, 'email' | 'emailFolded' | 'verifiedAt' | 'isAdmin' | 'username' | 'usernameFolded' | 'passwordHash'>
  >,
  version: number,
): Promise<UserRow> {
  const [row] = await tx
    .update(users)
    .set({ ...change, profileVersion: version })
    .where(eq(users.id, userId))
    .returning()
  if (!row) throw new Error('no such player')
  return row
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

/** `avatar`: a path of this server's pictures, or empty for none. */
export async function setAvatar(tx: Tx, userId: string, avatar: string, version: number): Promise<void> {
  await tx.update(users).set({ avatar, profileVersion: version }).where(eq(users.id, userId))
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
