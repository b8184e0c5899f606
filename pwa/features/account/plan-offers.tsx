import { useTranslation } from 'react-i18next'
import { membershipCheckout } from '../../../shared/contract/membership.ts'
import type { PlanOffer } from '../../../shared/contract/system.ts'
import type { Client } from '../../client.ts'
import { useConnection } from '../../data/live.ts'
import { useServerConfig } from '../../data/query-config.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { Button } from '../../ui/button.tsx'
import { FailureLine } from './failure-line.tsx'
import { priceText } from './price-text.ts'
import { useAccountCall } from './use-account-call.ts'

/** The plans on sale with their prices; pressing one leads to the page where it is paid. */
export function PlanOffers({ client }: { client: Client }) {
  const { t } = useTranslation('account')
  const { blocked } = useConnection()
  const config = useServerConfig(client.api)
  const { busy, sentence, send } = useAccountCall(client)
  const choose = async (plan: PlanOffer['plan']) => {
    const answer = await send(membershipCheckout, { body: { plan } })
    if (answer && /^https?:$/.test(new URL(answer.url).protocol)) window.location.assign(answer.url)
  }
  if (!config) {
    return (
      <p className="acct-text" role="status">
        {blocked ? t(`blocked.${blocked}`) : t('membership.asking')}
      </p>
    )
  }
  if (config.plans.length === 0) {
    return (
      <p className="acct-text" role="status">
        {t('membership.notOnSale')}
      </p>
    )
  }
  return (
    <>
      <ul className="plans">
        {config.plans.map((offer) => (
          <li key={offer.plan} className={`offer ${offer.plan.toLowerCase()}`}>
            <b>{offer.plan}</b>
            <span className="num">{t('membership.price', { price: priceText(offer, currentLanguage()) })}</span>
            <Button loading={busy} onClick={() => void choose(offer.plan)}>
              {t('membership.choose', { plan: offer.plan })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="meta">{t('membership.elsewhere')}</p>
      <FailureLine text={sentence} />
    </>
  )
}
