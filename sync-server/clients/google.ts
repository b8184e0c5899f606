import type { Configuration, IDToken, UserInfoResponse } from 'openid-client'
import type { SignInProvider } from '../domain/ports.ts'

/** Longest time the provider may take for one answer, in seconds. */
const PATIENCE = 10

/** Whether a host is this machine: only there may a provider be spoken to without TLS. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

export interface GoogleOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Its address; the rest is discovered. */
  readonly issuer: string
}

/** Sign-in with Google, or with any other OpenID provider by its issuer. Nothing is loaded or asked before the first sign-in. */
export function createGoogle({ clientId, clientSecret, issuer }: GoogleOptions): SignInProvider {
  const load = () => import('openid-client')
  const discover = async (): Promise<Configuration> => {
    const client = await load()
    const server = new URL(issuer)
    const plain = server.protocol === 'http:' && isLoopback(server.hostname)
    return client.discovery(server, clientId, clientSecret, undefined, {
      timeout: PATIENCE,
      // The signature too: TLS alone does not say who made a token.
      execute: [client.enableNonRepudiationChecks, ...(plain ? [client.allowInsecureRequests] : [])],
    })
  }
  let known: Promise<Configuration> | null = null
  const configuration = () => {
    known ??= discover().catch((error: unknown) => {
      // The next sign-in asks again.
      known = null
      throw error
    })
    return known
  }

  return {
    async addressOf({ callback, state, nonce, verifier }) {
      const client = await load()
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return address.href
    },

    async accountOf(answer, { state, nonce, verifier }) {
      const client = await load()
      const config = await configuration()
      const tokens = await client.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no id_token')
      // Google's own says it all; other providers keep the address for who asks.
      const asks = claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      const person = asks ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
      return { issuer: claims.iss, subject: claims.sub, ...aboutPerson(person) }
    },
  }
}

function aboutPerson(person: IDToken | UserInfoResponse) {
  const { email, name } = person
  return {
    email: typeof email === 'string' && person.email_verified === true ? email : null,
    name: typeof name === 'string' ? name : '',
  }
}
