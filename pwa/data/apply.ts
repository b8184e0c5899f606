import type { OperationResult, SyncAnswer } from '../../shared/contract/sync.ts'
import type { PlayerDb } from './db.ts'

/** How far this device has pulled, and in which history of the server's database. */
export interface Cursor {
  readonly cursor: number
  readonly epoch: string | null
}

/** Where this device stands. */
export async function readCursor(db: PlayerDb): Promise<Cursor> {
  const row = await db.meta.get('cursor')
  return (row?.value as Cursor | undefined) ?? { cursor: 0, epoch: null }
}

/** Whether the same operation is to be sent again: nothing was decided about it. */
export function isUndecided(result: OperationResult): boolean {
  return result.status === 401 || result.status === 429 || result.status >= 500 || result.code === 'IN_PROGRESS'
}

/**
 * Takes an answer of `/api/sync` in, in ONE transaction: answered operations leave the outbox (and their predictions
 * with them), the server's rows are put, the cursor is set. `asked`: the cursor that was sent. Applying an answer
 * twice changes nothing; one that was overtaken only settles its operations. Returns the refusals that were news.
 * A full copy must be whole (see pages.ts): what it lacks is gone.
 */
export async function applyAnswer(db: PlayerDb, answer: SyncAnswer, asked: Cursor): Promise<OperationResult[]> {
  const tables = [db.outbox, db.profile, db.rewards, db.quests, db.progress, db.messages, db.meta]
  return db.transaction('rw', tables, async () => {
    const refused = await settle(db, answer.results)
    await releaseRows(db)
    if (isNews(answer, asked, await readCursor(db))) await put(db, answer)
    return refused
  })
}

/** Whether the rows of an answer are at least as new as those here, and follow them without a gap. */
function isNews(answer: SyncAnswer, asked: Cursor, here: Cursor): boolean {
  if (asked.cursor === here.cursor && asked.epoch === here.epoch) return true
  // Another tab pulled meanwhile.
  return answer.epoch === here.epoch && answer.cursor >= here.cursor && (answer.full || asked.cursor <= here.cursor)
}

async function settle(db: PlayerDb, results: readonly OperationResult[]): Promise<OperationResult[]> {
  const refused: OperationResult[] = []
  for (const result of results) {
    if (isUndecided(result)) continue
    const row = await db.outbox.where('id').equals(result.id).first()
    if (row?.status !== 'waiting') continue
    if (result.success) await db.outbox.delete(row.seq)
    else {
      refused.push(result)
      await refuseRow(db, row.seq, result)
    }
  }
  return refused
}

/** Marks an action as refused: its prediction ends, its text stays for the player. */
export async function refuseRow(
  db: PlayerDb,
  seq: number,
  why: Pick<OperationResult, 'code' | 'message'>,
): Promise<void> {
  await db.outbox.update(seq, { status: 'refused', code: why.code, message: why.message, sentAt: null })
}

/** What was not answered may be edited again: the id stays, so a request that did arrive counts once all the same. */
export async function releaseRows(db: PlayerDb): Promise<void> {
  await db.outbox.filter((row) => row.sentAt !== null).modify({ sentAt: null })
}

async function put(db: PlayerDb, answer: SyncAnswer): Promise<void> {
  const { changes } = answer
  if (answer.full) await Promise.all([db.quests.clear(), db.progress.clear(), db.messages.clear()])
  for (const gone of answer.removed) {
    if (gone.entity === 'quests') await db.quests.delete(gone.id)
    if (gone.entity === 'messages') await db.messages.delete(gone.id)
    if (gone.entity === 'progress') {
      await db.progress.where('id').equals(gone.id).delete()
      await db.messages.where('progressId').equals(gone.id).delete()
    }
  }
  if (changes.profile) await db.profile.put({ ...changes.profile, key: 'me' })
  if (changes.rewards) await db.rewards.put({ ...changes.rewards, key: 'me' })
  await db.quests.bulkPut(changes.quests)
  await db.progress.bulkPut(changes.progress)
  await db.messages.bulkPut(changes.messages)
  await db.meta.put({ key: 'cursor', value: { cursor: answer.cursor, epoch: answer.epoch } satisfies Cursor })
}
