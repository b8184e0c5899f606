import type { User } from '../../shared/model/user.ts'
import { writeFact } from './device-db.ts'

/** Who is signed in on this device. `ended`: the server no longer knows the session; what waits stays parked. */
export interface Session {
  readonly token: string
  readonly userId: string
  readonly user: User
  readonly ended: boolean
}

type Hear = () => void
const KEYS = ['token', 'user', 'userId'] as const

/** The session, kept in localStorage under the keys `token`, `user` and `userId`, and mirrored for the worker. */
export class SessionStore {
  #session: Session | null
  readonly #hearers = new Set<Hear>()

  /** `storage`: null where the browser has none; then the session lives as long as the tab. */
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null) {
    this.#session = this.#restore()
  }

  get current(): Session | null {
    return this.#session
  }

  subscribe = (hear: Hear): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  snapshot = (): Session | null => this.#session

  signIn(token: string, user: User): void {
    this.#store('token', token)
    this.#store('userId', user.id)
    this.#store('user', JSON.stringify(user))
    this.#set({ token, userId: user.id, user, ended: false })
    void writeMirror({ token, userId: user.id })
  }

  /** The profile changed: keep the copy that greets the player at the next start. */
  update(user: User): void {
    if (!this.#session || this.#session.userId !== user.id) return
    this.#store('user', JSON.stringify(user))
    this.#set({ ...this.#session, user })
  }

  /**
   * The server refused the session: nothing is sent until the same player signs in again.
   * With `token`, only if it is still the one in use: late news of an old one count for nothing.
   */
  end(token = this.#session?.token): void {
    if (!this.#session || this.#session.ended || this.#session.token !== token) return
    this.#set({ ...this.#session, ended: true })
    void writeMirror(null)
  }

  signOut(): void {
    for (const key of KEYS) this.#store(key, null)
    this.#set(null)
    void writeMirror(null)
  }

  /** Another tab signed in or out: take over what it stored. Call on `storage` events. */
  refresh = (): void => {
    const stored = this.#restore()
    if (stored?.token !== this.#session?.token || stored?.userId !== this.#session?.userId) this.#set(stored)
  }

  #restore(): Session | null {
    try {
      const [token, text, userId] = KEYS.map((key) => this.storage?.getItem(key) ?? null)
      if (!token || !userId || !text) return null
      return { token, userId, user: JSON.parse(text) as User, ended: false }
    } catch {
      return null
    }
  }

  #store(key: (typeof KEYS)[number], value: string | null): void {
    try {
      if (value === null) this.storage?.removeItem(key)
      else this.storage?.setItem(key, value)
    } catch {
      // A full or forbidden storage costs the next start, not this one.
    }
  }

  #set(session: Session | null): void {
    this.#session = session
    for (const hear of this.#hearers) hear()
  }
}

async function writeMirror(session: { token: string; userId: string } | null): Promise<void> {
  await writeFact('session', session).catch(() => undefined)
}
