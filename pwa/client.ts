import { logout, me } from '../shared/contract/auth.ts'
import type { OperationResult } from '../shared/contract/sync.ts'
import { type Api, ApiError, createApi } from './data/api.ts'
import { currentEngine } from './data/current.ts'
import { Engine } from './data/engine.ts'
import { SessionStore } from './data/session.ts'
import { currentLanguage } from './i18n/setup.ts'
import { newId } from './platform/ids.ts'
import { withLock } from './platform/locks.ts'
import { remember, remembered } from './platform/remembered.ts'
import { askForRing, registerWorker } from './platform/worker.ts'

/** What the screens work with: made once, at the start. */
export interface Client {
  readonly session: SessionStore
  /** For visitors and for calls outside the engine. */
  readonly api: Api
  /** Settles when the stored session was checked with the server, or the server could not be reached. */
  readonly ready: Promise<void>
  /** Signs out here at once; the server is told as soon as it can be reached. */
  signOut(): void
  /** Listens for a waiting new version, and for actions the server refused. */
  onUpdate(hear: (activate: () => void) => void): void
  onRefused(hear: (results: readonly OperationResult[]) => void): void
}

/** The app's composition root: session, engine of the signed-in player, worker, and the browser's events. */
export function startClient(): Client {
  const session = new SessionStore(storage())
  const refusedHearers = new Set<(results: readonly OperationResult[]) => void>()
  const updateHearers = new Set<(activate: () => void) => void>()
  let waitingUpdate: (() => void) | null = null
  const api = createApi({
    fetch: (input, init) => fetch(input, init),
    origin: '',
    token: () => session.current?.token ?? null,
    language: currentLanguage,
    onUnauthenticated: () => session.end(),
  })

  const follow = engineKeeper(session, (results) => {
    for (const hear of refusedHearers) hear(results)
  })
  const ready = checkSession(session, api).then(follow)
  session.subscribe(() => void follow())
  // Signing in or out in another tab counts here too.
  window.addEventListener('storage', session.refresh)
  void registerWorker({
    onRing: () => currentEngine.get()?.wake(),
    onUpdate: (activate) => {
      waitingUpdate = activate
      for (const hear of updateHearers) hear(activate)
    },
  })
  window.addEventListener('online', () => void endSessions())
  void endSessions()
  return {
    session,
    api,
    ready,
    signOut: () => {
      const token = session.current?.token
      session.signOut()
      if (token) void endSessions(token)
    },
    onUpdate: (hear) => {
      updateHearers.add(hear)
      if (waitingUpdate) hear(waitingUpdate)
    },
    onRefused: (hear) => refusedHearers.add(hear),
  }
}

/** Keeps one engine running for whoever is signed in; a session that ended keeps its engine, which then sends nothing. */
function engineKeeper(
  session: SessionStore,
  onRefused: (results: readonly OperationResult[]) => void,
): () => Promise<void> {
  let wanted: string | null = null
  return async () => {
    const userId = session.current?.userId ?? null
    if (userId === wanted) return
    wanted = userId
    currentEngine.get()?.stop()
    currentEngine.set(null)
    if (userId === null) return
    const engine = await Engine.open({
      session,
      userId,
      fetch: (input, init) => fetch(input, init),
      origin: '',
      language: currentLanguage,
      deviceNow: () => Date.now(),
      newId,
      random: Math.random,
      withLock,
      askForRing,
      onRefused,
      onOutdated: () => window.location.reload(),
    })
    // Somebody else may have signed in while the database was opened.
    if (wanted !== userId) return engine.stop()
    engine.start()
    currentEngine.set(engine)
  }
}

const LEFT = 'left'

/** Tells the server of the sessions that were left on this device, also those left without a network. */
async function endSessions(token?: string): Promise<void> {
  const left = (remembered(LEFT) ?? '').split(' ').filter(Boolean)
  if (token) left.push(token)
  remember(LEFT, left.join(' '))
  for (const each of left) {
    const api = createApi({
      fetch: (input, init) => fetch(input, init),
      origin: '',
      token: () => each,
      language: currentLanguage,
    })
    const ended = await api(logout, { body: {} }).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    )
    if (ended)
      remember(
        LEFT,
        (remembered(LEFT) ?? '')
          .split(' ')
          .filter((other) => other !== each)
          .join(' '),
      )
  }
}

/** The browser may forbid storage; then the session lives as long as the tab. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** A stored token is checked with the server; without a network the player goes on with what is on the device. */
async function checkSession(session: SessionStore, api: Api): Promise<void> {
  if (!session.current) return
  try {
    const { user } = await api(me, { timeout: 4_000 })
    session.update(user)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) session.signOut()
  }
}
