import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { register } from '../../../shared/contract/auth.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFault } from '../../ui/form-fault.tsx'
import { usePage } from '../../ui/page.ts'
import { showSuccess } from '../../ui/toast.tsx'
import { GoogleButton } from './google-button.tsx'
import { type RegisterFields, registerFaults } from './register-rules.ts'
import { useAttempt } from './use-attempt.ts'
import type { Flow } from './use-flow.ts'

interface Props {
  readonly client: Client
  readonly fields: RegisterFields
  readonly onFields: (fields: RegisterFields) => void
  readonly onRegistered: (flow: Flow) => void
}

/** What an account is opened with. */
export function RegisterForm({ client, fields, onFields, onRegistered }: Props) {
  const { t } = useTranslation('auth')
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAttempt(client)
  usePage(t('register.title'))
  const faults = registerFaults(fields)
  const refusedField = (failure?.data as { field?: string } | null)?.field

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (Object.keys(faults).length > 0) return
    const { confirm: _, ...body } = fields
    const words = { failed: t('toast.registrationFailed'), error: t('toast.registrationError') }
    const answer = await attempt(words, register, body)
    if (!answer) return
    showSuccess(t('toast.registered'))
    onRegistered(answer)
  }

  const field = (name: keyof RegisterFields) => {
    const fault = faults[name]
    const refused = refusedField === name && failure ? t(`errors:${failure.code}`) : null
    return {
      label: t(`fields.${name}`),
      value: fields[name],
      error: refused ?? (touched && fault ? t(`errors.${fault}`) : null),
      required: true,
      onChange: (event: { target: { value: string } }) => {
        onFields({ ...fields, [name]: event.target.value })
        clear()
      },
    }
  }
  const reveal = { show: t('fields.showPassword'), hide: t('fields.hidePassword') }

  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('register.title')}</h1>
      <p className="lead">{t('register.lead')}</p>
      <form onSubmit={submit} noValidate>
        <Field {...field('name')} autoComplete="name" hint={t('fields.nameHint')} />
        <Field {...field('username')} autoComplete="nickname" hint={t('fields.usernameHint')} />
        <Field {...field('email')} type="email" autoComplete="username" />
        <Field
          {...field('password')}
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          hint={t('fields.passwordHint')}
        />
        <Field {...field('confirm')} type="password" autoComplete="new-password" reveal={reveal} />
        {failure && !refusedField && <FormFault>{t('errors.registrationFailed')}</FormFault>}
        <Button type="submit" variant="act" busy={busy && t('register.busy')}>
          {t('register.act')}
        </Button>
      </form>
      <GoogleButton client={client} failed={t('errors.googleRegistrationFailed')} />
      <p className="foot-line">
        <Trans t={t} i18nKey="register.toLogin" components={[<span key="none" />, <Link key="login" to="/login" />]} />
      </p>
    </div>
  )
}
