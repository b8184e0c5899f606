import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updatePassword } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { canChangePassword, newPasswordFault, type PasswordFields, passwordsDiffer } from './account-rules.ts'
import { Card } from './card.tsx'
import { useAccountCall } from './use-account-call.ts'
import { useOpened } from './use-opened.ts'

interface Props {
  readonly client: Client
  readonly user: User
  /** The other sessions have ended. */
  readonly onChanged: () => void
}

/** Changing the password; who has none sets one by mail. */
export function PasswordCard({ client, user, onChanged }: Props) {
  const { t } = useTranslation('account')
  const form = useOpened()
  return (
    <Card title={t('password.title')}>
      {form.opened ? (
        <PasswordForm
          client={client}
          email={user.email}
          onClose={form.close}
          onChanged={() => {
            form.close()
            onChanged()
          }}
        />
      ) : (
        <>
          <p className="meta">{t(user.hasPassword ? 'password.lead' : 'password.none')}</p>
          <p className="rowf" ref={form.opener}>
            {user.hasPassword ? (
              <Button small icon="lock" onClick={form.open}>
                {t('password.change')}
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

const EMPTY: PasswordFields = { current: '', next: '', confirm: '' }

interface FormProps {
  readonly client: Client
  readonly email: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

function PasswordForm({ client, email, onClose, onChanged }: FormProps) {
  const { t } = useTranslation(['account', 'auth', 'errors'])
  const [fields, setFields] = useState(EMPTY)
  const [left, setLeft] = useState(false)
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAccountCall(client)
  const fault = touched ? newPasswordFault(fields.next) : null
  const refusedNew = failure?.code === 'RULE_VIOLATION' || failure?.code === 'PASSWORD_TOO_COMMON'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!canChangePassword(fields) || newPasswordFault(fields.next)) return
    const words = { failed: t('password.failed'), error: t('password.error') }
    const body = { currentPassword: fields.current, newPassword: fields.next }
    if (!(await attempt(words, updatePassword, { body }))) return
    showSuccess(t('password.updated'))
    onChanged()
  }
  const change = (part: Partial<PasswordFields>) => {
    setFields({ ...fields, ...part })
    setTouched(false)
    clear()
  }
  const secret = {
    type: 'password',
    required: true,
    reveal: { show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') },
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {/* Tells the password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...secret}
        label={t('password.current')}
        autoComplete="current-password"
        autoFocus
        value={fields.current}
        error={failure?.code === 'PASSWORD_WRONG' ? t('errors:PASSWORD_WRONG') : null}
        onChange={(event) => change({ current: event.target.value })}
      />
      <Field
        {...secret}
        label={t('auth:fields.newPassword')}
        hint={t('auth:fields.passwordHint')}
        autoComplete="new-password"
        value={fields.next}
        error={fault ? t(fault) : refusedNew ? t(`errors:${failure.code}`) : null}
        onChange={(event) => change({ next: event.target.value })}
      />
      <Field
        {...secret}
        label={t('password.confirm')}
        autoComplete="new-password"
        value={fields.confirm}
        error={passwordsDiffer(fields, left) ? t('password.mismatch') : null}
        onBlur={() => setLeft(true)}
        onChange={(event) => change({ confirm: event.target.value })}
      />
      <div className="rowf">
        <Button type="submit" variant="act" small loading={busy} disabled={!canChangePassword(fields)}>
          {t('password.act')}
        </Button>
        <Button variant="quiet" small onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
