import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendVerification } from '../../../shared/contract/auth.ts'
import { RESEND_WAIT } from '../../../shared/rules/credentials.ts'
import type { Client } from '../../client.ts'
import { Button, type Variant } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import type { MailedCode } from './mailed-code.ts'
import { useAccountCall } from './use-account-call.ts'

interface Props {
  readonly client: Client
  readonly flow: MailedCode
  readonly act: string
  readonly variant: Variant
  readonly busy: boolean
  /** Why the code was not taken. */
  readonly error: string | null
  readonly onChange: () => void
  readonly onCode: (code: string) => void
  readonly onBack: () => void
  /** Six digits are sent by themselves; not where they cannot be taken back. */
  readonly sendsItself?: boolean
}

/** The six digits that were mailed, a new mail after a while, and the way back. */
export function CodeEntry({ client, flow, act, variant, busy, error, onChange, onCode, onBack, sendsItself }: Props) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  const [touched, setTouched] = useState(false)
  const [wait, waitAgain] = useCountdown(RESEND_WAIT / 1000)
  const resending = useAccountCall(client)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (code.length === 6 && !busy) onCode(code)
  }
  const resend = async () => {
    if (!(await resending.send(resendVerification, { body: { userId: flow.userId } }))) return
    waitAgain()
    setCode('')
    onChange()
    showSuccess(t('code.resent'))
  }
  const incomplete = touched && code.length < 6 ? t('code.incomplete') : null
  return (
    <form onSubmit={submit} noValidate>
      <p className="lead">{t('code.lead', { email: flow.email })}</p>
      <CodeField
        label={t('code.label')}
        value={code}
        autoFocus
        error={error ?? resending.sentence ?? incomplete}
        onCode={(digits) => {
          setCode(digits)
          setTouched(false)
          onChange()
          resending.clear()
          if (sendsItself && digits.length === 6 && code.length < 6 && !busy) onCode(digits)
        }}
      />
      <div className="rowf">
        <Button type="submit" variant={variant} loading={busy}>
          {act}
        </Button>
        <Button disabled={wait > 0} loading={resending.busy} onClick={() => void resend()}>
          {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
