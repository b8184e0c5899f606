import { and, desc, eq, inArray, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Genre } from '../../../shared/rules/genres.ts'
import { quests, users } from '../schema.ts'
import { plays } from '../schema-stories.ts'
import type { Tx } from '../store.ts'

export type QuestRow = typeof quests.$inferSelect
/** `ownerName` is null without an owner, and for a former player. */
export type QuestWithOwner = QuestRow & { readonly ownerName: string | null }
/** `by`: what a player shows to others. */
export type Shelf = { kind: 'official' } | { kind: 'community' | 'mine' | 'by'; userId: string }

export interface QuestFilter {
  readonly search: string
  readonly genre: Genre | null
  /** Id of the last quest of the page before. */
  readonly after: string | null
  readonly limit: number
}

const columns = { quest: quests, ownerName: users.username, ownerLeft: users.deletedAt }
const flatten = (rows: { quest: QuestRow; ownerName: string | null; ownerLeft: number | null }[]): QuestWithOwner[] =>
  rows.map((row) => ({ ...row.quest, ownerName: row.ownerLeft === null ? row.ownerName : null }))

function onShelf(shelf: Shelf): SQL | undefined {
  const living = isNull(quests.deletedAt)
  if (shelf.kind === 'official') return and(eq(quests.isOfficial, true), living)
  if (shelf.kind === 'mine') return and(eq(quests.ownerId, shelf.userId), living)
  const owner = shelf.kind === 'by' ? eq(quests.ownerId, shelf.userId) : ne(quests.ownerId, shelf.userId)
  return and(eq(quests.isOfficial, false), eq(quests.isPublic, true), owner, living)
}

function matching(filter: Pick<QuestFilter, 'search' | 'genre'>): SQL | undefined {
  const literal = filter.search.replace(/[\\%_]/g, (sign) => `\\${sign}`)
  return and(
    filter.search ? sql`${like(quests.searchText, `%${literal}%`)} escape '\\'` : undefined,
    filter.genre ? eq(quests.genre, filter.genre) : undefined,
  )
}

/** A page of a shelf, newest first. */
export async function listQuests(tx: Tx, shelf: Shelf, filter: QuestFilter): Promise<QuestWithOwner[]> {
  const rows = await tx
    .select(columns)
    .from(quests)
    .leftJoin(users, eq(users.id, quests.ownerId))
    .where(and(onShelf(shelf), matching(filter), filter.after ? lt(quests.id, filter.after) : undefined))
    .orderBy(desc(quests.id))
    .limit(filter.limit)
  return flatten(rows)
}

export async function countQuests(
  tx: Tx,
  shelf: Shelf,
  filter: Pick<QuestFilter, 'search' | 'genre'>,
): Promise<number> {
  return tx.$count(quests, and(onShelf(shelf), matching(filter)))
}

/** The genres found on a shelf. */
export async function shelfGenres(tx: Tx, shelf: Shelf): Promise<Genre[]> {
  const rows = await tx.selectDistinct({ genre: quests.genre }).from(quests).where(onShelf(shelf)).orderBy(quests.genre)
  return rows.map((row) => row.genre)
}

/** A quest that `userId` may read and begin: official, public or own, and not deleted. */
export async function findVisibleQuest(tx: Tx, questId: string, userId: string): Promise<QuestWithOwner | null> {
  const rows = await tx
    .select(columns)
    .from(quests)
    .leftJoin(users, eq(users.id, quests.ownerId))
    .where(
      and(
        eq(quests.id, questId),
        isNull(quests.deletedAt),
        or(eq(quests.isPublic, true), eq(quests.isOfficial, true), eq(quests.ownerId, userId)),
      ),
    )
  return flatten(rows)[0] ?? null
}

/** Quests by id, deleted ones too: a begun story stays readable. */
export async function questsByIds(tx: Tx, ids: readonly string[]): Promise<QuestWithOwner[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select(columns)
    .from(quests)
    .leftJoin(users, eq(users.id, quests.ownerId))
    .where(inArray(quests.id, [...ids]))
  return flatten(rows)
}

/** Puts an official quest in its place by slug; its id, counts and time of creation stay. */
export async function upsertOfficialQuest(tx: Tx, row: typeof quests.$inferInsert): Promise<void> {
  const { id: _id, createdAt: _createdAt, playCount: _plays, creditsEarned: _earned, ...change } = row
  await tx.insert(quests).values(row).onConflictDoUpdate({ target: quests.slug, set: change })
}

/** Counts a play unless one counted after `before`; true when it counts. */
export async function countPlay(
  tx: Tx,
  userId: string,
  questId: string,
  now: number,
  before: number,
): Promise<boolean> {
  const rows = await tx
    .insert(plays)
    .values({ userId, questId, countedAt: now })
    .onConflictDoUpdate({
      target: [plays.userId, plays.questId],
      set: { countedAt: now },
      setWhere: lt(plays.countedAt, before),
    })
    .returning({ questId: plays.questId })
  return rows.length > 0
}

export async function addPlay(tx: Tx, questId: string, creditsEarned: number, version: number | null): Promise<void> {
  await tx
    .update(quests)
    .set({
      playCount: sql`${quests.playCount} + 1`,
      creditsEarned: sql`${quests.creditsEarned} + ${creditsEarned}`,
      ...(version === null ? {} : { version }),
    })
    .where(eq(quests.id, questId))
}
