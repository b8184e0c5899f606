import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { newPlayer, request, signedIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

const databaseUrl = await freshDatabase()

describe.runIf(databaseUrl)('two servers on one database', () => {
  let one: TestServer
  let two: TestServer
  beforeAll(async () => {
    one = await startServer({ databaseUrl })
    two = await startServer({ databaseUrl })
  })
  afterAll(async () => {
    await one.stop()
    await two.stop()
  })

  it('end a stream of the second for a session that was signed out of at the first', async () => {
    const player = await newPlayer(one)
    const again = await request(one, 'POST', '/auth/login', { email: player.email, password: 'a quill in the fire' })
    const other = signedIn(one, again.data.token, again.data.user, player.email)
    const stream = async (token: string) => {
      const response = await fetch(`${two.url}/api/events`, { headers: { Authorization: `Bearer ${token}` } })
      let text = ''
      const read = (async () => {
        for await (const piece of response.body ?? []) text += Buffer.from(piece).toString()
      })().catch(() => undefined)
      return { read, text: () => text, cancel: () => response.body?.cancel().catch(() => undefined) }
    }
    const ended = await stream(player.token)
    const living = await stream(other.token)
    await expect.poll(living.text).toContain('hello')
    await player.call('POST', '/auth/logout', {})
    await ended.read
    expect(ended.text()).toContain('session.ended')
    expect(living.text()).not.toContain('session.ended')
  })
})
