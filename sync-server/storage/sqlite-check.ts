import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { BRAND } from '../../shared/brand.ts'
import { StartError } from '../start-error.ts'

const ADVICE =
  'It was not changed. Restore it from a backup, or move it and its -wal and -shm files away to begin with an empty one.'

const refuse = (file: string, what: string) =>
  new StartError(`The database ${file} ${what.replace(/\s+/g, ' ')}. ${ADVICE}`)

/** Looks at a file before anything may write to it. Throws StartError for one that is damaged, foreign or newer. */
export function checkFile(file: string, migrationsFolder: string): void {
  if (!existsSync(file)) return
  if (statSync(file).size === 0) throw refuse(file, 'is empty, and was not when it was made')
  let probe: BetterSqlite.Database | null = null
  try {
    probe = new BetterSqlite(file, { readonly: true })
    const result = probe.pragma('quick_check(1)', { simple: true })
    if (result !== 'ok') throw refuse(file, `is damaged (${result})`)
    checkOrigin(probe, file, migrationsFolder)
  } catch (error) {
    throw error instanceof StartError ? error : refuse(file, `is damaged (${(error as Error).message})`)
  } finally {
    probe?.close()
  }
}

const tablesOf = (database: BetterSqlite.Database): string[] =>
  database.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all()

function checkOrigin(probe: BetterSqlite.Database, file: string, migrationsFolder: string): void {
  const tables = tablesOf(probe)
  // A server that died before its first migration leaves a file without tables.
  if (tables.length === 0) return
  if (!tables.includes('__drizzle_migrations')) throw refuse(file, `is not one of ${BRAND}`)
  const last = probe.prepare<[], number>('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0
  if (last > lastMigration(migrationsFolder).when) {
    throw refuse(file, `was written by a newer version of ${BRAND}`)
  }
}

/** Throws StartError when a table is missing that the migrations made, as far as they say what they made. */
export function checkTables(database: BetterSqlite.Database, file: string, migrationsFolder: string): void {
  const tables = new Set(tablesOf(database))
  const name = `${String(lastMigration(migrationsFolder).idx).padStart(4, '0')}_snapshot.json`
  if (!existsSync(join(migrationsFolder, 'meta', name))) return
  const snapshot = readMeta<{ tables: Record<string, unknown> }>(migrationsFolder, name)
  const missing = Object.keys(snapshot.tables).find((name) => !tables.has(name))
  if (missing) throw refuse(file, `is damaged (the table ${missing} is missing)`)
}

const readMeta = <T>(migrationsFolder: string, name: string): T =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8')) as T

function lastMigration(migrationsFolder: string): { idx: number; when: number } {
  const { entries } = readMeta<{ entries: { idx: number; when: number }[] }>(migrationsFolder, '_journal.json')
  return entries.at(-1) ?? { idx: 0, when: 0 }
}
