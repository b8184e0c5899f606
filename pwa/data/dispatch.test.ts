import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PlayerDb, playerDb } from './db.ts'
import { dispatch, editWaitingTurn, retryAction } from './dispatch.ts'
import { aProgress, aUser } from './fake-server.ts'
import { allRows, cancelAction, costOf } from './outbox.ts'

const HOUR = 3_600_000
const NOW = 100 * HOUR
let count = 0
let ids = 0
let db: PlayerDb
const makeRoom = vi.fn(async () => undefined)
const device = () => ({ db, now: () => NOW, newId: () => `id-${++ids}`, makeRoom })
const play = (questId: string, userInput: string) =>
  dispatch(device(), 'game.input', { params: { questId }, body: { userInput } })
const reset = (questId: string) => dispatch(device(), 'game.reset', { params: { questId }, body: {} })
const claim = (rewardType: 'hourly' | 'daily') =>
  dispatch(device(), 'rewards.claim', { params: {}, body: { rewardType } })
const never = { lastClaimed: null, nextAvailable: 0 }

beforeEach(async () => {
  db = playerDb(`dispatch-${++count}`)
  makeRoom.mockClear()
  await db.profile.put({ ...aUser, credits: 14, held: 5, key: 'me' })
  await db.rewards.put({ key: 'me', hourly: never, daily: never, weekly: never, monthly: never })
})
afterEach(() => db.close())

