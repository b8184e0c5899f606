import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { avatarOf, bad, filesOf, good, rowsOf, sendTo, uploadAvatar } from '../pictures.ts'
import { newPlayer, type Player, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
let player: Player
let png: Uint8Array
beforeAll(async () => {
  server = await startServer()
  png = (await good.png?.()) ?? new Uint8Array()
})
afterAll(async () => {
  await server.stop()
})
beforeEach(async () => {
  player = await newPlayer(server, { claims: ['hourly'] })
})

const statusOf = async (path: string) => (await fetch(server.url + path)).status

describe('an upload', () => {
  it.each(Object.keys(good))('takes a %s', async (kind) => {
    const bytes = (await good[kind]?.()) ?? png
    const answer = await uploadAvatar(server.url, player, bytes)
    expect(answer).toMatchObject({ status: 200, success: true })
    expect(await avatarOf(player)).toBe(answer.data.avatar)
    const served = await (await fetch(server.url + answer.data.avatar)).arrayBuffer()
    expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512, channels: 3 })
    expect(await player.credits()).toBe(30)
  })

  it.each(bad)('refuses a %s (attack 26): %i, and nothing changes', async (_, status, make) => {
    const before = { files: filesOf(server).length, rows: await rowsOf(server, player) }
    const answer = await uploadAvatar(server.url, player, await make())
    expect(answer.status).toBe(status)
    expect(answer).toMatchObject({
      success: false,
      code: status === 413 ? 'TOO_LARGE' : 'UNSUPPORTED_MEDIA_TYPE',
    })
    expect(await avatarOf(player)).toBe('')
    expect({ files: filesOf(server).length, rows: await rowsOf(server, player) }).toEqual(before)
  })

  it('keeps no EXIF and no name of the sender (attack 27)', async () => {
    const bytes = (await good['jpeg with GPS']?.()) ?? png
    const sent = await sharp(bytes).metadata()
    expect(sent.exif?.length).toBeGreaterThan(0)
    const { data } = await uploadAvatar(server.url, player, bytes, { name: '../../x', type: 'image/svg+xml' })
    expect(data.avatar).toMatch(/^\/media\/[A-Za-z0-9_-]{43}\.webp$/)
    const served = Buffer.from(await (await fetch(server.url + data.avatar)).arrayBuffer())
    const kept = await sharp(served).metadata()
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined))
    expect(served.includes('Somebody')).toBe(false)
    expect(filesOf(server).every((each) => /^[A-Za-z0-9_-]{43}\.webp$/.test(each))).toBe(true)
  })

  it('turns a picture as its camera says', async () => {
    const left = { create: { width: 32, height: 64, channels: 3, background: '#f00' } } as const
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } }).composite([
      { input: left, left: 0, top: 0 },
    ])
    // Turned a quarter to the right, what was on the left is on top.
    const bytes = await picture.withMetadata({ orientation: 6 }).png().toBuffer()
    const { data } = await uploadAvatar(server.url, player, bytes)
    const served = await (await fetch(server.url + data.avatar)).arrayBuffer()
    const colour = async (top: number) =>
      [...(await sharp(served).extract({ left: 250, top, width: 1, height: 1 }).raw().toBuffer())].map(
        (each) => each > 128,
      )
    expect([await colour(20), await colour(490)]).toEqual([
      [true, false, false],
      [false, false, true],
    ])
  })

  it.each([
    ['two files', { more: { avatar: new Blob(['x'], { type: 'image/png' }) } }],
    ['a second file in another field', { more: { other: new Blob(['x'], { type: 'image/png' }) } }],
    ['the field "file"', { field: 'file' }],
    ['another field beside it', { more: { isAdmin: 'true' } }],
  ])('with %s is refused (attack 27)', async (_, change) => {
    const answer = await uploadAvatar(server.url, player, png, change)
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect(await avatarOf(player)).toBe('')
  })

  it("is multipart, whole, and somebody's", async () => {
    const type = { 'Content-Type': 'multipart/form-data; boundary=xx' }
    const part = '--xx\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n'
    expect(await sendTo(server.url, player, '{}', { 'Content-Type': 'application/json' })).toMatchObject({
      status: 415,
    })
    expect(await sendTo(server.url, player, 'x', { 'Content-Type': 'image/png' })).toMatchObject({ status: 415 })
    expect(await player.call('POST', '/profiles/avatar')).toMatchObject({ status: 415 })
    for (const body of ['', 'hello', part, `${part}abc`, `${part}\r\n--xx--`, '--xx--'])
      expect(await sendTo(server.url, player, body, type)).toMatchObject({ status: 400 })
    const noBoundary = { 'Content-Type': 'multipart/form-data' }
    expect(await sendTo(server.url, player, `${part}abc\r\n--xx--`, noBoundary)).toMatchObject({ status: 400 })
    expect(await sendTo(server.url, player, `${part}abc\r\n--xx--`, type)).toMatchObject({ status: 415 })
    const nobody = { ...player, token: 'x'.repeat(43) }
    expect(await uploadAvatar(server.url, nobody, png)).toMatchObject({ status: 401 })
    expect(await request(server, 'POST', '/profiles/avatar')).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it('without an announced length ends where the limit is', async () => {
    const type = { 'Content-Type': 'multipart/form-data; boundary=xx' }
    const encoder = new TextEncoder()
    const stream = (chunks: number) => {
      let left = chunks
      return new ReadableStream({
        pull(controller) {
          if (left-- > 0) controller.enqueue(encoder.encode('x'.repeat(1024 * 1024)))
          else controller.close()
        },
      })
    }
    expect(await sendTo(server.url, player, stream(7), type)).toMatchObject({ status: 413 })
    expect(await sendTo(server.url, player, stream(1), type)).toMatchObject({ status: 400 })
  })

  it('is taken by no other call', async () => {
    const form = new FormData()
    form.append('rewardType', 'daily')
    for (const path of ['/profiles/rewards/claim', '/sync', '/profiles/generate-avatar']) {
      const headers = { Authorization: `Bearer ${player.token}` }
      const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: form })
      expect(answer.status, path).toBe(415)
    }
  })

  it('has its answer again under its key, and is another with another file', async () => {
    const key = 'upload-once-1'
    const first = await uploadAvatar(server.url, player, png, { key })
    const again = await uploadAvatar(server.url, player, png, { key, name: 'other-name.png' })
    expect(again.text).toBe(first.text)
    expect(await rowsOf(server, player)).toHaveLength(1)
    const other = await uploadAvatar(server.url, player, (await good.jpeg?.()) ?? png, { key })
    expect(other).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
    const refused = await uploadAvatar(server.url, player, Buffer.from('<svg/>'), { key: 'upload-once-2' })
    const repeated = await uploadAvatar(server.url, player, Buffer.from('<svg/>'), { key: 'upload-once-2' })
    expect([refused.status, repeated.text]).toEqual([415, refused.text])
    expect(await avatarOf(player)).toBe(first.data.avatar)
  })

  it('takes the place of the one before, which is gone, and can be taken off', async () => {
    const first = (await uploadAvatar(server.url, player, png)).data.avatar
    const second = (await uploadAvatar(server.url, player, png)).data.avatar
    expect(await statusOf(second)).toBe(200)
    await expect.poll(() => statusOf(first)).toBe(404)
    expect(await rowsOf(server, player)).toHaveLength(1)
    const synced = await player.sync()
    expect(synced.data.changes.profile?.avatar).toBe(second)
    const removed = await player.call('DELETE', '/profiles/avatar')
    expect(removed).toMatchObject({ status: 200, data: { avatar: '' } })
    expect([await avatarOf(player), await rowsOf(server, player)]).toEqual(['', []])
    expect((await player.sync([], synced.data.cursor, synced.data.epoch)).data.changes.profile?.avatar).toBe('')
    await expect.poll(() => statusOf(second)).toBe(404)
    expect((await player.call('DELETE', '/profiles/avatar')).status).toBe(200)
  })

  it('leaves one picture and one file when several come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => uploadAvatar(server.url, player, png)))
    expect(answers.map((each) => each.status)).toEqual(Array(8).fill(200))
    const worn = await avatarOf(player)
    expect(await rowsOf(server, player)).toMatchObject([{ state: 'kept' }])
    const states = () =>
      Promise.all(answers.map(async ({ data }) => [data.avatar === worn, await statusOf(data.avatar)]))
    await expect.poll(async () => (await states()).every(([own, status]) => status === (own ? 200 : 404))).toBe(true)
  })
})
