import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allRows } from '../../pwa/data/outbox.ts'
import { predictCredits } from '../../pwa/data/predict.ts'
import { predictProfile } from '../../pwa/data/predict-profile.ts'
import { type Attribute, defaultAttributes } from '../../shared/rules/attributes.ts'
import { levelStart } from '../../shared/rules/levels.ts'
import { checkGrowth, grow } from '../growth.ts'
import { worldForTests } from '../world.ts'
import { type Device, openDevice } from './device.ts'

const world = worldForTests()
let phone: Device
let tablet: Device

beforeEach(async () => {
  phone = await openDevice(world.server, world.player)
  tablet = await openDevice(world.server, world.player)
})
afterEach(async () => {
  phone.close()
  tablet.close()
})

const me = async () => (await world.player.call('GET', '/auth/me')).data.user
const spend = (device: Device, attribute: Attribute, points = 1) =>
  device.engine.act('profile.spend', { params: {}, body: { attribute, points } })
const update = (device: Device, body: Record<string, unknown>) =>
  device.engine.act('profile.update', { params: {}, body })
const claim = (device: Device, achievementId: 'level5' | 'level10') =>
  device.engine.act('achievement.claim', { params: {}, body: { achievementId } })
/** What a device shows of the player. */
async function shown(device: Device) {
  const { db } = device.engine
  const row = await db.profile.get('me')
  if (!row) throw new Error('nothing was pulled')
  const { key: _key, ...told } = row
  const rows = await allRows(db)
  return { user: predictProfile(told, rows), told, credits: predictCredits(told, rows), rows }
}
const cut = (...devices: Device[]) => {
  for (const device of devices) device.network = 'down'
}
/** Sends and pulls, twice: what the second device changed, the first one has to pull. */
async function drain(...devices: Device[]): Promise<void> {
  for (const device of devices) device.network = 'up'
  for (let round = 0; round < 2; round++) for (const device of devices) await device.engine.sync()
}
const ready = async (gain: { xp?: number; points?: number }) => {
  await grow(world.server, world.player.user.id, gain)
  await drain(phone, tablet)
}

describe('a point spent on two devices at once', () => {
  it('stays on both when there are two', async () => {
    await ready({ points: 2 })
    cut(phone, tablet)
    await spend(phone, 'strength')
    await spend(tablet, 'wisdom')
    expect((await shown(phone)).user).toMatchObject({ attributePoints: 1, attributes: { strength: 11, wisdom: 10 } })
    await drain(phone, tablet)
    for (const device of [phone, tablet]) {
      const { user, told, rows } = await shown(device)
      expect(user).toMatchObject({ attributePoints: 0, attributes: { strength: 11, wisdom: 11 } })
      expect([told, rows]).toEqual([user, []])
    }
    await checkGrowth(world.server, world.player.user.id, defaultAttributes())
  })

  it('is confirmed on one when there is one; the other takes it back, and says why', async () => {
    await ready({ points: 1 })
    cut(phone, tablet)
    await spend(phone, 'strength')
    const lost = await spend(tablet, 'wisdom')
    expect((await shown(tablet)).user).toMatchObject({ attributePoints: 0, attributes: { wisdom: 11 }, setup: 'done' })
    await drain(phone)
    await drain(phone, tablet)
    const { user, rows } = await shown(tablet)
    expect(user).toMatchObject({ attributePoints: 0, attributes: { strength: 11, wisdom: 10 } })
    expect(rows).toMatchObject([{ id: lost, status: 'refused', code: 'NOT_ENOUGH_POINTS' }])
    expect(tablet.refused).toMatchObject([{ id: lost, code: 'NOT_ENOUGH_POINTS' }])
    expect(phone.refused).toEqual([])
    expect((await shown(phone)).rows).toEqual([])
    // With another point it can be tried again; without, this device knows better than to ask.
    await expect(tablet.engine.retry(lost)).rejects.toMatchObject({ code: 'NOT_ENOUGH_POINTS' })
    await ready({ points: 1 })
    await tablet.engine.retry(lost)
    await drain(tablet, phone)
    expect(await me()).toMatchObject({ attributePoints: 0, attributes: { strength: 11, wisdom: 11 } })
    expect((await shown(tablet)).rows).toEqual([])
    await checkGrowth(world.server, world.player.user.id, defaultAttributes())
  })

  it('is spent once when its answer is lost again and again', async () => {
    await ready({ points: 3 })
    phone.network = 'deaf'
    await spend(phone, 'strength')
    for (let n = 0; n < 3; n++) await phone.engine.sync()
    await drain(phone)
    expect(await me()).toMatchObject({ attributePoints: 2, attributes: { strength: 11 } })
    expect((await shown(phone)).user).toEqual(await me())
  })
})

describe('a change of the profile', () => {
  it('shows at once, is taken back by cancelling, and is one operation in the end', async () => {
    await ready({})
    const before = (await shown(phone)).user
    cut(phone)
    const first = await update(phone, { name: 'Robin' })
    await phone.engine.sync()
    expect(await phone.engine.cancel(first)).toMatchObject({ id: first })
    expect((await shown(phone)).user).toEqual(before)
    await update(phone, { name: 'Robin', preferences: { difficulty: 'Hard' } })
    await phone.engine.sync()
    await update(phone, { bio: 'Of Ash.', preferences: { genre: ['Horror'] } })
    const { user, rows } = await shown(phone)
    expect(rows).toHaveLength(1)
    // What greets the player at the next start is the server's word.
    expect(phone.session.current?.user.name).toBe('Wren')
    await drain(phone, tablet)
    expect(await me()).toEqual(user)
    expect(phone.session.current?.user.name).toBe('Robin')
    expect((await shown(tablet)).user).toEqual(user)
  })

  it('is not overtaken by the one before it, whose answer was lost', async () => {
    await ready({})
    phone.network = 'deaf'
    await update(phone, { name: 'First', bio: 'One.' })
    await phone.engine.sync()
    await update(phone, { name: 'Second' })
    expect((await shown(phone)).rows).toHaveLength(2)
    await drain(phone)
    expect(await me()).toMatchObject({ name: 'Second', bio: 'One.' })
  })

  it('keeps its words when the setup before it is refused', async () => {
    await ready({})
    cut(phone)
    await update(phone, { name: 'Robin', attributes: { ...defaultAttributes(), strength: 20 } })
    await update(phone, { bio: 'Late.' })
    await update(tablet, { attributes: { ...defaultAttributes(), wisdom: 20 } })
    // The phone stays cut off until then: it would try again by itself.
    await drain(tablet)
    await drain(phone, tablet)
    expect(await me()).toMatchObject({ name: 'Wren', bio: 'Late.', attributes: { strength: 10, wisdom: 20 } })
    expect((await shown(phone)).rows).toMatchObject([
      { status: 'refused', code: 'SETUP_DONE', args: { body: { name: 'Robin' } } },
    ])
  })
})

describe('an achievement', () => {
  it('claimed on two devices pays once', async () => {
    await ready({ xp: levelStart(10) })
    cut(phone, tablet)
    for (const device of [phone, tablet]) await claim(device, 'level5')
    await claim(phone, 'level10')
    expect((await shown(phone)).credits).toBe(30 + 50 + 100)
    await drain(phone)
    await drain(phone, tablet)
    expect(await world.player.credits()).toBe(180)
    expect((await shown(tablet)).credits).toBe(180)
    expect(tablet.refused).toMatchObject([{ code: 'ACHIEVEMENT_CLAIMED' }])
    await expect(claim(tablet, 'level5')).rejects.toMatchObject({ code: 'ACHIEVEMENT_CLAIMED' })
  })
})
