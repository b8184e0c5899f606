import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PlayerDb, playerDb } from './db.ts'
import { writeFact } from './device-db.ts'
import { dispatch } from './dispatch.ts'
import { aProgress, aUser, FakeServer } from './fake-server.ts'
import { ring } from './ring.ts'
import { SessionStore } from './session.ts'

let db: PlayerDb
let server: FakeServer
const nobody = { matchAll: async () => [] }
const play = (questId: string, id: string) =>
  dispatch({ db, now: () => 0, newId: () => id, makeRoom: async () => undefined }, 'game.input', {
    params: { questId },
    body: { userInput: 'I knock.' },
  })

beforeEach(async () => {
  db = playerDb(aUser.id)
  server = new FakeServer()
  await writeFact('session', { token: 't1', userId: aUser.id })
  await writeFact('language', 'fr')
})
afterEach(async () => {
  await db.delete()
})

describe('the bell', () => {
  it('wakes open pages and sends nothing itself', async () => {
    await play('q1', 'a')
    const page = { postMessage: vi.fn() }
    await ring({ matchAll: async () => [page] }, server.fetch)
    expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'ring' })
    expect(server.requests).toEqual([])
  })

  it('sends what waits, in order, in batches, as the player who is signed in', async () => {
    for (let index = 0; index < 101; index++) await play(`q${index}`, `op-${index}`)
    const send = vi.fn(server.fetch)
    await ring(nobody, send)
    expect(server.requests.map((each) => each.operations.length)).toEqual([100, 1])
    expect(server.effects.slice(0, 3)).toEqual(['op-0', 'op-1', 'op-2'])
    expect(server.requests[0]?.token).toBe('Bearer t1')
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'fr' })
    // The page that opens later sends the same ids again and gets the stored answers.
    expect(await db.outbox.count()).toBe(101)
  })

  it('leaves a move behind a reply that is being told to the next page', async () => {
    const turn = { id: 't', kind: 'turn' as const, status: 'running' as const, text: '', code: null, startedAt: 0 }
    await play('q1', 'a')
    await play('q2', 'b')
    await db.progress.put(aProgress('q1', { turn }))
    await ring(nobody, server.fetch)
    expect(server.effects).toEqual(['b'])
    // The page knows what may have reached the server.
    expect((await db.outbox.toArray()).map((row) => row.everSent)).toEqual([undefined, true])
  })

  it('asks to be rung again when the server is out of reach or in trouble', async () => {
    await play('q1', 'a')
    server.faults = ['offline']
    await expect(ring(nobody, server.fetch)).rejects.toThrow()
    server.faults = [{ status: 503, code: 'UNAVAILABLE' }]
    await expect(ring(nobody, server.fetch)).rejects.toThrow()
    server.refuse = { 'I knock.': { status: 500, code: 'INTERNAL' } }
    await expect(ring(nobody, server.fetch)).rejects.toThrow()
    server.faults = [{ status: 401, code: 'UNAUTHENTICATED' }]
    await ring(nobody, server.fetch)
  })

  it('sends nothing without a session, without a database, or after signing out', async () => {
    await play('q1', 'a')
    await writeFact('session', { token: 't1', userId: 'nobody' })
    await ring(nobody, server.fetch)
    const session = new SessionStore(null)
    session.signIn('t1', aUser)
    session.signOut()
    await vi.waitFor(async () => {
      await writeFact('language', 'de')
      await ring(nobody, server.fetch)
    })
    expect(server.requests).toEqual([])
  })
})
