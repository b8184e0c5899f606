import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepHouse } from '../../sync-server/domain/housekeeping.ts'
import { modelNarrator } from '../narrator.ts'
import { anAccount, newPlayer, PASSWORD, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { type OpenAiStandIn, startOpenAi } from '../standins/openai.ts'

let server: TestServer
let model: OpenAiStandIn
beforeAll(async () => {
  model = await startOpenAi()
  server = await startServer({ narrator: modelNarrator(model), adminEmails: ['boss@example.org'] })
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})

describe('registering', () => {
  it('opens an account with a mailed code, once (attack 13)', async () => {
    const opened = await request(server, 'POST', '/auth/register', anAccount('a@example.org', 'wren_a'))
    expect(opened).toMatchObject({ status: 200, success: true, data: { email: 'a@example.org' } })
    const [code] = await server.codesFor('a@example.org')
    const body = { userId: opened.data.userId, code }
    const verified = await request(server, 'POST', '/auth/verify-email', body)
    expect(verified.data.user).toMatchObject({
      username: 'wren_a',
      credits: 0,
      level: 1,
      title: 'Novice',
      isAdmin: false,
    })
    const again = await request(server, 'POST', '/auth/verify-email', body)
    expect(again).toMatchObject({ status: 409, code: 'CODE_USED' })
    const wrong = { userId: opened.data.userId, code: code === '000000' ? '000001' : '000000' }
    expect(await request(server, 'POST', '/auth/verify-email', wrong)).toMatchObject({ code: 'CODE_INVALID' })
  })

  it('says the same for a known address, and sends it a note instead of a code (attack 7)', async () => {
    const player = await newPlayer(server)
    const before = (await server.codesFor(player.email)).length
    server.advance(31_000)
    const fresh = await request(server, 'POST', '/auth/register', anAccount('new@example.org', 'wren_new'))
    const known = await request(server, 'POST', '/auth/register', anAccount(player.email, 'wren_known'))
    expect({ ...known, headers: 0, text: 0, data: Object.keys(known.data) }).toEqual({
      ...fresh,
      headers: 0,
      text: 0,
      data: Object.keys(fresh.data),
    })
    expect((await server.codesFor(player.email)).length).toBe(before)
    expect(server.mails.filter((mail) => mail.to === player.email).length).toBe(before + 1)
  })

  it.each([
    ['isAdmin', { isAdmin: true }, 400],
    ['credits', { credits: 100 }, 400],
    ['a confirmed address', { emailVerified: true }, 400],
    ['a short password', { password: '1234567' }, 422],
    ['a long password', { password: 'x'.repeat(129) }, 422],
    ['a huge password', { password: 'x'.repeat(2000) }, 400],
    ['a common password', { password: 'password' }, 422],
    ['a reserved name', { username: 'google_me' }, 422],
    ['a path as a name', { username: '../etc' }, 422],
    ['a name with a space', { username: 'ad min' }, 422],
    ['a password of ten million characters', { password: 'x'.repeat(10_000_000) }, 413],
    ['an object as e-mail', { email: { $gt: '' } }, 400],
    ['an array as e-mail', { email: ['b@example.org'] }, 400],
    ['quotes of SQL as e-mail', { email: "b@example.org' or '1'='1" }, 400],
    ['an array as password', { password: ['a quill in the fire'] }, 400],
    ['no e-mail', { email: 'nobody' }, 400],
  ])('refuses %s (attacks 6, 9, 11)', async (_, change, status) => {
    const answer = await request(server, 'POST', '/auth/register', {
      ...anAccount('b@example.org', 'wren_b'),
      ...change,
    })
    expect(answer).toMatchObject({ status, success: false })
    expect(answer.code).toBeTruthy()
    expect(await server.codesFor('b@example.org')).toEqual([])
  })

  it('gives one username to one player, whatever its case', async () => {
    const player = await newPlayer(server)
    const taken = await request(
      server,
      'POST',
      '/auth/register',
      anAccount('c@example.org', player.user.username.toUpperCase()),
    )
    expect(taken).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
  })

  it('kills a code after five misses, even for the right one (attack 12)', async () => {
    const opened = await request(server, 'POST', '/auth/register', anAccount('d@example.org', 'wren_d'))
    const right = (await server.codesFor('d@example.org')).at(-1) ?? ''
    const wrong = right === '000000' ? '000001' : '000000'
    const { userId } = opened.data
    for (let miss = 0; miss < 5; miss++) {
      expect(await request(server, 'POST', '/auth/verify-email', { userId, code: wrong })).toMatchObject({
        status: 400,
      })
    }
    const late = await request(server, 'POST', '/auth/verify-email', { userId, code: right })
    expect(late).toMatchObject({ status: 429, code: 'CODE_EXHAUSTED' })
  })

  it('refuses a code after ten minutes, and sends a new one on demand (attack 13)', async () => {
    const opened = await request(server, 'POST', '/auth/register', anAccount('e@example.org', 'wren_e'))
    const [old] = await server.codesFor('e@example.org')
    const { userId } = opened.data
    server.advance(10 * 60_000 + 1000)
    expect(await request(server, 'POST', '/auth/verify-email', { userId, code: old })).toMatchObject({ status: 400 })
    await request(server, 'POST', '/auth/resend-verification', { userId })
    const code = (await server.codesFor('e@example.org')).at(-1)
    expect(await request(server, 'POST', '/auth/verify-email', { userId, code })).toMatchObject({ status: 200 })
  })

  it('sends at most five mails an hour, and answers strangers alike (attack 14)', async () => {
    const opened = await request(server, 'POST', '/auth/register', anAccount('f@example.org', 'wren_f'))
    for (let each = 0; each < 8; each++) {
      // What is being sent goes out first: a clock that jumps over its lease would have it sent twice.
      await server.codesFor('f@example.org')
      server.advance(31_000)
      const answer = await request(server, 'POST', '/auth/resend-verification', { userId: opened.data.userId })
      // The registration's own mail is the first of five.
      expect(answer.status).toBe(each < 4 ? 200 : 429)
      if (each >= 4) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_000)
    }
    expect((await server.codesFor('f@example.org')).length).toBe(5)
    const again = await request(server, 'POST', '/auth/register', anAccount('f@example.org', 'wren_f2'))
    expect(again).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    const stranger = await request(server, 'POST', '/auth/resend-verification', { userId: 'nobody-knows-me' })
    expect(stranger.status).toBe(200)
  })

  it('makes an admin of an address that the operator named', async () => {
    const boss = await newPlayer(server, { email: 'boss@example.org' })
    expect(boss.user.isAdmin).toBe(true)
  })
})

