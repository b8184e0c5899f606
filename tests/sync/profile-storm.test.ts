import { describe, expect, it } from 'vitest'
import { allRows } from '../../pwa/data/outbox.ts'
import { predictCredits } from '../../pwa/data/predict.ts'
import { predictProfile } from '../../pwa/data/predict-profile.ts'
import { Refusal } from '../../pwa/data/refusal.ts'
import { ACHIEVEMENTS } from '../../shared/rules/achievements.ts'
import { defaultAttributes } from '../../shared/rules/attributes.ts'
import { DIFFICULTIES, GENRES } from '../../shared/rules/genres.ts'
import { checkGrowth, grow } from '../growth.ts'
import { worldForTests } from '../world.ts'
import { type Device, openDevice } from './device.ts'

const world = worldForTests()
const SEEDS = [1, 2, 3, 5, 8, 13]
const STEPS = 60
/** Nobody spends on charisma here: a 0 tells that this setup was made. */
const MADE = { ...defaultAttributes(), charisma: 0, wisdom: 20 }

/** Whole numbers below `limit`, the same for the same seed (mulberry32). */
function dice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** One thing that a player, the network or the story does. */
async function step(device: Device, roll: (limit: number) => number): Promise<void> {
  const { engine } = device
  const of = <T>(values: readonly T[]): T => values[roll(values.length)] as T
  const update = (body: Record<string, unknown>) => engine.act('profile.update', { params: {}, body })
  const rowOf = async (status: 'waiting' | 'refused') =>
    of((await allRows(engine.db)).filter((row) => row.status === status))?.id ?? ''
  const deeds: (() => Promise<unknown>)[] = [
    () => update({ name: `Name ${roll(9)}`, ...(roll(2) ? { bio: `Bio ${roll(9)}` } : {}) }),
    () => update({ preferences: { difficulty: of(DIFFICULTIES) } }),
    () => update({ preferences: { genre: [of(GENRES), of(GENRES)] } }),
    () => update({ name: 'Made', attributes: MADE }),
    () => engine.act('profile.skipSetup', { params: {}, body: {} }),
    ...Array.from({ length: 4 }, () => () => {
      const body = { attribute: of(['strength', 'wisdom', 'dexterity'] as const), points: 1 + roll(2) }
      return engine.act('profile.spend', { params: {}, body })
    }),
    ...Array.from({ length: 2 }, () => () => {
      return engine.act('achievement.claim', { params: {}, body: { achievementId: of(ACHIEVEMENTS) } })
    }),
    () => grow(world.server, world.player.user.id, { points: 1 + roll(2), xp: 20 * roll(20) }),
    async () => engine.cancel(await rowOf('waiting')),
    async () => engine.retry(await rowOf('refused')),
    () => engine.sync(),
    ...Array.from({ length: 3 }, () => async () => {
      device.network = of(['up', 'down', 'deaf'] as const)
    }),
  ]
  await of(deeds)().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** What a device shows, and what it was told. */
async function views({ engine: { db } }: Device) {
  const row = await db.profile.get('me')
  if (!row) throw new Error('nothing was pulled')
  const { key: _key, ...told } = row
  const rows = await allRows(db)
  return { shown: predictProfile(told, rows), told, credits: predictCredits(told, rows), rows }
}

describe('two devices that change one player at random', () => {
  it.each(SEEDS)('agree with the server in the end (seed %i)', { timeout: 60_000 }, async (seed) => {
    const roll = dice(seed)
    const devices = [await openDevice(world.server, world.player), await openDevice(world.server, world.player)]
    for (const device of devices) await device.engine.sync()
    for (let count = 0; count < STEPS; count++) await step(devices[roll(2)] as Device, roll)
    for (const device of devices) device.network = 'up'
    for (let round = 0; round < 2; round++) for (const device of devices) await device.engine.sync()

    const { user } = (await world.player.call('GET', '/auth/me')).data
    for (const device of devices) {
      const { shown, told, credits, rows } = await views(device)
      expect(rows.filter((row) => row.status === 'waiting')).toEqual([])
      expect(told).toEqual(user)
      expect(shown).toEqual(user)
      expect(credits).toBe(user.credits - user.held)
      device.engine.stop()
    }
    await checkGrowth(world.server, user.id, user.attributes.charisma === 0 ? MADE : defaultAttributes())
  })
})
