import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verifyMembership } from '../../../shared/contract/membership.ts'
import type { Engine } from '../../data/engine.ts'
import { useEngine } from '../../data/live.ts'
import { newId } from '../../platform/ids.ts'
import { showInfo, showSuccess } from '../../ui/toast.tsx'

/** How the visit to the page for paying ended, and how to say that it was seen. */
export interface PaymentReturn {
  readonly membership: 'success' | 'canceled' | undefined
  /** The provider's name of the visit; the server can ask about it. */
  readonly paymentId: string | undefined
  /** The address may be cleaned. */
  readonly onSeen: () => void
}

/** The server may hear of a payment late: it is asked this often, so many milliseconds apart. */
const LOOKS = [0, 1_000, 2_000, 3_000, 5_000, 8_000]

/** Says how the payment ended; true while the server has yet to hear of it. */
export function usePaymentReturn({ membership, paymentId, onSeen }: PaymentReturn): boolean {
  const { t } = useTranslation('account')
  const engine = useEngine()
  const [confirming, setConfirming] = useState(false)
  const end = useEffectEvent((plan: string | null) => {
    setConfirming(false)
    if (membership === 'canceled') showInfo(t('membership.notPaid'))
    else if (plan) showSuccess(t('membership.active', { plan }), t('membership.thanks'))
    else showInfo(t('membership.thanks'), t('membership.soon'))
    onSeen()
  })
  useEffect(() => {
    if (membership === 'canceled') end(null)
    if (membership !== 'success' || !engine) return
    let left = false
    setConfirming(true)
    void waitForPlan(engine, paymentId, () => left).then((plan) => {
      if (!left) end(plan)
    })
    return () => {
      left = true
    }
  }, [membership, paymentId, engine])
  return confirming
}

/** The paid plan once the server knows of it; null when it has not heard of it for a while. */
async function waitForPlan(
  engine: Engine,
  paymentId: string | undefined,
  isLeft: () => boolean,
): Promise<string | null> {
  for (const pause of LOOKS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (isLeft()) return null
    if (paymentId) {
      // What it refuses, or cannot find out now, its provider may tell it later.
      await engine.api(verifyMembership, { body: { sessionId: paymentId }, operationId: newId() }).catch(() => null)
    }
    await engine.sync()
    const told = await engine.db.profile.get('me').catch(() => undefined)
    if (told && told.membershipLevel !== 'Free') return told.membershipLevel
  }
  return null
}
