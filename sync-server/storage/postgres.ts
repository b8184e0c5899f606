import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { AppError } from '../../shared/errors.ts'
import { StartError } from '../start-error.ts'
import { transactionLimit } from './dialect.ts'
import { codeOf, guardRead, guardTransaction, runWork, type Store, type StoreOptions, type Tx } from './store.ts'

const MIGRATION_LOCK = 4_711_202_611
const UNIQUE_VIOLATION = '23505'
const TRIES = 5
/** Milliseconds; doubles with each try. */
const FIRST_PAUSE = 20
/**
 * Serialisation failure, deadlock, and a unique key that a transaction beside this one took first: the database has
 * undone the work. Run again, it sees the winner and refuses in its own words.
 */
const UNDONE = new Set(['40001', '40P01', UNIQUE_VIOLATION])

// All our numbers stay below 2^53; as text they would compare and add wrongly in raw results.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens and migrates a PostgreSQL database. Throws StartError when it cannot be reached. */
export async function openPostgres(url: string, migrationsFolder: string, options: StoreOptions = {}): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that drops while idle is replaced by the pool.
  pool.on('error', () => undefined)
  try {
    await migrateOnce(pool, migrationsFolder)
  } catch (error) {
    await pool.end()
    throw new StartError(`The database at DATABASE_URL cannot be used: ${(error as Error).message}`, { cause: error })
  }
  const limit = options.transactionLimit === undefined ? transactionLimit : options.transactionLimit
  let closing: Promise<void> | null = null
  return {
    dialect: 'postgres',
    read: guardRead(drizzle(pool) as unknown as Tx),
    transaction: (work) => guardTransaction(() => retried(() => once(pool, work, limit))),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/** The transaction left no trace and may run again. */
class Undone extends Error {}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      if (tries === TRIES) {
        // Still there after all tries: no race, but a fault of ours.
        if (codeOf(error.cause) === UNIQUE_VIOLATION) throw error.cause
        const sentence = 'The server cannot store anything right now. Nothing was changed.'
        throw new AppError('UNAVAILABLE', sentence, { retryAfter: 5, cause: error.cause })
      }
      const pause = FIRST_PAUSE * 2 ** (tries - 1) * (0.5 + Math.random())
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** One attempt on a connection of its own. drizzle's own leaks a connection that fails at BEGIN, and hides why. */
async function once<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, limit: number | null): Promise<T> {
  const connection = await begin(pool)
  let committing = false
  try {
    const result = await runWork(drizzle(connection.client) as unknown as Tx, work, limit)
    committing = true
    const { command } = await connection.client.query('commit')
    // PostgreSQL answers so when a failed statement was caught in the work: nothing was stored.
    if (command === 'ROLLBACK') throw new Error('a statement of the transaction failed and its error was swallowed')
    return result
  } catch (error) {
    await connection.client.query('rollback').catch(connection.lose)
    // A connection lost while committing leaves open whether it was stored: running it again could store it twice.
    const undone = UNDONE.has(codeOf(error) ?? '') || (connection.isLost() && !committing)
    throw undone ? new Undone('undone', { cause: error }) : error
  } finally {
    connection.release()
  }
}

interface Connection {
  readonly client: pg.PoolClient
  isLost(): boolean
  lose(): void
  release(): void
}

async function begin(pool: pg.Pool): Promise<Connection> {
  let connection: Connection | null = null
  try {
    connection = await connect(pool)
    await connection.client.query('begin')
    return connection
  } catch (error) {
    connection?.lose()
    connection?.release()
    throw new Undone('undone', { cause: error })
  }
}

/** A client of the pool; without a listener of its own, a dropped connection would end the process. */
async function connect(pool: pg.Pool): Promise<Connection> {
  const client = await pool.connect()
  let lost = false
  const lose = () => {
    lost = true
  }
  client.on('error', lose)
  return {
    client,
    isLost: () => lost,
    lose,
    release: () => {
      client.off('error', lose)
      client.release(lost)
    },
  }
}

/** Several servers may start at once: an advisory lock lets one migrate. */
async function migrateOnce(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const connection = await connect(pool)
  try {
    await connection.client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(connection.client), { migrationsFolder })
  } finally {
    await connection.client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(connection.lose)
    connection.release()
  }
}