describe('a turn', () => {
  it('waits with its id before anything is sent', async () => {
    const id = await play('q1', 'I knock.')
    expect(await allRows(db)).toMatchObject([{ id, name: 'game.input', status: 'waiting', sentAt: null, seq: 1 }])
  })

  it('is one a quest: another tab that sends meanwhile is refused, and what waits stays as it is', async () => {
    const id = await play('q1', 'I knock.')
    const refused = { code: 'TURN_IN_PROGRESS', data: { waiting: true } }
    await expect(play('q1', 'I run.')).rejects.toMatchObject(refused)
    expect(await allRows(db)).toMatchObject([{ id, args: { body: { userInput: 'I knock.' } } }])
    await cancelAction(db, id)
    const both = await Promise.allSettled([play('q1', 'I wait.'), play('q1', 'I run.')])
    expect(both).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: refused }])
    expect(await allRows(db)).toMatchObject([{ args: { body: { userInput: 'I wait.' } } }])
  })

  it('is taken once when it is sent twice', async () => {
    const id = await play('q1', 'I knock.')
    expect(await play('q1', 'I knock.')).toBe(id)
    expect(await db.outbox.count()).toBe(1)
  })

  it('is refused, and nothing written, when the credits known here cannot pay it', async () => {
    // 14 credits, 5 held: 9 can be spent.
    await play('q1', 'I knock.')
    await expect(play('q2', 'I wait.')).rejects.toMatchObject({
      code: 'NOT_ENOUGH_CREDITS',
      data: { cost: 5, available: 4 },
    })
    expect(costOf(await allRows(db))).toBe(5)
    await claim('hourly')
    await play('q2', 'I wait.')
    expect(costOf(await allRows(db))).toBe(10)
  })

  it('is taken when nothing is known of the credits', async () => {
    await db.profile.clear()
    await play('q1', 'I knock.')
    expect(await db.outbox.count()).toBe(1)
  })

  it.each([
    ['blank words', ' \u200b\n', 'RULE_VIOLATION'],
    ['2,001 characters', 'x'.repeat(2001), 'RULE_VIOLATION'],
    ['words no contract allows', 'x'.repeat(9000), 'BAD_REQUEST'],
  ])('refuses %s', async (_what, words, code) => {
    await expect(play('q1', words)).rejects.toMatchObject({ code })
    expect(await db.outbox.count()).toBe(0)
  })

  it('is refused while the narrator answers, and after the end', async () => {
    const turn = { id: 't', kind: 'turn' as const, status: 'running' as const, text: '', code: null, startedAt: 0 }
    await db.progress.bulkPut([aProgress('q1', { turn }), aProgress('q2', { concluded: true })])
    await expect(play('q1', 'I knock.')).rejects.toMatchObject({ code: 'TURN_IN_PROGRESS' })
    await expect(reset('q1')).rejects.toMatchObject({ code: 'TURN_IN_PROGRESS' })
    await expect(play('q2', 'I knock.')).rejects.toMatchObject({ code: 'STORY_CONCLUDED' })
  })

  it('waits behind the reply that is being told while nothing can be sent', async () => {
    const turn = { id: 't', kind: 'turn' as const, status: 'running' as const, text: '', code: null, startedAt: 0 }
    await db.progress.bulkPut([aProgress('q1', { turn }), aProgress('q2', { turn: { ...turn, kind: 'opening' } })])
    const cut = { ...device(), cutOff: () => true }
    const args = (questId: string) => ({ params: { questId }, body: { userInput: 'I knock.' } })
    const id = await dispatch(cut, 'game.input', args('q1'))
    expect(await allRows(db)).toMatchObject([{ id, status: 'waiting' }])
    await expect(dispatch(cut, 'game.input', args('q2'))).rejects.toMatchObject({ code: 'TURN_IN_PROGRESS' })
    await expect(dispatch(cut, 'game.reset', { params: { questId: 'q1' }, body: {} })).rejects.toMatchObject({
      code: 'TURN_IN_PROGRESS',
    })
  })

  it('gets new words while it waits, and none when it is gone', async () => {
    const id = await play('q1', 'I knock.')
    await editWaitingTurn(device(), id, 'I run.')
    expect((await allRows(db))[0]).toMatchObject({ id, args: { body: { userInput: 'I run.' } } })
    await expect(editWaitingTurn(device(), id, ' ')).rejects.toMatchObject({ code: 'RULE_VIOLATION' })
    expect(await cancelAction(db, id)).toMatchObject({ id })
    await expect(editWaitingTurn(device(), id, 'I run.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a reset', () => {
  it('is one a quest, and leaves nothing to play on', async () => {
    const id = await reset('q1')
    expect(await reset('q1')).toBe(id)
    await expect(play('q1', 'I knock.')).rejects.toMatchObject({ code: 'NOT_BEGUN' })
  })

  it('does not overtake a turn that waits', async () => {
    await play('q1', 'I knock.')
    await expect(reset('q1')).rejects.toMatchObject({ code: 'TURN_IN_PROGRESS' })
  })
})

describe('a claim', () => {
  it('is refused before its time and while one waits', async () => {
    await claim('hourly')
    await expect(claim('hourly')).rejects.toMatchObject({ code: 'REWARD_NOT_READY' })
    const daily = { lastClaimed: NOW - 23 * HOUR, nextAvailable: NOW + HOUR }
    await db.rewards.update('me', { daily })
    await expect(claim('daily')).rejects.toMatchObject({ code: 'REWARD_NOT_READY' })
    expect(await db.outbox.count()).toBe(1)
  })
})

describe('a refused action', () => {
  it('is sent again under a new id', async () => {
    const id = await play('q1', 'I knock.')
    await db.outbox.toCollection().modify({ status: 'refused', code: 'NOT_ENOUGH_CREDITS' })
    const again = await retryAction(device(), id)
    expect(again).not.toBe(id)
    expect(await allRows(db)).toMatchObject([{ id: again, status: 'waiting', code: null }])
    await expect(retryAction(device(), again)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('stays when the rules refuse it here too', async () => {
    const id = await play('q1', 'I knock.')
    await db.outbox.toCollection().modify({ status: 'refused', code: 'NOT_ENOUGH_CREDITS' })
    await db.profile.update('me', { credits: 5 })
    await expect(retryAction(device(), id)).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS' })
    expect(await allRows(db)).toMatchObject([{ id, status: 'refused' }])
  })
})

describe('a full device', () => {
  const quota = () => new DOMException('full', 'QuotaExceededError')

  it('makes room and tries once more', async () => {
    vi.spyOn(db.outbox, 'add').mockRejectedValueOnce(quota())
    await play('q1', 'I knock.')
    expect(makeRoom).toHaveBeenCalledOnce()
    expect(await db.outbox.count()).toBe(1)
  })

  it('says that the action is not saved, and keeps nothing of it', async () => {
    vi.spyOn(db.outbox, 'add').mockRejectedValue(quota())
    await expect(play('q1', 'I knock.')).rejects.toMatchObject({ reason: 'QUOTA' })
    expect(await db.outbox.count()).toBe(0)
  })

  it('tells other faults apart', async () => {
    vi.spyOn(db.outbox, 'add').mockRejectedValue(new Error('disk'))
    await expect(play('q1', 'I knock.')).rejects.toMatchObject({ reason: 'FAILED' })
    expect(makeRoom).not.toHaveBeenCalled()
  })
})
