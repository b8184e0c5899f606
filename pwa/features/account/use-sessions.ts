import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { type SessionInfo, sessions } from '../../../shared/contract/account.ts'
import type { Engine } from '../../data/engine.ts'
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
  const { data, isError, refetch } = useQuery({
    // Another round may have changed it, and once nothing is in the way it can be had again.
    queryKey: ['sessions', engine?.db.name, round, blocked === null],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: engine ? () => load(engine) : skipToken,
  })
  return { list: data ?? (isError ? null : undefined), reload: () => void refetch() }
}

function load({ api, db, now }: Engine): Promise<Kept<readonly SessionInfo[]>> {
  return fetchKept(db, 'sessions', now, async () => (await api(sessions)).sessions)
}
