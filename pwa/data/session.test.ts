import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { readFact } from './device-db.ts'
import { aUser } from './fake-server.ts'
import { SessionStore } from './session.ts'

class Shelf {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

describe('the session', () => {
  it('outlives the tab, and the worker knows it', async () => {
    const shelf = new Shelf()
    new SessionStore(shelf).signIn('t1', aUser)
    expect([...shelf.items.keys()].sort()).toEqual(['token', 'user', 'userId'])
    expect(new SessionStore(shelf).current).toEqual({ token: 't1', userId: 'u1', user: aUser, ended: false })
    await vi.waitFor(async () => expect(await readFact('session')).toEqual({ token: 't1', userId: 'u1' }))
  })

  it('ends for the token that was refused, not for a newer one', async () => {
    const session = new SessionStore(new Shelf())
    session.signIn('t1', aUser)
    session.signIn('t2', aUser)
    session.end('t1')
    expect(session.current?.ended).toBe(false)
    session.end('t2')
    expect(session.current).toMatchObject({ userId: 'u1', ended: true })
    await vi.waitFor(async () => expect(await readFact('session')).toBeNull())
  })

  it('follows another tab', () => {
    const shelf = new Shelf()
    const [here, there] = [new SessionStore(shelf), new SessionStore(shelf)]
    const hear = vi.fn()
    here.subscribe(hear)
    there.signIn('t1', aUser)
    here.refresh()
    here.refresh()
    expect(here.current?.token).toBe('t1')
    expect(hear).toHaveBeenCalledOnce()
    there.signOut()
    here.refresh()
    expect(here.current).toBeNull()
    expect(shelf.items.size).toBe(0)
  })

  it('works where storage is forbidden, full or spoilt', () => {
    const full = new Shelf()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    for (const storage of [null, full]) {
      const session = new SessionStore(storage)
      session.signIn('t1', aUser)
      expect(session.current?.token).toBe('t1')
    }
    const spoilt = new Shelf()
    for (const key of ['token', 'userId', 'user']) spoilt.setItem(key, '{')
    expect(new SessionStore(spoilt).current).toBeNull()
  })
})
