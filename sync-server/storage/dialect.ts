import * as pg from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'

/** Which engine this process uses; chosen once, when the schema is built. */
export const dialect: 'sqlite' | 'postgres' = process.env.DATABASE_URL ? 'postgres' : 'sqlite'

/** A finder of mistakes: in tests a transaction that stays open for more milliseconds fails; null elsewhere. */
export const transactionLimit: number | null = process.env.NODE_ENV === 'test' ? 2_000 : null

const postgresKit = {
  table: pg.pgTable,
  text: (name: string) => pg.text(name),
  int: (name: string) => pg.bigint(name, { mode: 'number' }),
  bool: (name: string) => pg.boolean(name),
  json: (name: string) => pg.jsonb(name),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  check: pg.check,
  primaryKey: pg.primaryKey,
}

const sqliteKit = {
  table: sqlite.sqliteTable,
  text: (name: string) => sqlite.text(name),
  int: (name: string) => sqlite.integer(name, { mode: 'number' }),
  bool: (name: string) => sqlite.integer(name, { mode: 'boolean' }),
  json: (name: string) => sqlite.text(name, { mode: 'json' }),
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  check: sqlite.check,
  primaryKey: sqlite.primaryKey,
}

/**
 * The column kit that `schema.ts` is written with. Typed as PostgreSQL's on both engines, the stricter side:
 * that hides `.get()`, `.all()` and `.run()`, so that queries can use only what both have.
 */
const kit = dialect === 'postgres' ? postgresKit : (sqliteKit as unknown as typeof postgresKit)

export const { table, text, int, bool, json, index, uniqueIndex, check, primaryKey } = kit
