import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RESERVED_USERNAME_PREFIX } from '../../../shared/rules/reserved-username.ts'
import type { Client } from '../../client.ts'
import { useConnection, useProfile } from '../../data/live.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { EmailCard } from './email-card.tsx'
import { ExportCard } from './export-card.tsx'
import { MembershipCard } from './membership-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import type { PaymentReturn } from './use-payment-return.ts'
import { UsernameCard } from './username-card.tsx'

interface Props extends PaymentReturn {
  readonly client: Client
}

/** The account behind the character: address, names, password, plan, sessions, data, and the way out. */
export function AccountTab({ client, ...payment }: Props) {
  const { t } = useTranslation('account')
  const profile = useProfile()
  const { blocked } = useConnection()
  const [round, setRound] = useState(0)
  if (!profile) return <Skeleton label={t('loading')} lines={6} />
  const { user, told } = profile
  return (
    <>
      {blocked && (
        <p className="strip acct-strip" role="status">
          <Icon name="offline" />
          <span>{t('blocked.note', { why: t(`blocked.${blocked}`) })}</span>
        </p>
      )}
      <div className="accts">
        <div>
          <EmailCard client={client} user={told} />
          <NameCard user={user} />
          {told.username.startsWith(RESERVED_USERNAME_PREFIX) && <UsernameCard client={client} user={told} />}
          <PasswordCard client={client} user={told} onChanged={() => setRound(round + 1)} />
        </div>
        <div>
          <MembershipCard client={client} user={told} {...payment} />
          <SessionsCard client={client} round={round} />
          <ExportCard client={client} username={told.username} />
          <DeletionCard client={client} user={told} />
        </div>
      </div>
    </>
  )
}
