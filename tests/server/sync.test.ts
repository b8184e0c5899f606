import { describe, expect, it } from 'vitest'
import { tombstones, users } from '../../sync-server/storage/schema.ts'
import { newOperation, turnIdOf } from '../operation.ts'
import { newPlayer, request } from '../player.ts'
import { worldForTests } from '../world.ts'

const world = worldForTests({ slowBy: 400 })

const begin = () => world.player.call('GET', `/game/init/${world.questId}`)
const turn = (userInput: string) => newOperation('game.input', { questId: world.questId }, { userInput })
const told = (turnId: string) =>
  expect.poll(async () => (await world.player.call('GET', `/game/turns/${turnId}`)).data.status).toBe('done')

describe('sending', () => {
  it('takes a turn, answers at once, and tells it as a job', async () => {
    await begin()
    const { cursor, epoch } = (await world.player.sync()).data
    // A narrator that takes its time: the same answer shows the turn running.
    world.model.behave('slow')
    const answer = await world.player.sync([turn('I listen')], cursor, epoch)
    const turnId = turnIdOf(answer.data)
    expect(answer.data.results[0]).toMatchObject({ status: 200, success: true, data: { status: 'running' } })
    expect(answer.data.changes.progress[0]?.turn).toMatchObject({ id: turnId, status: 'running', text: 'I listen' })
    await told(turnId)
    const after = (await world.player.sync([], answer.data.cursor, epoch)).data
    expect(after.changes.messages.map((message) => message.type).sort()).toEqual(['ai', 'user'])
    expect(after.changes.profile).toMatchObject({ credits: 25, held: 0 })
    expect(after.full).toBe(false)
  })

  it('has one effect for a batch that is sent twice, also at once', async () => {
    await begin()
    const batch = [turn('I listen'), newOperation('rewards.claim', {}, { rewardType: 'daily' })]
    const [one, two] = await Promise.all([world.player.sync(batch), world.player.sync(batch)])
    const three = await world.player.sync(batch)
    expect(two.data.results).toEqual(one.data.results)
    expect(three.data.results).toEqual(one.data.results)
    await told(turnIdOf(one.data))
    expect(await world.player.credits()).toBe(105)
  })

  it('lets a refused operation not stop the next', async () => {
    const answer = await world.player.sync([
      newOperation('rewards.claim', {}, { rewardType: 'hourly' }),
      newOperation('no.such.call', {}, {}),
      newOperation('constructor', {}, {}),
      newOperation('auth.logout', {}, {}),
      newOperation('rewards.claim', {}, { rewardType: 'daily', nextAvailable: 0 }),
      newOperation('rewards.claim', {}, { rewardType: 'weekly' }),
    ])
    expect(answer.data.results.map((result) => result.code)).toEqual([
      'REWARD_NOT_READY',
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
      'BAD_REQUEST',
      null,
    ])
    expect(await world.player.credits()).toBe(180)
  })

  it('keeps the ids of two players apart', async () => {
    const other = await newPlayer(world.server)
    const claim = newOperation('rewards.claim', {}, { rewardType: 'daily' })
    await world.player.sync([claim])
    const answer = await other.sync([claim])
    expect(answer.data.results[0]).toMatchObject({ success: true })
    expect([await world.player.credits(), await other.credits()]).toEqual([110, 80])
  })

  it.each([
    ['an id that is no UUID', { operations: [{ id: 'x', name: 'rewards.claim', args: { params: {}, body: {} } }] }],
    ['10,000 operations', { operations: Array(10_000).fill(newOperation('rewards.claim', {}, {})) }],
    ['a negative cursor', { cursor: -1 }],
    ['a cursor beyond all numbers', { cursor: 2 ** 60 }],
    ['an unknown key', { credits: 1000 }],
  ])('refuses %s', async (_, change) => {
    const body = { schema: 1, cursor: 0, epoch: null, operations: [], ...change }
    const answer = await world.player.call('POST', '/sync', body)
    expect(answer).toMatchObject({ success: false })
    expect([400, 413]).toContain(answer.status)
  })

  it('tells an old app to update and takes nothing from it', async () => {
    const operations = [newOperation('rewards.claim', {}, { rewardType: 'daily' })]
    const answer = await world.player.call('POST', '/sync', { schema: 0, cursor: 0, epoch: null, operations })
    expect(answer).toMatchObject({ status: 409, code: 'CLIENT_TOO_OLD' })
    expect(await world.player.credits()).toBe(30)
  })
})

