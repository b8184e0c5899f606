import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PlayerDb, playerDb } from './db.ts'
import { dispatch, retryAction } from './dispatch.ts'
import { aUser } from './fake-server.ts'
import { allRows, cancelAction } from './outbox.ts'

let count = 0
let ids = 0
let db: PlayerDb
const device = () => ({ db, now: () => 0, newId: () => `id-${++ids}`, makeRoom: async () => undefined })
const update = (body: Record<string, unknown>) => dispatch(device(), 'profile.update', { params: {}, body })
const spend = (attribute: string, points = 1) =>
  dispatch(device(), 'profile.spend', { params: {}, body: { attribute, points } as Record<string, unknown> })
const claim = (achievementId: string) =>
  dispatch(device(), 'achievement.claim', { params: {}, body: { achievementId } as Record<string, unknown> })
const skip = () => dispatch(device(), 'profile.skipSetup', { params: {}, body: {} })
const play = () => dispatch(device(), 'game.input', { params: { questId: 'q1' }, body: { userInput: 'I knock.' } })
const bodies = async () => (await allRows(db)).map((row) => row.args.body)
const refuseAll = (code: string) => db.outbox.toCollection().modify({ status: 'refused', code })

beforeEach(async () => {
  db = playerDb(`dispatch-profile-${++count}`)
  const levelAchievements = { level5: { claimed: false, reward: 50 }, level10: { claimed: true, reward: 100 } }
  const player = {
    ...aUser,
    level: 10,
    attributePoints: 2,
    setup: 'open' as const,
    achievements: { levelAchievements },
  }
  await db.profile.put({ ...player, key: 'me' })
})
afterEach(() => db.close())

describe('points', () => {
  it('wait one by one, and each can be taken back', async () => {
    const first = await spend('strength')
    await spend('strength')
    expect(await bodies()).toHaveLength(2)
    await cancelAction(db, first)
    await spend('wisdom')
    expect(await bodies()).toEqual([
      { attribute: 'strength', points: 1 },
      { attribute: 'wisdom', points: 1 },
    ])
  })

  it('are refused when none is left, or the attribute is as high as it goes, and nothing is written', async () => {
    await spend('strength', 2)
    await expect(spend('strength')).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINTS', data: { available: 0 } })
    await db.profile.update('me', { attributePoints: 9, attributes: { ...aUser.attributes, wisdom: 998 } })
    await spend('wisdom')
    await expect(spend('wisdom')).rejects.toMatchObject({ code: 'RULE_VIOLATION' })
    await expect(spend('luck')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await bodies()).toHaveLength(2)
  })

  it('refused by the server stay, each for itself, until the player tries again or lets them go', async () => {
    const first = await spend('strength')
    const second = await spend('strength')
    await refuseAll('NOT_ENOUGH_POINTS')
    await spend('wisdom')
    expect((await allRows(db)).map((row) => row.status)).toEqual(['refused', 'refused', 'waiting'])
    const again = await retryAction(device(), first)
    expect((await allRows(db)).map((row) => [row.id, row.status])).toEqual([
      [second, 'refused'],
      [expect.anything(), 'waiting'],
      [again, 'waiting'],
    ])
    await expect(retryAction(device(), second)).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINTS' })
    expect(await allRows(db)).toHaveLength(3)
  })
})

