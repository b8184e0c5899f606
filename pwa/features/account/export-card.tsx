import { useTranslation } from 'react-i18next'
import { BRAND } from '../../../shared/brand.ts'
import { exportData } from '../../../shared/contract/account.ts'
import type { Client } from '../../client.ts'
import { useEngine } from '../../data/live.ts'
import { saveFile } from '../../platform/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { AccountCard } from './account-card.tsx'
import { FailureLine } from './failure-line.tsx'
import { useAccountCall } from './use-account-call.ts'

/** Many stories make a large answer, and the network may be slow. Milliseconds. */
const PATIENCE = 120_000

/** Everything that is stored about the player, as a file. */
export function ExportCard({ client, username }: { client: Client; username: string }) {
  const { t } = useTranslation('account')
  const now = useEngine()?.now ?? Date.now
  const { busy, sentence, send } = useAccountCall(client)
  const save = async () => {
    const answer = await send(exportData, { timeout: PATIENCE })
    if (!answer) return
    const name = `${BRAND.toLowerCase()}-${username}-${new Date(now()).toISOString().slice(0, 10)}.json`
    saveFile(name, JSON.stringify(answer.export, null, 2), 'application/json')
    showSuccess(t('export.done'), name)
  }
  return (
    <AccountCard title={t('export.title')}>
      <p className="acct-text">{t('export.lead')}</p>
      <FailureLine text={sentence} />
      <Button icon="save" loading={busy} onClick={() => void save()}>
        {t('export.act')}
      </Button>
    </AccountCard>
  )
}
