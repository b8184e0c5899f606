import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetPlayer, openPlayerDb, type PlayerDb } from './db.ts'
import { aMessage } from './fake-server.ts'
import { fetchKept } from './kept.ts'
import { playerDbName } from './names.ts'

const opened: PlayerDb[] = []
const open = async (userId: string, hooks = {}) => {
  const result = await openPlayerDb(userId, hooks)
  opened.push(result.db)
  return result
}
const real = globalThis.indexedDB

afterEach(() => {
  globalThis.indexedDB = real
  vi.restoreAllMocks()
  for (const db of opened.splice(0)) db.close()
})

describe('a player’s database', () => {
  it('is the player’s own, and can be forgotten', async () => {
    const { db, durable } = await open('ada')
    expect(durable).toBe(true)
    await db.messages.put(aMessage('q1', 1))
    expect(await (await open('ben')).db.messages.count()).toBe(0)
    db.close()
    await forgetPlayer('ada')
    expect(await (await open('ada')).db.messages.count()).toBe(0)
  })

  it('lives in memory where the browser has none', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB')
    const { db, durable } = await open('cleo')
    expect(durable).toBe(false)
    await db.messages.put(aMessage('q1', 1))
    expect(await db.messages.where('[questId+seq]').between(['q1', 0], ['q1', 9]).count()).toBe(1)
  })

  it('lives in memory where the browser’s is broken', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('A mutation operation was attempted', 'InvalidStateError')
    })
    expect((await open('dora')).durable).toBe(false)
  })

  it('makes way for a newer version of the app, and says so', async () => {
    const onOutdated = vi.fn()
    const { db } = await open('emil', { onOutdated })
    const newer = new Dexie(playerDbName('emil'))
    newer.version(2).stores({ outbox: '++seq, &id, subject, status' })
    await newer.open()
    expect(onOutdated).toHaveBeenCalledOnce()
    expect(db.isOpen()).toBe(false)
    newer.close()
  })
})

describe('fetchKept', () => {
  const offline = () => Promise.reject(new Error('offline'))

  it('answers with what was kept, and when it was fetched, while nothing can be fetched', async () => {
    const { db } = await open('fay')
    await expect(fetchKept(db, 'board', () => 5, offline)).rejects.toThrow('offline')
    expect(
      await fetchKept(
        db,
        'board',
        () => 5,
        async () => [1],
      ),
    ).toEqual({ value: [1], fetchedAt: null })
    expect(await fetchKept(db, 'board', () => 9, offline)).toEqual({ value: [1], fetchedAt: 5 })
  })

  it('shows what it fetched on a full device, and keeps the newest 200', async () => {
    const { db } = await open('gus')
    for (let index = 0; index < 205; index++)
      await fetchKept(
        db,
        `k${index}`,
        () => index,
        async () => index,
      )
    expect(await db.kept.count()).toBe(200)
    expect(await db.kept.get('k4')).toBeUndefined()
    vi.spyOn(db.kept, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    expect(
      (
        await fetchKept(
          db,
          'new',
          () => 9,
          async () => 7,
        )
      ).value,
    ).toBe(7)
  })
})
