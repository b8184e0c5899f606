import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { Button } from '../../ui/button.tsx'
import { loadable, tellLoadFailed, useLoaded } from '../../ui/loadable.ts'
import { Card } from './card.tsx'

// Who stays never loads this.
const deletionWindow = loadable(() => import('./deletion-window.tsx').then((module) => module.DeletionWindow))

/** The way out, for good. */
export function DeletionCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const DeletionWindow = useLoaded(deletionWindow, open, () => {
    setOpen(false)
    tellLoadFailed()
  })
  return (
    <Card title={t('deletion.title')}>
      <p className="meta">{t('deletion.lead')}</p>
      <p className="rowf">
        <Button small className="crim" onClick={() => setOpen(true)}>
          {t('deletion.open')}
        </Button>
      </p>
      {DeletionWindow && <DeletionWindow client={client} user={user} open={open} onClose={() => setOpen(false)} />}
    </Card>
  )
}
