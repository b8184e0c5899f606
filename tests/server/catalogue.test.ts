import { describe, expect, it } from 'vitest'
import { calls } from '../../shared/contract/calls.ts'
import { quests } from '../../sync-server/storage/schema.ts'
import { newOperation, turnIdOf } from '../operation.ts'
import { newPlayer, type Player } from '../player.ts'
import { worldForTests } from '../world.ts'

const world = worldForTests()

describe('what others may see', () => {
  it('is nothing of a private quest', async () => {
    const owner = await newPlayer(world.server, { claims: ['hourly'] })
    const [template] = await world.server.services.store.read.select().from(quests).limit(1)
    if (!template) throw new Error('no quest')
    const secret = 'the-hidden-quest'
    await world.server.services.store.transaction((tx) =>
      tx.insert(quests).values({
        ...template,
        id: secret,
        slug: null,
        contentId: null,
        ownerId: owner.user.id,
        title: 'Hidden',
        searchText: 'hidden',
        isOfficial: false,
        isPublic: false,
        version: 5,
      }),
    )
    expect((await owner.call('GET', `/game/init/${secret}`)).status).toBe(200)
    expect(await world.player.call('GET', `/game/init/${secret}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await world.player.call('DELETE', `/game/reset/${secret}`)).toMatchObject({ status: 404 })
    for (const shelf of ['public', 'community', 'my-quests']) {
      const found = await world.player.call('GET', `/quests/${shelf}?search=hidden`)
      expect(found.data.quests).toEqual([])
    }
    expect((await owner.call('GET', '/quests/my-quests')).data.quests).toHaveLength(1)
    expect((await owner.call('GET', '/quests/community')).data.quests).toEqual([])
    expect(JSON.stringify((await world.player.sync()).data)).not.toContain('Hidden')
    const turnOf = await owner.sync([newOperation('game.input', { questId: secret }, { userInput: 'I wait' })])
    const turnId = turnIdOf(turnOf.data)
    expect(await world.player.call('GET', `/game/turns/${turnId}`)).toMatchObject({ status: 404 })
    expect(await world.player.call('POST', `/game/turns/${turnId}/stop`, {})).toMatchObject({ status: 404 })
    await expect.poll(async () => (await owner.call('GET', `/game/turns/${turnId}`)).data.status).toBe('done')
  })

  it('pays the creator of a public quest once a day and player, and not for their own play', async () => {
    const owner = await newPlayer(world.server, { claims: ['hourly'] })
    const [template] = await world.server.services.store.read.select().from(quests).limit(1)
    if (!template) throw new Error('no quest')
    const id = 'the-shared-quest'
    const shared = {
      ...template,
      id,
      slug: null,
      contentId: null,
      ownerId: owner.user.id,
      isOfficial: false,
      version: 5,
    }
    await world.server.services.store.transaction((tx) => tx.insert(quests).values(shared))
    const play = async (who: Player) => {
      await who.call('GET', `/game/init/${id}`)
      return (await who.call('POST', `/game/input/${id}`, { userInput: 'I begin' })).status
    }
    expect([await play(world.player), await play(world.player), await play(owner)]).toEqual([200, 200, 200])
    expect(await owner.credits()).toBe(30 - 5 + 2)
    await world.player.call('DELETE', `/game/reset/${id}`)
    await play(world.player)
    expect(await owner.credits()).toBe(27)
    const [row] = (await owner.call('GET', '/quests/my-quests')).data.quests
    expect(row).toMatchObject({ playCount: 1, creditsEarned: 2 })
    expect((await world.player.call('GET', '/quests/community')).data.quests[0]).toMatchObject({ creditsEarned: 0 })
  })
})

describe('the shelves', () => {
  it('are searched literally, filtered, paged, and tagged', async () => {
    const all = await world.player.call('GET', '/quests/public')
    expect(all.data).toMatchObject({ total: 10, cursor: null })
    expect((await world.player.call('GET', '/quests/public?search=%25_%25')).data.total).toBe(0)
    expect((await world.player.call('GET', '/quests/public?search=(a%2B)%2B%24')).data.total).toBe(0)
    expect((await world.player.call('GET', '/quests/public?search=BRIDGE')).data.total).toBeGreaterThan(0)
    expect((await world.player.call('GET', '/quests/public?genre=Horror')).data.quests).toHaveLength(1)
    expect((await world.player.call('GET', '/quests/public?genre=Foo')).status).toBe(400)
    expect((await world.player.call('GET', "/quests/public?cursor=1'or'1")).status).toBe(400)
    const first = (await world.player.call('GET', '/quests/public?limit=6')).data
    const second = (await world.player.call('GET', `/quests/public?limit=6&cursor=${first.cursor}`)).data
    expect([...first.quests, ...second.quests].map((quest) => quest._id)).toEqual(
      all.data.quests.map((quest: { _id: string }) => quest._id),
    )
    const tag = all.headers.get('ETag') ?? ''
    expect((await world.player.call('GET', '/quests/public', undefined, { 'If-None-Match': tag })).status).toBe(304)
  })
})

describe('the description of the API', () => {
  it('has a handler for every call, and a call for every handler', () => {
    const handled = world.server.services.handlers.map((handler) => handler.call.name)
    expect(handled.sort()).toEqual(calls.map((call) => call.name).sort())
  })

  it('lists every call, and reads as a page', async () => {
    const answer = await fetch(`${world.server.url}/api/openapi.json`)
    const spec = (await answer.json()) as { openapi: string; paths: object }
    expect(spec.openapi).toBe('3.1.0')
    expect(Object.keys(spec.paths)).toContain('/api/game/input/{questId}')
    const page = await fetch(`${world.server.url}/api/docs`)
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect(await page.text()).toContain('POST /api/game/input/{questId}')
  })
})
