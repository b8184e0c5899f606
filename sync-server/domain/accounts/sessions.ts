import { createHash } from 'node:crypto'
import { endSession, endSessionsOf, findSession, insertSession, touchSession } from '../../storage/queries/sessions.ts'
import type { Tx } from '../../storage/store.ts'
import type { Actor, After } from '../handler.ts'
import { ANSWERS_KEPT } from '../outcome.ts'
import type { Deps, Sources } from '../ports.ts'

const LIFETIME = 30 * 24 * 3_600_000
/** A session is marked as seen at most this often, so that reads do not become writes. */
const TOUCH_EVERY = 3_600_000

/** A random secret as it is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
const secretOf = (token: string) => createHash('sha256').update(`operations:${token}`).digest('hex')

/** Begins a session; the token is shown once and stored hashed (decisions, "authority"). */
export async function openSession(tx: Tx, sources: Sources, userId: string, device: string): Promise<string> {
  const token = sources.token()
  const now = sources.now()
  await insertSession(tx, {
    id: sources.id(),
    userId,
    tokenHash: hashToken(token),
    device: device.slice(0, 200),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + LIFETIME,
  })
  return token
}

/**
 * The caller that a bearer token stands for, or null; slides the session's 30 days. Who signed out still has a caller,
 * with `hasEnded`, for a while.
 */
export async function authenticate(deps: Deps, token: string): Promise<Actor | null> {
  if (!/^[A-Za-z0-9_-]{20,100}$/.test(token)) return null
  const now = deps.sources.now()
  const found = await findSession(deps.store.read, hashToken(token), now)
  if (!found) return null
  const { session, player } = found
  const hasEnded = session.endedAt !== null
  if (!hasEnded && now - session.lastSeenAt > TOUCH_EVERY) {
    await deps.store.transaction((tx) => touchSession(tx, session.id, now, now + LIFETIME))
  }
  const { isAdmin } = player
  return { userId: player.id, sessionId: session.id, sessionSecret: secretOf(token), isAdmin, player, hasEnded }
}

/** Signs a session out; it is kept for as long as the answer to that is, so that a repeat can be told the same. */
export async function closeSession(tx: Tx, sessionId: string, now: number): Promise<void> {
  await endSession(tx, sessionId, now, now + ANSWERS_KEPT)
}

/** Signs a player out everywhere, but in the session `except`; their event streams end after the commit. Returns how many. */
export async function closeSessionsOf(
  deps: Deps,
  tx: Tx,
  player: { readonly userId: string; readonly except: string | null },
  after: After,
): Promise<number> {
  const now = deps.sources.now()
  const ended = await endSessionsOf(tx, player.userId, player.except, now, now + ANSWERS_KEPT)
  after(() => {
    for (const sessionId of ended) deps.pokes.endSession(sessionId)
  })
  return ended.length
}
