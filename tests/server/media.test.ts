import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileMedia } from '../../sync-server/clients/media-files.ts'
import { good, uploadAvatar } from '../pictures.ts'
import { newPlayer } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'

let server: TestServer
let address: string
beforeAll(async () => {
  server = await startServer()
  const player = await newPlayer(server)
  const png = await good.png?.()
  if (!png) throw new Error('no picture')
  address = (await uploadAvatar(server.url, player, png)).data.avatar
})
afterAll(() => server.stop())

/** A request whose path is sent as it is written: fetch would tidy it. */
function raw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url)
  return new Promise<{ status: number; bytes: Buffer; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const request = rawRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (data: Buffer) => chunks.push(data))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks), headers: response.headers }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

describe('a picture under /media (attack 78)', () => {
  it('is a picture to a browser, whatever it holds, and stays for ever', async () => {
    const { status, bytes, headers } = await raw(address)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    })
    expect(headers['service-worker-allowed']).toBeUndefined()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('answers HEAD, a tag that is known, and a part', async () => {
    const whole = await raw(address)
    const head = await raw(address, 'HEAD')
    expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(whole.bytes.length),
    ])
    const tag = String(whole.headers.etag)
    for (const known of [tag, `"other", W/${tag}`, '*']) {
      const answer = await raw(address, 'GET', { 'If-None-Match': known })
      expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, tag])
    }
    expect((await raw(address, 'GET', { 'If-None-Match': '"other"' })).status).toBe(200)
    const part = await raw(address, 'GET', { Range: 'bytes=10-19' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.bytes.length}`])
    expect(part.bytes).toEqual(whole.bytes.subarray(10, 20))
    expect((await raw(address, 'GET', { Range: 'bytes=-7' })).bytes).toEqual(whole.bytes.subarray(-7))
    expect((await raw(address, 'GET', { Range: 'bytes=0-', 'If-Range': '"other"' })).status).toBe(200)
    for (const odd of ['bytes=5-2', 'bytes=99999999-', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=-0'])
      expect((await raw(address, 'GET', { Range: odd })).bytes.length).toBe(whole.bytes.length)
  })

  it('is read only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await raw(address, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' })
    }
    expect((await raw(address)).status).toBe(200)
  })

  it.each([
    '/media',
    '/media/',
    '/media/index.html',
    '/media/sw.js',
    '/media/x.webp',
    `/media/${'A'.repeat(43)}.webp`,
    `/media/${'A'.repeat(43)}.webp.part`,
    `/media/${'A'.repeat(43)}.svg`,
    '/media/../main.db',
    '/media/..%2fmain.db',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    `/media/${'..%2f'.repeat(8)}etc%2fpasswd`,
    '/media/AA/x.webp',
    '/media//etc/passwd',
    '/media/%00.webp',
    '/media/%',
    `/media/${'a'.repeat(4_000)}.webp`,
  ])('%s is not there, and no page', async (path) => {
    const answer = await raw(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ success: false, code: 'NOT_FOUND' })
  })
})

describe('pictures as files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'media-'))
  const media = createFileMedia(dir)
  const name = `${'Ab_-9'.repeat(8)}xyz.webp`
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  const stored = async (time: number) => {
    const names: string[] = []
    for await (const each of media.storedBefore(time)) names.push(each)
    return names
  }

  it('are stored, found, read, listed by age and removed', async () => {
    expect(await stored(Date.now() + 1_000)).toEqual([])
    expect([await media.find(name), await media.read(name)]).toEqual([null, null])
    await media.remove(name)
    await media.put(name, Buffer.from('one'))
    expect(await media.find(name)).toMatchObject({ size: 3 })
    expect(Buffer.from((await media.read(name)) ?? []).toString()).toBe('one')
    expect(readdirSync(join(dir, name.slice(0, 2)))).toEqual([name])
    expect(await stored(Date.now() - 60_000)).toEqual([])
    const old = new Date(Date.now() - 120_000)
    utimesSync(join(dir, name.slice(0, 2), name), old, old)
    writeFileSync(join(dir, name.slice(0, 2), `${name}.part`), 'half')
    writeFileSync(join(dir, name.slice(0, 2), 'notes.txt'), 'of the operator')
    expect(await stored(Date.now() - 60_000)).toEqual([name])
    expect((await stored(Date.now() + 1_000)).sort()).toEqual([name, `${name}.part`])
    await media.remove(`${name}.part`)
    await media.remove(name)
    expect(await stored(Date.now() + 1_000)).toEqual([])
  })

  it('have no names that lead elsewhere', async () => {
    for (const odd of [
      '../x.webp',
      `${'A'.repeat(43)}/../../x.webp`,
      '',
      '.webp',
      `${'A'.repeat(42)}/.webp`,
      name.toUpperCase(),
    ]) {
      await expect(media.put(odd, Buffer.from('x'))).rejects.toThrow()
      expect([await media.find(odd), await media.read(odd)]).toEqual([null, null])
      await media.remove(odd)
    }
    writeFileSync(join(dir, '..', 'kept-outside.webp'), 'x')
    await media.remove('../kept-outside.webp')
    expect(readdirSync(join(dir, '..'))).toContain('kept-outside.webp')
    rmSync(join(dir, '..', 'kept-outside.webp'))
  })
})
