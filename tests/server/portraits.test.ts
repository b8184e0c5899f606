import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepPictures } from '../../sync-server/domain/pictures/sweep.ts'
import { PainterFailed } from '../../sync-server/painter/painter.ts'
import { ledger } from '../../sync-server/storage/schema.ts'
import { checkMoney } from '../money.ts'
import { avatarOf, filesOf, good, rowsOf, uploadAvatar, type WatchedPainter, watchedPainter } from '../pictures.ts'
import { newPlayer, type Player } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

const HOUR = 3_600_000
const GENERATE = '/profiles/generate-avatar'
const SAVE = '/profiles/save-generated-avatar'

let server: TestServer
let painter: WatchedPainter
let player: Player
let png: Uint8Array
/** What most tests have painted: quicker than pictures. */
let sketches: Uint8Array[]
beforeAll(async () => {
  painter = watchedPainter()
  server = await startServer({ painter })
  png = (await good.png?.()) ?? new Uint8Array()
  sketches = Array(4).fill(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#963' } })
      .png()
      .toBuffer(),
  )
})
afterAll(async () => {
  await checkMoney(server)
  await server.stop()
})
beforeEach(async () => {
  painter.orders = []
  painter.fail = null
  painter.instead = sketches
  player = await newPlayer(server, { claims: ['hourly'] })
})

const statusOf = async (path: string) => (await fetch(server.url + path)).status
const paidFor = async (who: Player) =>
  (await server.services.store.read.select().from(ledger).where(eq(ledger.userId, who.user.id))).filter(
    (each) => each.kind === 'avatar',
  )
const generate = (prompt = 'a ranger', headers: Record<string, string> = {}) =>
  player.call<{ imageUrls: string[] }>('POST', GENERATE, { prompt }, headers)
/** Generates and answers the addresses. */
async function options(prompt?: string): Promise<[string, ...string[]]> {
  const [first, ...others] = (await generate(prompt)).data.imageUrls
  if (!first) throw new Error('nothing was painted')
  return [first, ...others]
}

