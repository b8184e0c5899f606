import { describe, expect, it } from 'vitest'
import { ACHIEVEMENT_LEVELS } from '../../shared/rules/achievements.ts'
import { defaultAttributes } from '../../shared/rules/attributes.ts'
import { levelStart } from '../../shared/rules/levels.ts'
import { checkGrowth, grow } from '../growth.ts'
import { checkMoney } from '../money.ts'
import { newOperation } from '../operation.ts'
import { worldForTests } from '../world.ts'

const world = worldForTests()

const me = async () => (await world.player.call('GET', '/auth/me')).data.user
const put = (body: unknown) => world.player.call('PUT', '/profiles', body)
const spend = (attribute: string, points = 1) =>
  world.player.call('POST', '/profiles/attributes', { attribute, points })
const claim = (achievementId: unknown) => world.player.call('POST', '/profiles/achievements/claim', { achievementId })
const tens = defaultAttributes()
const allOf = (value: number) => ({ ...tens, ...Object.fromEntries(Object.keys(tens).map((each) => [each, value])) })
/** The statuses of `tries`, and that the player is the same before and after. */
async function same(tries: () => Promise<readonly { status: number }[]>): Promise<number[]> {
  const before = await me()
  const statuses = (await tries()).map((each) => each.status)
  expect(await me()).toEqual(before)
  return statuses
}
async function each<T>(values: readonly unknown[], work: (value: never) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const value of values) done.push(await work(value as never))
  return done
}

describe('attack 1: points that were never earned', () => {
  it('buy nothing, and change nothing', async () => {
    const raised = { ...tens, strength: 999 }
    const bodies = [
      { attributePoints: 999, attributes: { strength: 999 } },
      { attributePoints: 999, attributes: raised },
      { attributePoints: 0, attributes: raised },
      { attributePoints: 1, attributes: tens },
      { attributePoints: 0 },
    ]
    expect(await same(() => each(bodies, put))).toEqual([422, 422, 422, 422, 422])
    expect(await put(bodies[0])).toMatchObject({ code: 'NOT_ENOUGH_POINTS' })
    expect(await put(bodies[4])).toMatchObject({ code: 'RULE_VIOLATION', data: { field: 'attributes' } })
    expect(await same(async () => [await spend('strength'), await spend('strength', 999)])).toEqual([422, 422])
  })

  it('are not made by giving back less, or more, than was spent', async () => {
    await grow(world.server, world.player.user.id, { points: 5 })
    const attributes = { ...tens, wisdom: 12 }
    expect(await same(() => each([0, 2, 4, 5, 8], (left) => put({ attributePoints: left, attributes })))).toEqual(
      Array(5).fill(422),
    )
    expect(await put({ attributePoints: 3, attributes })).toMatchObject({
      status: 200,
      data: { user: { attributePoints: 3, attributes: { wisdom: 12 }, setup: 'done' } },
    })
    // The same once more spends nothing: what was wanted is there.
    expect(await same(async () => [await put({ attributePoints: 3, attributes })])).toEqual([200])
    await checkGrowth(world.server, world.player.user.id, tens)
  })
})

describe('attack 2: fields that are not the player’s', () => {
  it('are refused by name, one and all', async () => {
    const bodies = [
      { credits: 1e6, xp: 1e6, level: 50, title: 'Grandmaster', membershipLevel: 'Ultimate', isAdmin: true },
      ...['credits', 'xp', 'level', 'isAdmin', 'setup', 'username', 'email', 'avatar', '_id', '__proto__'].map((key) =>
        JSON.stringify({ name: 'Wren' }).replace('}', `,"${key}":1}`),
      ),
      { preferences: { genre: 'Horror', theme: 'dark' } },
      { attributes: { ...tens, luck: 20 } },
      [],
    ]
    expect(new Set(await same(() => each(bodies, put)))).toEqual(new Set([400]))
  })
})

describe('attack 3: values no attribute has', () => {
  it.each(['-5', '1.5', '"20"', 'NaN', '1e999', '1000', 'null', '[20]', '{"$gt":0}'])('refuses %s', async (value) => {
    await grow(world.server, world.player.user.id, { points: 2000 })
    const whole = JSON.stringify(tens).replace('"strength":10', `"strength":${value}`)
    const headers = { 'Content-Type': 'application/json' }
    const statuses = await same(async () => [
      await put(`{"attributes":${whole}}`),
      await put(`{"attributePoints":1010,"attributes":${whole}}`),
      await put(`{"attributePoints":${value === '1000' ? 1e7 : value},"attributes":${JSON.stringify(tens)}}`),
      await world.player.call('POST', '/profiles/attributes', `{"attribute":"strength","points":${value}}`, headers),
    ])
    expect(statuses).toEqual([400, 400, 400, 400])
  })

  it('lowers no attribute, and raises none over 999', async () => {
    await grow(world.server, world.player.user.id, { points: 2000 })
    expect(await spend('charisma', 3)).toMatchObject({ status: 200, data: { attributePoints: 1997 } })
    const now = { ...tens, charisma: 13 }
    const lowered = { ...now, charisma: 12, wisdom: 11 }
    const statuses = await same(async () => [
      await put({ attributePoints: 1997, attributes: lowered }),
      await put({ attributePoints: 1998, attributes: { ...now, charisma: 12 } }),
      await put({ attributePoints: 1996, attributes: { ...now, charisma: 10, wisdom: 14 } }),
      await spend('charisma', 987),
    ])
    expect(statuses).toEqual([422, 422, 422, 422])
    expect(await spend('charisma', 986)).toMatchObject({
      data: { attributePoints: 1011, attributes: { charisma: 999 } },
    })
    expect(await spend('charisma')).toMatchObject({ status: 422, code: 'RULE_VIOLATION' })
    await checkGrowth(world.server, world.player.user.id, tens)
  })
})

