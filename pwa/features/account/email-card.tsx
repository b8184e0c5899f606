import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateEmail } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { canChangeEmail, newEmailFault } from './account-rules.ts'
import { Card } from './card.tsx'
import { EmailCode } from './email-code.tsx'
import { useAccountCall } from './use-account-call.ts'
import { useOpened } from './use-opened.ts'

const NONE = { userId: '', email: '' }

/** The address; a new one counts when its code is confirmed, which may be after a reload. */
export function EmailCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const form = useOpened()
  const [flow, keepFlow] = useKept(`account ${user.id} email code`, NONE)
  const [{ email }, keep] = useKept(`account ${user.id} email`, { email: '' })
  return (
    <Card title={t('email.title')}>
      {flow.userId ? (
        <EmailCode
          client={client}
          flow={flow}
          onAgain={() => {
            keepFlow(NONE)
            form.open()
          }}
          onDone={() => {
            keepFlow(NONE)
            keep({ email: '' })
          }}
        />
      ) : form.opened ? (
        <EmailForm
          client={client}
          user={user}
          email={email}
          onEmail={(next) => keep({ email: next })}
          onClose={form.close}
          onSent={(sent) => {
            form.close()
            keepFlow(sent)
          }}
        />
      ) : (
        <>
          <p className="val">{user.email}</p>
          <p className="meta">{t(user.hasPassword ? 'email.lead' : 'email.noPassword')}</p>
          <p className="rowf" ref={form.opener}>
            {user.hasPassword ? (
              <Button small icon="edit" onClick={form.open}>
                {t('email.change')}
              </Button>
            ) : (
              <Link to="/forgot-password" className={buttonClass('outline', true)}>
                {t('password.set')}
              </Link>
            )}
          </p>
        </>
      )}
    </Card>
  )
}

interface FormProps {
  readonly client: Client
  readonly user: User
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onClose: () => void
  readonly onSent: (flow: { userId: string; email: string }) => void
}

function EmailForm({ client, user, email, onEmail, onClose, onSent }: FormProps) {
  const { t } = useTranslation(['account', 'auth', 'errors'])
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAccountCall(client)
  const fault = touched ? newEmailFault(email) : null
  const ready = canChangeEmail(email, password, user.email)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!ready || newEmailFault(email)) return
    const words = { failed: t('email.failed'), error: t('email.error') }
    const answer = await attempt(words, updateEmail, { body: { newEmail: email.trim(), password } })
    if (!answer) return
    showSuccess(t('email.updated'))
    onSent({ userId: answer.userId, email: answer.email })
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('email.new')}
        hint={t('email.now', { email: user.email })}
        type="email"
        autoComplete="email"
        autoFocus
        required
        value={email}
        error={fault ? t(fault) : null}
        onChange={(event) => {
          onEmail(event.target.value)
          setTouched(false)
          clear()
        }}
      />
      <Field
        label={t('password.current')}
        type="password"
        autoComplete="current-password"
        required
        reveal={{ show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') }}
        value={password}
        error={failure?.code === 'PASSWORD_WRONG' ? t('errors:PASSWORD_WRONG') : null}
        onChange={(event) => {
          setPassword(event.target.value)
          clear()
        }}
      />
      <div className="rowf">
        <Button type="submit" variant="act" small loading={busy} disabled={!ready}>
          {t('email.act')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
