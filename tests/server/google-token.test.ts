import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { keepHouse } from '../../sync-server/domain/housekeeping.ts'
import { users } from '../../sync-server/storage/schema.ts'
import { handoffs, providerLogins } from '../../sync-server/storage/schema-accounts.ts'
import { Browser } from '../browser.ts'
import { freshDatabase } from '../database.ts'
import { comeBack, googleForTests, REFUSED, stranger, tokenIn } from '../google.ts'
import { request } from '../player.ts'
import { startProcess } from '../process.ts'
import type { TestServer } from '../server.ts'

const world = googleForTests()

describe('the one-time token', () => {
  const handedOff = () => world.handedOff(stranger())
  const OVER = { status: 400, code: 'TOKEN_INVALID' }

  it('attack 21: counts once, is gone after a minute and lies nowhere in the database', async () => {
    const token = await handedOff()
    expect(JSON.stringify(await world.server.services.store.read.select().from(handoffs))).not.toContain(token)
    expect((await world.exchange(token)).status).toBe(200)
    expect(await world.exchange(token)).toMatchObject(OVER)
    const late = await handedOff()
    world.server.advance(60_000)
    expect(await world.exchange(late)).toMatchObject(OVER)
    expect(await world.exchange('A'.repeat(43))).toMatchObject(OVER)
    expect((await world.exchange("' or 1=1")).status).toBe(400)
  })

  it('gives one session to twenty who bring it at once', async () => {
    const token = await handedOff()
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.exchange(token)))
    expect(answers.map((each) => each.status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
  })

  it('gives its one session again to who repeats the request whose answer was lost', async () => {
    const token = await handedOff()
    const key = { 'Idempotency-Key': 'the-answer-was-lost' }
    const first = await world.exchange(token, world.server, key)
    expect(first.status).toBe(200)
    expect((await world.exchange(token, world.server, key)).text).toBe(first.text)
  })

  it('opens nothing for a player who is gone meanwhile', async () => {
    const token = await handedOff()
    const person = await world.server.services.store.read.select().from(users)
    const newest = person.toSorted((a, b) => b.createdAt - a.createdAt)[0]
    await world.server.services.store.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ deletedAt: world.server.now() })
        .where(eq(users.id, newest?.id ?? ''))
    })
    expect(await world.exchange(token)).toMatchObject(OVER)
  })

  it('is forgotten when it has had its time, like a sign-in that nobody ended', async () => {
    await handedOff()
    await new Browser().go(`${world.server.url}/api/auth/google`)
    world.server.advance(11 * 60_000)
    await keepHouse(world.server.services.deps)
    expect(await world.server.services.store.read.$count(handoffs)).toBe(0)
    expect(await world.server.services.store.read.$count(providerLogins)).toBe(0)
  })
})

describe('attack 21: what a server logs of a sign-in', () => {
  it('has no token, code, state, address or word of the provider in it, whether it went well or not', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'google-'))
    const { clientId, clientSecret, issuer } = world.provider.client
    const child = await startProcess({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: clientSecret,
      GOOGLE_ISSUER: issuer,
    })
    const at = { url: child.url.replace('localhost', '127.0.0.1') } as TestServer
    world.provider.user = stranger()
    const browser = new Browser()
    const good = await world.atProvider(browser, at)
    const token = tokenIn(await comeBack(browser, good))
    const session = await world.exchange(token, at)
    expect(session.status).toBe(200)
    world.provider.misbehaviour = { denied: true }
    const denied = await world.atProvider(browser, at)
    expect(await comeBack(browser, denied)).toBe(REFUSED)
    world.provider.misbehaviour = { claims: { nonce: 'another' } }
    const forged = await world.atProvider(browser, at)
    expect(await comeBack(browser, forged)).toBe(REFUSED)
    const returns = () => child.output().match(/"path":"\/api\/auth\/google\/callback","status":302/g)
    await expect.poll(returns).toHaveLength(3)
    const log = child.output()
    await child.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
    expect(log.match(/a sign-in with Google failed/g)).toHaveLength(2)
    const values = [good, denied, forged].flatMap((each) => [...new URL(each).searchParams.values()])
    const secrets = [
      ...values,
      token,
      session.data.token,
      clientSecret,
      world.provider.user.email ?? '',
      'says <b>no</b>',
    ]
    expect(secrets.filter((each) => each.length < 8)).toEqual([])
    expect(secrets.filter((each) => log.includes(each))).toEqual([])
    expect(log).not.toContain('?')
  })
})

