import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mails, users } from '../../sync-server/storage/schema.ts'
import { newPlayer, PASSWORD, type Player, request, signIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { listen } from '../stream.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const NEW = 'a better quill in the fire'
const HOUR = 3_600_000

/** Asks for a new password and reads the mailed code; half a minute goes by first. */
async function forgotten(email: string) {
  server.advance(31_000)
  const answer = await request(server, 'POST', '/auth/forgot-password', { email })
  return { answer, userId: answer.data.userId as string, code: (await server.codesFor(email)).at(-1) as string }
}

const reset = (userId: string, code: string, newPassword = NEW, headers: Record<string, string> = {}) =>
  request(server, 'POST', '/auth/reset-password', { userId, code, newPassword }, headers)

async function withoutPassword(player: Player): Promise<void> {
  await server.services.store.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: null }).where(eq(users.id, player.user.id))
  })
}

const not = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a forgotten password', () => {
  it('is set anew with the mailed code; every session and stream ends, the old password is void (attack 16)', async () => {
    const player = await newPlayer(server)
    const other = await signIn(server, player)
    const streams = [await listen(server, player.token), await listen(server, other.token)]
    const { userId, code } = await forgotten(player.email)
    expect(await reset(userId, code)).toMatchObject({ status: 200, success: true, data: {} })
    for (const stream of streams) {
      await stream.ended
      expect(stream.text()).toContain('session.ended')
    }
    for (const session of [player, other]) {
      expect(await session.call('GET', '/auth/me')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
      expect((await session.sync()).status).toBe(401)
    }
    expect((await signIn(server, player)).status).toBe(401)
    expect((await signIn(server, player, NEW)).status).toBe(200)
  })

  it('looks the same for an unknown address, which gets no mail (attack 15)', async () => {
    const player = await newPlayer(server)
    const known = await forgotten(player.email)
    const unknown = await forgotten('nobody-at-all@example.org')
    const shape = ({ answer }: typeof known) => ({
      status: answer.status,
      text: answer.text.replace(answer.data.userId, 'ID').replace(answer.data.email, 'EMAIL'),
      id: answer.data.userId.length,
    })
    expect(shape(unknown)).toEqual(shape(known))
    expect(unknown.answer.data.email).toBe('nobody-at-all@example.org')
    expect(unknown.code).toBeUndefined()
    expect(server.mails.some((mail) => mail.to === 'nobody-at-all@example.org')).toBe(false)
    expect(await server.services.store.read.$count(mails, eq(mails.to, 'nobody-at-all@example.org'))).toBe(0)
    for (let code = 0; code < 5; code++) {
      expect(await reset(unknown.userId, `00000${code}`)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    }
    expect(await reset(unknown.userId, '000005')).toMatchObject({ status: 429, code: 'CODE_EXHAUSTED' })
  })

  it('mails at most five times an hour, and does not tell by that who has an account (attack 14)', async () => {
    const player = await newPlayer(server)
    server.advance(HOUR)
    const series = async (email: string) => {
      const seen: unknown[] = []
      for (let each = 0; each < 7; each++) {
        // What is being sent goes out first: a clock that jumps over its lease would have it sent twice.
        await server.codesFor(email)
        server.advance(31_000)
        const answer = await request(server, 'POST', '/auth/forgot-password', { email })
        seen.push([answer.status, answer.code, answer.headers.has('Retry-After')])
      }
      return seen
    }
    const before = (await server.codesFor(player.email)).length
    const known = await series(player.email)
    expect(await series('nobody-either@example.org')).toEqual(known)
    expect(known.map((each) => (each as unknown[])[0])).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await server.codesFor(player.email)).length).toBe(before + 5)
  })

  it('sends one mail when asked a hundred times at once (attack 14)', async () => {
    const player = await newPlayer(server)
    server.advance(HOUR)
    const before = (await server.codesFor(player.email)).length
    const all = await Promise.all(
      Array.from({ length: 100 }, () => request(server, 'POST', '/auth/forgot-password', { email: player.email })),
    )
    expect(all.filter((each) => each.status === 200).length).toBeLessThanOrEqual(5)
    server.advance(10 * 60_000 - 1)
    expect((await server.codesFor(player.email)).length).toBeLessThanOrEqual(before + 5)
  })

  it('takes the newest code only, in the newest flow only', async () => {
    const player = await newPlayer(server)
    const first = await forgotten(player.email)
    const second = await forgotten(player.email)
    expect(await reset(first.userId, first.code)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    if (first.code !== second.code) expect((await reset(second.userId, first.code)).status).toBe(400)
    server.advance(31_000)
    const again = await request(server, 'POST', '/auth/resend-verification', { userId: second.userId })
    expect(again.status).toBe(200)
    const code = (await server.codesFor(player.email)).at(-1) as string
    if (code !== second.code) expect((await reset(second.userId, second.code)).status).toBe(400)
    expect((await reset(second.userId, code)).status).toBe(200)
    expect(await reset(second.userId, code)).toMatchObject({ status: 409, code: 'CODE_USED' })
    expect((await signIn(server, player, NEW)).status).toBe(200)
  })

  it('is killed by five misses, even for the right code (attack 12)', async () => {
    const player = await newPlayer(server)
    const { userId, code } = await forgotten(player.email)
    const all = await Promise.all(Array.from({ length: 5 }, () => reset(userId, not(code))))
    expect(all.map((each) => each.status)).toEqual([400, 400, 400, 400, 400])
    expect(await reset(userId, code)).toMatchObject({ status: 429, code: 'CODE_EXHAUSTED' })
    expect((await signIn(server, player)).status).toBe(200)
  })

  it('has ten minutes (attack 13)', async () => {
    const player = await newPlayer(server)
    const { userId, code } = await forgotten(player.email)
    server.advance(10 * 60_000 + 1000)
    expect(await reset(userId, code)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
  })

  it.each([
    ['short', '1234567', 422, 'RULE_VIOLATION'],
    ['long', 'x'.repeat(129), 422, 'RULE_VIOLATION'],
    ['common', 'password', 422, 'PASSWORD_TOO_COMMON'],
    ['huge', 'x'.repeat(2000), 400, 'BAD_REQUEST'],
  ])('is not replaced by a %s one, which costs no try (attack 9)', async (_, password, status, code) => {
    const player = await newPlayer(server)
    const flow = await forgotten(player.email)
    for (let each = 0; each < 6; each++) {
      expect(await reset(flow.userId, flow.code, password)).toMatchObject({ status, code })
    }
    expect((await reset(flow.userId, flow.code)).status).toBe(200)
  })

  it('opens nothing by the code of a registration, nor a registration by its code', async () => {
    const player = await newPlayer(server)
    const flow = await forgotten(player.email)
    const verify = await request(server, 'POST', '/auth/verify-email', { userId: flow.userId, code: flow.code })
    expect(verify).toMatchObject({ status: 400, code: 'CODE_INVALID' })
    expect(await reset('a-flow-of-nobody', flow.code)).toMatchObject({ status: 400, code: 'CODE_INVALID' })
  })

  it('is set once for two requests at once, and its answer is repeated under its key', async () => {
    const player = await newPlayer(server)
    const { userId, code } = await forgotten(player.email)
    const [one, two] = await Promise.all([reset(userId, code), reset(userId, code, 'another one entirely')])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const next = await forgotten(player.email)
    const key = { 'Idempotency-Key': `reset-${next.userId}` }
    const first = await reset(next.userId, next.code, NEW, key)
    const again = await reset(next.userId, next.code, NEW, key)
    expect(first.status).toBe(200)
    expect(again.text).toBe(first.text)
  })

  it('is a first password for an account that had none, and confirms nothing else', async () => {
    const player = await newPlayer(server)
    await withoutPassword(player)
    expect((await player.call('GET', '/auth/me')).data.user.hasPassword).toBe(false)
    const change = { currentPassword: PASSWORD, newPassword: NEW }
    expect(await player.call('POST', '/auth/update-password', change)).toMatchObject({
      status: 422,
      code: 'PASSWORD_MISSING',
    })
    expect((await signIn(server, player)).status).toBe(401)
    const { userId, code } = await forgotten(player.email)
    expect((await reset(userId, code)).status).toBe(200)
    const back = await signIn(server, player, NEW)
    expect((await back.call('GET', '/auth/me')).data.user).toMatchObject({ hasPassword: true, credits: 0 })
  })

  it('can be asked for by a browser with a dead token', async () => {
    const player = await newPlayer(server)
    const headers = { Authorization: 'Bearer a-dead-token-of-somebody' }
    const body = { email: player.email }
    server.advance(31_000)
    expect((await request(server, 'POST', '/auth/forgot-password', body, headers)).status).toBe(200)
  })
})
