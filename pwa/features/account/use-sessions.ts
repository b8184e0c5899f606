import { useEffect, useState } from 'react'
import { type SessionInfo, sessions } from '../../../shared/contract/account.ts'
import { fetchKept, type Kept } from '../../data/kept.ts'
import { useConnection, useEngine } from '../../data/live.ts'

export interface SessionList {
  /** Undefined while it is fetched, null when it cannot be had. */
  readonly list: Kept<readonly SessionInfo[]> | null | undefined
  readonly reload: () => void
}

/** Where the player is signed in; what was fetched last is kept for reading without a network. `round`: fetched anew with each. */
export function useSessions(round: number): SessionList {
  const engine = useEngine()
  const { blocked } = useConnection()
  const [asked, setAsked] = useState(0)
  const [list, setList] = useState<SessionList['list']>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when it may have changed, or can be had again
  useEffect(() => {
    if (!engine) return
    let left = false
    fetchKept(engine.db, 'sessions', engine.now, async () => (await engine.api(sessions)).sessions).then(
      (kept) => {
        if (!left) setList(kept)
      },
      () => {
        if (!left) setList((before) => before ?? null)
      },
    )
    return () => {
      left = true
    }
  }, [engine, round, asked, blocked === null])
  return { list, reload: () => setAsked((count) => count + 1) }
}
