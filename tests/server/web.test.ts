import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelNarrator } from '../narrator.ts'
import { startServer, type TestServer } from '../server.ts'
import { type OpenAiStandIn, startOpenAi } from '../standins/openai.ts'

let server: TestServer
let model: OpenAiStandIn

beforeAll(async () => {
  const app = mkdtempSync(join(tmpdir(), 'app-'))
  mkdirSync(join(app, 'assets'))
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>the app</title>')
  writeFileSync(join(app, 'assets', 'main-abc.js'), 'console.log(1)')
  writeFileSync(join(app, '.env'), 'SECRET=1')
  writeFileSync(join(app, '..', 'outside.txt'), 'outside')
  model = await startOpenAi()
  server = await startServer({ narrator: modelNarrator(model), app })
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})

/** A request whose path is sent as it is written: fetch would tidy it. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}, body = '') {
  const { hostname, port } = new URL(server.url)
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const request = rawRequest({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (data) => {
        text += data
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

describe('files', () => {
  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/covers/..%2f..%2foutside.webp',
    '/.env',
    '/nothing.js',
    '/covers/nothing.webp',
  ])('%s is not found, and nothing outside is shown', async (path) => {
    const answer = await raw(path)
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'NOT_FOUND' })
  })

  it.each(['/', '/play/quest/anything', '/%00', '/%', '//evil.example/'])('%s is the app', async (path) => {
    const answer = await raw(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('the app')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('are cached for ever where their name changes with their content', async () => {
    const asset = await raw('/assets/main-abc.js')
    expect(asset.headers['cache-control']).toContain('immutable')
    const cover = await raw('/covers/the-request-hour.webp')
    expect(cover).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp', 'cache-control': 'no-cache' } })
  })

  it('come with the headers that guard the token', async () => {
    const { headers } = await raw('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('malformed requests', () => {
  const json = { 'Content-Type': 'application/json' }
  it.each([
    ['an array', json, '[1]', 400],
    ['a string', json, '"x"', 400],
    ['a prototype', json, '{"__proto__":{"a":1},"email":"a@example.org","password":"x"}', 400],
    ['what is not compressed', { ...json, 'Content-Encoding': 'gzip' }, 'plain', 400],
    ['three megabytes', json, `{"email":"${'x'.repeat(3_000_000)}"}`, 413],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'email=a', 415],
    ['what is nested without end', json, `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
    ['a short key', { ...json, 'Idempotency-Key': 'x' }, '{}', 400],
  ])('%s is refused in the envelope', async (_, headers, body, status) => {
    const answer = await raw('/api/auth/login', 'POST', headers, body)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false })
  })

  it('unknown methods are refused', async () => {
    expect((await raw('/api/auth/me', 'TRACE')).status).toBe(405)
    expect((await raw('/api/auth/me', 'HEAD')).status).toBe(401)
  })
})