describe('attack 4: the setup', () => {
  const setup = { name: 'Wren', bio: 'Of the marsh.', preferences: { genre: ['Horror'], setting: 'Victorian' } }

  it('is made once, with sliders from 0 to 20', async () => {
    expect(await me()).toMatchObject({ setup: 'open', attributes: tens, attributePoints: 0 })
    expect(await same(async () => [await put({ ...setup, attributes: { ...tens, wisdom: 21 } })])).toEqual([422])
    const made = { ...allOf(20), charisma: 0 }
    expect(await put({ ...setup, attributes: made })).toMatchObject({
      status: 200,
      data: { user: { ...setup, setup: 'done', attributes: made, attributePoints: 0 } },
    })
    const again = await same(async () => [
      await put({ ...setup, name: 'Robin', attributes: allOf(20) }),
      await put({ attributes: made }),
    ])
    expect(again).toEqual([422, 422])
    expect(await put({ attributes: allOf(20) })).toMatchObject({ code: 'SETUP_DONE' })
    await checkGrowth(world.server, world.player.user.id, made)
  })

  it('is made once of twenty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => put({ attributes: allOf(n) })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 'SETUP_DONE')).toHaveLength(19)
  })

  it('can be skipped, and made later all the same', async () => {
    const skip = () => world.player.call('POST', '/profiles/skip-setup', {})
    expect(await skip()).toMatchObject({ status: 200, data: { user: { setup: 'skipped', attributes: tens } } })
    expect(await skip()).toMatchObject({ status: 200, data: { user: { setup: 'skipped' } } })
    expect(await put({ attributes: { strength: 15 } })).toMatchObject({
      data: { user: { setup: 'done', attributes: { ...tens, strength: 15 } } },
    })
    expect(await skip()).toMatchObject({ data: { user: { setup: 'done' } } })
  })

  it('is over with the first point spent, and not with words', async () => {
    await grow(world.server, world.player.user.id, { points: 1 })
    expect(await put({ name: 'Robin' })).toMatchObject({ data: { user: { name: 'Robin', setup: 'open' } } })
    expect(await spend('wisdom')).toMatchObject({ data: { attributePoints: 0, attributes: { wisdom: 11 } } })
    expect(await put({ attributes: allOf(20) })).toMatchObject({ code: 'SETUP_DONE' })
  })
})

describe('attack 5: words', () => {
  it('are text: kept as written, without what hides or reorders them', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const answer = await put({ name: `  ${name}\u0000\u202e \n`, bio: '{{7*7}}\r\n\u2066line two\u0007' })
    expect(answer.data.user).toMatchObject({ name, bio: '{{7*7}}\nline two' })
    expect(await put({ bio: '' })).toMatchObject({ data: { user: { bio: '', name } } })
    expect(await put({ name: 'Ana\n\tMaría' })).toMatchObject({ data: { user: { name: 'Ana María' } } })
  })

  it('have their lengths, counted in characters', async () => {
    expect(await put({ name: '🜂'.repeat(80), bio: '🜂'.repeat(500) })).toMatchObject({ status: 200 })
    const bodies = [
      { name: '' },
      { name: ' \u200b\u3164\n' },
      { name: 'x'.repeat(81) },
      { bio: 'x'.repeat(501) },
      { bio: 'x'.repeat(1_000_000) },
      { name: 'a\u0301\u0316'.repeat(300_000) },
      {},
      { preferences: {} },
      { attributes: {} },
      '{"name":"half \\ud800"}',
      '{"bio":"half \\udfff"}',
      { name: 'Robin', bio: 'x'.repeat(501) },
    ]
    expect(await same(() => each(bodies, put))).toEqual(bodies.map(() => 422))
    expect(await same(async () => [await put({ bio: 'x'.repeat(3_000_000) })])).toEqual([413])
  })
})

describe('preferences', () => {
  it('are merged, and hold each genre once', async () => {
    const preferred = async (preferences: object) => (await put({ preferences })).data?.user?.preferences
    const start = { genre: ['Fantasy'], setting: 'Medieval', difficulty: 'Normal' }
    expect(await preferred({ difficulty: 'Hard' })).toEqual({ ...start, difficulty: 'Hard' })
    expect(await preferred({ genre: 'Horror' })).toEqual({ ...start, genre: ['Horror'], difficulty: 'Hard' })
    expect(await preferred({ genre: ['Western', 'Horror', 'Western'], setting: 'Modern' })).toEqual({
      genre: ['Western', 'Horror'],
      setting: 'Modern',
      difficulty: 'Hard',
    })
    const none = [{ genre: [] }, { genre: 'Foo' }, { setting: 'Mars' }, { difficulty: 'Trivial' }, { genre: null }]
    expect(await same(() => each(none, (preferences) => put({ preferences })))).toEqual(Array(5).fill(400))
  })
})

