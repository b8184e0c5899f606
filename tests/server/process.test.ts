import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newOperation } from '../operation.ts'
import { type Answer, request as ask } from '../player.ts'
import { failProcess, type ServerProcess, startProcess } from '../process.ts'
import type { TestServer } from '../server.ts'
import { startOpenAi } from '../standins/openai.ts'
import { startSmtp } from '../standins/smtp.ts'

// These start processes of their own; the engine under test does not matter to most of them.
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const request = (
  server: ServerProcess,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer<never>> =>
  ask({ url: server.url } as TestServer, method, path, body, token ? { Authorization: `Bearer ${token}` } : {})

async function register(server: ServerProcess): Promise<string> {
  const account = { name: 'Wren', username: 'wren', email: 'wren@example.org', password: 'a quill in the fire' }
  const opened = await request(server, 'POST', '/auth/register', account)
  const code = () =>
    /\b(\d{6})\b/.exec(
      server
        .output()
        .split('is up')[1]
        ?.replace(/http:\S+/, '') ?? '',
    )?.[1]
  await expect.poll(code, { timeout: 10_000 }).toBeTruthy()
  const body = { userId: (opened.data as { userId: string }).userId, code: code() }
  const verified = await request(server, 'POST', '/auth/verify-email', body)
  return (verified.data as { token: string }).token
}

async function firstQuest(server: ServerProcess, token: string): Promise<string> {
  const shelf = await request(server, 'GET', '/quests/public', undefined, token)
  return (shelf.data as { quests: [{ _id: string }] }).quests[0]._id
}

/** A fresh player with 30 credits who has opened the first quest. */
async function openStory(server: ServerProcess): Promise<{ token: string; questId: string }> {
  const token = await register(server)
  await request(server, 'POST', '/profiles/rewards/claim', { rewardType: 'hourly' }, token)
  const questId = await firstQuest(server, token)
  await request(server, 'GET', `/game/init/${questId}`, undefined, token)
  return { token, questId }
}

function change(file: string, statement: string): void {
  const database = new BetterSqlite(file)
  database.exec(statement)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

describe('starting', () => {
  it.each([
    [{ PORT: 'eighty' }, /PORT is wrong/],
    [{ PORT: '70000' }, /PORT is wrong/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is wrong/],
    [{ OPENAI_BASE_URL: 'not a url' }, /OPENAI_BASE_URL is wrong/],
    [{ OPENAI_API_KEY: 'sk-x' }, /OPENAI_MODEL is missing/],
    [{ SMTP_URL: 'smtp://localhost' }, /MAIL_FROM is missing/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET is missing/],
    [{ STRIPE_PRICE_PREMIUM: 'price_1' }, /STRIPE_SECRET_KEY is missing/],
    [
      {
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
        STRIPE_PRICE_PREMIUM: 'price_1',
        STRIPE_PRICE_ULTIMATE: 'price_1',
      },
      /STRIPE_PRICE_ULTIMATE is wrong/,
    ],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is wrong/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL is wrong/],
    [{ ADMIN_EMAILS: 'boss@example.org,b' }, /ADMIN_EMAILS is wrong/],
    [{ OPENAI_MODEL: 'x' }, /OPENAI_MODEL is alone/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET is missing/],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, /GOOGLE_CLIENT_ID is missing/],
    [{ GOOGLE_ISSUER: 'not a url' }, /GOOGLE_ISSUER is wrong/],
    [{ GOOGLE_ISSUER: 'http://accounts.example.org' }, /GOOGLE_ISSUER is wrong/],
    [{ HOST: '999.1.1.1' }, /HOST is wrong/],
    [{ HOST: '192.0.2.1' }, /HOST is wrong/],
    [{ DATA_DIR: '/dev/null' }, /DATA_DIR is wrong/],
    [{ DATA_DIR: '/proc/x/y' }, /DATA_DIR is wrong/],
  ])('stops at a wrong switch with a sentence that names it: %o', async (env, sentence) => {
    const { code, output } = await failProcess({ DATA_DIR: folder, ...env })
    expect(code).toBe(1)
    expect(output).toMatch(sentence)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  it('says that a port is taken', async () => {
    const other = createServer().listen(0)
    const { port } = other.address() as AddressInfo
    const { code, output } = await failProcess({ DATA_DIR: folder, PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`The port ${port} is taken`)
  })

  it('never touches a damaged database, and says what to do', async () => {
    const file = join(folder, 'emberquill.db')
    writeFileSync(file, 'this is not a database, but it was somebody’s')
    const { code, output } = await failProcess({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(output).toMatch(/is damaged .*Restore it from a backup/)
    expect(readFileSync(file, 'utf8')).toBe('this is not a database, but it was somebody’s')
  })

  it.each([
    ['an emptied', /is empty/, (file: string) => truncateSync(file)],
    ['a foreign', /is not one of/, (file: string) => change(file, 'drop table __drizzle_migrations')],
    ['a newer', /newer version/, (file: string) => change(file, 'update __drizzle_migrations set created_at = 9e15')],
    ['an incomplete', /the table visits is missing/, (file: string) => change(file, 'drop table visits')],
  ])('never touches %s database, and says what to do', async (_, sentence, spoil) => {
    const server = await startProcess({ DATA_DIR: folder })
    await server.kill('SIGTERM')
    const file = join(folder, 'emberquill.db')
    spoil(file)
    const before = readFileSync(file)
    const { code, output } = await failProcess({ DATA_DIR: folder })
    expect(code).toBe(1)
    expect(output).toMatch(sentence)
    expect(output).toContain('Restore it from a backup')
    expect(output.trim().split('\n')).toHaveLength(1)
    if (!/table visits/.test(output)) expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('refuses a second server on the same file, and takes over from a dead one', async () => {
    const first = await startProcess({ DATA_DIR: folder })
    const second = await failProcess({ DATA_DIR: folder })
    expect(second.output).toMatch(/Another server \(process \d+\)/)
    await first.kill('SIGKILL')
    const third = await startProcess({ DATA_DIR: folder })
    expect((await request(third, 'GET', '/health')).data).toMatchObject({ status: 'ok', database: 'sqlite' })
    expect(await third.kill('SIGTERM')).toBe(0)
  })
})

describe('mail through a server', () => {
  it('brings the code, also after the server refused it once', async () => {
    const smtp = await startSmtp()
    smtp.failNext(1)
    const server = await startProcess({ DATA_DIR: folder, SMTP_URL: smtp.url, MAIL_FROM: 'Quill <quill@example.org>' })
    const account = { name: 'Wren', username: 'wren', email: 'wren@example.org', password: 'a quill in the fire' }
    const opened = await request(server, 'POST', '/auth/register', account)
    expect(opened.status).toBe(200)
    await expect.poll(() => smtp.mails.length, { timeout: 15_000 }).toBe(1)
    const code = smtp.mails[0]?.codes[0]
    const body = { userId: (opened.data as { userId: string }).userId, code }
    expect((await request(server, 'POST', '/auth/verify-email', body)).status).toBe(200)
    expect(server.output()).not.toContain(String(code))
    await server.kill('SIGTERM')
    await smtp.stop()
  })
})

describe('the log', () => {
  it('carries no password, code, token, address or story text, however much is logged', async () => {
    const server = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug' })
    const token = await register(server)
    const questId = await firstQuest(server, token)
    await request(server, 'GET', `/game/init/${questId}`, undefined, token)
    await request(server, 'POST', '/auth/login', { email: 'wren@example.org', password: 'wrong and secret' })
    await request(server, 'POST', `/game/input/${questId}`, { userInput: 'my secret words' }, token)
    await server.kill('SIGTERM')
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(5)
    for (const secret of [token, 'a quill in the fire', 'wrong and secret', 'my secret words', 'wren@example.org']) {
      expect(lines.join('\n')).not.toContain(secret)
    }
    expect(lines.join('\n')).not.toMatch(/"(password|code|token)":"?\w{6}/)
  })
})

describe('a crash in the middle of a turn', () => {
  it('gives the credits back at the next start, and the turn can be played again', async () => {
    const model = await startOpenAi({ wordsPerSecond: 30 })
    const env = { DATA_DIR: folder, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' }
    const first = await startProcess(env)
    const { token, questId } = await openStory(first)
    const operation = newOperation('game.input', { questId }, { userInput: 'I run' })
    const body = { schema: 1, cursor: 0, epoch: null, operations: [operation] }
    await request(first, 'POST', '/sync', body, token)
    await expect.poll(() => model.requests.length).toBe(2)
    expect((await request(first, 'GET', '/auth/me', undefined, token)).data).toMatchObject({
      user: { credits: 30, held: 5 },
    })
    await first.kill('SIGKILL')

    const second = await startProcess(env)
    const me = await request(second, 'GET', '/auth/me', undefined, token)
    expect(me.data).toMatchObject({ user: { credits: 30, held: 0 } })
    const again = await request(second, 'POST', '/sync', body, token)
    const { results, changes } = again.data as { results: { success: boolean }[]; changes: { progress: object[] } }
    expect(results[0]).toMatchObject({ success: true })
    expect(changes.progress[0]).toMatchObject({ turn: { status: 'failed', text: 'I run' } })
    const played = await request(second, 'POST', `/game/input/${questId}`, { userInput: 'I run' }, token)
    expect(played.data).toMatchObject({ creditsRemaining: 25 })
    await second.kill('SIGTERM')
    await model.stop()
  })

  it('finishes a running turn before a graceful stop', async () => {
    const model = await startOpenAi({ wordsPerSecond: 60 })
    const env = { DATA_DIR: folder, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' }
    const first = await startProcess(env)
    const { token, questId } = await openStory(first)
    const operations = [newOperation('game.input', { questId }, { userInput: 'I run' })]
    await request(first, 'POST', '/sync', { schema: 1, cursor: 0, epoch: null, operations }, token)
    expect(await first.kill('SIGTERM')).toBe(0)
    const second = await startProcess(env)
    expect((await request(second, 'GET', '/auth/me', undefined, token)).data).toMatchObject({
      user: { credits: 25, held: 0 },
    })
    await second.kill('SIGTERM')
    await model.stop()
  })
})
