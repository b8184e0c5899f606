import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../tests/database.ts'
import { bool, dialect, int, json, table, text } from './dialect.ts'
import { openStore } from './open.ts'
import { codeOf, type Store, type Tx } from './store.ts'

const counters = table('counters', {
  id: text('id').primaryKey(),
  value: int('value').notNull(),
  ready: bool('ready').notNull(),
  facts: json('facts').$type<{ tags: string[] }>().notNull(),
})

const types = dialect === 'postgres' ? ['boolean', 'jsonb'] : ['integer', 'text']
const CREATE = `create table counters (id text primary key, value bigint not null, ready ${types[0]} not null, facts ${types[1]} not null)`

let folder: string
let store: Store

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
  const migrations = join(folder, 'migrations', dialect)
  mkdirSync(join(migrations, 'meta'), { recursive: true })
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_counters', breakpoints: true }]
  writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect, entries }))
  writeFileSync(join(migrations, '0000_counters.sql'), CREATE)
  store = await openStore({
    databaseUrl: await freshDatabase(),
    dataDir: folder,
    migrationsFolder: join(folder, 'migrations'),
    transactionLimit: 5_000,
  })
})

afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const row = (id: string, value = 0) => ({ id, value, ready: false, facts: { tags: ['a'] } })
const add = (tx: Tx, id: string, by: number) =>
  tx
    .update(counters)
    .set({ value: sql`${counters.value} + ${by}` })
    .where(eq(counters.id, id))
    .returning({ value: counters.value })
const values = () =>
  store.read.select({ id: counters.id, value: counters.value }).from(counters).orderBy(asc(counters.id))

beforeEach(async () => {
  await store.transaction(async (tx) => {
    await tx.delete(counters)
    await tx.insert(counters).values(row('one'))
  })
})

describe('a transaction', () => {
  it('counts exactly when a hundred run at once', async () => {
    const seen = await Promise.all(
      Array.from({ length: 100 }, () => store.transaction(async (tx) => (await add(tx, 'one', 1))[0]?.value)),
    )
    expect(await values()).toEqual([{ id: 'one', value: 100 }])
    expect(new Set(seen).size).toBe(100)
  })

  it('leaves nothing when it throws, and the next one works', async () => {
    const failing = store.transaction(async (tx) => {
      await add(tx, 'one', 7)
      await tx.insert(counters).values(row('two'))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await values()).toEqual([{ id: 'one', value: 0 }])
    await store.transaction((tx) => add(tx, 'one', 1))
    expect(await values()).toEqual([{ id: 'one', value: 1 }])
  })

  it('shows others what it did only once it is committed', async () => {
    let written = () => {}
    const looking = new Promise<void>((resolve) => {
      written = resolve
    }).then(() => values())
    await store.transaction(async (tx) => {
      await add(tx, 'one', 3)
      written()
      expect(await looking).toEqual([{ id: 'one', value: 0 }])
    })
    expect(await values()).toEqual([{ id: 'one', value: 3 }])
  })

  it('refuses a transaction inside it', async () => {
    const nested = store.transaction(() => store.transaction(async () => 1))
    await expect(nested).rejects.toThrow('begun inside a transaction')
  })

  it('refuses store.read inside it', async () => {
    await expect(store.transaction(async () => values())).rejects.toThrow('store.read was used inside')
  })

  it('takes its tx along when it ends', async () => {
    const kept = await store.transaction(async (tx) => ({ tx }))
    expect(() => kept.tx.select()).toThrow('after its transaction had ended')
  })

  it('fails with the code of the driver when a row exists', async () => {
    const code = await store.transaction((tx) => tx.insert(counters).values(row('one'))).then(() => null, codeOf)
    expect(code).toBe(dialect === 'postgres' ? '23505' : 'SQLITE_CONSTRAINT_PRIMARYKEY')
  })
})

describe('a transaction that stays open too long', () => {
  it('fails, is rolled back and lets the next one in', async () => {
    const databaseUrl = await freshDatabase()
    const dataDir = join(folder, 'slow')
    const migrationsFolder = join(folder, 'migrations')
    const slow = await openStore({ databaseUrl, dataDir, migrationsFolder, transactionLimit: 150 })
    try {
      const stuck = slow.transaction(async (tx) => {
        await tx.insert(counters).values(row('stuck'))
        await new Promise(() => undefined)
      })
      await expect(stuck).rejects.toThrow('longer than 150 ms')
      expect(await slow.transaction((tx) => tx.$count(counters))).toBe(0)
    } finally {
      await slow.close()
    }
  })
})

describe('rows', () => {
  it('come back as they went in, on either engine', async () => {
    const big = { id: 'big', value: 2 ** 53 - 1, ready: true, facts: { tags: ['ä', '"', '\\'] } }
    const [returned] = await store.transaction((tx) => tx.insert(counters).values(big).returning())
    expect(returned).toEqual(big)
    expect(await store.read.select().from(counters).where(eq(counters.id, 'big'))).toEqual([big])
    expect(await store.read.select().from(counters).where(eq(counters.ready, true))).toEqual([big])
  })

  it('can be upserted, and tell whether they existed', async () => {
    const insert = (value: number) => (tx: Tx) =>
      tx.insert(counters).values(row('one', value)).onConflictDoNothing({ target: counters.id }).returning()
    expect(await store.transaction(insert(5))).toEqual([])
    await store.transaction((tx) =>
      tx
        .insert(counters)
        .values(row('one', 9))
        .onConflictDoUpdate({ target: counters.id, set: { value: sql`excluded.value` } }),
    )
    expect(await values()).toEqual([{ id: 'one', value: 9 }])
  })

  it('can be counted and summed as numbers', async () => {
    await store.transaction((tx) => tx.insert(counters).values([row('two', 2), row('three', 3)]))
    expect(await store.read.$count(counters)).toBe(3)
    const [sum] = await store.read.select({ sum: sql`sum(${counters.value})`.mapWith(Number) }).from(counters)
    expect(sum).toEqual({ sum: 5 })
  })
})

describe('a store', () => {
  it('answers a ping until it is closed, and closes once', async () => {
    const dataDir = join(folder, 'other')
    const databaseUrl = await freshDatabase()
    const other = await openStore({ databaseUrl, dataDir, migrationsFolder: join(folder, 'migrations') })
    await other.ping()
    await other.close()
    await other.close()
    await expect(other.ping()).rejects.toThrow()
  })
})
