import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND } from '../../shared/brand.ts'
import type { Store } from './store.ts'

export interface StorageOptions {
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Holds `sqlite/` and `postgres/`. */
  readonly migrationsFolder: string
}

/** Opens the database that the switches name, migrated. Throws StartError with a sentence for the operator. */
export async function openStore(options: StorageOptions): Promise<Store> {
  if (options.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.databaseUrl, join(options.migrationsFolder, 'postgres'))
  }
  mkdirSync(options.dataDir, { recursive: true })
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite(join(options.dataDir, `${BRAND.toLowerCase()}.db`), join(options.migrationsFolder, 'sqlite'))
}
