import type { PlayerDb } from './db.ts'

/** Where the text of replies under way is kept, so that a reload without a network shows what was read. */
export interface ToldTexts {
  /** The kept texts of turns that still run, by turn id; others are forgotten. */
  read(): Promise<ReadonlyMap<string, string>>
  write(turnId: string, text: string): Promise<void>
  drop(turnId: string): Promise<void>
}

const PREFIX = 'told '

/** Keeps texts in the player's own database. */
export function toldTexts(db: PlayerDb): ToldTexts {
  return {
    read: () =>
      db.transaction('rw', db.meta, db.progress, async () => {
        const rows = await db.meta.where('key').startsWith(PREFIX).toArray()
        const stories = rows.length > 0 ? await db.progress.toArray() : []
        const running = new Set(stories.flatMap(({ turn }) => (turn?.status === 'running' ? [PREFIX + turn.id] : [])))
        await db.meta.bulkDelete(rows.map((row) => row.key).filter((key) => !running.has(key)))
        const kept = rows.filter((row) => running.has(row.key))
        return new Map(kept.map((row) => [row.key.slice(PREFIX.length), String(row.value)]))
      }),
    write: async (turnId, text) => {
      await db.meta.put({ key: PREFIX + turnId, value: text })
    },
    drop: (turnId) => db.meta.delete(PREFIX + turnId),
  }
}
