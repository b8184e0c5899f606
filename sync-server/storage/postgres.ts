import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { codeOf, guardRead, guardTransaction, type Store, type Tx } from './store.ts'

const MIGRATION_LOCK = 4_711_202_611
const TRIES = 5
/** Serialisation failure, deadlock, and a server that restarts: the transaction did not happen. */
const AGAIN = new Set(['40001', '40P01', '57P01', '57P02', '57P03'])

/** Opens and migrates a PostgreSQL database. Throws StartError when it cannot be reached. */
export async function openPostgres(url: string, migrationsFolder: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that drops while idle is replaced by the pool.
  pool.on('error', () => undefined)
  try {
    await migrateOnce(pool, migrationsFolder)
  } catch (error) {
    await pool.end()
    throw new StartError(`The database at DATABASE_URL cannot be used: ${(error as Error).message}`)
  }
  const database = drizzle(pool)
  return {
    dialect: 'postgres',
    read: guardRead(database as unknown as Tx),
    transaction: (work) =>
      guardTransaction(async () => {
        for (let attempt = 1; ; attempt++) {
          try {
            return await database.transaction((tx) => work(tx as unknown as Tx))
          } catch (error) {
            if (attempt >= TRIES || !AGAIN.has(codeOf(error) ?? '')) throw error
            await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt))
          }
        }
      }),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

/** Several servers may start at once: an advisory lock lets one migrate. */
async function migrateOnce(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
