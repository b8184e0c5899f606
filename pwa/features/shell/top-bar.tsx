import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BRAND } from '../../../shared/brand.ts'
import { levelProgress } from '../../../shared/rules/levels.ts'
import { useProfile } from '../../data/live.ts'
import type { Session } from '../../data/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NumberSwell } from '../../ui/number-swell.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { XpBar } from './xp-bar.tsx'

/** The bar at the top of a phone. */
export function TopBar({ session }: { session: Session | null }) {
  const { t } = useTranslation('shell')
  const profile = useProfile()
  const user = profile?.user ?? session?.user
  return (
    <header className="top">
      <Link to="/" className="brand" aria-label={BRAND}>
        <Mark />
        <span>{BRAND}</span>
      </Link>
      {user && (
        <div className="hud">
          <Link to="/rewards" className="coin">
            <Icon name="coin" />
            <NumberSwell value={profile?.credits ?? user.credits - user.held} />
            <span className="sr"> {t('credits')}</span>
          </Link>
          <Link to="/profile" className="lvl">
            <span>{t('level', { level: levelProgress(user.xp).level })}</span>
            <XpBar xp={user.xp} />
          </Link>
          <ConnectionBadge compact />
        </div>
      )}
    </header>
  )
}
