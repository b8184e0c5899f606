import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { usePage } from '../../ui/page.ts'

/** Specification part 1 section 9, in milliseconds. */
const LEAVES_AFTER = 3_000

/** The password is changed; leads to the sign-in after a moment, or at once. */
export function ResetDone({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  usePage(t('resetDone.title'))
  const leave = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => leave(), LEAVES_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="card-page handoff">
      <Mark className="handoff-mark still" />
      <h1 tabIndex={-1}>{t('resetDone.title')}</h1>
      <p className="lead" role="status">
        {t('resetDone.lead')}
      </p>
      <Link to="/login" replace className={buttonClass('act')}>
        {t('resetDone.act')}
      </Link>
    </div>
  )
}
