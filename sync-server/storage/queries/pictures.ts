import { and, asc, eq, gt, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { users } from '../schema.ts'
import { pictures } from '../schema-accounts.ts'
import type { Tx } from '../store.ts'

export type PictureRow = typeof pictures.$inferSelect
export type PictureKind = PictureRow['kind']

export async function insertPictures(tx: Tx, rows: readonly PictureRow[]): Promise<void> {
  await tx.insert(pictures).values([...rows])
}

export async function findPicture(tx: Tx, id: string): Promise<PictureRow | null> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.id, id))
  return row ?? null
}

export interface PaintedBatch {
  readonly createdAt: number
  readonly claimed: boolean
}

/** The calls for options after `since`, oldest first, and whether one of their pictures was chosen. Uploads have no prompt. */
export async function paintedBatches(
  tx: Tx,
  userId: string,
  kind: PictureKind,
  since: number,
): Promise<PaintedBatch[]> {
  const rows = await tx
    .select({ createdAt: sql<number>`min(${pictures.createdAt})`, kept: sql<number>`count(${pictures.keptAt})` })
    .from(pictures)
    .where(
      and(eq(pictures.userId, userId), eq(pictures.kind, kind), gt(pictures.createdAt, since), ne(pictures.prompt, '')),
    )
    .groupBy(pictures.batch)
    .orderBy(asc(sql`min(${pictures.createdAt})`))
  // PostgreSQL's driver gives aggregates as text.
  return rows.map((row) => ({ createdAt: Number(row.createdAt), claimed: Number(row.kept) > 0 }))
}

export async function keepPicture(tx: Tx, id: string, now: number): Promise<void> {
  await tx.update(pictures).set({ state: 'kept', keptAt: now }).where(eq(pictures.id, id))
}

export async function deletePictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(pictures).where(inArray(pictures.id, [...ids]))
}

/** Deletes what was not chosen of a batch; returns the ids. */
export async function deleteOptions(tx: Tx, batch: string): Promise<string[]> {
  const gone = and(eq(pictures.batch, batch), eq(pictures.state, 'option'))
  return idsOf(await tx.delete(pictures).where(gone).returning({ id: pictures.id }))
}

/** Deletes at most `limit` options made at or before `time`, and options of players who are gone; returns the ids. */
export async function deleteStaleOptions(tx: Tx, time: number, limit: number): Promise<string[]> {
  const stale = and(eq(pictures.state, 'option'), or(lte(pictures.createdAt, time), hasNoPlayer(tx)))
  return deleteSome(tx, stale, limit)
}

/**
 * Deletes at most `limit` kept portraits that nobody wears any more; returns the ids. Painted ones made after `since` stay
 * for a while: the limits count them.
 */
export async function deleteUnusedAvatars(tx: Tx, since: number, limit: number): Promise<string[]> {
  const worn = tx
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(
        eq(users.id, pictures.userId),
        isNull(users.deletedAt),
        eq(users.avatar, sql`'/media/' || ${pictures.id} || '.webp'`),
      ),
    )
  const old = or(lte(pictures.createdAt, since), eq(pictures.prompt, ''), hasNoPlayer(tx))
  return deleteSome(tx, and(eq(pictures.state, 'kept'), eq(pictures.kind, 'avatar'), old, notExists(worn)), limit)
}

/** Those of `ids` that have a row. */
export async function knownPictures(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  return new Set(
    idsOf(
      await tx
        .select({ id: pictures.id })
        .from(pictures)
        .where(inArray(pictures.id, [...ids])),
    ),
  )
}

function hasNoPlayer(tx: Tx) {
  const player = tx
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, pictures.userId), isNull(users.deletedAt)))
  return notExists(player)
}

async function deleteSome(tx: Tx, which: ReturnType<typeof and>, limit: number): Promise<string[]> {
  const some = tx.select({ id: pictures.id }).from(pictures).where(which).limit(limit)
  // Asked again of the row itself: it may have been chosen meanwhile.
  return idsOf(
    await tx
      .delete(pictures)
      .where(and(inArray(pictures.id, some), which))
      .returning({ id: pictures.id }),
  )
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id)
