import { logout, me } from '../shared/contract/auth.ts'
import { type Api, createApi } from './data/api.ts'
import { ApiError } from './data/api-error.ts'
import { Engine, type EngineDeps } from './data/engine.ts'
import { forgetLeft, leftSessions } from './data/left-sessions.ts'
import type { SessionStore } from './data/session.ts'
import { currentLanguage } from './i18n/setup.ts'
import { newId } from './platform/ids.ts'
import { withLock } from './platform/locks.ts'

export { keepCovers } from './data/keep-covers.ts'

const browser = { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init), origin: '' }

/** The fetcher for visitors and for calls outside the engine. */
export function visitorApi(session: SessionStore): Api {
  return createApi({
    ...browser,
    token: () => session.current?.token ?? null,
    language: currentLanguage,
    onUnauthenticated: () => session.end(),
  })
}

/** The engine of a signed-in player, on the parts of this browser. */
export function openEngine(deps: Pick<EngineDeps, 'session' | 'userId' | 'askForRing' | 'onRefused'>): Promise<Engine> {
  return Engine.open({
    ...deps,
    ...browser,
    language: currentLanguage,
    deviceNow: () => Date.now(),
    newId,
    random: Math.random,
    withLock,
    onOutdated: () => window.location.reload(),
  })
}

/** Ends the session here when the server does not know it any more; any other trouble says nothing about it. */
export async function checkSession(session: SessionStore): Promise<void> {
  try {
    const { user } = await visitorApi(session)(me, { timeout: 4_000 })
    session.update(user)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) session.signOut()
  }
}

/** Tells the server of the sessions that were left on this device, also those left without a network. */
export async function endLeftSessions(): Promise<void> {
  for (const { token, operationId } of await leftSessions()) {
    const api = createApi({ ...browser, token: () => token, language: currentLanguage })
    const ended = await api(logout, { body: {}, operationId }).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.status === 401,
    )
    if (ended) await forgetLeft(token)
  }
}
