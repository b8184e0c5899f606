import { COSTS } from '../../shared/rules/costs.ts'
import type { OutboxRow, PlayerDb } from './db.ts'

/** All actions, refused ones too, oldest first. */
export function allRows(db: PlayerDb): Promise<OutboxRow[]> {
  return db.outbox.orderBy('seq').toArray()
}

/** The actions that wait, in the order they will be sent. */
export function waitingRows(db: PlayerDb): Promise<OutboxRow[]> {
  return db.outbox.where('status').equals('waiting').sortBy('seq')
}

/** Those that can be sent now: a move behind a reply that is being told would be refused, and waits for its end. */
export async function sendableRows(db: PlayerDb): Promise<OutboxRow[]> {
  const rows = await waitingRows(db)
  const stories = await db.progress.bulkGet(rows.map((row) => row.args.params.questId ?? ''))
  return rows.filter((row, index) => row.name !== 'game.input' || stories[index]?.turn?.status !== 'running')
}

/** How many actions wait; ask before signing out. */
export function countWaiting(db: PlayerDb): Promise<number> {
  return db.outbox.where('status').equals('waiting').count()
}

/** Credits that waiting actions will take. */
export function costOf(rows: readonly OutboxRow[]): number {
  return rows.filter((row) => row.status === 'waiting' && row.name === 'game.input').length * COSTS.turn
}

/**
 * Takes a waiting or refused action out; its prediction goes with it. Returns it, for its text;
 * null when it was answered already or is on its way, and can be taken back no more.
 */
export async function cancelAction(db: PlayerDb, id: string): Promise<OutboxRow | null> {
  return db.transaction('rw', db.outbox, async () => {
    const row = await db.outbox.where('id').equals(id).first()
    if (!row || row.sentAt !== null) return null
    await db.outbox.delete(row.seq)
    return row
  })
}
