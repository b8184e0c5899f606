import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { login } from '../../../shared/contract/auth.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../../ui/page.ts'
import { showInfo, showSuccess } from '../../ui/toast.tsx'
import { useKept } from '../../ui/use-kept.ts'
import { GoogleButton } from './google-button.tsx'
import { type LoginError, loginErrorKey } from './login-errors.ts'
import { useAttempt } from './use-attempt.ts'
import type { Flow } from './use-flow.ts'

interface Props {
  readonly client: Client
  readonly error?: LoginError | undefined
  readonly onUnverified: (flow: Flow) => void
}

/** E-mail and password; the e-mail outlives a reload. */
export function LoginForm({ client, error, onUnverified }: Props) {
  const { t } = useTranslation('auth')
  const [{ email }, keep] = useKept('auth login', { email: '' })
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const { busy, failure, attempt, clear } = useAttempt(client)
  usePage(t('login.title'))

  const leadToCode = useEffectEvent((flow: Flow) => {
    showInfo(t('toast.verifyFirst'))
    onUnverified(flow)
  })
  useEffect(() => {
    if (failure?.code === 'EMAIL_NOT_VERIFIED') leadToCode(failure.data as Flow)
  }, [failure])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!email || !password) return
    const words = { failed: t('toast.loginFailed'), error: t('toast.loginError') }
    const answer = await attempt(words, login, { email, password })
    if (!answer) return
    client.session.signIn(answer.token, answer.user)
    showSuccess(t('toast.loggedIn'))
  }

  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <p className="lead">{t('login.lead')}</p>
      {error && (
        <p className="notice" role="alert">
          <Icon name="close" />
          <span>
            <b>{t(`errors.${loginErrorKey(error)}`)}</b> {t('google.again')}
          </span>
        </p>
      )}
      <form onSubmit={submit} noValidate>
        <Field
          label={t('fields.email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          error={touched && !email ? t('errors.emailRequired') : null}
          onChange={(event) => {
            keep({ email: event.target.value })
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
                ? t('errors.loginFailed')
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
      <p className="foot-line forgot">
        <Link to="/forgot-password">{t('login.toForgot')}</Link>
      </p>
      <GoogleButton client={client} failed={t('errors.googleLoginFailed')} />
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
