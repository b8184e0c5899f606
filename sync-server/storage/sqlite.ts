import BetterSqlite from 'better-sqlite3'
import { drizzle as drizzleDirect } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { AppError } from '../../shared/errors.ts'
import { StartError } from '../start-error.ts'
import { transactionLimit } from './dialect.ts'
import { takeLock } from './lock-file.ts'
import { checkFile, checkTables } from './sqlite-check.ts'
import { codeOf, guardRead, guardTransaction, runWork, type Store, type StoreOptions, type Tx } from './store.ts'

type Database = BetterSqlite.Database

/** Prepared statements kept per connection; lists of varying length make ever new ones. */
const STATEMENTS = 500

/**
 * Opens and migrates a SQLite file: one writer behind a queue, one reader, one process (lock file).
 * Throws StartError when the file is damaged or held by another server; a damaged file is not touched.
 */
export async function openSqlite(file: string, migrationsFolder: string, options: StoreOptions = {}): Promise<Store> {
  const unlock = takeLock(file)
  const opened: Database[] = []
  try {
    checkFile(file, migrationsFolder)
    const writer = new BetterSqlite(file)
    opened.push(writer)
    writer.pragma('journal_mode = WAL')
    // Money must survive a power cut: every commit reaches the disk.
    writer.pragma('synchronous = FULL')
    writer.pragma('busy_timeout = 5000')
    // What is deleted is overwritten: an account that is gone is not to be read in the file, or in a copy of it.
    writer.pragma('secure_delete = ON')
    // A migration may rebuild a table that others refer to.
    writer.pragma('foreign_keys = OFF')
    migrate(drizzleDirect(writer), { migrationsFolder })
    writer.pragma('foreign_keys = ON')
    checkTables(writer, file, migrationsFolder)
    const reader = new BetterSqlite(file, { readonly: true })
    opened.push(reader)
    reader.pragma('busy_timeout = 5000')
    const limit = options.transactionLimit === undefined ? transactionLimit : options.transactionLimit
    return createStore(writer, reader, unlock, limit)
  } catch (error) {
    for (const each of opened) each.close()
    unlock()
    if (error instanceof StartError) throw error
    throw new StartError(`The database ${file} cannot be opened: ${(error as Error).message}`, { cause: error })
  }
}

function createStore(writer: Database, reader: Database, unlock: () => void, limit: number | null): Store {
  const write = session(writer)
  const begin = writer.prepare('BEGIN IMMEDIATE')
  const commit = writer.prepare('COMMIT')
  let tail: Promise<unknown> = Promise.resolve()
  let closed = false
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }
  return {
    dialect: 'sqlite',
    read: guardRead(session(reader)),
    transaction: (work) =>
      guardTransaction(() =>
        enqueue(async () => {
          if (closed) throw new AppError('UNAVAILABLE', 'The server is going down.')
          try {
            begin.run()
            const result = await runWork(write, work, limit)
            commit.run()
            return result
          } catch (error) {
            if (writer.inTransaction) writer.exec('ROLLBACK')
            throw asUnavailable(error)
          }
        }),
      ),
    ping: async () => {
      reader.prepare('select 1').get()
    },
    close: () =>
      enqueue(async () => {
        if (closed) return
        closed = true
        try {
          reader.close()
          writer.pragma('wal_checkpoint(TRUNCATE)')
        } finally {
          writer.close()
          unlock()
        }
      }),
  }
}

/** A drizzle session over one connection: statements are prepared once, rows come as arrays. */
function session(connection: Database): Tx {
  const statements = new Map<string, BetterSqlite.Statement>()
  const prepare = (text: string) => {
    let statement = statements.get(text)
    if (!statement) {
      statement = connection.prepare(text)
      if (statement.reader) statement.raw(true)
      const [oldest] = statements.size < STATEMENTS ? [] : statements.keys()
      if (oldest !== undefined) statements.delete(oldest)
      statements.set(text, statement)
    }
    return statement
  }
  const database = drizzle(async (text, parameters, method) => {
    const statement = prepare(text)
    if (method === 'run' && !statement.reader) {
      statement.run(parameters)
      return { rows: [] }
    }
    if (method === 'get') return { rows: statement.get(parameters) as unknown[] }
    return { rows: statement.all(parameters) }
  })
  return database as unknown as Tx
}

/** A full or failing disk is a state of the machine, not a fault of the request. */
function asUnavailable(error: unknown): unknown {
  const code = codeOf(error)
  if (code && /^SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN)/.test(code)) {
    return new AppError('UNAVAILABLE', 'The server cannot store anything right now. Nothing was changed.', {
      retryAfter: 5,
      cause: error,
    })
  }
  return error
}