describe('who registers once more within half a minute', () => {
  it('gets a second code when the half minute is over, which confirms what was typed last', async () => {
    await request(server, 'POST', '/auth/register', anAccount('o@example.org', 'wren_typo'))
    server.advance(10_000)
    const second = await request(server, 'POST', '/auth/register', anAccount('o@example.org', 'wren_right'))
    expect(await server.codesFor('o@example.org')).toHaveLength(1)
    server.advance(20_000)
    const codes = await server.codesFor('o@example.org')
    expect(codes).toHaveLength(2)
    const body = { userId: second.data.userId, code: codes.at(-1) }
    const verified = await request(server, 'POST', '/auth/verify-email', body)
    expect(verified.data.user.username).toBe('wren_right')
  })
})

describe('somebody else who registers the same address', () => {
  it('cannot void the code of its owner, by registering or by signing in', async () => {
    const theirs = { ...anAccount('h@example.org', 'thief_h'), password: 'the thief knows this' }
    await request(server, 'POST', '/auth/register', theirs)
    server.advance(31_000)
    const opened = await request(server, 'POST', '/auth/register', anAccount('h@example.org', 'wren_h'))
    const code = (await server.codesFor('h@example.org')).at(-1)
    server.advance(31_000)
    const { email, password } = theirs
    expect((await request(server, 'POST', '/auth/login', { email, password })).status).toBe(401)
    server.advance(31_000)
    await request(server, 'POST', '/auth/register', theirs)
    const verified = await request(server, 'POST', '/auth/verify-email', { userId: opened.data.userId, code })
    expect(verified.data.user.username).toBe('wren_h')
    const owner = { email, password: PASSWORD }
    expect((await request(server, 'POST', '/auth/login', owner)).status).toBe(200)
    expect((await request(server, 'POST', '/auth/login', { email, password })).status).toBe(401)
  })

  it('gets one mail out within thirty seconds, however often', async () => {
    for (let each = 0; each < 6; each++)
      await request(server, 'POST', '/auth/register', anAccount('i@example.org', 'wren_i'))
    expect(await server.codesFor('i@example.org')).toHaveLength(1)
  })

  it('does not learn whose address it is from a public name', async () => {
    const player = await newPlayer(server)
    const { username } = player.user
    const own = await request(server, 'POST', '/auth/register', anAccount(player.email, username))
    const other = await request(server, 'POST', '/auth/register', anAccount('j@example.org', username))
    expect(own.text).toBe(other.text)
    expect(own.status).toBe(409)
  })

  it.each([
    ['half a character', 'a\ud800b'],
    ['nothing visible', '\u200d\u2800'],
  ])('may not be called %s', async (_, name) => {
    const answer = await request(server, 'POST', '/auth/register', { ...anAccount('k@example.org', 'wren_k'), name })
    expect(answer).toMatchObject({ status: 422, data: { field: 'name' } })
  })
})

describe('which addresses have an account', () => {
  it('cannot be told from the usernames that registrations keep', async () => {
    const player = await newPlayer(server)
    const keep = (email: string, username: string) =>
      request(server, 'POST', '/auth/register', anAccount(email, username))
    await keep(player.email, 'probe_one')
    await keep('nobody_l@example.org', 'probe_two')
    const known = await keep('m@example.org', 'probe_one')
    const unknown = await keep('m@example.org', 'Probe_Two')
    expect(known.text).toBe(unknown.text)
    expect(known).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
    server.advance(25 * 3_600_000)
    await keepHouse(server.services.deps)
    expect((await keep('m@example.org', 'probe_one')).status).toBe(200)
  })

  it('cannot be told by signing in with the password just registered', async () => {
    const player = await newPlayer(server)
    const tryIt = async (email: string, username: string) => {
      const password = 'a password of my own'
      await request(server, 'POST', '/auth/register', { ...anAccount(email, username), password })
      server.advance(31_000)
      const answer = await request(server, 'POST', '/auth/login', { email, password })
      const { userId, email: told } = answer.data
      const verified = await request(server, 'POST', '/auth/verify-email', { userId, code: '000000' })
      return {
        status: answer.status,
        code: answer.code,
        userId: typeof userId,
        told: told === email,
        verified: verified.text,
      }
    }
    const known = await tryIt(player.email, 'probe_three')
    expect(known).toEqual(await tryIt('nobody_n@example.org', 'probe_four'))
    expect(known.status).toBe(403)
    expect(await server.codesFor(player.email)).toHaveLength(1)
    const own = { email: player.email, password: PASSWORD }
    expect((await request(server, 'POST', '/auth/login', own)).status).toBe(200)
  })
})