describe('a server', () => {
  it('that knows no provider says so, and leads back to the login page', async () => {
    const without = await world.startAnother({ google: null })
    expect((await request(without, 'GET', '/config')).data.google).toBe(false)
    expect((await request(world.server, 'GET', '/config')).data.google).toBe(true)
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x&state=y']) {
      const answer = await new Browser().go(without.url + path)
      expect([answer.status, answer.location]).toEqual([302, without.url + REFUSED])
    }
    await without.stop()
  })

  it('behind a proxy comes back to the address players use, and guards its cookie', async () => {
    const proxied = await world.startAnother({
      publicUrl: 'https://play.example.org/',
    })
    const left = await new Browser().go(`${proxied.url}/api/auth/google`)
    const redirect = new URL(left.location).searchParams.get('redirect_uri')
    expect(redirect).toBe('https://play.example.org/api/auth/google/callback')
    expect(left.headers.getSetCookie()[0]).toMatch(/; secure; httponly$/)
    await proxied.stop()
  })

  it('whose provider is down starts all the same, and asks again the next time', async () => {
    const patient = await world.startAnother()
    world.provider.misbehaviour = { down: 'all' }
    const browser = new Browser()
    expect((await browser.go(`${patient.url}/api/auth/google`)).location).toBe(patient.url + REFUSED)
    world.provider.reset()
    world.provider.user = stranger()
    const token = tokenIn(await comeBack(browser, await world.atProvider(browser, patient)))
    expect((await world.exchange(token, patient)).status).toBe(200)
    await patient.stop()
  })

  it('that does not know the right secret gives nobody a session', async () => {
    const google = { ...world.provider.client, clientSecret: 'another' }
    const wrong = await world.startAnother({ google })
    const browser = new Browser()
    expect(await comeBack(browser, await world.atProvider(browser, wrong))).toBe(REFUSED)
    await wrong.stop()
  })

  it('lets a school sign in from one address, and not a flood', async () => {
    const limited = await world.startAnother({ limitFactor: 1 })
    const go = () => new Browser().go(`${limited.url}/api/auth/google`)
    for (let each = 0; each < 300; each++) expect((await go()).location).not.toBe(limited.url + REFUSED)
    for (let each = 0; each < 600; each++) await go()
    expect((await go()).location).toBe(limited.url + REFUSED)
    await limited.stop()
  })
})

const databaseUrl = await freshDatabase()

describe.runIf(databaseUrl)('two servers on one database', () => {
  it('are one to a sign-in that leaves by the first and comes back by the second', async () => {
    const publicUrl = 'http://127.0.0.1'
    const nodes = await Promise.all([1, 2].map(() => world.startAnother({ databaseUrl, publicUrl })))
    const [one, two] = nodes as [TestServer, TestServer]
    world.provider.user = stranger()
    const left = await fetch(`${one.url}/api/auth/google`, { redirect: 'manual' })
    const cookie = (left.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    const back = await fetch(left.headers.get('Location') ?? '', { redirect: 'manual' })
    const { pathname, search } = new URL(back.headers.get('Location') ?? '')
    const landings = await Promise.all(
      [one, two, one, two].map((node) =>
        fetch(node.url + pathname + search, { redirect: 'manual', headers: { Cookie: cookie } }),
      ),
    )
    const tokens = landings.map((each) => tokenIn(each.headers.get('Location') ?? '')).filter(Boolean)
    expect(tokens).toHaveLength(1)
    const answers = await Promise.all([one, two, one, two].map((node) => world.exchange(tokens[0] ?? '', node)))
    expect(answers.map((each) => each.status).sort()).toEqual([200, 400, 400, 400])
    await Promise.all(nodes.map((node) => node.stop()))
  })
})
