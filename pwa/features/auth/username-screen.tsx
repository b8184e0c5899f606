import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateUsername } from '../../../shared/contract/account.ts'
import type { Client } from '../../client.ts'
import { usernameFaultKey } from '../../data/form-faults.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFault } from '../../ui/form-fault.tsx'
import { usePage } from '../../ui/page.ts'
import { showError, showSuccess } from '../../ui/toast.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { useAttempt } from './use-attempt.ts'

/** Chooses a username in place of the one that the sign-in with Google made up. */
export function UsernameScreen({ client, onDone }: { client: Client; onDone: () => void }) {
  const { t } = useTranslation(['auth', 'errors'])
  const [{ typed }, keep] = useKept('auth username', { typed: '' })
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAttempt(client)
  usePage(t('usernameSetup.title'))
  const username = typed.trim()
  const fault = usernameFaultKey(username)
  const refused = failure && !failure.isUndecided ? t(`errors:${failure.code}`) : null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault) return
    const { current } = client.session
    if (!current || current.ended) {
      showError(t('errors:UNAUTHENTICATED'))
      return
    }
    const words = { failed: t('toast.usernameFailed'), error: t('toast.usernameError') }
    const answer = await attempt(words, updateUsername, { username })
    if (!answer) return
    keep({ typed: '' })
    client.session.update(answer.user)
    showSuccess(t('toast.usernameUpdated'))
    onDone()
  }

  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('usernameSetup.title')}</h1>
      <p className="lead">{t('usernameSetup.lead')}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('fields.username')}
          hint={t('fields.usernameHint')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          error={refused ?? (touched && fault ? t(`errors.${fault}`) : null)}
          onChange={(event) => {
            keep({ typed: event.target.value })
            setTouched(false)
            clear()
          }}
        />
        {failure && !refused && <FormFault>{t('errors.usernameFailed')}</FormFault>}
        <Button type="submit" variant="act" busy={busy && t('usernameSetup.busy')}>
          {t('usernameSetup.act')}
        </Button>
      </form>
    </div>
  )
}
