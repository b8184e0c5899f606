import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../tests/database.ts'
import { StartError } from '../start-error.ts'
import { openPostgres } from './postgres.ts'
import { meta } from './schema.ts'
import { codeOf, type Store } from './store.ts'

const migrations = join(import.meta.dirname, 'migrations', 'postgres')
const url = await freshDatabase()

describe.runIf(url)('a PostgreSQL store', () => {
  let store: Store
  let admin: pg.Client

  beforeAll(async () => {
    store = await openPostgres(url ?? '', migrations)
    admin = new pg.Client({ connectionString: url ?? '' })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await store.close()
  })

  const dropOthers = async () => {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stored = async (key: string) =>
    (await admin.query<{ value: string }>('select value from meta where key = $1', [key])).rows.map((row) => row.value)

  it('outlives connections that drop while idle', async () => {
    await store.ping()
    await dropOthers()
    await store.transaction((tx) => tx.insert(meta).values({ key: 'idle', value: 'stored' }))
    expect(await stored('idle')).toEqual(['stored'])
  })

  it('runs a transaction again whose connection drops, and stores it once', async () => {
    let tries = 0
    await store.transaction(async (tx) => {
      tries++
      await tx.insert(meta).values({ key: 'dropped', value: `try ${tries}` })
      if (tries === 1) await dropOthers()
      await tx.select().from(meta)
    })
    expect(tries).toBe(2)
    expect(await stored('dropped')).toEqual(['try 2'])
  })

  it.each(['40001', '40P01'])('runs a transaction again after %s', async (code) => {
    let tries = 0
    await store.transaction(async (tx) => {
      tries++
      await tx.insert(meta).values({ key: code, value: `try ${tries}` })
      if (tries < 3) throw Object.assign(new Error('again'), { code })
    })
    expect(await stored(code)).toEqual(['try 3'])
  })

  it('gives up after five tries as unavailable', async () => {
    let tries = 0
    const hopeless = store.transaction(async () => {
      tries++
      throw Object.assign(new Error('again'), { code: '40001' })
    })
    await expect(hopeless).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
    expect(tries).toBe(5)
  })

  it('lets the loser of a race for a unique key see the winner', async () => {
    let looked = 0
    let bothLooked: () => void = () => undefined
    const both = new Promise<void>((resolve) => {
      bothLooked = resolve
    })
    const claim = (value: string) =>
      store.transaction(async (tx) => {
        const [holder] = await tx.select().from(meta).where(eq(meta.key, 'raced'))
        if (++looked === 2) bothLooked()
        await both
        if (holder) return `taken by ${holder.value}`
        await tx.insert(meta).values({ key: 'raced', value })
        return 'mine'
      })
    const answers = await Promise.all([claim('one'), claim('two')])
    expect(answers.sort()).toEqual(['mine', expect.stringMatching(/^taken by (one|two)$/)])
  })

  it('shows a unique key that is taken every time as the fault it is', async () => {
    await store.transaction((tx) => tx.insert(meta).values({ key: 'taken', value: 'before' }))
    const again = store.transaction((tx) => tx.insert(meta).values({ key: 'taken', value: 'after' }))
    await expect(again).rejects.toSatisfy((error) => codeOf(error) === '23505')
  })

  it('does not report success for a transaction that swallowed a failure', async () => {
    const swallowing = store.transaction(async (tx) => {
      await tx.insert(meta).values({ key: 'swallowed', value: 'first' })
      await tx
        .insert(meta)
        .values({ key: 'swallowed', value: 'second' })
        .then(null, () => undefined)
    })
    await expect(swallowing).rejects.toThrow('swallowed')
    expect(await stored('swallowed')).toEqual([])
  })

  it('gives raw whole numbers as numbers', async () => {
    const [row] = await store.read.select({ n: sql`7::int8` }).from(sql`(select 1) as one`)
    expect(row).toEqual({ n: 7 })
  })

  it('can be opened by several servers at once', async () => {
    const empty = (await freshDatabase()) ?? ''
    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(empty, migrations)))
    await Promise.all(stores.map((each) => each.ping()))
    await Promise.all(stores.map((each) => each.close()))
  })

  it('stops the start with a sentence when it cannot be reached', async () => {
    const refused = openPostgres('postgres://nobody@127.0.0.1:1/none', migrations)
    await expect(refused).rejects.toBeInstanceOf(StartError)
    await expect(refused).rejects.toThrow('DATABASE_URL cannot be used')
  })
})
