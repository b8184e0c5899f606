import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { membershipCheckout } from '../../../shared/contract/membership.ts'
import type { PlanOffer } from '../../../shared/contract/system.ts'
import type { Plan } from '../../../shared/rules/memberships.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { Window } from '../../ui/window.tsx'
import { useAccountCall } from './use-account-call.ts'
import { priceText } from './words.ts'

interface Props {
  readonly client: Client
  readonly offers: readonly PlanOffer[]
  /** One plan for another: the difference is settled at once. */
  readonly isChange: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/** The plans on sale; choosing one leaves for the page to pay. */
export function PlanWindow({ client, offers, isChange, open, onClose }: Props) {
  const { t, i18n } = useTranslation(['account', 'names', 'shell'])
  const [chosen, setChosen] = useState<Plan | null>(null)
  const { busy, attempt } = useAccountCall(client)
  const pay = async (plan: Plan) => {
    setChosen(plan)
    const words = { failed: t('membership.checkoutFailed'), error: t('membership.checkoutError') }
    const answer = await attempt(words, membershipCheckout, { body: { plan } })
    if (answer) window.location.assign(answer.url)
    else setChosen(null)
  }
  return (
    <Window open={open} title={t('membership.plans')} closeLabel={t('shell:close')} onClose={onClose}>
      <p className="dialog-lead">{t(isChange ? 'membership.changeLead' : 'membership.plansLead')}</p>
      <ul className="plans">
        {offers.map((offer) => (
          <li key={offer.plan}>
            <b>{t(`names:memberships.${offer.plan}`)}</b>
            <span className="price">{t('membership.perMonth', { price: priceText(offer, i18n.language) })}</span>
            <Button
              small
              loading={chosen === offer.plan}
              disabled={(busy || chosen !== null) && chosen !== offer.plan}
              aria-label={t('membership.choosePlan', { plan: t(`names:memberships.${offer.plan}`) })}
              onClick={() => void pay(offer.plan)}
            >
              {t('membership.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </Window>
  )
}
