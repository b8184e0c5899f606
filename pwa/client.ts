import { me } from '../shared/contract/auth.ts'
import type { OperationResult } from '../shared/contract/sync.ts'
import { ApiError, type Api, createApi } from './data/api.ts'
import { currentEngine } from './data/current.ts'
import { Engine } from './data/engine.ts'
import { SessionStore } from './data/session.ts'
import { currentLanguage } from './i18n/setup.ts'
import { newId } from './platform/ids.ts'
import { withLock } from './platform/locks.ts'
import { askForRing, registerWorker } from './platform/worker.ts'

/** What the screens work with: made once, at the start. */
export interface Client {
  readonly session: SessionStore
  /** For visitors and for calls outside the engine. */
  readonly api: Api
  /** Settles when the stored session was checked with the server, or the server could not be reached. */
  readonly ready: Promise<void>
  /** Listens for a waiting new version, and for actions the server refused. */
  onUpdate(hear: (activate: () => void) => void): void
  onRefused(hear: (results: readonly OperationResult[]) => void): void
}

/** The app's composition root: session, engine of the signed-in player, worker, and the browser's events. */
export function startClient(): Client {
  const send: typeof fetch = (input, init) => fetch(input, init)
  const session = new SessionStore(localStorage)
  const refusedHearers = new Set<(results: readonly OperationResult[]) => void>()
  const updateHearers = new Set<(activate: () => void) => void>()
  let waitingUpdate: (() => void) | null = null
  const api = createApi({
    fetch: send,
    origin: '',
    token: () => session.current?.token ?? null,
    language: currentLanguage,
    onUnauthenticated: () => session.end(),
  })

  let running: { userId: string; ended: boolean; engine: Engine } | null = null
  const follow = () => {
    const now = session.current
    if (running && (!now || now.userId !== running.userId || now.ended !== running.ended)) {
      running.engine.stop()
      running = null
      currentEngine.set(null)
    }
    if (!now || running) return
    const engine = new Engine({
      session,
      userId: now.userId,
      fetch: send,
      origin: '',
      language: currentLanguage,
      deviceNow: () => Date.now(),
      newId,
      random: Math.random,
      withLock,
      askForRing,
      onRefused: (results) => {
        for (const hear of refusedHearers) hear(results)
      },
      onOutdated: () => window.location.reload(),
    })
    running = { userId: now.userId, ended: now.ended, engine }
    // A parked player reads what is here; nothing is sent until that player signs in again.
    if (!now.ended) engine.start()
    currentEngine.set(engine)
  }
  session.subscribe(follow)
  const ready = checkSession(session, api).then(follow)

  const wake = () => running && !running.ended && running.engine.wake()
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake())
  void registerWorker({
    onRing: wake,
    onUpdate: (activate) => {
      waitingUpdate = activate
      for (const hear of updateHearers) hear(activate)
    },
  })
  return {
    session,
    api,
    ready,
    onUpdate: (hear) => {
      updateHearers.add(hear)
      if (waitingUpdate) hear(waitingUpdate)
    },
    onRefused: (hear) => refusedHearers.add(hear),
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
