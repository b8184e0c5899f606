import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allRows } from '../../pwa/data/outbox.ts'
import { predictCredits, predictStory } from '../../pwa/data/predict.ts'
import { worldForTests } from '../world.ts'
import { type Device, openDevice } from './device.ts'

const world = worldForTests()
let device: Device

beforeEach(async () => {
  await world.player.call('GET', `/game/init/${world.questId}`)
  device = await openDevice(world.server, world.player)
  await device.engine.sync()
})
afterEach(() => device.close())

const act = (userInput: string) =>
  device.engine.act('game.input', { params: { questId: world.questId }, body: { userInput } })
const story = async (of = device) => {
  const { db } = of.engine
  return db.transaction('r', db.progress, db.messages, db.outbox, async () => {
    const progress = (await db.progress.get(world.questId)) ?? null
    const messages = await db.messages
      .where('[questId+seq]')
      .between([world.questId, 0], [world.questId, Infinity])
      .toArray()
    return predictStory(world.questId, progress, messages, await allRows(db))
  })
}
const credits = async () => {
  const user = await device.engine.db.profile.get('me')
  return user ? predictCredits(user, await allRows(device.engine.db)) : null
}
/** The device's view is the server's, and no prediction is left. */
const settled = (messages: number) =>
  expect
    .poll(
      async () => {
        await device.engine.sync()
        const now = await story()
        return [
          now.messages.filter((message) => message.pending === null).length,
          (await allRows(device.engine.db)).length,
        ]
      },
      { timeout: 10_000 },
    )
    .toEqual([messages, 0])

describe('a device against the server', () => {
  it('plays online: the words are predicted at once, the reply comes', async () => {
    await act('I knock')
    expect((await story()).messages.at(-1)).toMatchObject({ content: 'I knock' })
    await settled(3)
    expect(await credits()).toBe(25)
  })

  it('takes a turn and a claim without a network, and both are answered once it is back', async () => {
    device.network = 'down'
    await act('I knock')
    await device.engine.act('rewards.claim', { params: {}, body: { rewardType: 'daily' } })
    expect(await credits()).toBe(30 - 5 + 80)
    expect((await story()).waitingTurn).toMatchObject({ text: 'I knock' })
    expect(await world.player.credits()).toBe(30)
    device.network = 'up'
    await settled(3)
    expect(await world.player.credits()).toBe(105)
    expect(await credits()).toBe(105)
  })

  it('charges once when the answers are lost again and again', async () => {
    device.network = 'deaf'
    await act('I knock')
    for (let each = 0; each < 3; each++) await device.engine.sync()
    device.network = 'up'
    await settled(3)
    expect(await world.player.credits()).toBe(25)
  })

  it('shows a refusal with its words, undoes its effect, and goes on with the next', async () => {
    device.network = 'down'
    await device.engine.act('rewards.claim', { params: {}, body: { rewardType: 'weekly' } })
    await device.engine.act('rewards.claim', { params: {}, body: { rewardType: 'monthly' } })
    await world.player.call('POST', '/profiles/rewards/claim', { rewardType: 'weekly' })
    device.network = 'up'
    await device.engine.sync()
    const [refused, ...rest] = await allRows(device.engine.db)
    expect(refused).toMatchObject({ status: 'refused', code: 'REWARD_NOT_READY' })
    expect(rest).toEqual([])
    expect(await credits()).toBe(30 + 150 + 250)
  })

  it('sees within a second what another device of the player did', async () => {
    const answer = await world.player.call('POST', `/game/input/${world.questId}`, { userInput: 'I play elsewhere' })
    expect(answer.status).toBe(200)
    await expect.poll(async () => (await story()).messages.length, { timeout: 1_000 }).toBe(3)
  })

  it('parks what waits when the session ended, and sends it after the same player signed in', async () => {
    await world.player.call('POST', '/auth/logout', {})
    await act('I knock')
    await device.engine.sync()
    expect(device.engine.snapshot()).toBe('parked')
    expect(await allRows(device.engine.db)).toHaveLength(1)
    const body = { email: world.player.email, password: 'a quill in the fire' }
    const again = await world.player.call('POST', '/auth/login', body, { Authorization: '' })
    device.session.signIn(again.data.token, again.data.user)
    await settled(3)
    expect(await credits()).toBe(25)
  })

  it('starts a story over', async () => {
    await device.engine.act('game.reset', { params: { questId: world.questId }, body: {} })
    await settled(0)
    await world.player.call('GET', `/game/init/${world.questId}`)
    await settled(1)
  })
})
