import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { quests, users } from '../../sync-server/storage/schema.ts'
import { grow } from '../growth.ts'
import { newPlayer, type Player, request } from '../player.ts'
import { worldForTests } from '../world.ts'

const world = worldForTests()

const see = (id: string, viewer: Player = world.player) => viewer.call('GET', `/profiles/user/id/${id}`)

/** Puts a quest of `owner` on the shelf. */
async function addQuest(owner: Player, id: string, change: Partial<typeof quests.$inferInsert> = {}): Promise<void> {
  const { store } = world.server.services
  const [template] = await store.read.select().from(quests).limit(1)
  if (!template) throw new Error('no quest')
  const own = { id, slug: null, contentId: null, ownerId: owner.user.id, isOfficial: false, isPublic: true, version: 5 }
  await store.transaction((tx) => tx.insert(quests).values({ ...template, ...own, title: id, ...change }))
}

/** Every key in `value`, however deep. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const here = Array.isArray(value) ? [] : Object.keys(value)
  return [...new Set([...here, ...Object.values(value).flatMap(keysIn)])].sort()
}

describe('attack 25: a public profile', () => {
  it('is found by the id of a player alone', async () => {
    const strange = ["1'or'1", '1%27or%271', '..%2F..%2Fauth%2Fme', 'x'.repeat(10_000), '%00', 'a%20b', '*']
    for (const id of strange) expect([400, 404]).toContain((await see(encodeURI(decodeURI(id)))).status)
    expect(await see('x'.repeat(65))).toMatchObject({ status: 400 })
    for (const id of ['not-a-uuid', '01890000-0000-7000-8000-000000000000']) {
      expect(await see(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    expect(await request(world.server, 'GET', `/profiles/user/id/${world.player.user.id}`)).toMatchObject({
      status: 401,
    })
  })

  it('tells nothing private, to the last key', async () => {
    const other = await newPlayer(world.server, { claims: ['monthly'], email: 'secret.address@example.org' })
    await other.call('PUT', '/profiles', {
      name: 'Secretname',
      bio: 'A tinker.',
      preferences: { difficulty: 'Nightmare' },
    })
    await grow(world.server, other.user.id, { xp: 450, points: 7_654_321 })
    await addQuest(other, 'seen-quest', { creditsEarned: 4242, difficulty: 'Hard' })
    const seen = await see(other.user.id)
    expect(seen.data.profile).toMatchObject({
      _id: other.user.id,
      username: other.user.username,
      bio: 'A tinker.',
      level: 5,
      title: 'Beginner',
      membershipLevel: 'Free',
      attributes: { strength: 10, intelligence: 10, dexterity: 10, wisdom: 10 },
    })
    expect(Object.keys(seen.data.profile.attributes)).toHaveLength(4)
    const profile = '_id attributes avatar bio createdAt level membershipLevel quests title username'.split(' ')
    const inner = 'strength intelligence dexterity wisdom public'.split(' ')
    const quest =
      'title description genre setting difficulty coverImage coverTitle at ink isOfficial isPublic owner playCount creditsEarned'
    expect(keysIn(seen.data.profile)).toEqual([...new Set([...profile, ...inner, ...quest.split(' ')])].sort())
    for (const secret of [
      'secret.address',
      'example.org',
      'Secretname',
      'Nightmare',
      '"creditsEarned":4242',
      '7654321',
    ]) {
      expect(seen.text.replaceAll(/"(_id|createdAt)":[^,}]*/g, '')).not.toContain(secret)
    }
    // One sees of oneself what others see.
    const own = await see(other.user.id, other)
    expect(own.data).toEqual(seen.data)
  })

  it('lists the player’s public quests, the newest first, a hundred at most', async () => {
    const other = await newPlayer(world.server)
    await addQuest(other, 'a-private', { isPublic: false })
    await addQuest(other, 'a-deleted', { deletedAt: 1 })
    await addQuest(other, 'an-official', { isOfficial: true })
    await addQuest(world.player, 'not-of-other')
    for (let n = 0; n < 102; n++) await addQuest(other, `shown-${String(n).padStart(3, '0')}`)
    const { quests: shown } = (await see(other.user.id)).data.profile
    const titles = shown.public.map((quest: { title: string }) => quest.title)
    expect(titles).toHaveLength(100)
    expect([titles[0], titles[99]]).toEqual(['shown-101', 'shown-002'])
  })

  it('is gone with its player', async () => {
    const other = await newPlayer(world.server)
    await world.server.services.store.transaction((tx) =>
      tx.update(users).set({ deletedAt: 1 }).where(eq(users.id, other.user.id)),
    )
    expect(await see(other.user.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
