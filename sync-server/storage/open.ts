import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND } from '../../shared/brand.ts'
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
  mkdirSync(dataDir, { recursive: true })
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(join(dataDir, `${BRAND.toLowerCase()}.db`), join(migrationsFolder, 'sqlite'), options)
}
