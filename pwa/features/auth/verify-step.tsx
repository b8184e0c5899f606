import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendVerification, verifyEmail } from '../../../shared/contract/auth.ts'
import { RESEND_WAIT } from '../../../shared/rules/credentials.ts'
import type { Client } from '../../client.ts'
import type { ApiError } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { usePageTitle } from '../../ui/page.ts'
import { showSuccess } from '../../ui/toast.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { keptTexts } from '../../ui/use-kept.ts'
import { useAttempt } from './use-attempt.ts'
import type { Flow } from './use-flow.ts'

/** Why a code was not taken, as a key. */
function faultText({ code, isNetwork, status }: ApiError): string {
  if (code === 'CODE_INVALID') return 'errors.invalidVerificationCode'
  // The code of a registration is used by confirming its address.
  if (code === 'CODE_USED') return 'errors.alreadyConfirmed'
  return isNetwork || status >= 500 ? 'errors.verificationFailed' : `errors:${code}`
}

interface Props {
  readonly client: Client
  readonly flow: Flow
  readonly onBack: () => void
}

const keptIds = keptTexts('auth ')

/** The six digits that were mailed; sent by themselves when the last one is in. */
export function VerifyStep({ client, flow, onBack }: Props) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [touched, setTouched] = useState(false)
  const [wait, waitAgain] = useCountdown(RESEND_WAIT / 1000)
  const { busy, failure, attempt, clear } = useAttempt(client)
  usePageTitle(t('verify.title'))

  const verify = async (digits: string) => {
    const words = { failed: t('toast.verificationFailed'), error: t('toast.verificationError') }
    const answer = await attempt(words, verifyEmail, { userId: flow.userId, code: digits }, keptIds)
    if (!answer) return
    client.session.signIn(answer.token, answer.user)
    showSuccess(t('toast.verified'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (code.length === 6) void verify(code)
  }
  const resend = async () => {
    const words = { failed: t('toast.resendFailed'), error: t('toast.resendError') }
    const answer = await attempt(words, resendVerification, { userId: flow.userId })
    if (!answer) return
    waitAgain()
    showSuccess(t('toast.resent'))
  }

  const fault = (failure && t(faultText(failure))) ?? (touched && code.length < 6 ? t('errors.codeLength') : null)

  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('verify.title')}</h1>
      <p className="lead">{t('verify.lead', { email: flow.email })}</p>
      <form onSubmit={submit} noValidate>
        <CodeField
          label={t('fields.code')}
          value={code}
          autoFocus
          error={fault}
          onCode={(digits) => {
            setCode(digits)
            clear()
            if (digits.length === 6 && code.length < 6 && !busy) void verify(digits)
          }}
        />
        <Button type="submit" variant="act" busy={busy && t('verify.busy')}>
          {t('verify.act')}
        </Button>
        <Button disabled={wait > 0 || busy} onClick={() => void resend()}>
          {wait > 0 ? t('verify.resendIn', { seconds: wait }) : t('verify.resend')}
        </Button>
        {failure?.code === 'CODE_USED' && (
          <Button onClick={() => void navigate({ to: '/login' }).then(onBack)}>{t('login.act')}</Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {t('verify.back')}
        </Button>
      </form>
    </div>
  )
}
