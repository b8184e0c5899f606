import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../sync-server/storage/schema.ts'
import { newPlayer, PASSWORD, type Player, signIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { listen } from '../stream.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const NEW = 'a better quill in the fire'

const change = (player: Player, currentPassword: string, newPassword: string, headers: Record<string, string> = {}) =>
  player.call('POST', '/auth/update-password', { currentPassword, newPassword }, headers)

describe('changing the password', () => {
  it('ends every other session and stream, and leaves this one (attack 17)', async () => {
    const player = await newPlayer(server)
    const other = await signIn(server, player)
    const stranger = await newPlayer(server)
    const [mine, theirs, strangers] = await Promise.all(
      [player, other, stranger].map((each) => listen(server, each.token)),
    )
    expect(await change(player, PASSWORD, NEW)).toMatchObject({ status: 200, data: {} })
    await theirs?.ended
    expect(theirs?.text()).toContain('session.ended')
    expect((await other.call('GET', '/auth/me')).status).toBe(401)
    expect((await player.call('GET', '/auth/me')).status).toBe(200)
    expect((await stranger.call('GET', '/auth/me')).status).toBe(200)
    expect(mine?.text()).not.toContain('session.ended')
    expect(strangers?.text()).not.toContain('session.ended')
    await mine?.cancel()
    await strangers?.cancel()
    expect((await signIn(server, player)).status).toBe(401)
    expect((await signIn(server, player, NEW)).status).toBe(200)
  })

  it.each([
    ['without the current one', { newPassword: NEW }, 400, 'BAD_REQUEST'],
    ['with an empty current one', { currentPassword: '', newPassword: NEW }, 400, 'BAD_REQUEST'],
    ['with a wrong current one', { currentPassword: 'not this one', newPassword: NEW }, 422, 'PASSWORD_WRONG'],
    ['to a short one', { currentPassword: PASSWORD, newPassword: 'short' }, 422, 'RULE_VIOLATION'],
    ['to a common one', { currentPassword: PASSWORD, newPassword: 'password123' }, 422, 'PASSWORD_TOO_COMMON'],
  ])('is refused %s, and nothing changes (attack 17)', async (_, body, status, code) => {
    const player = await newPlayer(server)
    expect(await player.call('POST', '/auth/update-password', body)).toMatchObject({ status, code })
    expect((await signIn(server, player)).status).toBe(200)
  })

  it('stops at the sixth wrong try, and a right one costs none (attack 17)', async () => {
    const strict = await startServer({ limitFactor: 1 })
    const player = await newPlayer(strict)
    for (let each = 0; each < 4; each++) expect((await change(player, `wrong ${each}`, NEW)).status).toBe(422)
    let current = PASSWORD
    for (let each = 0; each < 3; each++) {
      const next = `the next quill ${each}`
      expect((await change(player, current, next)).status).toBe(200)
      current = next
    }
    expect((await change(player, 'wrong again', NEW)).status).toBe(422)
    const sixth = await change(player, 'wrong once more', NEW)
    expect(sixth).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(0)
    const byMail = { newEmail: 'elsewhere@example.org', password: 'wrong as well' }
    expect((await player.call('POST', '/auth/update-email', byMail)).status).toBe(429)
    await strict.stop()
  })

  it('counts wrong tries that come all at once (attack 17)', async () => {
    const strict = await startServer({ limitFactor: 1 })
    const player = await newPlayer(strict)
    const all = await Promise.all(Array.from({ length: 20 }, (_, each) => change(player, `guess ${each}`, NEW)))
    expect(all.filter((each) => each.status === 422)).toHaveLength(5)
    expect(all.filter((each) => each.status === 429)).toHaveLength(15)
    await strict.stop()
  })

  it('happens once under one key, whose first answer is repeated or under way', async () => {
    const player = await newPlayer(server)
    const key = { 'Idempotency-Key': `change-${player.user.id}` }
    // Connections stand first, so that the requests arrive together.
    await Promise.all(Array.from({ length: 6 }, () => player.call('GET', '/auth/me')))
    const all = await Promise.all(Array.from({ length: 6 }, () => change(player, PASSWORD, NEW, key)))
    expect(all.find((each) => each.status === 409)?.headers.get('Retry-After')).toBe('1')
    for (const each of all) {
      if (each.status !== 200) expect(each).toMatchObject({ status: 409, code: 'IN_PROGRESS' })
    }
    const again = await change(player, PASSWORD, NEW, key)
    expect(again).toMatchObject({ status: 200, success: true })
    expect(await change(player, NEW, 'one more of them', key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
    expect((await signIn(server, player, NEW)).status).toBe(200)
    const other = await signIn(server, player, NEW)
    expect(await change(other, PASSWORD, NEW, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  })

  it('repeats a refusal under its key without looking at the password again', async () => {
    const player = await newPlayer(server)
    const key = { 'Idempotency-Key': `refused-${player.user.id}` }
    const refused = await change(player, 'not this one', NEW, key)
    const began = performance.now()
    const again = await change(player, 'not this one', NEW, key)
    expect(again.text).toBe(refused.text)
    expect(again.code).toBe('PASSWORD_WRONG')
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('leaves nothing in the database by which a password could be guessed fast', async () => {
    const player = await newPlayer(server)
    const body = { currentPassword: PASSWORD, newPassword: NEW }
    await player.call('POST', '/auth/update-password', body, { 'Idempotency-Key': `guess-${player.user.id}` })
    const rows = await server.services.store.read.select().from(operations).where(eq(operations.userId, player.user.id))
    const { createHash } = await import('node:crypto')
    const guess = JSON.stringify(['auth.updatePassword', {}, {}, body])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).not.toBe(createHash('sha256').update(guess).digest('hex'))
  })

  it('is won by one of two at once', async () => {
    const player = await newPlayer(server)
    const other = await signIn(server, player)
    const answers = await Promise.all([
      change(player, PASSWORD, 'mine is first'),
      change(other, PASSWORD, 'theirs is first'),
    ])
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1)
    const alive = await Promise.all([player, other].map((each) => each.call('GET', '/auth/me')))
    expect(alive.filter((each) => each.status === 200)).toHaveLength(1)
  })

  it('ends the sign-ins with the old password that are under way', async () => {
    for (let round = 0; round < 3; round++) {
      const player = await newPlayer(server)
      const changing = change(player, PASSWORD, NEW)
      const signIns: ReturnType<typeof signIn>[] = []
      for (let each = 0; each < 12; each++) {
        signIns.push(signIn(server, player))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      expect((await changing).status).toBe(200)
      for (const session of await Promise.all(signIns)) {
        if (session.status === 200) expect((await session.call('GET', '/auth/me')).status).toBe(401)
        else expect(session.status).toBe(401)
      }
    }
  })
})
