import { useTranslation } from 'react-i18next'
import type { Client } from '../../client.ts'
import { useConnection, useProfile } from '../../data/live.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { EmailCard } from './email-card.tsx'
import { ExportCard } from './export-card.tsx'
import { MembershipCard } from './membership-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { type Returned, useReturn } from './use-return.ts'
import { useSessions } from './use-sessions.ts'
import { UsernameCard } from './username-card.tsx'

interface Props {
  readonly client: Client
  /** Set when the player comes back from the page to pay; `onTold` takes it out of the address. */
  readonly returned?: Returned | null
  readonly onTold?: () => void
}

/** What a player can see and change of the account: who it is, how one signs in, what is paid, where one is signed in. */
export function AccountTab({ client, returned = null, onTold = () => undefined }: Props) {
  const { t } = useTranslation('account')
  const user = useProfile()?.user
  const { blocked } = useConnection()
  const sessions = useSessions()
  useReturn(client, returned, onTold)
  if (!user) return <Skeleton label={t('loading')} lines={8} />
  return (
    <div className="account">
      {(blocked === 'network' || blocked === 'server') && (
        <p className="strip" role="status">
          {t(blocked === 'network' ? 'offline' : 'serverAway')}
        </p>
      )}
      <div>
        <NameCard user={user} />
        {user.needsUsernameSetup && <UsernameCard client={client} user={user} />}
        <EmailCard client={client} user={user} />
        <PasswordCard client={client} user={user} onChanged={() => void sessions.reload()} />
      </div>
      <div>
        <MembershipCard client={client} user={user} />
        <SessionsCard client={client} sessions={sessions} />
        <ExportCard client={client} user={user} />
        <DeletionCard client={client} user={user} />
      </div>
    </div>
  )
}