describe('portraits to choose from', () => {
  it('are four, painted from the words and what the player likes, and free', async () => {
    painter.instead = null
    const answer = await generate('  an old\u0000 ranger\u202e in Victorian, dress  ')
    expect(answer).toMatchObject({ status: 200, success: true })
    expect(new Set(answer.data.imageUrls).size).toBe(4)
    expect(painter.orders).toEqual([
      {
        kind: 'avatar',
        prompt: 'an old ranger in Victorian, dress',
        genre: player.user.preferences.genre[0],
        setting: 'Victorian',
      },
    ])
    for (const url of answer.data.imageUrls) {
      const picture = await (await fetch(server.url + url)).arrayBuffer()
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    }
    expect([await player.credits(), await avatarOf(player)]).toEqual([30, ''])
    expect((await rowsOf(server, player)).map((each) => each.state)).toEqual(Array(4).fill('option'))
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u200b\u2800 '],
    ['too many words', 'x'.repeat(301)],
    ['half a character', 'a\ud800b'],
  ])('are not painted of %s', async (_, prompt) => {
    expect(await generate(prompt)).toMatchObject({ status: 422, code: 'RULE_VIOLATION', data: { field: 'prompt' } })
    expect(painter.orders).toEqual([])
  })

  it('are asked for in the words of the form', async () => {
    expect((await generate(' ')).message).toBe('Please enter a prompt for your avatar')
    expect((await generate('x'.repeat(1_201))).status).toBe(400)
    expect((await player.call('POST', GENERATE, { prompt: 'x', count: 9 })).status).toBe(400)
  })

  it('need ten credits that are not held, before anything is painted', async () => {
    player = await newPlayer(server)
    expect(await generate()).toMatchObject({
      status: 402,
      code: 'NOT_ENOUGH_CREDITS',
      data: { cost: 10, available: 0 },
    })
    expect([painter.orders, await rowsOf(server, player)]).toEqual([[], []])
  })

  it('are painted once a key', async () => {
    const first = await generate('a smith', { 'Idempotency-Key': 'paint-once-1' })
    const again = await generate('a smith', { 'Idempotency-Key': 'paint-once-1' })
    expect(again.text).toBe(first.text)
    expect(painter.orders).toHaveLength(1)
    expect(await generate('a sailor', { 'Idempotency-Key': 'paint-once-1' })).toMatchObject({ status: 409 })
  })

  it('are six calls an hour and ten a day, if none is chosen (attack 30)', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => generate()))
    expect(many.map((each) => each.status).sort()).toEqual([...Array(6).fill(200), ...Array(6).fill(429)])
    expect(painter.orders).toHaveLength(6)
    const hourly = await generate()
    expect(hourly).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    const wait = Number(hourly.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(3_500)
    expect(wait).toBeLessThanOrEqual(3_600)
    server.advance((wait + 60) * 1000)
    for (let each = 0; each < 4; each++) expect((await generate()).status).toBe(200)
    server.advance(HOUR)
    const daily = await generate()
    expect(daily.status).toBe(429)
    expect(Number(daily.headers.get('Retry-After'))).toBeGreaterThan(20 * 3_600)
    expect(await player.credits()).toBe(30)
    // Who chooses may go on.
    const [last] = (await rowsOf(server, player)).filter((each) => each.state === 'option').slice(-1)
    expect((await player.call('POST', SAVE, { imageUrl: `/media/${last?.id}.webp` })).status).toBe(200)
    expect((await generate()).status).toBe(200)
    expect((await generate()).status).toBe(429)
    server.advance(24 * HOUR)
    await sweepPictures(server.services.deps)
    expect((await generate()).status).toBe(200)
  })

  it('count for the hour after one was chosen and put aside', async () => {
    for (let each = 0; each < 2; each++)
      expect((await player.call('POST', SAVE, { imageUrl: (await options())[0] })).status).toBe(200)
    await player.call('DELETE', '/profiles/avatar')
    await player.call('POST', '/profiles/rewards/claim', { rewardType: 'daily' })
    for (let each = 0; each < 4; each++) expect((await generate()).status).toBe(200)
    expect((await generate()).status).toBe(429)
  })

  describe('when the painter fails', () => {
    const before = { files: 0 }
    beforeEach(() => {
      before.files = filesOf(server).length
    })
    afterEach(async () => {
      expect([await rowsOf(server, player), await player.credits(), filesOf(server).length]).toEqual([
        [],
        30,
        before.files,
      ])
    })

    it.each(['busy', 'refused', 'unreachable', 'timeout', 'malformed'] as const)('%s: 502', async (reason) => {
      painter.fail = new PainterFailed(reason)
      expect(await generate()).toMatchObject({ status: 502, code: 'PAINTER_FAILED' })
    })

    it('with too few pictures, or with none that are pictures: 502', async () => {
      for (const instead of [[], [png], Array(4).fill(Buffer.from('<html>sorry</html>'))]) {
        painter.instead = instead
        expect(await generate()).toMatchObject({ status: 502, code: 'PAINTER_FAILED' })
      }
    })

    it('eight times: the limits do not count it', async () => {
      painter.fail = new PainterFailed('busy')
      for (let each = 0; each < 8; each++) expect((await generate()).status).toBe(502)
      painter.fail = null
      expect((await generate()).status).toBe(200)
      server.advance(24 * HOUR)
      await sweepPictures(server.services.deps)
      before.files = filesOf(server).length
    })
  })
})

