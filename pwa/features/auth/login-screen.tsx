import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { login } from '../../../shared/contract/auth.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { usePage } from '../../ui/page.ts'
import { showInfo, showSuccess } from '../../ui/toast.tsx'
import { useAttempt } from './use-attempt.ts'
import { VerifyStep } from './verify-step.tsx'

interface Flow {
  readonly userId: string
  readonly email: string
}

/** Signing in; an unverified account is led to its code in place. */
export function LoginScreen({ client, onDone }: { client: Client; onDone: () => void }) {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const [flow, setFlow] = useState<Flow | null>(null)
  const { busy, failure, attempt, clear } = useAttempt()
  usePage(t('login.title'))

  useEffect(() => {
    if (failure?.code !== 'EMAIL_NOT_VERIFIED') return
    setFlow(failure.data as Flow)
    showInfo(t('toast.verifyFirst'))
  }, [failure, t])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!email || !password) return
    const words = { failed: t('toast.loginFailed'), error: t('toast.loginError') }
    const answer = await attempt(words, () => client.api(login, { body: { email, password } }))
    if (!answer) return
    client.session.signIn(answer.token, answer.user)
    showSuccess(t('toast.loggedIn'))
    onDone()
  }

  if (flow) return <VerifyStep client={client} flow={flow} onDone={onDone} onBack={() => setFlow(null)} />
  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <p className="lead">{t('login.lead')}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          error={touched && !email ? t('errors.emailRequired') : null}
          onChange={(event) => {
            setEmail(event.target.value)
            clear()
          }}
        />
        <Field
          label={t('fields.password')}
          type="password"
          autoComplete="current-password"
          required
          reveal={{ show: t('fields.showPassword'), hide: t('fields.hidePassword') }}
          value={password}
          error={
            touched && !password
              ? t('errors.passwordRequired')
              : failure?.code === 'LOGIN_FAILED'
                ? t('errors:LOGIN_FAILED')
                : null
          }
          onChange={(event) => {
            setPassword(event.target.value)
            clear()
          }}
        />
        <Button type="submit" variant="act" busy={busy && t('login.busy')}>
          {t('login.act')}
        </Button>
      </form>
      <p className="foot-line">
        <Trans
          t={t}
          i18nKey="login.toRegister"
          components={[<span key="none" />, <Link key="register" to="/register" />]}
        />
      </p>
    </div>
  )
}
