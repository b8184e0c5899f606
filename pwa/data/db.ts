import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { QueueableName } from '../../shared/contract/queueable.ts'
import type { Progress, SyncedMessage } from '../../shared/model/progress.ts'
import type { Quest } from '../../shared/model/quest.ts'
import type { Rewards } from '../../shared/model/rewards.ts'
import type { User } from '../../shared/model/user.ts'
import { playerDbName } from './names.ts'

/** An action of the player that the server has not answered, or has refused. */
export interface OutboxRow {
  /** Order of sending; made by the database. */
  readonly seq: number
  /** Operation id, UUIDv7: made and stored before the first send. */
  readonly id: string
  readonly name: QueueableName
  readonly args: { readonly params: Record<string, string>; readonly body: Record<string, unknown> }
  /** Version of the shape of `args`. */
  readonly argsVersion: 1
  /** What it is about: at most one waiting action a subject. */
  readonly subject: string
  readonly status: 'waiting' | 'refused'
  readonly code: string | null
  readonly message: string
  /** Server's clock as this device knows it, for the panel only; order is by `seq`. */
  readonly enqueuedAt: number
  /** Not null while a request that carries it is under way: it can be neither edited nor cancelled. */
  readonly sentAt: number | null
  /** Set by the first request over a network that carried it, and for good: the server may know of it. */
  readonly everSent?: true
}

/** A page of shared data kept for reading offline. `fetchedAt`: epoch milliseconds on the server's clock. */
export interface KeptRow {
  readonly key: string
  readonly value: unknown
  readonly fetchedAt: number
}

/** Server rows as the server sent them; predictions are computed, never stored (see predict.ts). */
export type PlayerDb = Dexie & {
  outbox: EntityTable<OutboxRow, 'seq'>
  profile: Table<User & { readonly key: 'me' }, 'me'>
  rewards: Table<Rewards & { readonly key: 'me' }, 'me'>
  quests: Table<Quest, string>
  progress: Table<Progress, string>
  messages: Table<SyncedMessage, string>
  meta: Table<{ readonly key: string; readonly value: unknown }, string>
  kept: Table<KeptRow, string>
}

export interface OpenHooks {
  /** A newer version of the app wants the database: this tab closed it and must reload. */
  readonly onOutdated?: () => void
  /** An old tab keeps the database from being upgraded. */
  readonly onBlocked?: () => void
}

export interface OpenedDb {
  readonly db: PlayerDb
  /** False where the browser keeps nothing (private mode, broken storage): all is lost with the tab. */
  readonly durable: boolean
}

/** Browsers exist whose `indexedDB.open` never answers. Milliseconds. */
const OPEN_LIMIT = 10_000

/** Opens the database of one player; one in memory where the browser has none to give. Never rejects for want of storage. */
export async function openPlayerDb(userId: string, hooks: OpenHooks = {}): Promise<OpenedDb> {
  if (globalThis.indexedDB) {
    const db = playerDb(userId, hooks)
    try {
      await openInTime(db)
      return { db, durable: true }
    } catch {
      db.close()
    }
  }
  // Loaded only here: few browsers ever need it.
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb')
  const db = playerDb(userId, hooks, { indexedDB: new IDBFactory(), IDBKeyRange })
  await db.open()
  return { db, durable: false }
}

/** Forgets a player on this device, actions that wait too. */
export async function forgetPlayer(userId: string): Promise<void> {
  await Dexie.delete(playerDbName(userId))
}

/** The database of one player, opened by its first use. `options`: where it lives, if not in this browser. */
export function playerDb(userId: string, hooks: OpenHooks = {}, options: DexieOptions = {}): PlayerDb {
  const db = new Dexie(playerDbName(userId), options) as PlayerDb
  db.version(1).stores({
    outbox: '++seq, &id, subject, status',
    profile: 'key',
    rewards: 'key',
    quests: '_id',
    progress: 'questId, id, updatedAt',
    messages: 'id, [questId+seq], progressId',
    meta: 'key',
    kept: 'key, fetchedAt',
  })
  db.on('versionchange', () => {
    db.close()
    hooks.onOutdated?.()
    return false
  })
  db.on('blocked', () => hooks.onBlocked?.())
  return db
}

function openInTime(db: PlayerDb): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not open')), OPEN_LIMIT)
    // Blocked by an old tab is another matter: the player is told, and it opens when that tab is closed.
    db.on('blocked', () => clearTimeout(timer))
    db.open()
      .then(() => resolve(), reject)
      .finally(() => clearTimeout(timer))
  })
}
