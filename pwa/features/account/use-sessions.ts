import { useCallback, useEffect, useState } from 'react'
import { type SessionInfo, sessions } from '../../../shared/contract/account.ts'
import { fetchKept } from '../../data/kept.ts'
import { useConnection, useEngine } from '../../data/live.ts'
import { listenToBrowser } from '../../platform/online.ts'

interface Known {
  readonly list: readonly SessionInfo[]
  /** When it was fetched, if it comes from this device (epoch ms, server's clock). */
  readonly keptAt: number | null
}

/** Where the player is signed in: from the server, or as it was last known here. `null`: neither. `undefined`: on its way. */
export function useSessions(): { readonly known: Known | null | undefined; readonly reload: () => Promise<void> } {
  const engine = useEngine()
  const { blocked } = useConnection()
  const [known, setKnown] = useState<Known | null>()
  const reload = useCallback(async () => {
    if (!engine) return
    try {
      const kept = await fetchKept(engine.db, 'sessions', engine.now, () => engine.api(sessions))
      setKnown({ list: kept.value.sessions, keptAt: kept.fetchedAt })
    } catch {
      setKnown((before) => before ?? null)
    }
  }, [engine])
  // Again as soon as the server can be reached, and when the page is seen again: other devices come and go.
  useEffect(() => {
    if (blocked === null || blocked === 'network') void reload()
    return listenToBrowser({ onNetwork: () => undefined, onVisible: () => void reload() })
  }, [blocked, reload])
  return { known, reload }
}
