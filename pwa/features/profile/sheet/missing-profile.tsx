import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection, useEngine } from '../../../data/live.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePageTitle } from '../../../ui/page.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showError } from '../../../ui/toast.tsx'

/** What stands where the profile was never fetched on this device: on its way, or why it is not. */
export function MissingProfile() {
  const { t } = useTranslation('profile')
  const { blocked } = useConnection()
  const engine = useEngine()
  const [asking, setAsking] = useState(false)
  usePageTitle(t('title'))
  const tryAgain = async () => {
    setAsking(true)
    await engine?.sync()
    setAsking(false)
    if (!(await engine?.db.profile.get('me'))) showError(t('loadFailed'))
  }
  return (
    <div className="in">
      <div className="pagehead">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </div>
      {blocked ? (
        <EmptyState
          icon="offline"
          title={t('loadFailed')}
          action={
            <Button loading={asking} onClick={() => void tryAgain()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('missing', { why: t(`why.${blocked}`) })}
        </EmptyState>
      ) : (
        <Skeleton label={t('loading')} lines={8} />
      )}
    </div>
  )
}
