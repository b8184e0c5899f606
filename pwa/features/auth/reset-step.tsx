import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgotPassword, resetPassword } from '../../../shared/contract/account.ts'
import { RESEND_WAIT } from '../../../shared/rules/credentials.ts'
import type { Client } from '../../client.ts'
import type { ApiError } from '../../data/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFault } from '../../ui/form-fault.tsx'
import { usePageTitle } from '../../ui/page.ts'
import { showSuccess } from '../../ui/toast.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { type ResetFields, resetFaults } from './register-rules.ts'
import { useAttempt } from './use-attempt.ts'
import type { Flow } from './use-flow.ts'

interface Props {
  readonly client: Client
  readonly flow: Flow
  readonly onFlow: (flow: Flow) => void
  readonly onBack: () => void
  readonly onReset: () => void
}

const EMPTY: ResetFields = { code: '', password: '', confirm: '' }

/** The mailed code and the new password, in one form. */
export function ResetStep({ client, flow, onFlow, onBack, onReset }: Props) {
  const { t } = useTranslation(['auth', 'errors'])
  const [fields, setFields] = useState(EMPTY)
  const [touched, setTouched] = useState(false)
  const [wait, waitAgain] = useCountdown(RESEND_WAIT / 1000)
  const { busy, failure, attempt, clear } = useAttempt(client)
  usePageTitle(t('reset.title'))
  const faults = resetFaults(fields)
  const refused = failure && refusalOf(failure)
  const offline = t('errors.resetNetwork')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (Object.keys(faults).length > 0) return
    const reasons = { CODE_INVALID: t('errors.invalidResetCode'), CODE_USED: t('errors.resetCodeUsed') }
    const words = { failed: t('toast.resetFailed'), error: t('toast.resetError'), offline, reasons }
    const { code, password } = fields
    if (!(await attempt(words, resetPassword, { userId: flow.userId, code, newPassword: password }))) return
    showSuccess(t('toast.reset'))
    onReset()
  }
  const resend = async () => {
    const words = { failed: t('toast.forgotFailed'), error: t('toast.forgotError'), offline }
    const answer = await attempt(words, forgotPassword, { email: flow.email })
    if (!answer) return
    // The newest code is the only one that holds.
    change({ code: '' })
    waitAgain()
    onFlow(answer)
    showSuccess(t('toast.forgotSent'))
  }
  const change = (part: Partial<ResetFields>) => {
    setFields((now) => ({ ...now, ...part }))
    setTouched(false)
    clear()
  }
  const errorOf = (name: keyof ResetFields) => {
    if (refused?.field === name) return t(refused.text)
    const fault = faults[name]
    return touched && fault ? t(`errors.${fault}`) : null
  }
  const reveal = { show: t('fields.showPassword'), hide: t('fields.hidePassword') }

  return (
    <div className="card-page">
      <h1 tabIndex={-1}>{t('reset.title')}</h1>
      <p className="lead">{t('reset.lead', { email: flow.email })}</p>
      <form onSubmit={submit} noValidate>
        {/* Tells the password manager whose password this is. */}
        <input type="email" autoComplete="username" value={flow.email} readOnly hidden />
        <CodeField
          label={t('fields.code')}
          value={fields.code}
          autoFocus
          required
          error={errorOf('code')}
          onCode={(code) => change({ code })}
        />
        <Field
          label={t('fields.newPassword')}
          hint={t('fields.passwordHint')}
          type="password"
          autoComplete="new-password"
          required
          reveal={reveal}
          value={fields.password}
          error={errorOf('password')}
          onChange={(event) => change({ password: event.target.value })}
        />
        <Field
          label={t('fields.confirm')}
          type="password"
          autoComplete="new-password"
          required
          reveal={reveal}
          value={fields.confirm}
          error={errorOf('confirm')}
          onChange={(event) => change({ confirm: event.target.value })}
        />
        {failure && !refused && <FormFault>{t('errors.resetPasswordFailed')}</FormFault>}
        <Button type="submit" variant="act" busy={busy && t('reset.busy')}>
          {t('reset.act')}
        </Button>
        <Button disabled={wait > 0 || busy} onClick={() => void resend()}>
          {wait > 0 ? t('verify.resendIn', { seconds: wait }) : t('verify.resend')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('verify.back')}
        </Button>
      </form>
    </div>
  )
}

/** Which field the server found wanting, and the key of the reason; null where none is to blame. */
function refusalOf({ code, data }: ApiError): { field: keyof ResetFields; text: string } | null {
  if (code === 'CODE_INVALID') return { field: 'code', text: 'errors.invalidResetCode' }
  if (code === 'CODE_USED') return { field: 'code', text: 'errors.resetCodeUsed' }
  if (code === 'CODE_EXHAUSTED') return { field: 'code', text: 'errors:CODE_EXHAUSTED' }
  const isPassword = code === 'PASSWORD_TOO_COMMON' || (data as { field?: string } | null)?.field === 'newPassword'
  return isPassword ? { field: 'password', text: `errors:${code}` } : null
}
