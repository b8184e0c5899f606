import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../shared/model/user.ts'
import { NAME_MAX } from '../../../shared/rules/character.ts'
import { isBlank } from '../../../shared/rules/text.ts'
import { useEngine, useOutbox } from '../../data/live.ts'
import { refusalText } from '../../data/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showError } from '../../ui/toast.tsx'
import { Card } from './card.tsx'
import { useOpened } from './use-opened.ts'

/** The real name, which nobody else sees; changed without a network too. */
export function NameCard({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'errors', 'outbox'])
  const engine = useEngine()
  const rows = useOutbox() ?? []
  const form = useOpened()
  const [draft, setDraft] = useState('')
  const waits = rows.some((row) => row.name === 'profile.update' && row.status === 'waiting' && 'name' in row.args.body)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(draft)) return
    try {
      if (draft.trim() !== user.name) await engine?.act('profile.update', { params: {}, body: { name: draft } })
      form.close()
    } catch (error) {
      showError(t('name.failed'), t(refusalText(error)))
    }
  }
  return (
    <Card title={t('name.title')}>
      {form.opened ? (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label={t('name.title')}
            labelHidden
            hint={t('name.hint')}
            autoComplete="name"
            autoFocus
            required
            value={draft}
            error={isBlank(draft) ? t('auth:errors.nameRequired') : null}
            onChange={(event) => setDraft([...event.target.value].slice(0, NAME_MAX).join(''))}
          />
          <div className="rowf">
            <Button type="submit" variant="act" small disabled={isBlank(draft)}>
              {t('save')}
            </Button>
            <Button variant="quiet" small onClick={form.close}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="val">{user.name}</p>
          <p className="meta">{waits ? t('waiting') : t('name.hint')}</p>
          <p className="rowf" ref={form.opener}>
            <Button
              small
              icon="edit"
              onClick={() => {
                setDraft(user.name)
                form.open()
              }}
            >
              {t('name.change')}
            </Button>
          </p>
        </>
      )}
    </Card>
  )
}
