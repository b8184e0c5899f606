import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelMembership, resumeMembership } from '../../../shared/contract/membership.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/dates.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { FailureLine } from './failure-line.tsx'
import { PlanChange } from './plan-change.tsx'
import { PlanOffers } from './plan-offers.tsx'
import { useAccountCall } from './use-account-call.ts'
import { type PaymentReturn, usePaymentReturn } from './use-payment-return.ts'

interface Props extends PaymentReturn {
  readonly client: Client
  /** As the server told: a plan is never predicted. */
  readonly user: User
}

/** The plan, and what can be done about it. */
export function MembershipCard({ client, user, ...payment }: Props) {
  const { t } = useTranslation(['account', 'names'])
  const confirming = usePaymentReturn(payment)
  const card = useRef<HTMLElement>(null)
  const isBack = payment.membership !== undefined
  useEffect(() => {
    if (isBack) card.current?.scrollIntoView({ block: 'center' })
  }, [isBack])
  return (
    <AccountCard
      ref={card}
      title={t('membership.title')}
      badge={
        <span className="badge" data-tier={user.membershipLevel}>
          {t(`names:memberships.${user.membershipLevel}`)}
        </span>
      }
    >
      {confirming && (
        <p className="acct-text" role="status">
          {t('membership.confirming')}
        </p>
      )}
      {user.membershipLevel === 'Free' ? <Upgrade client={client} /> : <Paid client={client} user={user} />}
    </AccountCard>
  )
}

function Upgrade({ client }: { client: Client }) {
  const { t } = useTranslation('account')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="acct-text">{t('membership.free')}</p>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t('membership.upgrade')}
      </Button>
      <div id={id}>{open && <PlanOffers client={client} />}</div>
    </>
  )
}

function Paid({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const engine = useEngine()
  const [asking, setAsking] = useState(false)
  const { busy, sentence, send } = useAccountCall(client)
  const { membershipRenewsAt, membershipEndsAt } = user
  const cancel = async () => {
    const answer = await send(cancelMembership, { body: {} })
    setAsking(false)
    void engine?.sync()
    if (answer) showSuccess(t('membership.cancelled'))
  }
  const resume = async () => {
    const answer = await send(resumeMembership, { body: {} })
    void engine?.sync()
    if (answer) showSuccess(t('membership.resumed'))
  }
  const day = (time: number | null) => (time === null ? '' : dayText(time, currentLanguage()))
  return (
    <>
      <dl className="acct-facts">
        <dt>{t('membership.billing')}</dt>
        <dd>{t('membership.monthly')}</dd>
        {membershipEndsAt !== null ? (
          <>
            <dt>{t('membership.ends')}</dt>
            <dd>{day(membershipEndsAt)}</dd>
          </>
        ) : (
          membershipRenewsAt !== null && (
            <>
              <dt>{t('membership.renews')}</dt>
              <dd>{day(membershipRenewsAt)}</dd>
            </>
          )
        )}
      </dl>
      <FailureLine text={sentence} />
      {membershipEndsAt !== null ? (
        <Button loading={busy} onClick={() => void resume()}>
          {t('membership.resume')}
        </Button>
      ) : (
        <div className="rowf">
          <PlanChange client={client} user={user} />
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('membership.cancel')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('membership.sure')}
        cancel={t('membership.keep')}
        confirm={t('membership.cancel')}
        danger
        loading={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        {membershipRenewsAt === null
          ? t('membership.sureText')
          : t('membership.sureUntil', { day: day(membershipRenewsAt) })}
      </ConfirmDialog>
    </>
  )
}
