import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../sync-server/storage/schema.ts'
import { identities, providerLogins } from '../../sync-server/storage/schema-accounts.ts'
import { Browser } from '../browser.ts'
import { comeBack, googleForTests, REFUSED, stranger, tokenIn } from '../google.ts'
import { anAccount, newPlayer, PASSWORD, request } from '../player.ts'
import type { ProviderUser } from '../standins/openid.ts'

const world = googleForTests({ adminEmails: ['root@example.org'] })
const me = (token: string) => request(world.server, 'GET', '/auth/me', undefined, { Authorization: `Bearer ${token}` })

describe('signing in with Google', () => {
  it('opens an account for who is new, and knows them the next time', async () => {
    const person = stranger()
    const first = await world.signIn(person)
    expect(first).toMatchObject({ status: 200, success: true })
    expect(first.data.user).toMatchObject({
      email: person.email,
      name: 'Wren Tailor',
      needsUsernameSetup: true,
      hasPassword: false,
      isAdmin: false,
      credits: 0,
      setup: 'open',
    })
    expect(first.data.user.username).toMatch(/^google_[a-z0-9]{12}$/)
    expect((await me(first.data.token)).data.user.id).toBe(first.data.user.id)
    const second = await world.signIn(person)
    expect(second.data.user.id).toBe(first.data.user.id)
    expect(second.data.token).not.toBe(first.data.token)
  })

  it('asks for no more than it needs, with state, nonce and PKCE, and comes back to the address of this request', async () => {
    const browser = new Browser()
    const left = await browser.go(`${world.server.url}/api/auth/google`)
    const asked = Object.fromEntries(new URL(left.location).searchParams)
    expect(asked).toEqual({
      client_id: world.provider.client.clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${world.server.url}/api/auth/google/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      state: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      nonce: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    })
    const cookie = left.headers.getSetCookie()
    expect(cookie).toHaveLength(1)
    expect(cookie[0]).toMatch(
      /^google_sign_in=[A-Za-z0-9_-]{43}; path=\/api\/auth\/google; expires=[^;]+; samesite=lax; httponly$/,
    )
    expect(left.headers.get('Cache-Control')).toBe('no-store')
    expect(left.headers.get('Referrer-Policy')).toBe('no-referrer')
    const stored = JSON.stringify(await world.server.services.store.read.select().from(providerLogins))
    expect(stored).not.toContain(asked.state)
    expect(stored).not.toContain(/=([^;]+)/.exec(cookie[0] ?? '')?.[1])
  })

  it('keeps the account by the identity when its address at Google changes', async () => {
    const person = stranger()
    const first = await world.signIn(person)
    const moved = await world.signIn({ ...person, email: 'moved@example.org' })
    expect(moved.data.user).toMatchObject({ id: first.data.user.id, email: person.email })
    const unsure = await world.signIn({ ...person, email_verified: false })
    expect(unsure.data.user.id).toBe(first.data.user.id)
  })

  it('joins the account that has the address, whose password stays', async () => {
    const player = await newPlayer(world.server)
    const joined = await world.signIn(stranger({ email: player.email.toUpperCase() }))
    expect(joined.data.user).toMatchObject({ id: player.user.id, username: player.user.username, hasPassword: true })
    expect((await me(player.token)).status).toBe(200)
    expect(
      (await request(world.server, 'POST', '/auth/login', { email: player.email, password: PASSWORD })).status,
    ).toBe(200)
  })

  it('joins a second identity with the same address to the same account', async () => {
    const person = stranger()
    const first = await world.signIn(person)
    const second = await world.signIn({ ...person, sub: `${person.sub}-other` })
    expect(second.data.user.id).toBe(first.data.user.id)
  })

  it.each([
    ['an address that is not verified', { email_verified: false }],
    ['no address', { email: undefined }],
    ['what is no address', { email: 'somebody' }],
    ['an address that says it is verified in other words', { email_verified: 'true' as unknown as boolean }],
  ])('opens and joins nothing by %s', async (_, fault) => {
    const player = await newPlayer(world.server)
    const before = await world.server.services.store.read.$count(users)
    for (const email of [player.email, 'nobody-yet@example.org']) {
      world.provider.user = { ...stranger({ email }), ...fault } as ProviderUser
      const browser = new Browser()
      expect(await comeBack(browser, await world.atProvider(browser))).toBe(REFUSED)
    }
    expect(await world.server.services.store.read.$count(users)).toBe(before)
    const linked = await world.server.services.store.read
      .select()
      .from(identities)
      .where(eq(identities.userId, player.user.id))
    expect(linked).toEqual([])
  })

  it('makes an admin of an address that the operator named', async () => {
    expect((await world.signIn(stranger({ email: 'Root@example.org' }))).data.user.isAdmin).toBe(true)
  })

  it.each([
    ['nothing', undefined, 'Traveller'],
    ['nothing to see', '\u200b \u2800', 'Traveller'],
    ['half a character', 'a\ud800', 'Traveller'],
    ['a long name', 'x'.repeat(300), 'x'.repeat(80)],
    ['marks that turn text around', '\u202eWren', 'Wren'],
  ])('takes %s as a name', async (_, name, kept) => {
    const person = stranger()
    const { name: __, ...nameless } = person
    expect((await world.signIn(name === undefined ? nameless : { ...person, name })).data.user.name).toBe(kept)
  })

  it('asks the provider for the address that the token leaves out', async () => {
    const person = stranger()
    world.provider.misbehaviour = { aboutUserElsewhere: true }
    expect((await world.signIn(person)).data.user).toMatchObject({ email: person.email, name: 'Wren Tailor' })
  })

  it('makes nobody of a former player: the address and the identity begin anew', async () => {
    const person = stranger()
    const first = await world.signIn(person)
    await world.server.services.store.transaction(async (tx) => {
      const gone = { email: '', emailFolded: first.data.user.id, username: '', usernameFolded: first.data.user.id }
      await tx
        .update(users)
        .set({ ...gone, deletedAt: world.server.now() })
        .where(eq(users.id, first.data.user.id))
    })
    const again = await world.signIn(person)
    expect(again.status).toBe(200)
    expect(again.data.user.id).not.toBe(first.data.user.id)
    expect((await world.signIn(person)).data.user.id).toBe(again.data.user.id)
  })

  it('voids the password of an account whose address nobody confirmed', async () => {
    const player = await newPlayer(world.server)
    await world.server.services.store.transaction(async (tx) => {
      await tx.update(users).set({ verifiedAt: null }).where(eq(users.id, player.user.id))
    })
    const joined = await world.signIn(stranger({ email: player.email }))
    expect(joined.data.user).toMatchObject({ id: player.user.id, hasPassword: false })
    const login = await request(world.server, 'POST', '/auth/login', { email: player.email, password: PASSWORD })
    expect(login).toMatchObject({ status: 401, code: 'LOGIN_FAILED' })
  })

  it('lets two tabs of one browser sign in side by side', async () => {
    world.provider.user = stranger()
    const browser = new Browser()
    const one = await world.atProvider(browser)
    const two = await world.atProvider(browser)
    expect(tokenIn(await comeBack(browser, one))).not.toBe('')
    expect(tokenIn(await comeBack(browser, two))).not.toBe('')
  })
})