describe('choosing a portrait', () => {
  it('costs ten credits, and the others are gone', async () => {
    const [chosen, ...others] = await options()
    const answer = await player.call('POST', SAVE, { imageUrl: chosen, allImageUrls: [chosen, ...others] })
    expect(answer).toMatchObject({ status: 200, data: { avatar: chosen, creditsRemaining: 20 } })
    expect([await avatarOf(player), await player.credits()]).toEqual([chosen, 20])
    expect(await paidFor(player)).toMatchObject([{ amount: -10, kind: 'avatar', balanceAfter: 20 }])
    expect(await rowsOf(server, player)).toMatchObject([{ state: 'kept' }])
    for (const each of others) await expect.poll(() => statusOf(each)).toBe(404)
    expect(await statusOf(chosen)).toBe(200)
    expect(await player.call('POST', SAVE, { imageUrl: others[0] })).toMatchObject({ code: 'PICTURE_UNKNOWN' })
  })

  it('fetches nothing: only a path of an own option is known (attack 28)', async () => {
    let asked = 0
    const trap = createServer((_, response) => {
      asked += 1
      response.end()
    })
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
    const { port } = trap.address() as AddressInfo
    const [own] = await options()
    const stranger = await newPlayer(server, { claims: ['hourly'] })
    const theirs = (await stranger.call('POST', GENERATE, { prompt: 'a spy' })).data.imageUrls[0]
    const uploaded = (await uploadAvatar(server.url, stranger, png)).data.avatar
    for (const imageUrl of [
      'http://169.254.169.254/latest/meta-data/',
      'http://127.0.0.1:6379/',
      `http://127.0.0.1:${port}/a.webp`,
      `http://localhost:${port}/a.webp`,
      `http://[::1]:${port}/`,
      'file:///etc/passwd',
      'data:image/png;base64,iVBORw0KGgo=',
      `//127.0.0.1:${port}${own}`,
      `${server.url}${own}`,
      `${own}?x`,
      `${own}#x`,
      ` ${own}`,
      `/media/../media/${own.slice(7)}`,
      `/media/${'A'.repeat(43)}.webp`,
      '/media/%.webp',
      "/media/' or 1=1 --.webp",
      theirs,
      uploaded,
    ]) {
      const answer = await player.call('POST', SAVE, { imageUrl, allImageUrls: [`http://127.0.0.1:${port}/b`] })
      expect(answer, imageUrl).toMatchObject({ status: 422, code: 'PICTURE_UNKNOWN' })
    }
    await new Promise((resolve) => trap.close(resolve))
    expect(asked).toBe(0)
    expect([await player.credits(), await avatarOf(player), (await rowsOf(server, player)).length]).toEqual([30, '', 4])
    expect(await statusOf(theirs)).toBe(200)
  })

  it('twice is paid once, with the same answer (attack 29)', async () => {
    const [chosen] = await options()
    const first = await player.call('POST', SAVE, { imageUrl: chosen })
    const again = await player.call('POST', SAVE, { imageUrl: chosen })
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await paidFor(player)).toHaveLength(1)
  })

  it('twenty times at once is paid once (attack 29)', async () => {
    const [chosen] = await options()
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.call('POST', SAVE, { imageUrl: chosen })))
    expect(new Set(answers.map((each) => each.text)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, data: { avatar: chosen, creditsRemaining: 20 } })
    expect(await paidFor(player)).toHaveLength(1)
  })

  it('of several at once takes one (attack 29)', async () => {
    const all = await options()
    const answers = await Promise.all([...all, ...all].map((imageUrl) => player.call('POST', SAVE, { imageUrl })))
    const worn = await avatarOf(player)
    for (const [index, answer] of answers.entries()) expect(answer.status).toBe(all[index % 4] === worn ? 200 : 422)
    expect([await player.credits(), (await paidFor(player)).length]).toEqual([20, 1])
    expect(await statusOf(worn)).toBe(200)
  })

  it('is refused without the credits, however many try: twenty at once', async () => {
    const batches = await Promise.all(Array.from({ length: 5 }, () => options()))
    const answers = await Promise.all(
      batches.flatMap((batch) => batch.map((imageUrl) => player.call('POST', SAVE, { imageUrl }))),
    )
    const count = (status: number) => answers.filter((each) => each.status === status).length
    expect([count(200), count(402) + count(422)]).toEqual([3, 17])
    expect(count(402)).toBeGreaterThan(0)
    expect([await player.credits(), (await paidFor(player)).length]).toEqual([0, 3])
    expect(await statusOf(await avatarOf(player))).toBe(200)
  })

  it('is too late after a day', async () => {
    const [first, second] = await options()
    server.advance(24 * HOUR - 60_000)
    expect((await player.call('POST', SAVE, { imageUrl: second })).status).toBe(200)
    const [late] = await options()
    server.advance(24 * HOUR)
    for (const imageUrl of [first, late])
      expect(await player.call('POST', SAVE, { imageUrl })).toMatchObject({ status: 422, code: 'PICTURE_UNKNOWN' })
    expect(await player.credits()).toBe(20)
  })
})
