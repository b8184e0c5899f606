import { SYNC_BATCH, SYNC_SCHEMA } from '../../shared/contract/protocol.ts'
import { readFact } from './device-db.ts'
import { playerDbName } from './names.ts'

interface Pages {
  matchAll(options: { type: 'window' }): Promise<readonly { postMessage(message: unknown): void }[]>
}

/**
 * The worker's part when the network is back: open pages are told to send. Without one, the worker sends what waits
 * and forgets the answers: a page that is opened later sends the same operations again and gets the stored answers.
 * So the worker needs neither Dexie nor the contracts. Rejects when the server could not be reached or take them all,
 * so that the browser rings again.
 */
export async function ring(pages: Pages, send: typeof fetch): Promise<void> {
  const open = await pages.matchAll({ type: 'window' })
  if (open.length > 0) {
    for (const page of open) page.postMessage({ type: 'ring' })
    return
  }
  const session = await readFact('session')
  if (!session) return
  const { operations, here } = await readOutbox(playerDbName(session.userId))
  const language = (await readFact('language')) ?? 'en'
  for (let at = 0; at < operations.length; at += SYNC_BATCH) {
    const response = await send('/api/sync', {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        Authorization: `Bearer ${session.token}`,
      },
      body: JSON.stringify({ schema: SYNC_SCHEMA, ...here, operations: operations.slice(at, at + SYNC_BATCH) }),
    })
    if (response.status === 429 || response.status >= 500) throw new Error('the server cannot take the actions now')
    // Signed out, or too old: only a page can put that right.
    if (!response.ok) return
    const answer = (await response.json()) as { data?: { results?: { status: number }[] } }
    const stuck = answer.data?.results?.some((result) => result.status === 429 || result.status >= 500)
    if (stuck !== false) throw new Error('the server cannot take all actions now')
  }
}

interface Row {
  readonly id: string
  readonly name: string
  readonly args: { readonly params: Record<string, string> }
  readonly status: string
}

interface StoryRow {
  readonly questId: string
  readonly turn: { readonly status: string } | null
}

interface MetaRow {
  readonly key: string
  readonly value: unknown
}

async function readOutbox(name: string) {
  const db = await openExisting(name)
  if (!db) return { operations: [], here: { cursor: 0, epoch: null } }
  try {
    const meta = await all<MetaRow>(db, 'meta')
    const here = (meta.find((row) => row.key === 'cursor')?.value ?? { cursor: 0, epoch: null }) as object
    const stories = await all<StoryRow>(db, 'progress')
    const telling = new Set(stories.filter((row) => row.turn?.status === 'running').map((row) => row.questId))
    // A move behind a reply that is being told could be refused for good: the next page knows when it may be sent.
    const held = (row: Row) => row.name === 'game.input' && telling.has(row.args.params.questId ?? '')
    const waiting = await takeWaiting(db, held)
    return { operations: waiting.map(({ id, name: call, args }) => ({ id, name: call, args })), here }
  } finally {
    db.close()
  }
}

/** What may be sent, oldest first; marked for the next page as having left this device once. */
function takeWaiting(db: IDBDatabase, held: (row: Row) => boolean): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction('outbox', 'readwrite')
    const outbox = transaction.objectStore('outbox')
    let taken: Row[] = []
    // Keys are the order of sending.
    const request = outbox.getAll()
    request.onsuccess = () => {
      taken = (request.result as Row[]).filter((row) => row.status === 'waiting' && !held(row))
      for (const row of taken) outbox.put({ ...row, everSent: true })
    }
    transaction.oncomplete = () => resolve(taken)
    // A device too full for the mark can send all the same.
    transaction.onabort = () => (taken.length > 0 ? resolve(taken) : reject(transaction.error))
  })
}

/** The database is the page's to make: where there is none, nothing waits. */
function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => (request.error?.name === 'AbortError' ? resolve(null) : reject(request.error))
  })
}

function all<T>(db: IDBDatabase, store: string): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const request = db.transaction(store).objectStore(store).getAll()
    request.onsuccess = () => resolve(request.result as T[])
    request.onerror = () => reject(request.error)
  })
}
