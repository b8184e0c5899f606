import { eq, or } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as schema from '../../sync-server/storage/schema.ts'
import * as accounts from '../../sync-server/storage/schema-accounts.ts'
import * as stories from '../../sync-server/storage/schema-stories.ts'
import { newOperation, turnIdOf } from '../operation.ts'
import { avatarOf, filesOf, good, uploadAvatar } from '../pictures.ts'
import { newPlayer, PASSWORD, type Player, request, signIn } from '../player.ts'
import { storeQuest } from '../quests.ts'
import { listen } from '../stream.ts'
import { worldForTests } from '../world.ts'

const world = worldForTests({ slowBy: 600 })
const read = () => world.server.services.store.read
const withPassword = (player: Player, password = PASSWORD) => player.call('POST', '/auth/delete-account', { password })
const play = (player: Player, questId: string) =>
  player.call('POST', `/game/input/${questId}`, { userInput: 'I wait for the rain' })

/** How many rows of each table still belong to the player. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { sessions, flows, operations, timedRewards, tombstones, quests } = schema
  const { progress, messages, turns, plays, resets } = stories
  const { identities, handoffs, pictures } = accounts
  const counts: Record<string, number> = {}
  const tables = { sessions, flows, operations, timedRewards, tombstones, progress, messages, turns, plays, resets }
  for (const [name, table] of Object.entries({ ...tables, identities, handoffs, pictures })) {
    counts[name] = await read().$count(table, eq(table.userId, userId))
  }
  counts.quests = await read().$count(quests, eq(quests.ownerId, userId))
  return counts
}

describe('deleting an account', () => {
  it("by the password leaves nothing of the player's, and signs out everywhere", async () => {
    const { server, player, questId } = world
    const other = await signIn(server, player)
    const streams = [await listen(server, player.token), await listen(server, other.token)]
    await player.call('GET', `/game/init/${questId}`)
    await play(player, questId)
    await player.call('DELETE', `/game/reset/${questId}`)
    await player.call('GET', `/game/init/${questId}`)
    await player.sync([newOperation('game.input', { questId }, { userInput: 'I listen' })])
    await server.services.store.transaction(async (tx) => {
      const userId = player.user.id
      const picture = { userId, batch: 'b', prompt: 'a wren', createdAt: 1, keptAt: null }
      await tx.insert(accounts.pictures).values([
        { ...picture, id: `avatar-${userId}`, kind: 'avatar', state: 'kept' },
        { ...picture, id: `option-${userId}`, kind: 'cover', state: 'option' },
      ])
      await tx.insert(accounts.identities).values({ issuer: 'i', subject: userId, userId, email: 'e', createdAt: 1 })
      await tx.insert(accounts.handoffs).values({ tokenHash: userId, userId, expiresAt: 9e15, usedAt: null })
    })
    await storeQuest(server, player, { id: `private-${player.user.id}`, isPublic: false })
    expect(await withPassword(player)).toMatchObject({ status: 200, success: true, data: {} })
    for (const stream of streams) {
      await stream.ended
      expect(stream.text()).toContain('session.ended')
    }
    for (const each of [player, other]) {
      for (const call of ['/auth/me', '/auth/export', '/auth/sessions', '/events']) {
        expect(await each.call('GET', call)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
      }
      expect((await each.sync()).status).toBe(401)
      expect((await withPassword(each)).status).toBe(401)
    }
    await expect
      .poll(() => rowsOf(player.user.id))
      .toEqual(expect.objectContaining({ sessions: 0, operations: 0, progress: 0, turns: 0, quests: 0 }))
    const left = await rowsOf(player.user.id)
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([])
    const [row] = await read().select().from(schema.users).where(eq(schema.users.id, player.user.id))
    expect(row).toMatchObject({ name: '', bio: '', avatar: '', passwordHash: null, isAdmin: false, membership: 'Free' })
    expect(row?.deletedAt).toBeGreaterThan(0)
    expect(JSON.stringify(row)).not.toContain(player.user.username)
    expect(JSON.stringify(row)).not.toContain('@')
    const entries = await read().select().from(schema.ledger).where(eq(schema.ledger.userId, player.user.id))
    expect(entries.length).toBeGreaterThan(0)
    const everything = JSON.stringify([
      await read().select().from(schema.flows),
      await read().select().from(schema.mails),
      await read().select().from(stories.rolls),
    ])
    expect(everything).not.toContain(player.email)
  })

  it('frees address and username at once', async () => {
    const { server, player } = world
    await withPassword(player)
    expect((await signIn(server, player)).status).toBe(401)
    const reset = await request(server, 'POST', '/auth/forgot-password', { email: player.email })
    expect(reset.status).toBe(200)
    server.advance(31_000)
    const account = { name: 'Wren', username: player.user.username, email: player.email, password: PASSWORD }
    const opened = await request(server, 'POST', '/auth/register', account)
    const code = (await server.codesFor(player.email)).at(-1)
    const verified = await request(server, 'POST', '/auth/verify-email', { userId: opened.data.userId, code })
    expect(verified.data.user).toMatchObject({ username: player.user.username, credits: 0 })
    expect(verified.data.user.id).not.toBe(player.user.id)
  })

  it('gives back what is held for a turn that is being told, and stops it', async () => {
    const { server, player, questId, model } = world
    await player.call('GET', `/game/init/${questId}`)
    model.behave('slow')
    const sent = await player.sync([newOperation('game.input', { questId }, { userInput: 'I run' })])
    const turnId = turnIdOf(sent.data)
    expect((await player.call('GET', '/auth/me')).data.user.held).toBe(5)
    expect((await withPassword(player)).status).toBe(200)
    const [row] = await read().select().from(schema.users).where(eq(schema.users.id, player.user.id))
    expect(row).toMatchObject({ credits: 30, held: 0 })
    const holds = await read().select().from(schema.holds).where(eq(schema.holds.userId, player.user.id))
    expect(holds.map((hold) => hold.state)).toEqual(['returned'])
    await expect.poll(() => server.services.jobs.isTelling(turnId)).toBe(false)
    expect(await rowsOf(player.user.id)).toMatchObject({ turns: 0, messages: 0, progress: 0 })
  })

  it('answers the turn that somebody waits for', async () => {
    const { player, questId, model } = world
    await player.call('GET', `/game/init/${questId}`)
    model.behave('slow')
    const waiting = play(player, questId)
    await expect.poll(async () => (await player.call('GET', '/auth/me')).data.user.held).toBe(5)
    expect((await withPassword(player)).status).toBe(200)
    expect((await waiting).status).toBe(502)
  })

  it('leaves public quests to a former player, and the stories of others as they are', async () => {
    const { server, player: reader } = world
    const owner = await newPlayer(server)
    const shared = await storeQuest(server, owner, {
      id: `shared-${owner.user.id}`,
      isPublic: true,
      coverImage: `/pictures/cover-${owner.user.id}.webp`,
    })
    const closed = await storeQuest(server, owner, { id: `closed-${owner.user.id}`, isPublic: true })
    const picture = { userId: owner.user.id, batch: 'b', prompt: 'my house', createdAt: 1, keptAt: 1 }
    await server.services.store.transaction(async (tx) => {
      const state = 'kept' as const
      await tx.insert(accounts.pictures).values([
        { ...picture, id: `cover-${owner.user.id}`, kind: 'cover', state },
        { ...picture, id: `scene-${owner.user.id}`, kind: 'scene', state },
      ])
    })
    for (const id of [shared, closed]) {
      await reader.call('GET', `/game/init/${id}`)
      expect((await play(reader, id)).status).toBe(200)
    }
    await server.services.store.transaction(async (tx) => {
      await tx.update(schema.quests).set({ isPublic: false }).where(eq(schema.quests.id, closed))
    })
    const nobody = { _id: '', username: '' }
    expect((await withPassword(owner)).status).toBe(200)
    const { quests } = (await reader.call('GET', `/quests/community?search=${shared}`)).data
    expect(quests[0]).toMatchObject({ _id: shared, owner: nobody })
    expect((await reader.call('GET', `/game/init/${shared}`)).data.quest.owner).toEqual(nobody)
    expect((await play(reader, shared)).status).toBe(200)
    expect((await play(reader, closed)).status).toBe(200)
    const pulled = (await reader.sync()).data.changes.progress
    expect(pulled.map((each) => each.questId).sort()).toEqual([closed, shared].sort())
    expect(pulled.every((each) => each.quest.owner?.username === '')).toBe(true)
    expect((await reader.call('GET', `/quests/community?search=${closed}`)).data.quests).toEqual([])
    const kept = await read().select().from(accounts.pictures).where(eq(accounts.pictures.userId, owner.user.id))
    expect(kept.map(({ id, prompt }) => [id, prompt])).toEqual([[`cover-${owner.user.id}`, '']])
    // A new reader's play pays nobody.
    const later = await newPlayer(server, { claims: ['hourly'] })
    await later.call('GET', `/game/init/${shared}`)
    expect((await play(later, shared)).status).toBe(200)
    const entries = await read().select().from(schema.ledger).where(eq(schema.ledger.userId, owner.user.id))
    // One for each of the two quests, from before.
    expect(entries.filter((each) => each.kind === 'creator-reward')).toHaveLength(2)
  })

  it('takes the picture of the player with it', async () => {
    const { server, player } = world
    await uploadAvatar(server.url, player, (await good.png?.()) ?? new Uint8Array())
    const avatar = await avatarOf(player)
    expect(filesOf(server)).toContain(avatar.split('/').at(-1))
    expect((await withPassword(player)).status).toBe(200)
    expect(filesOf(server)).not.toContain(avatar.split('/').at(-1))
    expect((await fetch(server.url + avatar)).status).toBe(404)
  })

  it('by a mailed code needs no password, and that code does nothing else', async () => {
    const { server, player } = world
    await server.services.store.transaction(async (tx) => {
      await tx.update(schema.users).set({ passwordHash: null }).where(eq(schema.users.id, player.user.id))
    })
    expect(await withPassword(player)).toMatchObject({ status: 422, code: 'PASSWORD_MISSING' })
    server.advance(31_000)
    const asked = await player.call('POST', '/auth/delete-account/code', {})
    expect(asked).toMatchObject({ status: 200, data: { email: player.email } })
    const code = (await server.codesFor(player.email)).at(-1)
    expect(server.mails.at(-1)?.text).toContain('delete')
    const body = { userId: asked.data.userId, code }
    expect(await request(server, 'POST', '/auth/verify-email', body)).toMatchObject({ code: 'CODE_INVALID' })
    const reset = { ...body, newPassword: 'the thief knows this' }
    expect(await request(server, 'POST', '/auth/reset-password', reset)).toMatchObject({ code: 'CODE_INVALID' })
    const stranger = await newPlayer(server)
    expect(await stranger.call('POST', '/auth/delete-account', body)).toMatchObject({ code: 'CODE_INVALID' })
    expect(
      await player.call('POST', '/auth/delete-account', { ...body, code: code === '000000' ? '1' : '000000' }),
    ).toMatchObject({ status: 400 })
    expect(await player.call('POST', '/auth/delete-account', body)).toMatchObject({ status: 200 })
    expect((await player.call('GET', '/auth/me')).status).toBe(401)
    expect((await stranger.call('GET', '/auth/me')).status).toBe(200)
  })

  it('is refused without proof, and nothing changes', async () => {
    const { player } = world
    expect(await withPassword(player, 'not this one')).toMatchObject({ status: 422, code: 'PASSWORD_WRONG' })
    for (const body of [{}, { password: '' }, { userId: 'x' }, { password: PASSWORD, userId: 'x', code: '123456' }]) {
      expect(await player.call('POST', '/auth/delete-account', body)).toMatchObject({ status: 400 })
    }
    expect(await player.credits()).toBe(30)
  })

  it('happens once for many at once', async () => {
    const { server, player } = world
    const other = await signIn(server, player)
    const all = await Promise.all([player, other, player, other].map((each) => withPassword(each)))
    expect(all.filter((each) => each.status === 200)).toHaveLength(1)
    for (const each of all) expect([200, 401, 422]).toContain(each.status)
  })

  it('lets no call that was under way leave anything behind', async () => {
    const { server, player, questId } = world
    const calls = [
      player.call('GET', `/game/init/${questId}`),
      player.call('POST', '/profiles/rewards/claim', { rewardType: 'daily' }),
      signIn(server, player),
      withPassword(player),
      player.call('GET', `/game/init/${questId}`),
      player.call('POST', '/profiles/rewards/claim', { rewardType: 'weekly' }),
      signIn(server, player),
    ]
    for (const answer of await Promise.all(calls)) expect(answer.status).toBeLessThan(503)
    expect((await withPassword(player)).status).toBe(401)
    const left = await rowsOf(player.user.id)
    expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([])
    const row = await read()
      .select()
      .from(schema.users)
      .where(or(eq(schema.users.email, player.email), eq(schema.users.username, player.user.username)))
    expect(row).toEqual([])
  })

  it('tells who has to end what lies elsewhere', async () => {
    const { server, player } = world
    const told: string[] = []
    const deps = server.services.deps as { onAccountDeleted?: (userId: string) => void }
    deps.onAccountDeleted = (userId) => void told.push(userId)
    await withPassword(player, 'not this one')
    expect(told).toEqual([])
    await withPassword(player)
    delete deps.onAccountDeleted
    expect(told).toEqual([player.user.id])
  })
})
