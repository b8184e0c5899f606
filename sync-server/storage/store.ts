import { AsyncLocalStorage } from 'node:async_hooks'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Database = PgDatabase<PgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>

/** What a query may use on either engine; no nested transactions, no raw execution. */
export type Tx = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$count'>

export interface Store {
  readonly dialect: 'sqlite' | 'postgres'
  /** For reads outside a transaction; throws inside one, where it would not see what the transaction wrote. */
  readonly read: Tx
  /** Runs `work` as one transaction; may run it again after a serialisation failure. Await nothing but `tx` in it. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  /** Longest time a transaction may stay open, in milliseconds; null for any. Default: `transactionLimit`. */
  readonly transactionLimit?: number | null
}

const inside = new AsyncLocalStorage<true>()

/** Runs `work` marked as being inside a transaction; refuses to nest. */
export function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('a transaction was begun inside a transaction: pass tx on')
  return inside.run(true, work)
}

/** `read` with a guard that names the mistake of using it inside a transaction. */
export function guardRead(read: Tx): Tx {
  return checked(read, () => {
    if (inside.getStore()) throw new Error('store.read was used inside a transaction: pass tx on')
  })
}

/**
 * Runs the work of a transaction that was begun. Its `tx` dies with it, for a late statement would land in the next
 * transaction. Rejects when the work outlives `limit` milliseconds; the caller rolls back.
 */
export async function runWork<T>(tx: Tx, work: (tx: Tx) => Promise<T>, limit: number | null): Promise<T> {
  let open = true
  let timer: NodeJS.Timeout | undefined
  const running = work(
    checked(tx, () => {
      if (!open) throw new Error('tx was used after its transaction had ended: something was not awaited')
    }),
  )
  const late = new Promise<never>((_, reject) => {
    if (limit === null) return
    const error = new Error(`a transaction took longer than ${limit} ms: await nothing but tx in it`)
    timer = setTimeout(() => reject(error), limit)
  })
  try {
    return await Promise.race([running, late])
  } finally {
    open = false
    clearTimeout(timer)
  }
}

const checkedTargets = new WeakMap<Tx, { readonly target: Tx; readonly check: () => void }>()

/** `target`, with a check before each use. */
function checked(target: Tx, check: () => void): Tx {
  const proxy = new Proxy(target, {
    get(_, property) {
      check()
      const value = Reflect.get(target, property, target) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  checkedTargets.set(proxy, { target, check })
  return proxy
}

/** The connection behind a `tx`, checked like any use of it: what prepared queries are kept by. */
export function connectionOf(tx: Tx): Tx {
  const known = checkedTargets.get(tx)
  known?.check()
  return known?.target ?? tx
}

/** The driver's code of an error, however deep drizzle wrapped it. */
export function codeOf(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code
  }
  return null
}
