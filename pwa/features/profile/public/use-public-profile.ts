import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { publicProfile } from '../../../../shared/contract/profiles.ts'
import { fetchKept } from '../../../data/kept.ts'
import { useConnection, useEngine } from '../../../data/live.ts'

/** Another player's profile, from the server or as it was kept on this device. */
export function usePublicProfile(userId: string) {
  const engine = useEngine()
  const { blocked } = useConnection()
  const query = useQuery({
    queryKey: ['profile', engine?.db.name, userId],
    enabled: engine !== null,
    queryFn: () => {
      if (!engine) throw new Error('nobody is signed in')
      const load = async () => (await engine.api(publicProfile, { params: { userId } })).profile
      return fetchKept(engine.db, `profile ${userId}`, engine.now, load)
    },
  })
  const { refetch, isError } = query
  const isKept = typeof query.data?.fetchedAt === 'number'
  const before = useRef(blocked)
  useEffect(() => {
    const isFreed = before.current !== null && blocked === null
    before.current = blocked
    // A copy of the device's is no answer, nor is none: asked for again as soon as the server can be reached.
    if (blocked === null && (isKept || (isFreed && isError))) void refetch()
  }, [isKept, isError, blocked, refetch])
  return { ...query, blocked }
}
