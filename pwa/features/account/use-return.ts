import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { verifyMembership } from '../../../shared/contract/membership.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { showInfo, showSuccess } from '../../ui/toast.tsx'
import { useAccountCall } from './use-account-call.ts'

/** How a visit to the page to pay ended, as the address says. `sessionId`: none where a plan was only changed. */
export interface Returned {
  readonly outcome: 'success' | 'canceled'
  readonly sessionId: string | null
}

/** Says once what came of a visit to the page to pay; the server asks, the address is not believed. */
export function useReturn(client: Client, returned: Returned | null, onTold: () => void): void {
  const { t } = useTranslation('account')
  const engine = useEngine()
  const { attempt } = useAccountCall(client)
  const tell = useEffectEvent(async ({ outcome, sessionId }: Returned) => {
    onTold()
    if (outcome === 'canceled') return showInfo(t('membership.notPaid'))
    if (sessionId) {
      const words = { failed: t('membership.verifyFailed'), error: t('membership.verifyError') }
      if (!(await attempt(words, verifyMembership, { body: { sessionId } }))) return
    }
    await engine?.sync()
    const level = client.session.current?.user.membershipLevel ?? 'Free'
    if (level === 'Free') showInfo(t('membership.verifying'))
    else showSuccess(t('membership.begun', { plan: t(`names:memberships.${level}`) }))
  })
  const isReady = engine !== null
  useEffect(() => {
    if (returned && isReady) void tell(returned)
  }, [returned, isReady])
}
