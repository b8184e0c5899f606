import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateUsername } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import { USERNAME_MAX, usernameFault } from '../../../shared/rules/credentials.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showError, showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountCall } from './use-account-call.ts'

/** For who signed in with Google: a username of their own in place of the one that was made up, once. */
export function UsernameCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const engine = useEngine()
  const [editing, setEditing] = useState(false)
  const [username, setUsername] = useState('')
  const [touched, setTouched] = useState(false)
  const { busy, sentence, send, clear } = useAccountCall(client)
  const fault = usernameFault(username.trim())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault) return
    const answer = await send(updateUsername, { body: { username: username.trim() } }, (error) =>
      showError(t(error.isNetwork ? 'username.error' : 'username.failed')),
    )
    if (!answer) return
    client.session.update(answer.user)
    showSuccess(t('username.updated'))
    void engine?.sync()
  }
  return (
    <AccountCard title={t('username.title')}>
      <p className="acct-value">{user.username}</p>
      <p className="meta">{t('username.lead')}</p>
      {editing ? (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={t('username.label')}
            hint={t('username.hint')}
            error={sentence ?? (touched && fault ? t(`username.faults.${fault}`) : null)}
            autoComplete="nickname"
            maxLength={USERNAME_MAX}
            autoFocus
            value={username}
            onChange={(event) => {
              setUsername(event.target.value)
              setTouched(false)
              clear()
            }}
          />
          <div className="rowf">
            <Button type="submit" variant="act" loading={busy}>
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={() => setEditing(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button icon="edit" onClick={() => setEditing(true)}>
          {t('username.edit')}
        </Button>
      )}
    </AccountCard>
  )
}
