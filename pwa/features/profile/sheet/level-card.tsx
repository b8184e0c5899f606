import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../shared/model/user.ts'
import { turnsForXp } from '../../../../shared/rules/awards.ts'
import { levelProgress, MAX_LEVEL } from '../../../../shared/rules/levels.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** The level, how far it is to the next one, credits and membership. `credits`: those the player can count on. */
export function LevelCard({ user, credits }: { user: User; credits: number }) {
  const { t } = useTranslation(['profile', 'names'])
  const { level, into, cost } = levelProgress(user.xp)
  const left = cost - into
  const isLast = level === MAX_LEVEL
  return (
    <section className="card level-card" aria-label={t('levelCard')}>
      <b className="now">{t('level', { level })}</b>
      <div className="bar" role="img" aria-label={t('xpOf', { into, cost })}>
        <i style={{ width: `${(100 * into) / cost}%` }} />
      </div>
      <b className="next">{isLast ? '' : level + 1}</b>
      <div className="meta num">
        <span className="verd">{t('xpOf', { into, cost })}</span>
        <span>
          {isLast && left === 0
            ? t('topReached')
            : `${t('toGo', { xp: left })}${t('toGoTurns', { count: turnsForXp(left) })}`}
        </span>
      </div>
      <div className="rt">
        <span className="coin">
          <Icon name="coin" />
          {t('credits', { count: credits })}
        </span>
        <span className="badge" data-tier={user.membershipLevel}>
          {t('member', { level: t(`names:memberships.${user.membershipLevel}`) })}
        </span>
        {user.isAdmin && <span className="badge">{t('admin')}</span>}
        <Link className={buttonClass('outline', true)} to="/rewards">
          {t('getCredits')}
        </Link>
      </div>
    </section>
  )
}
