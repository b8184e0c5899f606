import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepPictures } from '../../sync-server/domain/pictures/sweep.ts'
import { users } from '../../sync-server/storage/schema.ts'
import { pictures } from '../../sync-server/storage/schema-accounts.ts'
import { filesOf, good, rowsOf, uploadAvatar } from '../pictures.ts'
import { newPlayer, type Player } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

const HOUR = 3_600_000

let server: TestServer
let player: Player
let png: Uint8Array
beforeAll(async () => {
  server = await startServer()
  png = (await good.png?.()) ?? new Uint8Array()
})
afterAll(() => server.stop())
beforeEach(async () => {
  player = await newPlayer(server, { claims: ['hourly'] })
})

const statusOf = async (path: string) => (await fetch(server.url + path)).status
async function options(): Promise<string[]> {
  return (await player.call('POST', '/profiles/generate-avatar', { prompt: 'a ranger' })).data.imageUrls
}

describe('the sweep', () => {
  const sweep = () => sweepPictures(server.services.deps)
  const name = (sign: string) => `${sign.repeat(43)}.webp`

  // First, while this clock and that of the files agree.
  it('removes what a process left behind that was killed between two steps', async () => {
    const { media, store } = server.services.deps
    const uploaded = (await uploadAvatar(server.url, player, png)).data.avatar
    // After a file and before its row, or after its row was deleted and before the file.
    await media.put(name('k'), png)
    // In the middle of a file.
    writeFileSync(join(server.dataDir, 'media', 'kk', `${name('k')}.part`), 'half')
    // After the rows of a call and before its pictures.
    const half = { id: 'm'.repeat(43), userId: player.user.id, kind: 'avatar', batch: 'half', prompt: 'x' } as const
    const row = { ...half, state: 'option', createdAt: server.now(), keptAt: null } as const
    await store.transaction((tx) => tx.insert(pictures).values(row))
    const left = () => filesOf(server).filter((each) => each.startsWith('kk'))
    await sweep()
    expect(left()).toHaveLength(2)
    server.advance(2 * HOUR)
    await sweep()
    expect(left()).toEqual([])
    expect(await statusOf(uploaded)).toBe(200)
    expect(await rowsOf(server, player)).toHaveLength(2)
    server.advance(24 * HOUR)
    await sweep()
    expect((await rowsOf(server, player)).map((each) => each.state)).toEqual(['kept'])
  })

  it('removes what nobody chose in a day, and nothing that is worn', async () => {
    const [chosen = ''] = await options()
    await player.call('POST', '/profiles/save-generated-avatar', { imageUrl: chosen })
    const waiting = await options()
    const other = await newPlayer(server)
    const uploaded = (await uploadAvatar(server.url, other, png)).data.avatar
    await sweep()
    expect(await rowsOf(server, player)).toHaveLength(5)
    server.advance(25 * HOUR)
    await sweep()
    expect(await rowsOf(server, player)).toMatchObject([{ state: 'kept' }])
    for (const each of waiting) expect(await statusOf(each)).toBe(404)
    for (const each of [chosen, uploaded]) expect(await statusOf(each)).toBe(200)
    server.advance(40 * 24 * HOUR)
    await sweep()
    for (const each of [chosen, uploaded]) expect(await statusOf(each)).toBe(200)
  })

  it('removes the pictures of players who are gone', async () => {
    const worn = (await uploadAvatar(server.url, player, png)).data.avatar
    const waiting = await options()
    const { store } = server.services.deps
    await store.transaction((tx) =>
      tx.update(users).set({ deletedAt: server.now(), avatar: '' }).where(eq(users.id, player.user.id)),
    )
    await sweep()
    expect(await rowsOf(server, player)).toEqual([])
    for (const each of [worn, ...waiting]) expect(await statusOf(each)).toBe(404)
  })
})
