import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as schema from '../../sync-server/storage/schema.ts'
import * as accounts from '../../sync-server/storage/schema-accounts.ts'
import { newPlayer, PASSWORD, request } from '../player.ts'
import { storeQuest } from '../quests.ts'
import { worldForTests } from '../world.ts'

const world = worldForTests()

it('has everything that is stored about the player', async () => {
  const { server, player, questId } = world
  await player.call('GET', `/game/init/${questId}`)
  await player.call('POST', `/game/input/${questId}`, { userInput: 'I light the second lamp' })
  await storeQuest(server, player, {
    id: `mine-${player.user.id}`,
    title: 'The quest I wrote',
    isPublic: false,
    cards: [{ kind: 'person', name: 'Old Brannoch', note: 'keeps the bell' }],
  })
  const userId = player.user.id
  await server.services.store.transaction(async (tx) => {
    await tx
      .insert(accounts.identities)
      .values({ issuer: 'https://i', subject: 'me', userId, email: 'e', createdAt: 1 })
    const picture = { id: `p-${userId}`, userId, batch: 'b', prompt: 'a wren in snow', createdAt: 1, keptAt: 1 }
    await tx.insert(accounts.pictures).values({ ...picture, kind: 'avatar', state: 'kept' })
    const membership = { userId, customerId: 'cus_1', subscriptionId: null, tier: 'Premium' as const, status: 'active' }
    await tx.insert(accounts.memberships).values({ ...membership, eventAt: 1, cancelsAtEnd: false, updatedAt: 1 })
  })
  const answer = await player.call('GET', '/auth/export')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const all = answer.data.export
  expect(all.profile).toMatchObject({ email: player.email, username: player.user.username, credits: 25 })
  expect(all.sessions).toHaveLength(1)
  expect(all.identities).toMatchObject([{ issuer: 'https://i', subject: 'me' }])
  expect(all.ledger.map((each: { amount: number }) => each.amount)).toEqual([30, -5])
  expect(all.timedRewards).toMatchObject([{ type: 'hourly' }])
  expect(all.quests).toMatchObject([{ title: 'The quest I wrote', cards: [{ name: 'Old Brannoch' }] }])
  expect(all.stories).toHaveLength(1)
  expect(all.stories[0].messages.map((each: { type: string }) => each.type)).toEqual(['ai', 'user', 'ai'])
  expect(all.stories[0].messages[1].content).toBe('I light the second lamp')
  expect(all.stories[0].title.length).toBeGreaterThan(0)
  expect(all.turns).toHaveLength(2)
  expect(all.pictures).toMatchObject([{ prompt: 'a wren in snow', address: `/media/p-${userId}.webp` }])
  expect(all.memberships).toMatchObject([{ tier: 'Premium' }])
  expect(all.xpEvents).toEqual([])
})

it('has nothing of anybody else, and no hash, token or code', async () => {
  const { server, player } = world
  const other = await newPlayer(server, { claims: ['hourly'] })
  const theirs = await storeQuest(server, other, {
    id: 'a-quest-of-somebody',
    isPublic: true,
    cards: [{ kind: 'person', name: 'A secret of the author', note: 'for the narrator alone' }],
  })
  await storeQuest(server, other, { id: 'a-hidden-one', title: 'A private quest', isPublic: false })
  for (const each of [player, other]) {
    await each.call('GET', `/game/init/${theirs}`)
    await each.call('POST', `/game/input/${theirs}`, { userInput: `the words of ${each.user.username}` })
  }
  server.advance(31_000)
  const key = { 'Idempotency-Key': `export-${player.user.id}` }
  await player.call('POST', '/profiles/rewards/claim', { rewardType: 'daily' }, key)
  const body = { newEmail: `new-${player.email}`, password: PASSWORD }
  await player.call('POST', '/auth/update-email', body, { 'Idempotency-Key': `move-${player.user.id}` })
  const code = (await server.codesFor(`new-${player.email}`)).at(-1) as string
  const answer = await player.call('GET', '/auth/export')
  for (const each of [other.user.id, other.email, other.user.username, 'A secret of the author', 'A private quest']) {
    expect(answer.text).not.toContain(each)
  }
  const { read } = server.services.store
  const [row] = await read.select().from(schema.users).where(eq(schema.users.id, player.user.id))
  const sessions = await read.select().from(schema.sessions).where(eq(schema.sessions.userId, player.user.id))
  const flows = await read.select().from(schema.flows).where(eq(schema.flows.userId, player.user.id))
  const operations = await read.select().from(schema.operations).where(eq(schema.operations.userId, player.user.id))
  expect(flows).toHaveLength(1)
  expect(operations.length).toBeGreaterThan(1)
  const secrets = [
    row?.passwordHash,
    ...sessions.map((each) => each.tokenHash),
    ...flows.flatMap((each) => [each.codeHash, each.id]),
    ...operations.map((each) => each.hash),
    player.token,
    `"${code}"`,
    PASSWORD,
  ]
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(answer.text).not.toContain(secret)
  }
  expect(answer.text).not.toMatch(/hash|token|codeHash|\$argon2/i)
})

it('is for the player alone', async () => {
  expect((await request(world.server, 'GET', '/auth/export')).status).toBe(401)
})
