import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { Browser } from './browser.ts'
import { modelNarrator } from './narrator.ts'
import { type Answer, request } from './player.ts'
import { type ServerOptions, startServer, type TestServer } from './server.ts'
import { startOpenAi } from './standins/openai.ts'
import { type OpenIdStandIn, type ProviderUser, startOpenId } from './standins/openid.ts'

/** Where a sign-in that went wrong ends. */
export const REFUSED = '/login?error=oauth'

export interface GoogleWorld {
  readonly server: TestServer
  readonly provider: OpenIdStandIn
  /** One more server that knows the provider. The caller stops it. */
  startAnother(options?: ServerOptions): Promise<TestServer>
  /** Signs in at the provider and stops before the answer reaches the server: the address that would take it there. */
  atProvider(browser: Browser, at?: TestServer): Promise<string>
  /** As `user`, the whole way to the one-time token. */
  handedOff(user: ProviderUser, at?: TestServer): Promise<string>
  exchange(token: string, at?: TestServer, headers?: Record<string, string>): Promise<Answer<Session>>
  /** As `user`, the whole way to the session. */
  signIn(user: ProviderUser, at?: TestServer): Promise<Answer<Session>>
}

interface Session {
  readonly token: string
  readonly user: { readonly id: string } & Readonly<Record<string, unknown>>
}

/**
 * One server and one provider for all tests of a file; the provider behaves well at the start of each.
 * Registers the hooks, so it is called at the top of the file; what it returns is filled in when they have run.
 */
export function googleForTests(options: ServerOptions = {}): GoogleWorld {
  const world = {} as { server: TestServer; provider: OpenIdStandIn }
  let stopModel = async () => {}
  let narrator: ServerOptions = {}
  const startAnother = (more: ServerOptions = {}) =>
    startServer({ ...narrator, google: world.provider.client, ...more })
  beforeAll(async () => {
    const model = await startOpenAi()
    stopModel = () => model.stop()
    narrator = { narrator: modelNarrator(model) }
    world.provider = await startOpenId()
    world.server = await startAnother(options)
  })
  afterAll(async () => {
    await world.server.stop()
    await world.provider.stop()
    await stopModel()
  })
  beforeEach(() => world.provider.reset())

  const atProvider: GoogleWorld['atProvider'] = async (browser, at = world.server) => {
    const left = await browser.go(`${at.url}/api/auth/google`)
    expect(left.status).toBe(302)
    const answered = await browser.go(left.location)
    expect(answered.status).toBe(302)
    return answered.location
  }
  const handedOff: GoogleWorld['handedOff'] = async (user, at = world.server) => {
    world.provider.user = user
    const browser = new Browser()
    const token = tokenIn(await comeBack(browser, await atProvider(browser, at)))
    expect(token).not.toBe('')
    return token
  }
  const exchange: GoogleWorld['exchange'] = (token, at = world.server, headers = {}) =>
    request(at, 'POST', '/auth/google/exchange', { token }, headers)
  return Object.assign(world, {
    startAnother,
    atProvider,
    handedOff,
    exchange,
    signIn: async (user: ProviderUser, at = world.server) => exchange(await handedOff(user, at), at),
  })
}

/** Comes back from the provider; where the server sends the browser, without its origin. */
export async function comeBack(browser: Browser, answer: string): Promise<string> {
  const { status, location } = await browser.go(answer)
  expect(status).toBe(302)
  const { pathname, search } = new URL(location)
  return pathname + search
}

/** The one-time token of the page that a sign-in which went well ends on; empty for any other page. */
export const tokenIn = (landing: string): string =>
  /^\/google-auth-success\?token=([A-Za-z0-9_-]{43})$/.exec(landing)?.[1] ?? ''

let count = 0

/** Somebody whom the provider knows and no server does yet. */
export function stranger(more: Partial<ProviderUser> = {}): ProviderUser {
  count += 1
  return { sub: `sub-${count}`, email: `g${count}@example.org`, email_verified: true, name: 'Wren Tailor', ...more }
}
