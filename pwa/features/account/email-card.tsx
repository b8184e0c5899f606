import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmEmail, updateEmail } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import { foldText } from '../../../shared/rules/text.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { CodeEntry } from './code-entry.tsx'
import { FailureLine } from './failure-line.tsx'
import { type MailedCode, useMailedCode } from './mailed-code.ts'
import { NoPassword } from './no-password.tsx'
import { useAccountCall } from './use-account-call.ts'

/** The address, and the way to another one: it counts when its code is confirmed. */
export function EmailCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const engine = useEngine()
  const [flow, keep] = useMailedCode(user.id)
  const { busy, failure, sentence, send, clear } = useAccountCall(client)
  const wait = (next: MailedCode | null) => {
    keep(next)
    clear()
  }
  const confirm = async (digits: string) => {
    if (!flow) return
    const answer = await send(confirmEmail, { body: { userId: flow.userId, code: digits } })
    if (!answer) return
    wait(null)
    client.session.update(answer.user)
    void engine?.sync()
    showSuccess(t('email.confirmed'), answer.user.email)
  }
  return (
    <AccountCard title={t('email.title')}>
      <p className="acct-value">{user.email}</p>
      {flow ? (
        <CodeEntry
          client={client}
          flow={flow}
          act={t('email.confirm')}
          variant="act"
          busy={busy}
          error={failure && sentence}
          onChange={clear}
          onCode={(digits) => void confirm(digits)}
          onBack={() => wait(null)}
          sendsItself
        />
      ) : user.hasPassword ? (
        <ChangeForm client={client} email={user.email} onAsked={wait} />
      ) : (
        <NoPassword text={t('email.noPassword')} />
      )}
    </AccountCard>
  )
}

interface FormProps {
  readonly client: Client
  readonly email: string
  readonly onAsked: (flow: MailedCode) => void
}

function ChangeForm({ client, email, onAsked }: FormProps) {
  const { t } = useTranslation('account')
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const { busy, failure, sentence, send, clear } = useAccountCall(client)
  const isSame = foldText(wanted.trim()) === foldText(email)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await send(updateEmail, { body: { newEmail: wanted.trim(), password } })
    if (!answer) return
    showSuccess(t('email.asked'))
    onAsked(answer)
  }
  const isOfEmail = failure?.code === 'BAD_REQUEST' || failure?.code === 'RULE_VIOLATION'
  const isOfPassword = failure?.code === 'PASSWORD_WRONG' || failure?.code === 'PASSWORD_MISSING'
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('email.new')}
        type="email"
        autoComplete="email"
        value={wanted}
        error={isOfEmail ? t('email.invalid') : null}
        hint={isSame ? t('email.same') : undefined}
        onChange={(event) => {
          setWanted(event.target.value)
          clear()
        }}
      />
      <Field
        label={t('password.label')}
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
      <FailureLine text={isOfEmail || isOfPassword ? null : sentence} />
      <Button type="submit" loading={busy} disabled={!wanted.trim() || !password || isSame}>
        {t('email.change')}
      </Button>
    </form>
  )
}
