import { useTranslation } from 'react-i18next'
import { BRAND } from '../../../shared/brand.ts'
import { exportData } from '../../../shared/contract/account.ts'
import type { User } from '../../../shared/model/user.ts'
import type { Client } from '../../client.ts'
import { saveFile } from '../../platform/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { showSuccess } from '../../ui/toast.tsx'
import { Card } from './card.tsx'
import { useAccountCall } from './use-account-call.ts'
import { exportFileName } from './words.ts'

/** Many stories make a large answer; milliseconds. */
const PATIENCE = 120_000

/** Everything that is stored about the player, as a file. */
export function ExportCard({ client, user }: { client: Client; user: User }) {
  const { t } = useTranslation('account')
  const { busy, attempt } = useAccountCall(client)
  const download = async () => {
    const words = { failed: t('export.failed'), error: t('export.error') }
    const answer = await attempt(words, exportData, { timeout: PATIENCE })
    if (!answer) return
    const name = exportFileName(BRAND, user.username, Date.now())
    saveFile(name, JSON.stringify(answer.export, null, 2), 'application/json')
    showSuccess(t('export.saved'), name)
  }
  return (
    <Card title={t('export.title')}>
      <p className="meta">{t('export.lead')}</p>
      <p className="rowf">
        <Button small icon="save" loading={busy} onClick={() => void download()}>
          {t('export.act')}
        </Button>
      </p>
    </Card>
  )
}