describe('pulling', () => {
  it('gives a full copy for a new device, another epoch, and a cursor from the future', async () => {
    await begin()
    const first = (await world.player.sync()).data
    expect(first).toMatchObject({ full: true, more: false })
    expect(first.changes.messages).toHaveLength(1)
    const { cursor, epoch } = first
    expect((await world.player.sync([], cursor, epoch)).data).toMatchObject({ full: false, cursor })
    expect((await world.player.sync([], cursor, 'another-history')).data).toMatchObject({ full: true })
    expect((await world.player.sync([], cursor + 1000, epoch)).data).toMatchObject({ full: true })
    expect((await world.player.call('GET', `/sync?cursor=${cursor}&epoch=${epoch}`)).data).toMatchObject({
      full: false,
    })
  })

  it('tells of a reset, and at most three a day are allowed', async () => {
    await begin()
    const { cursor, epoch, changes } = (await world.player.sync()).data
    const reset = () => world.player.call('DELETE', `/game/reset/${world.questId}`)
    expect((await reset()).status).toBe(200)
    const after = (await world.player.sync([], cursor, epoch)).data
    expect(after.removed).toEqual([{ entity: 'progress', id: changes.progress[0]?.id }])
    expect(await reset()).toMatchObject({ status: 404 })
    for (let each = 0; each < 2; each++) {
      await begin()
      expect((await reset()).status).toBe(200)
    }
    await begin()
    expect(await reset()).toMatchObject({ status: 422, code: 'RESET_LIMIT' })
    world.server.advance(24 * 3_600_000)
    expect((await reset()).status).toBe(200)
  })

  it('gives a full copy to a cursor older than the tombstones that were forgotten', async () => {
    await begin()
    const { cursor, epoch } = (await world.player.sync()).data
    await world.player.call('DELETE', `/game/reset/${world.questId}`)
    const { keepHouse } = await import('../../sync-server/domain/housekeeping.ts')
    world.server.advance(91 * 24 * 3_600_000)
    await keepHouse(world.server.services.deps)
    expect(await world.server.services.store.read.$count(tombstones)).toBe(0)
    const again = await request(world.server, 'POST', '/auth/login', {
      email: world.player.email,
      password: 'a quill in the fire',
    })
    const headers = { Authorization: `Bearer ${again.data.token}` }
    const body = { schema: 1, cursor, epoch, operations: [] }
    const pulled = await request(world.server, 'POST', '/sync', body, headers)
    expect(pulled.data).toMatchObject({ full: true, more: false })
  })

  it('misses nothing in pages', async () => {
    const { messages, progress } = await import('../../sync-server/storage/schema-stories.ts')
    await begin()
    const { store } = world.server.services
    const [story] = (await store.read.select().from(progress)).filter((row) => row.userId === world.player.user.id)
    const [first] = (await store.read.select().from(messages)).filter((row) => row.userId === world.player.user.id)
    if (!story || !first) throw new Error('no story')
    const many = Array.from({ length: 1299 }, (_, index) => {
      const seq = index + 2
      return { ...first, id: `${first.id}-${seq}`, seq, version: 100 + Math.ceil(seq / 3) }
    })
    await store.transaction(async (tx) => {
      for (let from = 0; from < many.length; from += 500) await tx.insert(messages).values(many.slice(from, from + 500))
      await tx.update(users).set({ version: 2000 })
    })
    const seen = new Set<string>()
    let cursor = 0
    let pages = 0
    for (let more = true; more; pages++) {
      const page = (await world.player.sync([], cursor)).data
      for (const message of page.changes.messages) seen.add(message.id)
      expect(page.cursor).toBeGreaterThan(cursor)
      cursor = page.cursor
      more = page.more
    }
    expect(seen.size).toBe(1300)
    expect(pages).toBeGreaterThan(2)
  })
})

describe('the event stream', () => {
  it('pokes, and tells a reply as it comes', async () => {
    await begin()
    const abort = new AbortController()
    const headers = { Authorization: `Bearer ${world.player.token}` }
    const response = await fetch(`${world.server.url}/api/events`, { headers, signal: abort.signal })
    const events: { type: string; text?: string; status?: string }[] = []
    const reading = (async () => {
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        for (const line of piece.split('\n')) if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)))
      }
    })().catch(() => undefined)
    await world.player.sync([turn('I look')])
    await expect.poll(() => events.some((event) => event.type === 'turn.end')).toBe(true)
    const text = events
      .filter((event) => event.type === 'turn.text')
      .map((event) => event.text)
      .join('')
    const saved = (await begin()).data.existingProgress.gameMessages.at(-1).content
    expect(text).toBe(saved)
    expect(events[0]).toMatchObject({ type: 'hello' })
    expect(events.filter((event) => event.type === 'poke').length).toBeGreaterThanOrEqual(2)
    abort.abort()
    await reading
  })

  it('refuses strangers and a sixth stream', async () => {
    expect((await request(world.server, 'GET', '/events')).status).toBe(401)
    const abort = new AbortController()
    const open = () =>
      fetch(`${world.server.url}/api/events`, {
        headers: { Authorization: `Bearer ${world.player.token}` },
        signal: abort.signal,
      })
    const streams = await Promise.all(Array.from({ length: 5 }, open))
    expect(streams.map((each) => each.status)).toEqual(Array(5).fill(200))
    expect((await open()).status).toBe(429)
    abort.abort()
  })
})
