import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updatePassword } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { FailureLine } from './failure-line.tsx'
import { NoPassword } from './no-password.tsx'
import { useAccountCall } from './use-account-call.ts'

const EMPTY = { current: '', next: '', confirm: '' }

interface Props {
  readonly client: Client
  readonly user: User
  /** Every other session has ended. */
  readonly onChanged: () => void
}

/** The password: known, new, and new once more. */
export function PasswordCard({ client, user, onChanged }: Props) {
  const { t } = useTranslation('account')
  const [fields, setFields] = useState(EMPTY)
  const { busy, failure, sentence, send, clear } = useAccountCall(client)
  const differs = fields.confirm !== '' && fields.next !== fields.confirm
  const isOfCurrent = failure?.code === 'PASSWORD_WRONG' || failure?.code === 'PASSWORD_MISSING'
  const isOfNext = failure?.code === 'RULE_VIOLATION' || failure?.code === 'PASSWORD_TOO_COMMON'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { currentPassword: fields.current, newPassword: fields.next }
    if (!(await send(updatePassword, { body }))) return
    setFields(EMPTY)
    showSuccess(t('password.updated'), t('password.othersEnded'))
    onChanged()
  }
  const field = (name: keyof typeof EMPTY) => ({
    label: t(`password.${name}`),
    type: 'password',
    value: fields[name],
    reveal: { show: t('password.show'), hide: t('password.hide') },
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value })
      clear()
    },
  })
  if (!user.hasPassword) {
    return (
      <AccountCard title={t('password.title')}>
        <NoPassword text={t('password.none')} />
      </AccountCard>
    )
  }
  return (
    <AccountCard title={t('password.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <input
          className="sr"
          type="text"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <Field {...field('current')} autoComplete="current-password" error={isOfCurrent ? sentence : null} />
        <Field
          {...field('next')}
          autoComplete="new-password"
          hint={t('password.hint')}
          error={isOfNext ? t(failure.code === 'RULE_VIOLATION' ? 'password.length' : 'password.common') : null}
        />
        <Field {...field('confirm')} autoComplete="new-password" error={differs ? t('password.mismatch') : null} />
        <FailureLine text={isOfCurrent || isOfNext ? null : sentence} />
        <Button
          type="submit"
          loading={busy}
          disabled={!fields.current || !fields.next || fields.next !== fields.confirm}
        >
          {t('password.change')}
        </Button>
      </form>
    </AccountCard>
  )
}
