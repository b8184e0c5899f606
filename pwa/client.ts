import type { OperationResult } from '../shared/contract/sync.ts'
import type { Api } from './data/api.ts'
import { ApiError } from './data/api-error.ts'
import { currentEngine } from './data/current.ts'
import { leftSessions, rememberLeft } from './data/left-sessions.ts'
import { SessionStore } from './data/session.ts'
import { newId } from './platform/ids.ts'
import { askForRing, keepPictures, registerWorker } from './platform/worker.ts'

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

/** Contracts, database and sync: a visitor's first page does without them. */
const loadServerSide = () =>
  import('./server-side.ts').catch(() => {
    // For who calls, code that cannot be fetched is an answer that cannot be fetched.
    throw new ApiError('NETWORK', 0, 'Network error')
  })

/** The app's composition root: session, engine of the signed-in player, worker, and the browser's events. */
export function startClient(): Client {
  const session = new SessionStore(storage())
  const refusedHearers = new Set<(results: readonly OperationResult[]) => void>()
  const updateHearers = new Set<(activate: () => void) => void>()
  let waitingUpdate: (() => void) | null = null
  const api: Api = async (call, input) => (await loadServerSide()).visitorApi(session)(call, input)

  const follow = engineKeeper(session, (results) => {
    for (const hear of refusedHearers) hear(results)
  })
  const ready = checkSession(session).then(follow)
  session.subscribe(() => void follow())
  // An engine whose code could not be fetched is fetched again.
  window.addEventListener('online', () => void follow())
  // Signing in or out in another tab counts here too.
  window.addEventListener('storage', session.refresh)
  void registerWorker({
    onRing: () => currentEngine.get()?.wake(),
    onUpdate: (activate) => {
      waitingUpdate = activate
      for (const hear of updateHearers) hear(activate)
    },
    // Without a worker the app works with a network only.
  }).catch(() => undefined)
  window.addEventListener('online', () => void leaveSessions())
  void leaveSessions()
  return {
    session,
    api,
    ready,
    signOut: () => {
      const token = session.current?.token
      session.signOut()
      if (token) void leaveSessions(token)
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
  let stopCovers = () => {}
  return async () => {
    const userId = session.current?.userId ?? null
    if (userId === wanted) return
    wanted = userId
    stopCovers()
    currentEngine.get()?.stop()
    currentEngine.set(null)
    if (userId === null) return
    const serverSide = await loadServerSide().catch(() => null)
    if (!serverSide) {
      if (wanted === userId) wanted = null
      return
    }
    const engine = await serverSide.openEngine({ session, userId, askForRing, onRefused })
    // Somebody else may have signed in while the database was opened.
    if (wanted !== userId) return engine.stop()
    engine.start()
    currentEngine.set(engine)
    stopCovers = serverSide.keepCovers(engine, (covers) => void keepPictures(covers).catch(() => undefined))
  }
}

/** Tells the server of `token` and of sessions left here before; the code for that is loaded only if there are any. */
async function leaveSessions(token?: string): Promise<void> {
  if (token) await rememberLeft({ token, operationId: newId() })
  if ((await leftSessions()).length === 0) return
  // What cannot be told now is told when the network is back.
  const serverSide = await loadServerSide().catch(() => null)
  await serverSide?.endLeftSessions()
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
async function checkSession(session: SessionStore): Promise<void> {
  if (!session.current) return
  const serverSide = await loadServerSide().catch(() => null)
  await serverSide?.checkSession(session)
}
