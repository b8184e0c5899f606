import { useEffect, useEffectEvent } from 'react'
import type { SessionStore } from '../../data/session.ts'
import { forgetKept } from '../../ui/use-kept.ts'

/** Leaves a form once somebody is signed in, here or in another tab. */
export function useSignedIn(session: SessionStore, onDone: () => void): void {
  const look = useEffectEvent(() => {
    if (!session.current || session.current.ended) return
    forgetKept('auth ')
    onDone()
  })
  useEffect(() => {
    look()
    return session.subscribe(() => look())
  }, [session])
}
