import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BRAND } from '../../shared/brand.ts'
import { StartError } from '../start-error.ts'
import type { Store, StoreOptions } from './store.ts'

export interface StorageOptions extends StoreOptions {
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Holds `sqlite/` and `postgres/`. */
  readonly migrationsFolder: string
}

/** Opens the database that the switches name, migrated. Throws StartError with a sentence for the operator. */
export async function openStore(options: StorageOptions): Promise<Store> {
  const { databaseUrl, dataDir, migrationsFolder } = options
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, join(migrationsFolder, 'postgres'), options)
  }
  makeFolder(resolve(dataDir))
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(join(dataDir, `${BRAND.toLowerCase()}.db`), join(migrationsFolder, 'sqlite'), options)
}

/** Makes the folder and those above it, one by one: node's own way never returns from some that cannot be written. */
function makeFolder(folder: string): void {
  try {
    if (existsSync(folder)) {
      if (!statSync(folder).isDirectory()) throw new Error('it is a file')
      return
    }
    makeFolder(dirname(folder))
    mkdirSync(folder)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The switch DATA_DIR is wrong: ${folder} cannot be made a folder (${(error as Error).message}).`,
    )
  }
}
