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

const inside = new AsyncLocalStorage<true>()

/** Runs `work` marked as being inside a transaction; refuses to nest. */
export function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('a transaction was begun inside a transaction: pass tx on')
  return inside.run(true, work)
}

/** `read` with a guard that names the mistake of using it inside a transaction. */
export function guardRead(read: Tx): Tx {
  return new Proxy(read, {
    get(target, property) {
      if (inside.getStore()) throw new Error('store.read was used inside a transaction: pass tx on')
      const value = Reflect.get(target, property, target) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Whether an error says that a unique index was hit, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** The driver's code of an error, however deep drizzle wrapped it. */
export function codeOf(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code
  }
  return null
}
