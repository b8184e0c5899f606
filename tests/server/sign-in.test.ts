import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelNarrator } from '../narrator.ts'
import { anAccount, newPlayer, PASSWORD, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { type OpenAiStandIn, startOpenAi } from '../standins/openai.ts'

let server: TestServer
let model: OpenAiStandIn
beforeAll(async () => {
  model = await startOpenAi()
  server = await startServer({ narrator: modelNarrator(model) })
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})

/** Signs in from another address of this machine; returns the status. */
function signInFrom(localAddress: string, on: TestServer, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' }
    const sent = httpRequest(`${on.url}/api/auth/login`, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

describe('signing in', () => {
  it('leads an unverified account to its code', async () => {
    await request(server, 'POST', '/auth/register', anAccount('g@example.org', 'wren_g'))
    server.advance(31_000)
    const answer = await request(server, 'POST', '/auth/login', {
      email: 'g@example.org',
      password: PASSWORD,
    })
    expect(answer).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_VERIFIED',
      message: 'Please verify your email to continue.',
    })
    const code = (await server.codesFor('g@example.org')).at(-1)
    const verified = await request(server, 'POST', '/auth/verify-email', { userId: answer.data.userId, code })
    expect(verified.status).toBe(200)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const player = await newPlayer(server)
    const wrong = await request(server, 'POST', '/auth/login', { email: player.email, password: 'not this one' })
    const unknown = await request(server, 'POST', '/auth/login', {
      email: 'nobody@example.org',
      password: 'not this one',
    })
    expect(wrong.text).toBe(unknown.text)
    expect(wrong.status).toBe(401)
  })

  it('ends a session on log-out; the token is dead at once (attack 23)', async () => {
    const player = await newPlayer(server)
    expect((await player.call('GET', '/auth/me')).data.user.email).toBe(player.email)
    await player.call('POST', '/auth/logout', {})
    expect(await player.call('GET', '/auth/me')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('reads no token but the header, and refuses a foreign origin or another content type (attacks 23, 24)', async () => {
    const player = await newPlayer(server)
    expect((await request(server, 'GET', `/auth/me?token=${player.token}`)).status).toBe(401)
    const foreign = await player.call('POST', '/auth/logout', {}, { Origin: 'https://evil.example' })
    expect(foreign).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' })
    const form = await fetch(`${server.url}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${player.token}`, 'Content-Type': 'text/plain' },
      body: '{}',
    })
    expect(form.status).toBe(415)
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
  })

  it('answers malformed JSON and unknown calls in the envelope', async () => {
    const broken = await request(server, 'POST', '/auth/login', '{"email":')
    expect(broken).toMatchObject({ status: 400, success: false, code: 'BAD_REQUEST' })
    expect(await request(server, 'GET', '/nothing/here')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await request(server, 'PUT', '/auth/login', {})).toMatchObject({ status: 405 })
  })

  it.each([
    ['of a visitor', false],
    ['of somebody signed in', true],
  ])('counts guesses %s that come all at once', async (_, signedIn) => {
    const strict = await startServer({ narrator: modelNarrator(model), limitFactor: 1 })
    const player = await newPlayer(strict)
    const guesser = await newPlayer(strict)
    const headers: Record<string, string> = signedIn ? { Authorization: `Bearer ${guesser.token}` } : {}
    const guess = (password: string) =>
      request(strict, 'POST', '/auth/login', { email: player.email, password }, headers)
    const all = await Promise.all([...Array.from({ length: 40 }, (_, each) => guess(`guess ${each}`)), guess(PASSWORD)])
    expect(all.filter((each) => each.status === 401)).toHaveLength(10)
    expect(all.filter((each) => each.status === 429)).toHaveLength(31)
    await strict.stop()
  })

  it('never locks out who knows the password', async () => {
    const strict = await startServer({ narrator: modelNarrator(model), limitFactor: 1 })
    const player = await newPlayer(strict)
    for (let each = 0; each < 15; each++) {
      const body = { email: player.email, password: PASSWORD }
      expect((await request(strict, 'POST', '/auth/login', body)).status).toBe(200)
    }
    await strict.stop()
  })

  it('locks out the guesser, not the player, who signs in from elsewhere (attack 10)', async () => {
    const strict = await startServer({ narrator: modelNarrator(model), limitFactor: 1 })
    const player = await newPlayer(strict)
    for (let each = 0; each < 10; each++) {
      await request(strict, 'POST', '/auth/login', { email: player.email, password: 'guess' })
    }
    const blocked = await request(strict, 'POST', '/auth/login', { email: player.email, password: 'guess' })
    expect(blocked).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0)
    const right = { email: player.email, password: PASSWORD }
    expect((await request(strict, 'POST', '/auth/login', right)).status).toBe(429)
    expect(await signInFrom('127.0.0.2', strict, right)).toBe(200)
    await strict.stop()
  })

  it.each([
    ['an object', { email: { $gt: '' }, password: { $gt: '' } }],
    ['arrays', { email: ['a@example.org'], password: [PASSWORD] }],
    ['more than asked for', { email: 'a@example.org', password: PASSWORD, isAdmin: true }],
    ['quotes of SQL', { email: "a@example.org' or '1'='1", password: "' or '1'='1" }],
  ])('refuses %s (attack 11)', async (_, body) => {
    expect(await request(server, 'POST', '/auth/login', body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})
