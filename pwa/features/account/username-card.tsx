import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateUsername } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { usernameFaultKey } from '../../data/form-faults.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { Card } from './card.tsx'
import { useAccountCall } from './use-account-call.ts'
import { useOpened } from './use-opened.ts'
import { useTaken } from './use-taken.ts'

/** The username that a sign-in with Google made up: one's own is chosen in its place, once. */
export function UsernameCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation(['account', 'auth', 'errors'])
  const form = useOpened()
  const take = useTaken(client)
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAccountCall(client)
  const fault = usernameFaultKey(typed.trim())
  const refused = failure && !failure.isUndecided ? t(`errors:${failure.code}`) : null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault) return
    const words = { failed: t('auth:toast.usernameFailed'), error: t('auth:toast.usernameError') }
    const answer = await attempt(words, updateUsername, { body: { username: typed.trim() } })
    if (!answer) return
    await take(answer.user)
    showSuccess(t('username.updated'))
    form.close()
  }
  return (
    <Card title={t('auth:fields.username')}>
      {form.opened ? (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={t('auth:fields.username')}
            labelHidden
            hint={t('auth:fields.usernameHint')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            value={typed}
            error={refused ?? (touched && fault ? t(`auth:errors.${fault}`) : null)}
            onChange={(event) => {
              setTyped(event.target.value)
              setTouched(false)
              clear()
            }}
          />
          <div className="rowf">
            <Button type="submit" variant="act" small loading={busy}>
              {t('save')}
            </Button>
            <Button variant="quiet" small onClick={form.close}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="val">{user.username}</p>
          <p className="meta">{t('username.lead')}</p>
          <p className="rowf" ref={form.opener}>
            <Button small icon="edit" onClick={form.open}>
              {t('username.change')}
            </Button>
          </p>
        </>
      )}
    </Card>
  )
}
