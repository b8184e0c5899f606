import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationResult } from '../../shared/contract/sync.ts'
import { createApi } from './api.ts'
import { type PlayerDb, playerDb } from './db.ts'
import { dispatch, editWaitingTurn } from './dispatch.ts'
import { aMessage, aProgress, FakeServer } from './fake-server.ts'
import { Flusher, type FlushState } from './flush.ts'
import { allRows, cancelAction, waitingRows } from './outbox.ts'
import { predictStory } from './predict.ts'

let users = 0
let ids = 0
let server: FakeServer
let db: PlayerDb
let stops: (() => void)[]
let states: FlushState[]
let refusals: OperationResult[]
let token: string | null
let network = true
const newId = () => `00000000-0000-7000-8000-${String(++ids).padStart(12, '0')}`

const device = () => ({ db, now: () => 1_000, newId, makeRoom: async () => undefined })
const play = (questId: string, userInput: string) =>
  dispatch(device(), 'game.input', { params: { questId }, body: { userInput } })

function flusher(over: { db?: PlayerDb } = {}): Flusher {
  const api = createApi({
    fetch: server.fetch,
    origin: 'https://game.example',
    token: () => token,
    language: () => 'en',
    onUnauthenticated: () => {
      token = null
    },
  })
  const made = new Flusher({
    db: over.db ?? db,
    api,
    withLock: (_name, work) => work(),
    maySend: () => token !== null,
    hasNetwork: () => network,
    onState: (state) => states.push(state),
    onRefused: (results) => refusals.push(...results),
    onAnswer: () => undefined,
    onFault: (error) => {
      throw error
    },
    steady: () => performance.now(),
    random: () => 0,
  })
  stops.push(() => made.stop())
  return made
}

beforeEach(() => {
  server = new FakeServer()
  server.progress = [aProgress('q1'), aProgress('q2')]
  server.messages = [aMessage('q1', 1), aMessage('q2', 1)]
  stops = []
  states = []
  refusals = []
  token = 't1'
  db = playerDb(`flush-${++users}`)
})

afterEach(() => {
  for (const stop of stops) stop()
  db.close()
})

