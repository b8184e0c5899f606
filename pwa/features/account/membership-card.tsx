import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelMembership, resumeMembership } from '../../../shared/contract/membership.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { useServerConfig } from '../../data/query-config.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/dates.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showInfo, showSuccess } from '../../ui/toast.tsx'
import { Card } from './card.tsx'
import { PlanWindow } from './plan-window.tsx'
import { useAccountCall } from './use-account-call.ts'

/** The plan: what it is, until when, and the ways to begin, change, end and resume it. */
export function MembershipCard({ client, user }: { client: Client; user: User }) {
  const { t, i18n } = useTranslation(['account', 'names'])
  const engine = useEngine()
  const [choosing, setChoosing] = useState(false)
  const [asking, setAsking] = useState(false)
  const { busy, attempt } = useAccountCall(client)
  const offers = (useServerConfig(client.api)?.plans ?? []).filter((offer) => offer.plan !== user.membershipLevel)
  const { membershipLevel, membershipRenewsAt, membershipEndsAt } = user
  const isFree = membershipLevel === 'Free'
  const plan = t(`names:memberships.${membershipLevel}`)
  const day = (time: number) => dayText(time, i18n.language)

  const choose = () => {
    if (offers.length === 0) showInfo(t('membership.notOnSale'))
    else setChoosing(true)
  }
  const cancel = async () => {
    const words = { failed: t('membership.cancelFailed'), error: t('membership.cancelError') }
    const answer = await attempt(words, cancelMembership, { body: {} })
    setAsking(false)
    if (!answer) return
    await engine?.sync()
    const { membershipEndsAt: end } = answer
    showSuccess(end === null ? t('membership.cancelled') : t('membership.endsOn', { date: day(end) }))
  }
  const resume = async () => {
    const words = { failed: t('membership.resumeFailed'), error: t('membership.resumeError') }
    if (!(await attempt(words, resumeMembership, { body: {} }))) return
    await engine?.sync()
    showSuccess(t('membership.resumed'))
  }
  return (
    <Card
      title={t('membership.title')}
      aside={
        <span className="badge" data-tier={membershipLevel}>
          {plan}
        </span>
      }
    >
      {isFree && <p className="meta">{t('membership.free')}</p>}
      {!isFree && (
        <dl className="facts">
          <dt>{t('membership.cycle')}</dt>
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
      )}
      <p className="rowf">
        {isFree && (
          <Button small onClick={choose}>
            {t('membership.upgrade')}
          </Button>
        )}
        {!isFree && membershipEndsAt === null && (
          <>
            {offers.length > 0 && (
              <Button small onClick={choose}>
                {t('membership.change')}
              </Button>
            )}
            <Button variant="quiet" small onClick={() => setAsking(true)}>
              {t('membership.cancel')}
            </Button>
          </>
        )}
        {!isFree && membershipEndsAt !== null && (
          <Button small loading={busy} onClick={() => void resume()}>
            {t('membership.resume')}
          </Button>
        )}
      </p>
      <PlanWindow
        client={client}
        offers={offers}
        isChange={!isFree}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
      <ConfirmDialog
        open={asking}
        title={t('membership.cancelQuestion', { plan })}
        cancel={t('membership.keep')}
        confirm={t('membership.cancelAct')}
        danger
        loading={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
      >
        {membershipRenewsAt === null
          ? t('membership.cancelText')
          : t('membership.cancelTextUntil', { plan, date: day(membershipRenewsAt) })}
      </ConfirmDialog>
    </Card>
  )
}