describe('attack 8: an address is registered with a password of the attacker before its owner comes by Google', () => {
  it('and the password opens nothing', async () => {
    const victim = stranger()
    const email = victim.email ?? ''
    const theirs = { ...anAccount(email, 'thief_eight'), password: 'the thief knows this' }
    const opened = await request(world.server, 'POST', '/auth/register', theirs)
    expect(opened.status).toBe(200)
    const [code] = await world.server.codesFor(email)
    const signedIn = await world.signIn(victim)
    expect(signedIn.data.user).toMatchObject({ email, hasPassword: false })
    expect(signedIn.data.user.username).not.toBe('thief_eight')
    const credentials = { email, password: theirs.password }
    expect(await request(world.server, 'POST', '/auth/login', credentials)).toMatchObject({
      status: 401,
      code: 'LOGIN_FAILED',
    })
    // Nor does the code, wherever it was read.
    const verified = await request(world.server, 'POST', '/auth/verify-email', { userId: opened.data.userId, code })
    expect(verified).toMatchObject({ status: 409, code: 'CODE_USED' })
    world.server.advance(31_000)
    const resent = await request(world.server, 'POST', '/auth/resend-verification', { userId: opened.data.userId })
    expect(resent.status).toBe(200)
    expect(await world.server.codesFor(email)).toHaveLength(1)
    expect(await request(world.server, 'POST', '/auth/login', credentials)).toMatchObject({ status: 401 })
    // The username that the registration kept is free again.
    expect(
      (await request(world.server, 'POST', '/auth/register', anAccount('else8@example.org', 'thief_eight'))).status,
    ).toBe(200)
  })
})
