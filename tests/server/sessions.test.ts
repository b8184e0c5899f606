import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { good, sendTo } from '../pictures.ts'
import { newPlayer, PASSWORD, type Player, request, signedIn, signIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { listen } from '../stream.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const DAY = 24 * 3_600_000
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0'

interface Listed {
  id: string
  browser: string
  system: string
  createdAt: number
  lastSeenAt: number
  current: boolean
}

async function listed(player: Player): Promise<Listed[]> {
  return (await player.call('GET', '/auth/sessions')).data.sessions
}

async function signInWith(player: Player, userAgent: string): Promise<Player> {
  const body = { email: player.email, password: PASSWORD }
  const answer = await request(server, 'POST', '/auth/login', body, { 'User-Agent': userAgent })
  return signedIn(server, answer.data.token, answer.data.user, player.email)
}

describe('the list of sessions', () => {
  it('has those of the player, by the names of browser and system, the last seen first', async () => {
    const player = await newPlayer(server)
    await newPlayer(server)
    server.advance(1_000)
    const phone = await signInWith(player, FIREFOX)
    const all = await listed(player)
    expect(all.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Firefox', 'Android', false],
      ['', '', true],
    ])
    expect((await listed(phone)).map((each) => each.current)).toEqual([true, false])
    expect(JSON.stringify(all)).not.toContain('Mozilla')
    server.advance(2 * 3_600_000)
    await player.call('GET', '/auth/me')
    expect((await listed(player))[0]).toMatchObject({ current: true, lastSeenAt: expect.any(Number) })
  })

  it.each(['', '<img onerror=alert(1)>', 'x'.repeat(500), 'Mozilla/5.0 (((((', 'Firefox/'])(
    'stands for a browser that calls itself %j',
    async (userAgent) => {
      const player = await newPlayer(server)
      const odd = await signInWith(player, userAgent)
      expect(await listed(odd)).toHaveLength(2)
    },
  )

  it('forgets those that ended or expired', async () => {
    const player = await newPlayer(server)
    const gone = await signIn(server, player)
    await gone.call('POST', '/auth/logout', {})
    expect(await listed(player)).toHaveLength(1)
    server.advance(29 * DAY)
    await player.call('GET', '/auth/me')
    await signIn(server, player)
    server.advance(2 * DAY)
    expect(await listed(player)).toHaveLength(2)
  })
})

describe('ending a session', () => {
  it('makes its next call a 401 and ends its stream, and no other', async () => {
    const player = await newPlayer(server)
    const [phone, tablet] = [await signIn(server, player), await signIn(server, player)]
    const streams = await Promise.all([phone, tablet, player].map((each) => listen(server, each.token)))
    const { id } = (await listed(phone)).find((each) => each.current) as Listed
    expect(await player.call('DELETE', `/auth/sessions/${id}`)).toMatchObject({ status: 200, success: true })
    await streams[0]?.ended
    expect(streams[0]?.text()).toContain('session.ended')
    expect(await phone.call('GET', '/auth/me')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect((await phone.sync()).status).toBe(401)
    expect((await tablet.call('GET', '/auth/me')).status).toBe(200)
    for (const stream of streams.slice(1)) {
      expect(stream.text()).not.toContain('session.ended')
      await stream.cancel()
    }
    expect(await player.call('DELETE', `/auth/sessions/${id}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('stops an upload that it has begun already', async () => {
    const player = await newPlayer(server)
    const phone = await signIn(server, player)
    const form = new FormData()
    form.append('avatar', new Blob([await good.png?.()].flatMap((each) => each ?? [])), 'a.png')
    const whole = new Response(form)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const half = bytes.length >> 1
    let sendRest = () => {}
    const body = new ReadableStream({
      start: (out) => {
        out.enqueue(bytes.subarray(0, half))
        sendRest = () => {
          out.enqueue(bytes.subarray(half))
          out.close()
        }
      },
    })
    const type = whole.headers.get('Content-Type') ?? ''
    const uploading = sendTo(server.url, phone, body, { 'Content-Type': type })
    // Long enough for the server to have looked at the token.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await player.call('POST', '/auth/sessions/end-others', {})
    sendRest()
    expect(await uploading).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect((await player.call('GET', '/auth/me')).data.user.avatar).toBe('')
  })

  it("is impossible for another player's", async () => {
    const [player, stranger] = [await newPlayer(server), await newPlayer(server)]
    const [theirs] = await listed(player)
    for (const id of [theirs?.id, 'nobody', '1-or-1']) {
      expect(await stranger.call('DELETE', `/auth/sessions/${id}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
    expect((await request(server, 'DELETE', `/auth/sessions/${theirs?.id}`)).status).toBe(401)
  })

  it('works for all others at once', async () => {
    const player = await newPlayer(server)
    const stranger = await newPlayer(server)
    const others = [await signIn(server, player), await signIn(server, player), await signIn(server, player)]
    const streams = await Promise.all(others.map((each) => listen(server, each.token)))
    const ended = await player.call('POST', '/auth/sessions/end-others', {})
    expect(ended).toMatchObject({ status: 200, data: { ended: 3 } })
    for (const stream of streams) {
      await stream.ended
      expect(stream.text()).toContain('session.ended')
    }
    for (const each of others) expect((await each.call('GET', '/auth/me')).status).toBe(401)
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
    expect((await stranger.call('GET', '/auth/me')).status).toBe(200)
    expect((await player.call('POST', '/auth/sessions/end-others', {})).data).toEqual({ ended: 0 })
  })
})

describe('a token', () => {
  it('that was changed, cut, or sent elsewhere than in its header is none (attack 23)', async () => {
    const player = await newPlayer(server)
    const { token } = player
    const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const each of [flipped, token.slice(1), `${token}x`, token.toUpperCase(), ' ', "' or 1=1 --"]) {
      const headers = { Authorization: `Bearer ${each}` }
      expect((await request(server, 'GET', '/auth/sessions', undefined, headers)).status).toBe(401)
    }
    for (const headers of [
      { Cookie: `token=${token}` },
      { Cookie: `session=${token}` },
      { 'X-Token': token },
    ] as Record<string, string>[]) {
      expect((await request(server, 'GET', '/auth/sessions', undefined, headers)).status).toBe(401)
    }
    for (const query of ['token', 'access_token', 'Authorization']) {
      expect((await request(server, 'GET', `/auth/sessions?${query}=${token}`)).status).toBe(401)
    }
    await player.call('POST', '/auth/logout', {})
    expect((await player.call('GET', '/auth/sessions')).status).toBe(401)
  })
})

describe('what changes an account', () => {
  it.each([
    ['/auth/update-password', { currentPassword: PASSWORD, newPassword: 'the thief knows this' }],
    ['/auth/update-email', { newEmail: 'thief@example.org', password: PASSWORD }],
    ['/auth/sessions/end-others', {}],
    ['/auth/delete-account', { password: PASSWORD }],
    ['/auth/forgot-password', { email: 'somebody@example.org' }],
  ])('cannot be sent to %s from another site (attack 24)', async (path, body) => {
    const player = await newPlayer(server)
    const foreign = await player.call('POST', path, body, { Origin: 'https://evil.example' })
    expect(foreign).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' })
    const form = await player.call('POST', path, JSON.stringify(body), { 'Content-Type': 'text/plain' })
    expect(form).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
    expect((await signIn(server, player)).status).toBe(200)
    expect(await server.codesFor('thief@example.org')).toEqual([])
  })
})
