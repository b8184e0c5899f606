import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What stands where a page broke. */
export function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation('shell')
  useEffect(() => console.error(error), [error])
  return (
    <div className="in">
      <EmptyState
        icon="close"
        title={t('broken.title')}
        action={<Button onClick={() => window.location.reload()}>{t('broken.act')}</Button>}
      >
        {t('broken.text')}
      </EmptyState>
    </div>
  )
}
