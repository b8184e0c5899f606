import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { tombstones } from '../schema.ts'
import { messages, progress, resets, rolls, turns } from '../schema-stories.ts'
import type { Tx } from '../store.ts'

export type ProgressRow = typeof progress.$inferSelect
export type MessageRow = typeof messages.$inferSelect
export type TurnRow = typeof turns.$inferSelect

export async function findProgress(tx: Tx, userId: string, questId: string): Promise<ProgressRow | null> {
  const [row] = await tx
    .select()
    .from(progress)
    .where(and(eq(progress.userId, userId), eq(progress.questId, questId)))
  return row ?? null
}

/** Makes the progress row if there is none. */
export async function ensureProgress(tx: Tx, row: typeof progress.$inferInsert): Promise<void> {
  await tx
    .insert(progress)
    .values(row)
    .onConflictDoNothing({ target: [progress.userId, progress.questId] })
}

/** Takes the one place for a running turn; false when another turn holds it. */
export async function claimTurn(tx: Tx, progressId: string, turnId: string, version: number): Promise<boolean> {
  const rows = await tx
    .update(progress)
    .set({ runningTurn: turnId, failedTurn: null, version })
    .where(and(eq(progress.id, progressId), isNull(progress.runningTurn)))
    .returning({ id: progress.id })
  return rows.length > 0
}

export async function updateProgress(
  tx: Tx,
  progressId: string,
  change: Partial<typeof progress.$inferInsert>,
): Promise<void> {
  await tx.update(progress).set(change).where(eq(progress.id, progressId))
}

export async function insertTurn(tx: Tx, row: typeof turns.$inferInsert): Promise<void> {
  await tx.insert(turns).values(row)
}

export async function findTurn(tx: Tx, turnId: string): Promise<TurnRow | null> {
  const [row] = await tx.select().from(turns).where(eq(turns.id, turnId))
  return row ?? null
}

/** Ends a running turn once; null when it has ended already. */
export async function endTurn(
  tx: Tx,
  turnId: string,
  change: { status: 'done' | 'failed'; code: string | null; endedAt: number },
): Promise<TurnRow | null> {
  const [row] = await tx
    .update(turns)
    .set(change)
    .where(and(eq(turns.id, turnId), eq(turns.status, 'running')))
    .returning()
  return row ?? null
}

export async function storeAnswer(tx: Tx, turnId: string, answer: string): Promise<void> {
  await tx.update(turns).set({ answer }).where(eq(turns.id, turnId))
}

/** Turns still running whose deadline lies before `before`. */
export function overdueTurns(tx: Tx, before: number): Promise<TurnRow[]> {
  return tx
    .select()
    .from(turns)
    .where(and(eq(turns.status, 'running'), lt(turns.deadlineAt, before)))
}

export async function insertMessage(tx: Tx, row: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(row)
}

export async function insertRolls(tx: Tx, rows: (typeof rolls.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(rolls).values(rows)
}

/** All messages of a story, oldest first. */
export function storyMessages(tx: Tx, progressId: string): Promise<MessageRow[]> {
  return tx.select().from(messages).where(eq(messages.progressId, progressId)).orderBy(messages.seq)
}

/** The last `limit` messages of a story, oldest first. */
export async function lastMessages(tx: Tx, progressId: string, limit: number): Promise<MessageRow[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(eq(messages.progressId, progressId))
    .orderBy(desc(messages.seq))
    .limit(limit)
  return rows.reverse()
}

/** Ids of the quests the player has begun. */
export async function progressQuestIds(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ questId: progress.questId })
    .from(progress)
    .where(and(eq(progress.userId, userId), gt(progress.seq, 0)))
  return rows.map((row) => row.questId)
}

/** Removes a playthrough with its messages and leaves one tombstone for it: a client drops the messages with it. */
export async function deleteProgress(tx: Tx, row: ProgressRow, version: number, now: number): Promise<void> {
  await tx.delete(messages).where(eq(messages.progressId, row.id))
  await tx.delete(progress).where(eq(progress.id, row.id))
  await tx
    .insert(tombstones)
    .values({ userId: row.userId, entity: 'progress', entityId: row.id, version, createdAt: now })
}

/** Counts a reset of the day and returns how many there are. */
export async function countReset(tx: Tx, userId: string, questId: string, day: number): Promise<number> {
  const [row] = await tx
    .insert(resets)
    .values({ userId, questId, day, count: 1 })
    .onConflictDoUpdate({
      target: [resets.userId, resets.questId, resets.day],
      set: { count: sql`${resets.count} + 1` },
    })
    .returning({ count: resets.count })
  return row?.count ?? 0
}
