import { and, asc, eq, gt, lt, lte } from 'drizzle-orm'
import { meta, quests, tombstones, users } from '../schema.ts'
import { messages, progress } from '../schema-stories.ts'
import type { Tx } from '../store.ts'
import type { MessageRow, ProgressRow } from './stories.ts'

export type TombstoneRow = typeof tombstones.$inferSelect

/** Where a page of changes ends: rows with `from < version ≤ to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

const scopes = [
  { version: progress.version, table: progress, user: progress.userId },
  { version: messages.version, table: messages, user: messages.userId },
  { version: quests.version, table: quests, user: quests.ownerId },
  { version: tombstones.version, table: tombstones, user: tombstones.userId },
] as const

/**
 * The greatest version a page of about `limit` rows a table may reach, `upTo` at most.
 * Rows of one version are never parted: they were written by one transaction.
 */
export async function pageEnd(tx: Tx, userId: string, from: number, upTo: number, limit: number): Promise<number> {
  let end = upTo
  for (const scope of scopes) {
    const [next] = await tx
      .select({ version: scope.version })
      .from(scope.table)
      .where(and(eq(scope.user, userId), gt(scope.version, from)))
      .orderBy(asc(scope.version))
      .limit(1)
      .offset(limit)
    if (next && next.version <= end) end = Math.max(next.version - 1, from + 1)
  }
  return end
}

export function changedProgress(tx: Tx, userId: string, span: Span): Promise<ProgressRow[]> {
  return tx
    .select()
    .from(progress)
    .where(and(eq(progress.userId, userId), gt(progress.version, span.from), lte(progress.version, span.to)))
}

export function changedMessages(tx: Tx, userId: string, span: Span): Promise<MessageRow[]> {
  return tx
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), gt(messages.version, span.from), lte(messages.version, span.to)))
}

export async function changedQuestIds(tx: Tx, userId: string, span: Span): Promise<string[]> {
  const rows = await tx
    .select({ id: quests.id })
    .from(quests)
    .where(and(eq(quests.ownerId, userId), gt(quests.version, span.from), lte(quests.version, span.to)))
  return rows.map((row) => row.id)
}

export function removedRows(tx: Tx, userId: string, span: Span): Promise<TombstoneRow[]> {
  return tx
    .select()
    .from(tombstones)
    .where(and(eq(tombstones.userId, userId), gt(tombstones.version, span.from), lte(tombstones.version, span.to)))
}

/** Forgets tombstones made before `before` and notes for each player which cursors are too old now. */
export async function forgetTombstones(tx: Tx, before: number): Promise<void> {
  const rows = await tx.delete(tombstones).where(lt(tombstones.createdAt, before)).returning()
  const floors = new Map<string, number>()
  for (const row of rows) floors.set(row.userId, Math.max(floors.get(row.userId) ?? 0, row.version))
  for (const [userId, floorVersion] of floors) {
    await tx
      .update(users)
      .set({ floorVersion })
      .where(and(eq(users.id, userId), lt(users.floorVersion, floorVersion)))
  }
}

export async function readMeta(tx: Tx, key: string): Promise<string | null> {
  const [row] = await tx.select().from(meta).where(eq(meta.key, key))
  return row?.value ?? null
}

/** Writes a fact unless it is known; returns what is known. */
export async function ensureMeta(tx: Tx, key: string, value: string): Promise<string> {
  await tx.insert(meta).values({ key, value }).onConflictDoNothing({ target: meta.key })
  return (await readMeta(tx, key)) ?? value
}
