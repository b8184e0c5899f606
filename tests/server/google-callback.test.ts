import { describe, expect, it } from 'vitest'
import { users } from '../../sync-server/storage/schema.ts'
import { handoffs } from '../../sync-server/storage/schema-accounts.ts'
import { Browser } from '../browser.ts'
import { comeBack, googleForTests, REFUSED, stranger, tokenIn } from '../google.ts'
import type { OpenIdStandIn } from '../standins/openid.ts'

const world = googleForTests()

describe('attack 20: the callback', () => {
  const rows = () => world.server.services.store.read.$count(handoffs)

  it.each([
    ['without a state', (answer: URL) => answer.searchParams.delete('state')],
    ['with a made-up state', (answer: URL) => answer.searchParams.set('state', 'A'.repeat(43))],
    ['with two states', (answer: URL) => answer.searchParams.append('state', 'A'.repeat(43))],
    ['without a code', (answer: URL) => answer.searchParams.delete('code')],
    ['with a made-up code', (answer: URL) => answer.searchParams.set('code', 'made-up')],
    ['with two codes', (answer: URL) => answer.searchParams.append('code', 'made-up')],
    ['with an error of the provider', (answer: URL) => answer.searchParams.set('error', '<script>alert(1)</script>')],
    ['with another issuer', (answer: URL) => answer.searchParams.set('iss', 'https://evil.example')],
  ])('%s gives no session', async (_, spoil) => {
    world.provider.user = stranger()
    const browser = new Browser()
    const answer = new URL(await world.atProvider(browser))
    spoil(answer)
    const before = await rows()
    expect(await comeBack(browser, answer.href)).toBe(REFUSED)
    expect(await rows()).toBe(before)
  })

  it('gives nothing to another browser, with or without a sign-in of its own, and the first one still ends its own', async () => {
    world.provider.user = stranger()
    const browser = new Browser()
    const answer = await world.atProvider(browser)
    expect(await comeBack(new Browser(), answer)).toBe(REFUSED)
    const other = new Browser()
    await world.atProvider(other)
    expect(await comeBack(other, answer)).toBe(REFUSED)
    expect(world.provider.exchanges).toEqual([])
    expect(tokenIn(await comeBack(browser, answer))).not.toBe('')
  })

  it('gives nothing for a code of another sign-in: its verifier is another', async () => {
    const victim = new Browser()
    const stolen = new URL(await world.atProvider(victim)).searchParams.get('code') ?? ''
    const thief = new Browser()
    const own = new URL(await world.atProvider(thief))
    own.searchParams.set('code', stolen)
    expect(await comeBack(thief, own.href)).toBe(REFUSED)
    expect(world.provider.exchanges).toEqual([400])
  })

  it('counts once, however often it is called', async () => {
    world.provider.user = stranger()
    const browser = new Browser()
    const answer = await world.atProvider(browser)
    expect(tokenIn(await comeBack(browser, answer))).not.toBe('')
    expect(await comeBack(browser, answer)).toBe(REFUSED)
    // The code was not even tried again.
    expect(world.provider.exchanges).toEqual([200])
  })

  it('counts once when it is called ten times at once', async () => {
    world.provider.user = stranger()
    const before = await rows()
    const browser = new Browser()
    const answer = await world.atProvider(browser)
    const landings = await Promise.all(Array.from({ length: 10 }, () => comeBack(browser, answer)))
    expect(landings.filter((each) => tokenIn(each))).toHaveLength(1)
    expect(landings.filter((each) => each === REFUSED)).toHaveLength(9)
    expect(await rows()).toBe(before + 1)
    expect(world.provider.exchanges).toEqual([200])
  })

  it('opens one account for one person who comes by ten browsers at once', async () => {
    world.provider.user = stranger()
    const browsers = Array.from({ length: 10 }, () => new Browser())
    const answers = await Promise.all(browsers.map((browser) => world.atProvider(browser)))
    const landings = await Promise.all(browsers.map((browser, each) => comeBack(browser, answers[each] ?? '')))
    const sessions = await Promise.all(landings.map((landing) => world.exchange(tokenIn(landing))))
    expect(new Set(sessions.map((each) => each.data.user.id)).size).toBe(1)
  })

  it('comes too late after ten minutes', async () => {
    world.provider.user = stranger()
    const browser = new Browser()
    const answer = await world.atProvider(browser)
    world.server.advance(10 * 60_000)
    expect(await comeBack(browser, answer)).toBe(REFUSED)
  })

  it('of a code that was used already gives no session: the provider says so', async () => {
    const person = stranger()
    world.provider.user = person
    const browser = new Browser()
    const answer = new URL(await world.atProvider(browser))
    expect(tokenIn(await comeBack(browser, answer.href))).not.toBe('')
    const next = new URL(await world.atProvider(browser))
    next.searchParams.set('code', answer.searchParams.get('code') ?? '')
    expect(await comeBack(browser, next.href)).toBe(REFUSED)
    expect(world.provider.exchanges).toEqual([200, 400])
  })

  it('cannot be asked without PKCE: the provider refuses, and so does it a wrong or a missing verifier', async () => {
    const browser = new Browser()
    const left = new URL((await browser.go(`${world.server.url}/api/auth/google`)).location)
    const plain = new URL(left)
    plain.searchParams.delete('code_challenge')
    expect((await browser.go(plain.href)).status).toBe(400)
    const code = new URL((await browser.go(left.href)).location).searchParams.get('code') ?? ''
    const { clientId, clientSecret, issuer } = world.provider.client
    const body = {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: `${world.server.url}/api/auth/google/callback`,
    }
    const redeem = (more: Record<string, string>) =>
      fetch(`${issuer}/token`, { method: 'POST', body: new URLSearchParams({ ...body, ...more }) })
    expect((await redeem({})).status).toBe(400)
    expect((await redeem({ code_verifier: 'w'.repeat(43) })).status).toBe(400)
  })

  it.each<[string, OpenIdStandIn['misbehaviour']]>([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['no nonce', { claims: { nonce: null } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['two audiences and no word of who asked', { claims: { aud: ['another-client', 'emberquill-test'] } }],
    ['a time that is over', { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } }],
    ['no subject', { claims: { sub: null } }],
    ['a signature of other claims', { forged: true }],
    ['nothing but an access token', { withoutIdToken: true }],
    ['a no of the player', { denied: true }],
    ['no word at all', { down: 'token' }],
  ])('with %s from the provider gives no session', async (_, misbehaviour) => {
    world.provider.user = stranger()
    world.provider.misbehaviour = misbehaviour
    const before = [await rows(), await world.server.services.store.read.$count(users)]
    const browser = new Browser()
    expect(await comeBack(browser, await world.atProvider(browser))).toBe(REFUSED)
    expect([await rows(), await world.server.services.store.read.$count(users)]).toEqual(before)
  })
})
