import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dialect } from '../../sync-server/storage/dialect.ts'
import { newPlayer, PASSWORD } from '../player.ts'
import { startServer } from '../server.ts'

// A file that can be read whole is SQLite's.
it.runIf(dialect === 'sqlite')('leaves no bytes of a deleted account in the file of the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'story-'))
  try {
    const server = await startServer({ dataDir, databaseUrl: null })
    const player = await newPlayer(server)
    const stays = await newPlayer(server)
    const bio = 'The bio that nobody is to read again'
    await player.call('PUT', '/profiles', { bio }, { 'Idempotency-Key': 'a-recorded-answer' })
    await stays.call('PUT', '/profiles', { bio: 'The bio that stays' })
    expect((await player.call('POST', '/auth/delete-account', { password: PASSWORD })).status).toBe(200)
    await server.stop()
    const files = readdirSync(dataDir).filter((name) => /\.db/.test(name))
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(dataDir, name))))
    expect(bytes.includes('The bio that stays')).toBe(true)
    expect(bytes.includes(stays.email)).toBe(true)
    for (const text of [bio, player.email, player.user.username]) expect(bytes.includes(text), text).toBe(false)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
