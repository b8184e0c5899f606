import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { good, uploadAvatar } from '../pictures.ts'
import { PASSWORD, type Player, request, signedIn } from '../player.ts'
import { type ServerProcess, startProcess } from '../process.ts'
import type { TestServer } from '../server.ts'

const ROUNDS = 3

async function register(server: ServerProcess): Promise<string> {
  const at = { url: server.url } as TestServer
  const account = { name: 'Wren', username: 'wren', email: 'wren@example.org', password: PASSWORD }
  const opened = await request(at, 'POST', '/auth/register', account)
  const code = () =>
    /\b(\d{6})\b/.exec(
      server
        .output()
        .split('is up')[1]
        ?.replace(/http:\S+/, '') ?? '',
    )?.[1]
  await expect.poll(code, { timeout: 10_000 }).toBeTruthy()
  return (await request(at, 'POST', '/auth/verify-email', { userId: opened.data.userId, code: code() })).data.token
}

it('a server killed while pictures come in never wears one that is not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const png = (await good.png?.()) ?? new Uint8Array()
  let server = await startProcess({ DATA_DIR: folder })
  const token = await register(server)
  for (let round = 0; round < ROUNDS; round++) {
    const player = signedIn({ url: server.url } as TestServer, token, {} as Player['user'], '')
    let alive = true
    let acknowledged = 0
    const writer = async () => {
      while (alive) {
        const answer = await uploadAvatar(server.url, player, png).catch(() => null)
        if (answer?.status === 200) acknowledged += 1
      }
    }
    const writers = [writer(), writer()]
    await expect.poll(() => acknowledged, { timeout: 10_000 }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
    await server.kill('SIGKILL')
    alive = false
    await Promise.all(writers)
    server = await startProcess({ DATA_DIR: folder })
    const again = signedIn({ url: server.url } as TestServer, token, {} as Player['user'], '')
    const { avatar } = (await again.call('GET', '/auth/me')).data.user
    expect(avatar).not.toBe('')
    expect((await fetch(server.url + avatar)).status).toBe(200)
  }
  await server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}, 180_000)