describe('the sender', () => {
  it('sends what waits, oldest first, and leaves what the server has', async () => {
    const first = await play('q2', 'I knock.')
    const second = await play('q1', 'I wait.')
    await flusher().kick()
    expect(server.effects).toEqual([first, second])
    expect(await allRows(db)).toEqual([])
    expect((await db.messages.toArray()).map((row) => row.content)).toContain('I knock.')
    expect(states).toEqual(['sending', 'idle'])
  })

  it('has one effect when two tabs send the same at once', async () => {
    await play('q1', 'I knock.')
    await Promise.all([flusher().kick(), flusher().kick()])
    expect(server.requests.filter((each) => each.operations.length > 0)).toHaveLength(2)
    expect(server.effects).toHaveLength(1)
    expect(await allRows(db)).toEqual([])
  })

  it('sends again what was answered into the void, with one effect', async () => {
    await play('q1', 'I knock.')
    server.faults = ['answer lost']
    const sender = flusher()
    await sender.kick()
    expect(states.at(-1)).toBe('offline')
    expect(await waitingRows(db)).toHaveLength(1)
    await sender.kick()
    expect(server.requests).toHaveLength(2)
    expect(server.effects).toHaveLength(1)
    expect(await allRows(db)).toEqual([])
  })

  it('goes on after the tab was closed between writing and sending', async () => {
    const id = await play('q1', 'I knock.')
    db.close()
    const again = playerDb(`flush-${users}`)
    await flusher({ db: again }).kick()
    expect(server.effects).toEqual([id])
    again.close()
  })

  it('goes on after the tab was closed in the middle of a request', async () => {
    await play('q1', 'I knock.')
    await db.outbox.toCollection().modify({ sentAt: 5 })
    await flusher().kick()
    expect(server.effects).toHaveLength(1)
    expect(await allRows(db)).toEqual([])
  })

  it('holds a move back while the reply before it is told, and sends it once that is over', async () => {
    const turn = { id: 't', kind: 'turn' as const, status: 'running' as const, text: '', code: null, startedAt: 0 }
    const behind = await play('q1', 'I knock.')
    const other = await play('q2', 'I wait.')
    server.progress = [aProgress('q1', { turn }), aProgress('q2')]
    await db.progress.bulkPut(server.progress)
    const sender = flusher()
    await sender.kick()
    expect(server.effects).toEqual([other])
    expect(await waitingRows(db)).toMatchObject([{ id: behind, sentAt: null }])
    expect(server.requests).toHaveLength(1)
    server.progress = [aProgress('q1'), aProgress('q2')]
    server.version += 1
    await sender.kick()
    expect(server.effects).toEqual([other, behind])
    expect(await allRows(db)).toEqual([])
  })

  it('undoes a refused action and goes on with the next', async () => {
    server.refuse = { 'I cheat.': { status: 402, code: 'NOT_ENOUGH_CREDITS' } }
    const bad = await play('q1', 'I cheat.')
    const good = await play('q2', 'I wait.')
    await flusher().kick()
    const rows = await allRows(db)
    expect(rows).toMatchObject([{ id: bad, status: 'refused', code: 'NOT_ENOUGH_CREDITS', sentAt: null }])
    expect(server.effects).toEqual([good])
    expect(refusals.map((each) => each.id)).toEqual([bad])
    const story = predictStory('q1', aProgress('q1'), [aMessage('q1', 1)], rows)
    expect(story.messages).toHaveLength(1)
    expect(story.refusedTurn).toEqual({ id: bad, text: 'I cheat.', code: 'NOT_ENOUGH_CREDITS' })
  })

  it('keeps everything when one operation meets a broken server', async () => {
    server.refuse = { 'I break it.': { status: 500, code: 'INTERNAL' } }
    await play('q1', 'I break it.')
    const sender = flusher()
    await sender.kick()
    expect(states.at(-1)).toBe('offline')
    await play('q2', 'I wait.')
    await sender.kick()
    expect(await waitingRows(db)).toHaveLength(2)
    expect((await waitingRows(db)).every((row) => row.sentAt === null)).toBe(true)
    expect(states.at(-1)).toBe('offline')
    server.refuse = {}
    await sender.kick()
    expect(server.effects).toHaveLength(2)
  })

  it('parks on 401 and sends nothing more until there is a session', async () => {
    await play('q1', 'I knock.')
    server.faults = [{ status: 401, code: 'UNAUTHENTICATED' }]
    const sender = flusher()
    await sender.kick()
    expect(states.at(-1)).toBe('parked')
    await sender.kick()
    expect(server.requests).toHaveLength(1)
    expect(await waitingRows(db)).toHaveLength(1)
    token = 't2'
    await sender.kick()
    expect(server.requests.at(-1)?.token).toBe('Bearer t2')
    expect(server.effects).toHaveLength(1)
  })

  it('keeps the outbox when the app is too old', async () => {
    await play('q1', 'I knock.')
    server.faults = [{ status: 409, code: 'CLIENT_TOO_OLD' }]
    const sender = flusher()
    await sender.kick()
    expect(states.at(-1)).toBe('outdated')
    expect(await waitingRows(db)).toHaveLength(1)
    await sender.kick()
    expect(server.requests).toHaveLength(1)
  })

  it('takes the page of a captive portal for no answer', async () => {
    await play('q1', 'I knock.')
    server.faults = ['portal']
    await flusher().kick()
    expect(states.at(-1)).toBe('offline')
    expect(await waitingRows(db)).toHaveLength(1)
  })

  it('sends 250 actions in batches of at most 100, in order', async () => {
    server.user = { ...server.user, credits: 10_000 }
    const sent: string[] = []
    for (let index = 0; index < 250; index++) sent.push(await play(`quest-${index}`, 'I go on.'))
    await flusher().kick()
    expect(server.requests.map((each) => each.operations.length)).toEqual([100, 100, 50])
    expect(server.effects).toEqual(sent)
    expect(await allRows(db)).toEqual([])
  })

  it('finds the one action that spoils a batch, and refuses only that', async () => {
    for (const quest of ['q1', 'q2', 'q3', 'q4']) await play(quest, `I go to ${quest}.`)
    const answer = server.fetch
    server.fetch = async (input, init) => {
      if (String(init?.body).includes('I go to q3.')) server.faults = [{ status: 400, code: 'BAD_REQUEST' }]
      return answer(input, init)
    }
    await flusher().kick()
    expect(server.effects).toHaveLength(3)
    expect(await allRows(db)).toMatchObject([{ status: 'refused', code: 'BAD_REQUEST', subject: 'game.input:q3:' }])
  })

  it('waits as long as the server asks, whatever wakes it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    try {
      server.faults = [{ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 20 }]
      const sender = flusher()
      await sender.kick()
      await sender.kick()
      await vi.advanceTimersByTimeAsync(19_000)
      expect(server.requests).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1_500)
      await vi.waitFor(() => expect(server.requests).toHaveLength(2))
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('an action on its way', () => {
  it('can be neither edited, replaced nor cancelled', async () => {
    const id = await play('q1', 'I knock.')
    server.during = async () => {
      server.during = async () => undefined
      await expect(editWaitingTurn(device(), id, 'I run.')).rejects.toMatchObject({ code: 'IN_PROGRESS' })
      await expect(play('q1', 'I run.')).rejects.toMatchObject({ code: 'TURN_IN_PROGRESS' })
      expect(await cancelAction(db, id)).toBeNull()
    }
    await flusher().kick()
    expect(server.messages.at(-1)?.content).toBe('I knock.')
    expect(await allRows(db)).toEqual([])
  })

  it('is played once when its words were changed after the answer was lost', async () => {
    const id = await play('q1', 'I knock.')
    server.faults = ['answer lost']
    const sender = flusher()
    await sender.kick()
    await editWaitingTurn(device(), id, 'I run.')
    await sender.kick()
    expect(server.effects).toEqual([id])
    expect(await allRows(db)).toMatchObject([{ id, status: 'refused', code: 'IDEMPOTENCY_KEY_REUSED' }])
  })

  it('is remembered as sent, answered or not, unless there was no network to send it over', async () => {
    const update = (body: Record<string, unknown>) => dispatch(device(), 'profile.update', { params: {}, body })
    server.faults = ['offline', 'answer lost']
    const sender = flusher()
    network = false
    await update({ name: 'Robin' })
    await sender.kick()
    expect(await allRows(db)).toMatchObject([{ sentAt: null }])
    await update({ bio: 'Of Ash.' })
    expect((await allRows(db)).map((row) => row.args.body)).toEqual([{ name: 'Robin', bio: 'Of Ash.' }])
    network = true
    await sender.kick()
    expect(await allRows(db)).toMatchObject([{ sentAt: null, everSent: true }])
    await update({ name: 'Wren' })
    expect(await allRows(db)).toHaveLength(2)
    await sender.kick()
    expect([server.effects.length, await allRows(db)]).toEqual([2, []])
  })
})

describe('a restored server', () => {
  it('gives a full copy, and what waits has its effect once', async () => {
    await flusher().kick()
    await db.messages.put(aMessage('q1', 99))
    server.epoch = 'e2'
    server.version = 1
    const id = await play('q1', 'I knock.')
    await flusher().kick()
    expect(server.effects).toEqual([id])
    expect(await db.messages.get('m-q1-99')).toBeUndefined()
    expect((await db.meta.get('cursor'))?.value).toEqual({ cursor: server.version, epoch: 'e2' })
  })
})
