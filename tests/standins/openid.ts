import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type MutableResponse, type MutableToken, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'

/** The client that the stand-in knows. */
const CLIENT = { clientId: 'emberquill-test', clientSecret: 'a secret between two' }

/** Who signs in at the provider. */
export interface ProviderUser {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** How the next answers are wrong; nothing is by default. */
export interface Misbehaviour {
  /** Claims of the id_token that are other than they should be; null leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** The id_token is changed after it was signed. */
  readonly forged?: boolean
  /** No id_token in the answer. */
  readonly withoutIdToken?: boolean
  /** The player says no: there is no code. */
  readonly denied?: boolean
  /** `all`: nothing is answered; `token`: discovery and sign-in work, the exchange does not. */
  readonly down?: 'all' | 'token'
  /** What an id_token leaves to the userinfo endpoint. */
  readonly aboutUserElsewhere?: boolean
}

export interface OpenIdStandIn {
  /** For the switches GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and GOOGLE_ISSUER. */
  readonly client: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string }
  /** Who signs in next: the page redirects back at once. */
  user: ProviderUser
  misbehaviour: Misbehaviour
  /** Addresses that browsers were sent to, the last one last. */
  readonly authorizations: URL[]
  /** Statuses of the token endpoint, in order. */
  readonly exchanges: number[]
  reset(): void
  stop(): Promise<void>
}

const ADA: ProviderUser = { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada Lovelace' }

interface Grant {
  readonly user: ProviderUser
  readonly redirectUri: string | null
}

/**
 * Starts an OpenID provider on a free port. It knows one client by its secret, asks for PKCE with S256, gives a code away
 * once and to the address it was asked for, and redirects back at once, signed in as `user`.
 */
export async function startOpenId(): Promise<OpenIdStandIn> {
  const maker = new OAuth2Issuer()
  await maker.keys.generate('RS256')
  const service = new OAuth2Service(maker)
  const grants = new Map<string, Grant>()
  const standIn = {
    user: ADA,
    misbehaviour: {} as Misbehaviour,
    authorizations: [] as URL[],
    exchanges: [] as number[],
  }
  const wrong = () => standIn.misbehaviour

  service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: { url?: string }) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams
    if (wrong().denied) {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
      url.searchParams.set('error_description', 'The provider says <b>no</b>')
    }
    grants.set(url.searchParams.get('code') ?? '', { user: standIn.user, redirectUri: asked.get('redirect_uri') })
  })
  service.on('beforeTokenSigning', ({ payload }: MutableToken, request: { body: { code?: string } }) => {
    const user = grants.get(request.body.code ?? '')?.user
    // An access token names nobody but its bearer.
    if (!user || payload.aud === undefined) return
    const { email, email_verified, name } = user
    const about = wrong().aboutUserElsewhere ? {} : { email, email_verified, name }
    const claims = Object.entries({ ...payload, sub: user.sub, ...about, ...wrong().claims })
    for (const [claim, value] of claims) payload[claim] = value
    for (const [claim, value] of claims) if (value === null || value === undefined) delete payload[claim]
  })
  service.on('beforeResponse', (answer: MutableResponse, request: { body: Record<string, string | undefined> }) => {
    const { code, code_verifier, client_id, client_secret, redirect_uri } = request.body
    const refuse = (statusCode: number, error: string) => Object.assign(answer, { statusCode, body: { error } })
    const known = client_id === CLIENT.clientId && client_secret === CLIENT.clientSecret
    if (!known) refuse(401, 'invalid_client')
    else if (!code || !code_verifier) refuse(400, 'invalid_request')
    else if (grants.get(code)?.redirectUri !== redirect_uri) refuse(400, 'invalid_grant')
    else if (wrong().forged && answer.body) answer.body.id_token = forge(String(answer.body.id_token))
    else if (wrong().withoutIdToken && answer.body) delete answer.body.id_token
  })
  service.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = { ...standIn.user }
  })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', maker.url)
    if (wrong().down === 'all') request.socket.destroy()
    else if (url.pathname === '/authorize') {
      standIn.authorizations.push(url)
      const { client_id, code_challenge_method, code_challenge, state, nonce } = Object.fromEntries(url.searchParams)
      const sound = client_id === CLIENT.clientId && code_challenge_method === 'S256'
      if (sound && code_challenge && state && nonce) service.requestHandler(request, response)
      else refusePage(response)
    } else if (url.pathname === '/token' && wrong().down === 'token') {
      standIn.exchanges.push(503)
      response.writeHead(503).end()
    } else {
      if (url.pathname === '/token') response.on('finish', () => standIn.exchanges.push(response.statusCode))
      service.requestHandler(request, response)
    }
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
  maker.url = `http://127.0.0.1:${port}`
  return Object.assign(standIn, {
    client: { ...CLIENT, issuer: maker.url },
    reset: () => {
      standIn.user = ADA
      standIn.misbehaviour = {}
      standIn.authorizations.length = 0
      standIn.exchanges.length = 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function refusePage(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'text/plain' }).end('This client may not ask so.')
}

/** The same signature over another subject. */
function forge(token: string): string {
  const [head, body, signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody else' })).toString('base64url')
  return [head, other, signature].join('.')
}