describe('changes of the profile', () => {
  it('are one while they wait, under a new id, the preferences merged too', async () => {
    const first = await update({ name: 'Robin', preferences: { genre: ['Horror'], difficulty: 'Easy' } })
    const second = await update({ bio: 'Of Ash.', preferences: { difficulty: 'Hard' } })
    expect(second).not.toBe(first)
    expect(await allRows(db)).toMatchObject([{ id: second, status: 'waiting' }])
    const merged = { name: 'Robin', bio: 'Of Ash.', preferences: { genre: ['Horror'], difficulty: 'Hard' } }
    expect(await bodies()).toEqual([merged])
    expect(await update(merged)).toBe(second)
    await update({ name: 'Wren' })
    expect(await bodies()).toEqual([{ ...merged, name: 'Wren' }])
  })

  it.each([
    ['is on its way', { sentAt: 5, everSent: true }],
    ['was sent before', { everSent: true }],
  ] as const)('follow one that %s', async (_when, sent) => {
    const first = await update({ name: 'Robin' })
    await db.outbox.toCollection().modify(sent)
    const second = await update({ name: 'Wren' })
    expect((await allRows(db)).map((row) => [row.id, row.args.body])).toEqual([
      [first, { name: 'Robin' }],
      [second, { name: 'Wren' }],
    ])
    await update({ bio: 'Late.' })
    expect(await bodies()).toEqual([{ name: 'Robin' }, { name: 'Wren', bio: 'Late.' }])
  })

  it('do not pass a turn, which is told by what counts when it was written', async () => {
    await update({ preferences: { difficulty: 'Hard' } })
    await play()
    await update({ name: 'Wren' })
    expect((await allRows(db)).map((row) => row.name)).toEqual(['profile.update', 'game.input', 'profile.update'])
  })

  it('are not mixed with the setup, on either side of it', async () => {
    await update({ name: 'Robin' })
    const setup = { name: 'Wren', attributes: { ...aUser.attributes, strength: 20 } }
    const made = await update(setup)
    expect(await update(setup)).toBe(made)
    await update({ bio: 'Late.' })
    expect(await bodies()).toEqual([{ name: 'Robin' }, setup, { bio: 'Late.' }])
    await expect(update({ attributes: { strength: 5 } })).rejects.toMatchObject({ code: 'SETUP_DONE' })
  })

  it.each([
    ['a blank name', { name: ' \u200b' }, 'RULE_VIOLATION'],
    ['a long bio', { bio: 'x'.repeat(501) }, 'RULE_VIOLATION'],
    ['nothing', {}, 'RULE_VIOLATION'],
    ['sliders over 20', { attributes: { strength: 21 } }, 'RULE_VIOLATION'],
    ['a strange key', { credits: 5 }, 'BAD_REQUEST'],
  ])('are refused with %s', async (_what, body, code) => {
    await expect(update(body)).rejects.toMatchObject({ code })
    expect(await bodies()).toEqual([])
  })

  it('are judged by their words where nothing is known of the player', async () => {
    await db.profile.clear()
    await expect(update({ name: '' })).rejects.toMatchObject({ code: 'RULE_VIOLATION' })
    await update({ attributes: { strength: 12 } })
    await spend('strength', 5)
    await claim('level50')
    expect(await bodies()).toHaveLength(3)
    await expect(claim('level50')).rejects.toMatchObject({ code: 'ACHIEVEMENT_CLAIMED' })
  })

  it('settle refused ones that say no more than they do', async () => {
    const first = await update({ name: 'Robin', bio: 'Of Ash.' })
    await refuseAll('RULE_VIOLATION')
    await update({ name: 'Wren' })
    expect(await allRows(db)).toHaveLength(2)
    await update({ bio: 'Of Elm.', name: 'Wren' })
    expect((await allRows(db)).map((row) => row.id)).not.toContain(first)
    expect(await bodies()).toEqual([{ name: 'Wren', bio: 'Of Elm.' }])
  })

  it('are sent again as they were', async () => {
    const id = await update({ name: 'Robin' })
    await refuseAll('RULE_VIOLATION')
    const again = await retryAction(device(), id)
    expect(await allRows(db)).toMatchObject([{ id: again, status: 'waiting', args: { body: { name: 'Robin' } } }])
  })
})

describe('the setup and achievements', () => {
  it('are skipped and claimed once', async () => {
    const skipped = await skip()
    expect(await skip()).toBe(skipped)
    await claim('level5')
    await expect(claim('level5')).rejects.toMatchObject({ code: 'ACHIEVEMENT_CLAIMED' })
    await expect(claim('level10')).rejects.toMatchObject({ code: 'ACHIEVEMENT_CLAIMED' })
    await expect(claim('level15')).rejects.toMatchObject({ code: 'ACHIEVEMENT_LOCKED', data: { level: 15 } })
    await expect(claim('level7')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await bodies()).toEqual([{}, { achievementId: 'level5' }])
  })

  it('pay for a turn that would be too dear without them', async () => {
    await db.profile.update('me', { credits: 0 })
    await expect(play()).rejects.toMatchObject({ code: 'NOT_ENOUGH_CREDITS' })
    await claim('level5')
    await play()
    expect(await bodies()).toHaveLength(2)
  })
})
