import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FailureLine } from './failure-line.tsx'
import type { useDeletion } from './use-deletion.ts'

interface Props {
  readonly email: string
  readonly deletion: ReturnType<typeof useDeletion>
  readonly onCancel: () => void
}

/** The password that says yes to what cannot be taken back. */
export function PasswordToDelete({ email, deletion, onCancel }: Props) {
  const { t } = useTranslation('account')
  const [password, setPassword] = useState('')
  const { busy, failure, sentence, remove, clear } = deletion
  const isOfPassword = failure?.code === 'PASSWORD_WRONG' || failure?.code === 'PASSWORD_MISSING'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && !busy) void remove({ password })
  }
  return (
    <form onSubmit={submit} noValidate>
      <input className="sr" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <Field
        label={t('deletion.password')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('password.show'), hide: t('password.hide') }}
        value={password}
        error={isOfPassword ? sentence : null}
        onChange={(event) => {
          setPassword(event.target.value)
          clear()
        }}
      />
      <FailureLine text={isOfPassword ? null : sentence} />
      <div className="rowf">
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="danger" loading={busy} disabled={!password}>
          {t('deletion.act')}
        </Button>
      </div>
    </form>
  )
}
