import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../start-error.ts'
import { openSqlite } from './sqlite.ts'

const migrations = join(import.meta.dirname, 'migrations', 'sqlite')

let folder: string
let file: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  file = join(folder, 'story.db')
  lock = `${file}.lock`
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function opensAndCloses(): Promise<void> {
  const store = await openSqlite(file, migrations)
  await store.ping()
  await store.close()
  expect(existsSync(lock)).toBe(false)
}

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

describe('the lock of a SQLite file', () => {
  it('refuses a second server and names the first', async () => {
    const store = await openSqlite(file, migrations)
    const held = readFileSync(lock, 'utf8')
    await expect(openSqlite(file, migrations)).rejects.toThrow(
      `Another server (process ${process.pid}) is using ${file}`,
    )
    expect(readFileSync(lock, 'utf8')).toBe(held)
    await store.close()
    await opensAndCloses()
  })

  it('refuses while another process that wrote it lives', async () => {
    writeFileSync(lock, `${process.ppid}`)
    await expect(openSqlite(file, migrations)).rejects.toBeInstanceOf(StartError)
    expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid}`)
  })

  it.each([
    ['a dead process', () => `${deadPid()}`],
    ['an earlier server with the id of this one, as in a container', () => `${process.pid}`],
    ['nobody', () => ''],
    ['garbage', () => 'not a number'],
  ])('is taken over from %s', async (_, content) => {
    writeFileSync(lock, content())
    await opensAndCloses()
  })

  it.runIf(existsSync('/proc/self/stat'))('is taken over when its process id went to another program', async () => {
    writeFileSync(lock, `${process.ppid} another-boot 1`)
    await opensAndCloses()
  })
})

describe('a SQLite file', () => {
  it.each([
    ['is no database', () => writeFileSync(file, 'these are not the bytes of a database '.repeat(200))],
    ['is a database with broken pages', breakPages],
  ])('that %s stops the start and stays as it is', async (_, damage) => {
    await damage()
    const before = readFileSync(file)
    const refused = openSqlite(file, migrations)
    await expect(refused).rejects.toBeInstanceOf(StartError)
    await expect(refused).rejects.toThrow(new RegExp(`${file} is damaged.*was not changed.*backup.*move it`))
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(existsSync(lock)).toBe(false)
  })

  it('keeps what was committed before a crash', async () => {
    const store = await openSqlite(file, migrations)
    const outside = new BetterSqlite(file)
    outside.exec("insert into meta (key, value) values ('crash', 'survived')")
    // What a killed server leaves: the file and its log, never checkpointed.
    const crashed = join(folder, 'crashed.db')
    for (const end of ['', '-wal']) copyFileSync(file + end, crashed + end)
    outside.close()
    await store.close()
    file = crashed
    lock = `${file}.lock`
    await opensAndCloses()
    const after = new BetterSqlite(crashed, { readonly: true })
    expect(after.prepare("select value from meta where key = 'crash'").pluck().get()).toBe('survived')
    after.close()
  })

  it('is whole in one file once the store is closed', async () => {
    await opensAndCloses()
    expect(existsSync(`${file}-wal`)).toBe(false)
  })

  it('that cannot be migrated stops the start with a sentence and is let go', async () => {
    const refused = openSqlite(file, join(folder, 'nowhere'))
    await expect(refused).rejects.toBeInstanceOf(StartError)
    await opensAndCloses()
  })
})

async function breakPages(): Promise<void> {
  await opensAndCloses()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096 * 2, 4096 * 6)
  writeFileSync(file, bytes)
}
