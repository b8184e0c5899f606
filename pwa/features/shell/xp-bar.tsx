import { useTranslation } from 'react-i18next'
import { levelProgress } from '../../../shared/rules/levels.ts'

/** XP into the level over the XP the level costs. */
export function XpBar({ xp }: { xp: number }) {
  const { t } = useTranslation('shell')
  const { level, into, cost } = levelProgress(xp)
  return (
    <span className="bar" role="img" aria-label={t('xp', { into, cost, next: level + 1 })} style={{ display: 'block' }}>
      <i style={{ width: `${(100 * into) / cost}%` }} />
    </span>
  )
}
