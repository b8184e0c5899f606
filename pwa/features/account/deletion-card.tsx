import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestDeletion } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { Window } from '../../ui/window.tsx'
import { AccountCard } from './account-card.tsx'
import { CodeEntry } from './code-entry.tsx'
import { FailureLine } from './failure-line.tsx'
import type { MailedCode } from './mailed-code.ts'
import { PasswordToDelete } from './password-to-delete.tsx'
import { useAccountCall } from './use-account-call.ts'
import { useDeletion } from './use-deletion.ts'

/** The way out for good: with the password, or for who has none with a mailed code. */
export function DeletionCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const [flow, setFlow] = useState<MailedCode | null>(null)
  const asking = useAccountCall(client)
  const deletion = useDeletion(client, user)
  const ask = async () => {
    const answer = await asking.send(requestDeletion, { body: {} })
    if (answer) setFlow(answer)
  }
  return (
    <AccountCard title={t('deletion.title')} danger>
      <p className="acct-text">{t('deletion.lead')}</p>
      <Button onClick={() => setOpen(true)}>{t('deletion.open')}</Button>
      <Window open={open} title={t('deletion.sure')} closeLabel={t('close')} onClose={() => setOpen(false)}>
        <ul className="acct-list">
          {(['gone', 'left', 'plan'] as const).map((what) => (
            <li key={what}>{t(`deletion.what.${what}`)}</li>
          ))}
        </ul>
        {user.hasPassword ? (
          <PasswordToDelete email={user.email} deletion={deletion} onCancel={() => setOpen(false)} />
        ) : flow ? (
          <CodeEntry
            client={client}
            flow={flow}
            act={t('deletion.act')}
            variant="danger"
            busy={deletion.busy}
            error={deletion.sentence}
            onChange={deletion.clear}
            onCode={(code) => void deletion.remove({ userId: flow.userId, code })}
            onBack={() => setFlow(null)}
          />
        ) : (
          <>
            <p className="acct-text">{t('deletion.byCode', { email: user.email })}</p>
            <FailureLine text={asking.sentence} />
            <div className="rowf">
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {t('cancel')}
              </Button>
              <Button loading={asking.busy} onClick={() => void ask()}>
                {t('deletion.mail')}
              </Button>
            </div>
          </>
        )}
      </Window>
    </AccountCard>
  )
}
