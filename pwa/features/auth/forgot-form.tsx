import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { forgotPassword } from '../../../shared/contract/account.ts'
import type { Client } from '../../client.ts'
import { emailFaultKey } from '../../data/form-faults.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFault } from '../../ui/form-fault.tsx'
import { usePage } from '../../ui/page.ts'
import { showSuccess } from '../../ui/toast.tsx'
import { useAttempt } from './use-attempt.ts'
import type { Flow } from './use-flow.ts'

interface Props {
  readonly client: Client
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSent: (flow: Flow) => void
}

/** Asks for the address; what follows is the same whether it has an account or not. */
export function ForgotForm({ client, email, onEmail, onSent }: Props) {
  const { t } = useTranslation('auth')
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAttempt(client)
  usePage(t('forgot.title'))
  const fault = emailFaultKey(email)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault) return
    const words = { failed: t('toast.forgotFailed'), error: t('toast.forgotError'), offline: t('errors.resetNetwork') }
    const answer = await attempt(words, forgotPassword, { email })
    if (!answer) return
    showSuccess(t('toast.forgotSent'))
    onSent(answer)
  }
  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('forgot.title')}</h1>
      <p className="lead">{t('forgot.lead')}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          error={touched && fault ? t(`errors.${fault}`) : null}
          onChange={(event) => {
            onEmail(event.target.value)
            setTouched(false)
            clear()
          }}
        />
        {failure && <FormFault>{t('errors.forgotPasswordFailed')}</FormFault>}
        <Button type="submit" variant="act" busy={busy && t('forgot.busy')}>
          {t('forgot.act')}
        </Button>
      </form>
      <p className="foot-line">
        <Trans t={t} i18nKey="forgot.toLogin" components={[<span key="none" />, <Link key="login" to="/login" />]} />
      </p>
    </div>
  )
}
