import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerEvent } from '../../shared/contract/events.ts'
import { Reachability } from '../platform/online.ts'
import { Engine, type EngineDeps } from './engine.ts'
import { aMessage, aProgress, aUser, FakeServer } from './fake-server.ts'
import { SessionStore } from './session.ts'

let users = 0
let ids = 0
let server: FakeServer
let session: SessionStore
let engine: Engine
let stream: ReadableStreamDefaultController<Uint8Array> | null
let user = aUser

/** The fake server with an event stream and turns under way. */
const send: typeof fetch = async (input, init) => {
  const path = String(input)
  if (path.endsWith('/events')) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  if (path.includes('/game/turns/')) {
    const data = { turnId: 't', questId: 'q1', status: 'running', text: 'Once upon', code: null, answer: null }
    return Response.json({ success: true, message: '', data })
  }
  return server.fetch(input, init)
}
const tell = (event: ServerEvent) => stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))

const deps = (change: Partial<EngineDeps> = {}): EngineDeps => ({
  session,
  userId: user.id,
  fetch: send,
  origin: 'https://game.example',
  language: () => 'en',
  deviceNow: () => 5_000_000,
  steady: () => performance.now(),
  newId: () => `00000000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
  random: () => 0,
  withLock: (_name, work) => work(),
  askForRing: async () => undefined,
  onRefused: () => undefined,
  onOutdated: () => undefined,
  channel: null,
  listen: () => () => undefined,
  ...change,
})
const play = (words: string) => engine.act('game.input', { params: { questId: 'q1' }, body: { userInput: words } })
const start = async (change: Partial<EngineDeps> = {}) => {
  engine = await Engine.open(deps(change))
  engine.start()
  await vi.waitFor(() => expect(engine.snapshot()).toBe('idle'))
  await vi.waitFor(async () => expect(await engine.db.profile.count()).toBe(1))
}

beforeEach(() => {
  user = { ...aUser, id: `engine-${++users}` }
  stream = null
  server = new FakeServer()
  server.user = user
  server.progress = [aProgress('q1')]
  server.messages = [aMessage('q1', 1)]
  session = new SessionStore(null)
  session.signIn('t1', user)
})
afterEach(() => engine.stop())

describe('the engine', () => {
  it('pulls at the start, takes actions and sends them', async () => {
    await start()
    expect(engine.now()).toBeLessThan(2_000_000)
    await play('I knock.')
    await vi.waitFor(async () => expect(await engine.countWaiting()).toBe(0))
    expect(server.effects).toHaveLength(1)
    expect(session.current?.user.credits).toBe(15)
  })

  it('pulls what an event announces, and nothing it has already', async () => {
    await start()
    await vi.waitFor(() => expect(stream).not.toBeNull())
    const asked = server.requests.length
    tell({ type: 'poke', version: server.version })
    server.version += 1
    server.messages = [...server.messages, aMessage('q1', 2, { content: 'Thunder.' })]
    tell({ type: 'poke', version: server.version })
    await vi.waitFor(async () => expect((await engine.db.messages.get('m-q1-2'))?.content).toBe('Thunder.'))
    expect(server.requests).toHaveLength(asked + 1)
  })

  it('shows a reply as it comes, from its beginning, until the stored one is here', async () => {
    await start()
    await vi.waitFor(() => expect(stream).not.toBeNull())
    tell({ type: 'turn.text', turnId: 't', questId: 'q1', offset: 9, text: ' a time' })
    await vi.waitFor(() => expect(engine.texts.get('t')).toBe('Once upon'))
    tell({ type: 'turn.text', turnId: 't', questId: 'q1', offset: 9, text: ' a time' })
    await vi.waitFor(() => expect(engine.texts.get('t')).toBe('Once upon a time'))
    tell({ type: 'turn.end', turnId: 't', questId: 'q1', status: 'done', code: null })
    await vi.waitFor(() => expect(engine.texts.get('t')).toBe(''))
  })

  it('shows after a restart without a network what was told before, until the turn is over', async () => {
    const turn = { id: 't', kind: 'turn' as const, status: 'running' as const, text: '', code: null, startedAt: 0 }
    server.progress = [aProgress('q1', { turn })]
    await start()
    await vi.waitFor(() => expect(stream).not.toBeNull())
    tell({ type: 'turn.text', turnId: 't', questId: 'q1', offset: 0, text: 'Once upon' })
    await vi.waitFor(async () => expect((await engine.db.meta.get('told t'))?.value).toBe('Once upon'))
    engine.stop()
    server.faults = ['offline', 'offline']
    engine = await Engine.open(deps())
    await vi.waitFor(() => expect(engine.texts.get('t')).toBe('Once upon'))
    await engine.db.progress.put(aProgress('q1'))
    engine.stop()
    engine = await Engine.open(deps())
    await vi.waitFor(async () => expect(await engine.db.meta.get('told t')).toBeUndefined())
    expect(engine.texts.get('t')).toBe('')
  })

  it('parks on 401 and goes on when the same player signs in again', async () => {
    await start()
    server.faults = [{ status: 401, code: 'UNAUTHENTICATED' }]
    await play('I knock.')
    await vi.waitFor(() => expect(engine.snapshot()).toBe('parked'))
    expect(session.current?.ended).toBe(true)
    expect(await engine.countWaiting()).toBe(1)
    session.signIn('t2', user)
    await vi.waitFor(() => expect(server.effects).toHaveLength(1))
    expect(server.requests.at(-1)?.token).toBe('Bearer t2')
  })

  it('sends nothing of a parked player as another', async () => {
    await start()
    server.faults = ['offline']
    await play('I knock.')
    await vi.waitFor(() => expect(engine.snapshot()).toBe('offline'))
    const asked = server.requests.length
    session.signIn('t9', { ...user, id: 'somebody else' })
    await engine.sync()
    expect(engine.snapshot()).toBe('parked')
    expect(server.requests).toHaveLength(asked)
  })

  it('takes an action back in the moment of an attempt without a network', async () => {
    let fail: (() => void) | null = null
    let there = true
    const reachability = new Reachability(() => there)
    const held: typeof fetch = (input, init) =>
      there
        ? send(input, init)
        : new Promise((_, reject) => {
            fail = () => reject(new TypeError('no network'))
          })
    await start({ reachability, fetch: held })
    there = false
    const id = await play('I knock.')
    await vi.waitFor(() => expect(fail).not.toBeNull())
    const cancelled = engine.cancel(id)
    const failing = setInterval(() => fail?.(), 5)
    expect(await cancelled).toMatchObject({ id })
    clearInterval(failing)
    expect(await engine.countWaiting()).toBe(0)
  })

  it('promises to keep nothing where the browser keeps nothing', async () => {
    const real = globalThis.indexedDB
    Reflect.deleteProperty(globalThis, 'indexedDB')
    try {
      const reachability = new Reachability(() => true)
      await start({ reachability })
      expect(engine.durable).toBe(false)
      await play('I knock.')
      await vi.waitFor(() => expect(server.effects).toHaveLength(1))
      reachability.asking()(false)
      await expect(play('I wait.')).rejects.toMatchObject({ reason: 'MEMORY' })
      expect(await engine.countWaiting()).toBe(0)
    } finally {
      globalThis.indexedDB = real
    }
  })
})
