import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePage } from '../../ui/page.ts'

/** Any other path. The path is logged, as specified. */
export function NotFound() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  usePage(t('notFound.title'))
  useEffect(() => console.warn(`404: ${pathname}`), [pathname])
  return (
    <div className="in">
      <h1 className="sr" tabIndex={-1}>
        {t('notFound.title')}
      </h1>
      <EmptyState
        icon="search"
        title={t('notFound.title')}
        action={
          <Link to="/" className={buttonClass('act')}>
            {t('notFound.act')}
          </Link>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </div>
  )
}
