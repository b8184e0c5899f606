import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, visits } from '../../sync-server/storage/schema.ts'
import { anAccount, newPlayer, PASSWORD, type Player, request, signedIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

let count = 0
const newKey = () => `visit-key-${++count}-${Math.random()}`
const keyed = (key: string) => ({ 'Idempotency-Key': key })

/** A registration that waits for its code. */
async function registered() {
  count += 1
  const account = anAccount(`visitor${count}@example.org`, `visitor_${count}`)
  const answer = await request(server, 'POST', '/auth/register', account)
  const code = (await server.codesFor(account.email)).at(-1)
  return { ...account, flow: answer.data.userId as string, code }
}

describe('a visitor whose answer was lost', () => {
  it('hears of the confirmation again, with the same session', async () => {
    const { flow, code } = await registered()
    const headers = keyed(newKey())
    const first = await request(server, 'POST', '/auth/verify-email', { userId: flow, code }, headers)
    const again = await request(server, 'POST', '/auth/verify-email', { userId: flow, code }, headers)
    expect(first.status).toBe(200)
    expect(again.status).toBe(200)
    expect(again.text).toBe(first.text)
    const player = signedIn(server, again.data.token, again.data.user, '')
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
  })

  it('opens one session and one registration, however often the request is sent', async () => {
    const player = await newPlayer(server)
    const open = () => server.services.store.read.$count(sessions)
    const before = await open()
    const body = { email: player.email, password: PASSWORD }
    const headers = keyed(newKey())
    const answers = []
    for (let each = 0; each < 3; each++) answers.push(await request(server, 'POST', '/auth/login', body, headers))
    expect(new Set(answers.map((each) => each.text)).size).toBe(1)
    expect(await open()).toBe(before + 1)

    const account = anAccount('fifty@example.org', 'fifty_times')
    const same = keyed(newKey())
    // Connections stand first, so that the requests arrive together.
    await Promise.all(Array.from({ length: 50 }, () => request(server, 'GET', '/health')))
    const fifty = await Promise.all(
      Array.from({ length: 50 }, () => request(server, 'POST', '/auth/register', account, same)),
    )
    const last = await request(server, 'POST', '/auth/register', account, same)
    for (const each of fifty) {
      if (each.status === 200) expect(each.text).toBe(last.text)
      else expect(each).toMatchObject({ status: 409, code: 'IN_PROGRESS' })
    }
    expect(fifty.filter((each) => each.status === 200).length).toBeGreaterThan(0)
    expect(fifty.find((each) => each.status === 409)?.headers.get('Retry-After')).toBe('1')
    expect(await server.codesFor('fifty@example.org')).toHaveLength(1)
  })

  it('mails one code for a resend that is repeated', async () => {
    const { email, flow } = await registered()
    server.advance(31_000)
    const headers = keyed(newKey())
    const first = await request(server, 'POST', '/auth/resend-verification', { userId: flow }, headers)
    server.advance(31_000)
    const again = await request(server, 'POST', '/auth/resend-verification', { userId: flow }, headers)
    expect(again.text).toBe(first.text)
    expect(await server.codesFor(email)).toHaveLength(2)
  })
})

describe('the key of a visitor', () => {
  it('belongs to one request', async () => {
    const { flow, code } = await registered()
    const headers = keyed(newKey())
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await request(server, 'POST', '/auth/verify-email', { userId: flow, code: wrong }, headers)
    expect(refused).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    const other = await request(server, 'POST', '/auth/verify-email', { userId: flow, code }, headers)
    expect(other).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
    // Nine repeats of one try are one try: five others would use the code up.
    for (let each = 0; each < 9; each++) {
      const repeat = await request(server, 'POST', '/auth/verify-email', { userId: flow, code: wrong }, headers)
      expect(repeat.text).toBe(refused.text)
    }
    const right = await request(server, 'POST', '/auth/verify-email', { userId: flow, code }, keyed(newKey()))
    expect(right.status).toBe(200)
  })

  it('has 8 to 128 visible characters', async () => {
    const answer = await request(
      server,
      'POST',
      '/auth/login',
      { email: 'a@example.org', password: PASSWORD },
      keyed('short'),
    )
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })

  it('opens its answer alone: neither token, key nor password lies in the database', async () => {
    const player = await newPlayer(server)
    const key = newKey()
    const answer = await request(server, 'POST', '/auth/login', { email: player.email, password: PASSWORD }, keyed(key))
    const stored = JSON.stringify(await server.services.store.read.select().from(visits))
    const bytes = stored + Buffer.from(stored, 'base64').toString('latin1')
    expect(answer.data.token).toMatch(/^.{20,}$/)
    for (const secret of [answer.data.token, key, PASSWORD]) expect(bytes).not.toContain(secret)
  })

  it('is forgotten after seven days', async () => {
    const { keepHouse } = await import('../../sync-server/domain/housekeeping.ts')
    const stored = () => server.services.store.read.$count(visits)
    expect(await stored()).toBeGreaterThan(0)
    server.advance(7 * 24 * 3_600_000 + 1)
    await keepHouse(server.services.deps)
    expect(await stored()).toBe(0)
  })
})

describe('signing out', () => {
  const signOut = (player: Player, headers: Record<string, string> = {}) =>
    player.call('POST', '/auth/logout', {}, headers)

  it('is answered again to the session that it ended, and does nothing else for it', async () => {
    const player = await newPlayer(server)
    const headers = keyed(newKey())
    const first = await signOut(player, headers)
    const again = await signOut(player, headers)
    expect(first.status).toBe(200)
    expect(again.text).toBe(first.text)
    expect(again.status).toBe(200)
    for (const dead of [
      await signOut(player),
      await signOut(player, keyed(newKey())),
      await player.call('GET', '/auth/me'),
      await player.call('GET', '/events'),
      await player.sync(),
    ]) {
      expect(dead).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
  })

  it('under one key is no sign-out of another session', async () => {
    const player = await newPlayer(server)
    const login = await request(server, 'POST', '/auth/login', { email: player.email, password: PASSWORD })
    const other = signedIn(server, login.data.token, login.data.user, player.email)
    const headers = keyed(newKey())
    await signOut(player, headers)
    expect(await signOut(other, headers)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await other.call('GET', '/auth/me')).status).toBe(200)
  })
})

describe('two confirmations at once', () => {
  it('of one address make one account, and refuse the other in words', async () => {
    for (let each = 0; each < 8; each++) {
      const first = await registered()
      server.advance(31_000)
      const account = anAccount(first.email, `${first.username}_b`)
      const second = await request(server, 'POST', '/auth/register', account)
      const code = (await server.codesFor(first.email)).at(-1)
      const answers = await Promise.all([
        request(server, 'POST', '/auth/verify-email', { userId: first.flow, code: first.code }),
        request(server, 'POST', '/auth/verify-email', { userId: second.data.userId, code }),
      ])
      expect(answers.map((answer) => answer.code ?? 'OK').sort()).toEqual(['CODE_USED', 'OK'])
    }
  })
})
