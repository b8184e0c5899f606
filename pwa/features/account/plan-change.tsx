import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { membershipCheckout } from '../../../shared/contract/membership.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { useServerConfig } from '../../data/query-config.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { FailureLine } from './failure-line.tsx'
import { priceText } from './price-text.ts'
import { useAccountCall } from './use-account-call.ts'

/** The way from one paid plan to the other. It is charged or credited at once, so it asks first. */
export function PlanChange({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const { busy, sentence, send } = useAccountCall(client)
  const other = useServerConfig(client.api)?.plans.find((offer) => offer.plan !== user.membershipLevel)
  if (!other) return null
  const { plan } = other
  const change = async () => {
    const answer = await send(membershipCheckout, { body: { plan } })
    setAsking(false)
    if (answer && /^https?:$/.test(new URL(answer.url).protocol)) window.location.assign(answer.url)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('membership.changeTo', { plan })}</Button>
      <FailureLine text={sentence} />
      <ConfirmDialog
        open={asking}
        title={t('membership.changeSure', { plan })}
        cancel={t('membership.changeNot')}
        confirm={t('membership.changeTo', { plan })}
        loading={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void change()}
      >
        {t('membership.changeText', { price: priceText(other, currentLanguage()) })}
      </ConfirmDialog>
    </>
  )
}
