import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmEmail } from '../../../shared/contract/account.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { codeFault } from './code-fault.ts'
import { useAccountCall } from './use-account-call.ts'
import { useTaken } from './use-taken.ts'

interface Props {
  readonly client: Client
  readonly flow: { readonly userId: string; readonly email: string }
  readonly onAgain: () => void
  readonly onDone: () => void
}

/** The code that went to the new address; sent by itself with its last digit. */
export function EmailCode({ client, flow, onAgain, onDone }: Props) {
  const { t } = useTranslation(['account', 'auth', 'errors'])
  const [code, setCode] = useState('')
  const [touched, setTouched] = useState(false)
  const take = useTaken(client)
  const { busy, failure, attempt, clear } = useAccountCall(client)
  const confirm = async (digits: string) => {
    const words = { failed: t('auth:toast.verificationFailed'), error: t('auth:toast.verificationError') }
    const answer = await attempt(words, confirmEmail, { body: { userId: flow.userId, code: digits } })
    if (!answer) return
    await take(answer.user)
    showSuccess(t('auth:toast.verified'))
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (code.length === 6) void confirm(code)
  }
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('email.sent', { email: flow.email })}</p>
      <CodeField
        label={t('auth:fields.code')}
        value={code}
        autoFocus
        error={failure ? t(codeFault(failure)) : touched && code.length < 6 ? t('auth:errors.codeLength') : null}
        onCode={(digits) => {
          setCode(digits)
          clear()
          if (digits.length === 6 && code.length < 6 && !busy) void confirm(digits)
        }}
      />
      <div className="rowf">
        <Button type="submit" variant="act" small loading={busy}>
          {t('auth:verify.act')}
        </Button>
        <Button variant="quiet" small onClick={onAgain}>
          {t('email.again')}
        </Button>
      </div>
    </form>
  )
}