describe('points', () => {
  it('are spent once each, however many calls come at once', async () => {
    await grow(world.server, world.player.user.id, { points: 7 })
    const kinds = ['strength', 'wisdom', 'charisma', 'dexterity']
    const spends = Array.from({ length: 20 }, (_, n) => spend(kinds[n % 4] ?? ''))
    const absolute = Array.from({ length: 5 }, () => put({ attributePoints: 0, attributes: { constitution: 17 } }))
    const answers = await Promise.all([...spends, ...absolute])
    const wins = answers.filter((answer) => answer.status === 200).length
    expect([1, 7]).toContain(wins)
    expect(await me()).toMatchObject({ attributePoints: 0 })
    await checkGrowth(world.server, world.player.user.id, tens)
  })

  it('are spent once by an operation that is sent again and again, through either door', async () => {
    await grow(world.server, world.player.user.id, { points: 3 })
    const operation = newOperation('profile.spend', {}, { attribute: 'strength', points: 1 })
    for (let n = 0; n < 3; n++) await world.player.sync([operation, operation])
    const again = await world.player.call('POST', '/profiles/attributes', operation.args.body, {
      'Idempotency-Key': operation.id,
    })
    expect(again).toMatchObject({ status: 200, data: { attributePoints: 2, attributes: { strength: 11 } } })
    const { changes } = (await world.player.sync()).data
    expect(changes.profile).toMatchObject({ attributePoints: 2, setup: 'done' })
  })

  it('are earned by turns, and counted', async () => {
    for (const reward of ['daily', 'weekly'])
      await world.player.call('POST', '/profiles/rewards/claim', { rewardType: reward })
    await world.player.call('GET', `/game/init/${world.questId}`)
    for (let n = 0; n < 10; n++)
      await world.player.call('POST', `/game/input/${world.questId}`, { userInput: `I look ${n}` })
    expect(await me()).toMatchObject({ xp: 40, attributePoints: 1 })
    expect(await spend('wisdom')).toMatchObject({ status: 200 })
    await checkGrowth(world.server, world.player.user.id, tens)
  })
})

describe('attack 31: achievements', () => {
  it('are for their level only, by their name only', async () => {
    await grow(world.server, world.player.user.id, { xp: levelStart(3) })
    const names = ['level50', 'level5', 'level7', '__proto__', 'constructor', 'Level5', '', 5, null]
    expect(await same(() => each(names, claim))).toEqual([422, 422, 400, 400, 400, 400, 400, 400, 400])
    expect(await claim('level5')).toMatchObject({ code: 'ACHIEVEMENT_LOCKED', data: { level: 5 } })
    await grow(world.server, world.player.user.id, { xp: levelStart(5) - levelStart(3) - 1 })
    expect(await claim('level5')).toMatchObject({ code: 'ACHIEVEMENT_LOCKED' })
  })

  it('pay once of twenty at once', async () => {
    await grow(world.server, world.player.user.id, { xp: levelStart(5) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim('level5')))
    const paid = answers.filter((answer) => answer.status === 200)
    expect(paid).toHaveLength(1)
    expect(paid[0]?.data).toMatchObject({
      totalCredits: 80,
      creditsEarned: 50,
      achievements: { levelAchievements: { level5: { claimed: true, reward: 50 }, level10: { claimed: false } } },
    })
    expect(answers.filter((answer) => answer.code === 'ACHIEVEMENT_CLAIMED')).toHaveLength(19)
    expect(await me()).toMatchObject({
      credits: 80,
      achievements: { levelAchievements: { level5: { claimed: true } } },
    })
  })

  it('pay 2,750 credits in all to a player of level 50', async () => {
    await grow(world.server, world.player.user.id, { xp: levelStart(50) })
    const answers = await each(ACHIEVEMENT_LEVELS, (level) => claim(`level${level}`))
    expect(answers.map((answer) => answer.data.creditsEarned)).toEqual(ACHIEVEMENT_LEVELS.map((level) => level * 10))
    expect(await world.player.credits()).toBe(30 + 2750)
    await checkMoney(world.server)
  })
})

describe('the difficulty', () => {
  it('reaches the narrator with the next turn', async () => {
    await world.player.call('GET', `/game/init/${world.questId}`)
    const told = () => JSON.stringify(world.model.requests.at(-1)?.body.messages)
    expect(told()).toContain('Normal')
    await put({ name: 'Robin of Ash', preferences: { difficulty: 'Nightmare' } })
    await world.player.call('POST', `/game/input/${world.questId}`, { userInput: 'I look around' })
    expect(told()).toContain('Nightmare')
    expect(told()).toContain('Robin of Ash')
    expect(told()).not.toContain('"Normal')
  })
})
