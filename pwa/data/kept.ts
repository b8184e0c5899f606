import { ApiError } from './api-error.ts'
import type { PlayerDb } from './db.ts'

/** Kept answers beyond so many give way, the oldest first. */
const KEEP = 200

export interface Kept<T> {
  readonly value: T
  /** When it was fetched (epoch ms, server's clock); null when it is fresh from the server. */
  readonly fetchedAt: number | null
}

/**
 * Fetches shared data and keeps it for reading offline; when the fetch fails, answers with what was kept.
 * Rejects with the fetch's error when nothing was kept, or when the server says that there is no such thing.
 */
export async function fetchKept<T>(
  db: PlayerDb,
  key: string,
  now: () => number,
  load: () => Promise<T>,
): Promise<Kept<T>> {
  let value: T
  try {
    value = await load()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      // It is not there any more, so it is none of this device's either.
      await db.kept.delete(key).catch(() => undefined)
      throw error
    }
    const row = await db.kept.get(key)
    if (!row) throw error
    return { value: row.value as T, fetchedAt: row.fetchedAt }
  }
  await keep(db, key, value, now())
  return { value, fetchedAt: null }
}

/** Reading offline is a comfort: where it cannot be kept, what was fetched is shown all the same. */
async function keep(db: PlayerDb, key: string, value: unknown, fetchedAt: number): Promise<void> {
  try {
    await db.kept.put({ key, value, fetchedAt })
    const surplus = (await db.kept.count()) - KEEP
    if (surplus > 0) await db.kept.orderBy('fetchedAt').limit(surplus).delete()
  } catch {
    // See above.
  }
}
