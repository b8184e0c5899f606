import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../database.ts'
import { newPlayer, signIn } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { listen } from '../stream.ts'

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
    const other = await signIn(one, player)
    const ended = await listen(two, player.token)
    const living = await listen(two, other.token)
    await expect.poll(living.text).toContain('hello')
    await player.call('POST', '/auth/logout', {})
    await ended.ended
    expect(ended.text()).toContain('session.ended')
    expect(living.text()).not.toContain('session.ended')
    await living.cancel()
  })

  it('end a stream of the second for a session that was ended from another at the first', async () => {
    const player = await newPlayer(one)
    const other = await signIn(one, player)
    const [ended, living] = [await listen(two, other.token), await listen(two, player.token)]
    const { sessions } = (await player.call('GET', '/auth/sessions')).data
    const id = sessions.find((each: { current: boolean }) => !each.current).id
    expect((await player.call('DELETE', `/auth/sessions/${id}`)).status).toBe(200)
    await ended.ended
    expect(ended.text()).toContain('session.ended')
    expect(
      (await fetch(`${two.url}/api/auth/me`, { headers: { Authorization: `Bearer ${other.token}` } })).status,
    ).toBe(401)
    expect(living.text()).not.toContain('session.ended')
    await living.cancel()
  })
})
