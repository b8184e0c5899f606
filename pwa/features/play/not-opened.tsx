import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../data/api-error.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** A story that could not be begun: why, and what can be done. */
export function NotOpened({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation(['play', 'errors'])
  const reason = error.isNetwork
    ? t('cannotOpen.offline')
    : error.status === 404
      ? t('cannotOpen.hidden')
      : t(`errors:${error.code}`, { defaultValue: t('errors.failed') })
  return (
    <div className="in not-opened">
      <EmptyState
        icon={error.isNetwork ? 'offline' : 'books'}
        title={t('cannotOpen.title')}
        action={
          <div className="rowf center-row">
            <Link to="/adventures" className={buttonClass()}>
              {t('back')}
            </Link>
            {error.status !== 404 && (
              <Button variant="act" onClick={onRetry}>
                {t('cannotOpen.retry')}
              </Button>
            )}
          </div>
        }
      >
        {reason}
      </EmptyState>
    </div>
  )
}
