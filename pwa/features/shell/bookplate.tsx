import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../shared/model/user.ts'
import { levelProgress } from '../../../shared/rules/levels.ts'
import { useProfile } from '../../data/live.ts'
import { Icon } from '../../ui/icon.tsx'
import { NumberSwell } from '../../ui/number-swell.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { ConnectionBadge } from './connection-badge.tsx'
import { XpBar } from './xp-bar.tsx'

/** Who plays, with credits, level and connection. */
export function Bookplate({ user }: { user: User }) {
  const { t } = useTranslation(['shell', 'names'])
  const profile = useProfile()
  const shown = profile?.user ?? user
  const credits = profile?.credits ?? shown.credits - shown.held
  return (
    <div className="plate-ex">
      <Link to="/profile" className="who" aria-label={t('toProfile', { name: shown.username })}>
        <Portrait image={shown.avatar} name={shown.username} label="" />
        <div className="txt">
          <b>{shown.username}</b>
          <span className="meta">{t(`names:titles.${shown.title}`)}</span>
        </div>
      </Link>
      <div className="row">
        <Link to="/rewards" className="coin">
          <Icon name="coin" />
          <NumberSwell value={credits} />
          <span className="sr"> {t('credits')}</span>
        </Link>
        <span>{t('level', { level: levelProgress(shown.xp).level })}</span>
      </div>
      <XpBar xp={shown.xp} />
      <ConnectionBadge />
    </div>
  )
}
