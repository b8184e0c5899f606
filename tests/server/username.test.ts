import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../sync-server/storage/schema.ts'
import { anAccount, newPlayer, type Player, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

let count = 0

/** A player whose username a sign-in with Google made up. */
async function fromGoogle(on = server): Promise<Player> {
  count += 1
  const player = await newPlayer(on)
  const username = `google_${count}abcdef`
  await on.services.store.transaction(async (tx) => {
    await tx.update(users).set({ username, usernameFolded: username }).where(eq(users.id, player.user.id))
  })
  return player
}

const choose = (player: Player, username: unknown) => player.call('POST', '/auth/update-username', { username })

describe('a username', () => {
  it('is chosen once in place of one that was made up, and other devices learn it', async () => {
    const player = await fromGoogle()
    const cursor = (await player.sync()).data.cursor
    const chosen = await choose(player, `Chosen_${count}`)
    expect(chosen).toMatchObject({
      status: 200,
      data: { user: { username: `Chosen_${count}`, needsUsernameSetup: false } },
    })
    const { epoch } = (await player.sync()).data
    expect((await player.sync([], cursor, epoch)).data.changes.profile?.username).toBe(`Chosen_${count}`)
    expect(await choose(player, 'another_one')).toMatchObject({ status: 422, code: 'RULE_VIOLATION' })
  })

  it('is kept by who chose it at the beginning, however often they ask (attack 19)', async () => {
    const strict = await startServer({ limitFactor: 1 })
    const player = await newPlayer(strict)
    const seen = new Set<number>()
    for (let each = 0; each < 40; each++) seen.add((await choose(player, `another_${each}`)).status)
    expect([...seen].sort()).toEqual([422, 429])
    expect((await player.call('GET', '/auth/me')).data.user.username).toBe(player.user.username)
    await strict.stop()
  })

  it.each([
    ['../', 422],
    ['ad min', 422],
    ['', 422],
    ['ab', 422],
    ['x'.repeat(25), 422],
    ['x'.repeat(65), 400],
    ['google_again', 422],
    ['GOOGLE_again', 422],
    ['wrén', 422],
    ['ａｄｍｉｎ', 422],
    ['a\u202eb', 422],
    ['former:me', 422],
    [{ $gt: '' }, 400],
    [null, 400],
  ])('cannot be %j (attack 19)', async (username, status) => {
    const player = await fromGoogle()
    expect((await choose(player, username)).status).toBe(status)
    expect((await player.call('GET', '/auth/me')).data.user.needsUsernameSetup).toBe(true)
  })

  it("cannot be another player's, whatever its case, nor one that a registration keeps", async () => {
    const [player, other] = [await fromGoogle(), await newPlayer(server)]
    expect(await choose(player, other.user.username.toUpperCase())).toMatchObject({
      status: 409,
      code: 'USERNAME_TAKEN',
    })
    await request(server, 'POST', '/auth/register', anAccount('waiting@example.org', 'Waiting_one'))
    expect(await choose(player, 'waiting_ONE')).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' })
  })

  it('goes to one of two who choose it at once', async () => {
    const players = [await fromGoogle(), await fromGoogle()]
    const answers = await Promise.all(players.map((player) => choose(player, 'only_one')))
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409])
  })
})
