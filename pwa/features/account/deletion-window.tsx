import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteAccount, requestDeletion } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Field } from '../../ui/field.tsx'
import { showInfo, showSuccess } from '../../ui/toast.tsx'
import { Window } from '../../ui/window.tsx'
import { codeFault } from './code-fault.ts'
import { forgetDevice } from './forget-device.ts'
import { useAccountCall } from './use-account-call.ts'

interface Props {
  readonly client: Client
  readonly user: User
  readonly open: boolean
  readonly onClose: () => void
}

/** Says what a deletion takes and what it leaves, and asks for the password or a mailed code. */
export function DeletionWindow({ client, user, open, onClose }: Props) {
  const { t } = useTranslation(['account', 'auth', 'errors', 'shell'])
  const navigate = useNavigate()
  const [byCode, setByCode] = useState(!user.hasPassword)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [flow, setFlow] = useState<string | null>(null)
  const lost = useRef(false)
  const { busy, failure, attempt, clear } = useAccountCall(client)
  const ready = byCode ? flow !== null && code.length === 6 : password !== ''
  const taken = t('deletion.takes', { returnObjects: true }) as unknown as string[]

  const sendCode = async () => {
    const words = { failed: t('deletion.codeFailed'), error: t('deletion.codeError') }
    const answer = await attempt(words, requestDeletion, { body: {} })
    if (!answer) return
    setFlow(answer.userId)
    setCode('')
    showSuccess(t('deletion.codeSent', { email: answer.email }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || busy) return
    // The answer to a first try was lost, and now the session is unknown: it went with the account.
    const reasons = lost.current ? { UNAUTHENTICATED: t('deletion.perhaps') } : {}
    const words = { failed: t('deletion.failed'), error: t('deletion.error'), reasons }
    lost.current = true
    const body = byCode ? { userId: flow ?? '', code } : { password }
    if (!(await attempt(words, deleteAccount, { body }))) return
    onClose()
    // The page first: the screens of a player ask for a sign-in when there is none.
    await navigate({ to: '/' })
    client.session.signOut()
    await forgetDevice(user.id)
    showInfo(t('deletion.done'))
  }
  return (
    <Window open={open} title={t('deletion.question')} closeLabel={t('shell:close')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <ul className="takes">
          {taken.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {byCode ? (
          <>
            <p className="meta">{flow ? t('deletion.codeSent', { email: user.email }) : t('deletion.codeLead')}</p>
            {flow && (
              <CodeField
                label={t('auth:fields.code')}
                value={code}
                autoFocus
                error={failure ? t(codeFault(failure)) : null}
                onCode={(digits) => {
                  setCode(digits)
                  clear()
                }}
              />
            )}
            <Button small loading={busy && !flow} disabled={busy} onClick={() => void sendCode()}>
              {t(flow ? 'auth:verify.resend' : 'deletion.sendCode')}
            </Button>
          </>
        ) : (
          <>
            <input type="email" autoComplete="username" value={user.email} readOnly hidden />
            <Field
              label={t('password.current')}
              type="password"
              autoComplete="current-password"
              autoFocus
              required
              reveal={{ show: t('auth:fields.showPassword'), hide: t('auth:fields.hidePassword') }}
              value={password}
              error={failure?.code === 'PASSWORD_WRONG' ? t('errors:PASSWORD_WRONG') : null}
              onChange={(event) => {
                setPassword(event.target.value)
                clear()
              }}
            />
            <p className="meta">
              <button
                type="button"
                className="link"
                onClick={() => {
                  clear()
                  setByCode(true)
                }}
              >
                {t('deletion.byCode')}
              </button>
            </p>
          </>
        )}
        <div className="rowf">
          <Button variant="quiet" onClick={onClose}>
            {t('deletion.keep')}
          </Button>
          <Button type="submit" variant="danger" loading={busy && ready} disabled={!ready}>
            {t('deletion.act')}
          </Button>
        </div>
      </form>
    </Window>
  )
}
