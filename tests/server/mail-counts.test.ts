import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, type Player, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const HOUR = 3_600_000

/** How many of the requests that anybody can make for an address are answered, before one is refused. */
async function strangersUntilRefused(email: string): Promise<number> {
  for (let count = 0; ; count++) {
    const { status } = await request(server, 'POST', '/auth/forgot-password', { email })
    if (status === 429) return count
    expect(status).toBe(200)
  }
}

const askToDelete = (player: Player) => player.call('POST', '/auth/delete-account/code', {})

it('strangers who ask for mails to an address do not keep its owner from deleting the account by code', async () => {
  const player = await newPlayer(server)
  server.advance(HOUR + 1_000)
  expect(await strangersUntilRefused(player.email)).toBe(5)
  const asked = await askToDelete(player)
  expect(asked.status).toBe(200)
  const code = (await server.codesFor(player.email)).at(-1)
  const confirmed = await player.call('POST', '/auth/delete-account', { userId: asked.data.userId, code })
  expect(confirmed.status).toBe(200)
})

it('what the owner asks for is five an hour too, and strangers cannot count it', async () => {
  const player = await newPlayer(server)
  server.advance(HOUR + 1_000)
  for (let count = 0; count < 5; count++) expect((await askToDelete(player)).status).toBe(200)
  expect(await askToDelete(player)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  expect(await strangersUntilRefused(player.email)).toBe(await strangersUntilRefused('nobody@example.org'))
})
