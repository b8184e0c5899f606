import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../shared/model/user.ts'
import { NAME_MAX } from '../../../shared/rules/character.ts'
import { useConnection, useEngine, useOutbox } from '../../data/live.ts'
import { refusalText } from '../../data/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showError, showInfo, showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'

/** The name that the narrator uses. It goes through the outbox: without a network too. */
export function NameCard({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'errors', 'outbox'])
  const engine = useEngine()
  const { blocked } = useConnection()
  const rows = useOutbox() ?? []
  const [draft, setDraft] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const name = draft ?? user.name
  const waits = rows.some(
    (row) => row.name === 'profile.update' && row.status === 'waiting' && 'name' in Object(row.args.body),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!engine) return
    try {
      await engine.act('profile.update', { params: {}, body: { name } })
      setDraft(null)
      if (blocked) showInfo(t('name.later'), t('name.waits'), 'wait')
      else showSuccess(t('name.saved'))
    } catch (error) {
      const sentence = t(refusalText(error))
      setFault(sentence)
      showError(t('name.failed'))
    }
  }
  return (
    <AccountCard title={t('name.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('name.label')}
          hint={waits ? t('name.waits') : t('name.hint')}
          error={fault}
          autoComplete="name"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => {
            setDraft(event.target.value)
            setFault(null)
          }}
        />
        <Button type="submit" disabled={!engine || !name.trim() || name.trim() === user.name}>
          {t('save')}
        </Button>
      </form>
    </AccountCard>
  )
}
