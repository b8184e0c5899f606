import type { SyncAnswer } from '../shared/contract/sync.ts'
import type { User } from '../shared/model/user.ts'
import type { TestServer } from './server.ts'

export interface Answer<T = Record<string, never>> {
  readonly status: number
  readonly success: boolean
  readonly code?: string
  readonly message: string
  readonly data: T
  readonly headers: Headers
  readonly text: string
}

export interface Player {
  readonly token: string
  readonly user: User
  readonly email: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer has
  call<T = any>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  sync(operations?: unknown[], cursor?: number, epoch?: string | null): Promise<Answer<SyncAnswer>>
  credits(): Promise<number>
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer has
export async function request<T = any>(
  server: TestServer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(`${server.url}${path.startsWith('/api') ? path : `/api${path}`}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: response.status, headers: response.headers, text, ...parsed }
}

export const PASSWORD = 'a quill in the fire'

/** What an account is opened with. */
export const anAccount = (email: string, username: string) => ({ name: 'Wren', username, email, password: PASSWORD })

let count = 0

/** A registered, verified and signed-in player. `credits`: how many to begin with, by claiming rewards (30, 80, 150, 250). */
export async function newPlayer(
  server: TestServer,
  options: { claims?: readonly string[]; email?: string } = {},
): Promise<Player> {
  count += 1
  const email = options.email ?? `player${count}-${Math.round(performance.now())}@example.org`
  const username = `player_${count}_${Math.round(performance.now()) % 100000}`
  const opened = await request(server, 'POST', '/auth/register', anAccount(email, username))
  const code = (await server.codesFor(email)).at(-1)
  const verified = await request(server, 'POST', '/auth/verify-email', { userId: opened.data.userId, code })
  if (!verified.success) throw new Error(`not verified: ${verified.text} ${opened.text}`)
  const player = signedIn(server, verified.data.token, verified.data.user, email)
  for (const rewardType of options.claims ?? []) await player.call('POST', '/profiles/rewards/claim', { rewardType })
  return player
}

/** One more session of a player, as on another device; `status` of the sign-in. */
export async function signIn(
  server: TestServer,
  player: Player,
  password = PASSWORD,
): Promise<Player & { readonly status: number }> {
  const body = { email: player.email, password }
  const { status, data } = await request(server, 'POST', '/auth/login', body)
  return { ...signedIn(server, data?.token ?? '', data?.user, player.email), status }
}

export function signedIn(server: TestServer, token: string, user: User, email: string): Player {
  const call: Player['call'] = (method, path, body, headers = {}) =>
    request(server, method, path, body, { Authorization: `Bearer ${token}`, ...headers })
  return {
    token,
    user,
    email,
    call,
    sync: (operations = [], cursor = 0, epoch = null) =>
      call('POST', '/sync', { schema: 1, cursor, epoch, operations }),
    credits: async () => (await call('GET', '/auth/me')).data.user.credits,
  }
}
