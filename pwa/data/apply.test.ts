import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyAnswer } from './apply.ts'
import { type PlayerDb, playerDb } from './db.ts'
import { aMessage, anAnswer, aProgress, aUser } from './fake-server.ts'
import { joinPages } from './pages.ts'

let count = 0
let db: PlayerDb
const start = { cursor: 0, epoch: null }
const rows = (change: object = {}) => ({
  profile: aUser,
  rewards: null,
  quests: [],
  progress: [aProgress('q1')],
  messages: [aMessage('q1', 1)],
  ...change,
})

/** Everything the server decides about: what must be equal on two devices. */
const everything = async () => ({
  profile: await db.profile.toArray(),
  progress: await db.progress.toArray(),
  messages: await db.messages.toArray(),
  cursor: await db.meta.get('cursor'),
  outbox: await db.outbox.toArray(),
})

beforeEach(() => {
  db = playerDb(`apply-${++count}`)
})
afterEach(() => db.close())

async function waits(id: string): Promise<void> {
  await db.outbox.add({
    id,
    name: 'game.input',
    args: { params: { questId: 'q1' }, body: { userInput: 'I knock.' } },
    argsVersion: 1,
    subject: `game.input:${id}:`,
    status: 'waiting',
    code: null,
    message: '',
    enqueuedAt: 0,
    sentAt: null,
  })
}

const result = (id: string, status = 200, code: string | null = null) => ({
  id,
  status,
  success: status < 400,
  code,
  message: '',
  data: null,
})

describe('applyAnswer', () => {
  it('changes nothing when it is applied twice', async () => {
    await waits('a')
    await waits('b')
    const answer = anAnswer({
      results: [result('a'), result('b', 422, 'RULE_VIOLATION')],
      changes: rows(),
      cursor: 7,
      full: true,
    })
    expect(await applyAnswer(db, answer, start)).toHaveLength(1)
    const once = await everything()
    expect(await applyAnswer(db, answer, start)).toEqual([])
    expect(await everything()).toEqual(once)
    expect(once.outbox).toMatchObject([{ id: 'b', status: 'refused' }])
  })

  it('settles the operations of an overtaken answer, and leaves newer rows alone', async () => {
    await waits('a')
    const newer = rows({ messages: [aMessage('q1', 1, { content: 'new' })] })
    await applyAnswer(db, anAnswer({ changes: newer, cursor: 9, full: true }), start)
    const older = rows({ messages: [aMessage('q1', 1, { content: 'old' })] })
    await applyAnswer(db, anAnswer({ results: [result('a')], changes: older, cursor: 8, full: true }), start)
    expect((await db.messages.get('m-q1-1'))?.content).toBe('new')
    expect(await db.outbox.count()).toBe(0)
    expect((await db.meta.get('cursor'))?.value).toEqual({ cursor: 9, epoch: 'e1' })
  })

  it('takes no answer that would leave a gap', async () => {
    await applyAnswer(db, anAnswer({ changes: rows(), cursor: 5, full: true }), start)
    const asked = { cursor: 8, epoch: 'e1' }
    await applyAnswer(db, anAnswer({ changes: rows({ messages: [aMessage('q1', 2)] }), cursor: 9 }), asked)
    expect((await db.meta.get('cursor'))?.value).toEqual({ cursor: 5, epoch: 'e1' })
  })

  it('takes a full copy with a smaller cursor when it answers what was asked', async () => {
    await applyAnswer(db, anAnswer({ changes: rows(), cursor: 50, full: true }), start)
    const copy = anAnswer({ changes: rows({ messages: [aMessage('q1', 3)] }), cursor: 4, full: true })
    await applyAnswer(db, copy, { cursor: 50, epoch: 'e1' })
    expect((await db.messages.toArray()).map((row) => row.id)).toEqual(['m-q1-3'])
    expect((await db.meta.get('cursor'))?.value).toEqual({ cursor: 4, epoch: 'e1' })
  })

  it('keeps what waits when the epoch changes, and takes no late answer of the old one', async () => {
    await waits('a')
    await applyAnswer(db, anAnswer({ changes: rows(), cursor: 5, full: true }), start)
    const asked = { cursor: 5, epoch: 'e1' }
    await applyAnswer(db, anAnswer({ changes: rows(), cursor: 6, full: true, epoch: 'e2' }), asked)
    await applyAnswer(db, anAnswer({ changes: rows({ messages: [aMessage('q1', 8)] }), cursor: 9 }), asked)
    expect(await db.messages.get('m-q1-8')).toBeUndefined()
    expect((await db.meta.get('cursor'))?.value).toEqual({ cursor: 6, epoch: 'e2' })
    expect(await db.outbox.count()).toBe(1)
  })

  it('drops the messages of a removed playthrough, not those of the new one', async () => {
    await applyAnswer(db, anAnswer({ changes: rows(), cursor: 5, full: true }), start)
    const again = rows({
      progress: [aProgress('q1', { id: 'p2' })],
      messages: [aMessage('q1', 1, { id: 'm2', progressId: 'p2' })],
    })
    const removed = [{ entity: 'progress' as const, id: 'p-q1' }]
    await applyAnswer(db, anAnswer({ changes: again, removed, cursor: 6 }), { cursor: 5, epoch: 'e1' })
    expect((await db.progress.get('q1'))?.id).toBe('p2')
    expect((await db.messages.toArray()).map((row) => row.id)).toEqual(['m2'])
  })

  it('keeps operations nothing was decided about', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await waits(id)
    const results = [
      result('a', 500, 'INTERNAL'),
      result('b', 429, 'TOO_MANY_REQUESTS'),
      result('c', 401, 'UNAUTHENTICATED'),
      result('d', 409, 'IN_PROGRESS'),
    ]
    expect(await applyAnswer(db, anAnswer({ results, cursor: 1 }), start)).toEqual([])
    expect(await db.outbox.where('status').equals('waiting').count()).toBe(4)
  })
})

describe('joinPages', () => {
  const first = anAnswer({ results: [result('a')], changes: rows(), cursor: 5, full: true, more: true })

  it('makes one full copy of several pages', async () => {
    const next = anAnswer({ changes: rows({ profile: null, messages: [aMessage('q1', 2)] }), cursor: 9 })
    const whole = joinPages(first, next)
    expect(whole).toMatchObject({ full: true, more: false, cursor: 9, results: first.results })
    await applyAnswer(db, whole, start)
    expect(await db.messages.count()).toBe(2)
    expect(await db.profile.count()).toBe(1)
  })

  it('leaves out what a later page says is gone', async () => {
    const next = anAnswer({ removed: [{ entity: 'progress', id: 'p-q1' }], cursor: 9 })
    await applyAnswer(db, joinPages(first, next), start)
    expect(await db.progress.count()).toBe(0)
    expect(await db.messages.count()).toBe(0)
  })

  it('starts over when the next page begins another copy', () => {
    const next = anAnswer({ changes: rows({ messages: [] }), cursor: 2, full: true, epoch: 'e2' })
    expect(joinPages(first, next)).toMatchObject({ epoch: 'e2', cursor: 2, results: first.results })
    expect(joinPages(first, next).changes.messages).toEqual([])
  })
})
