import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { levelProgress } from '../../../shared/rules/levels.ts'
import { type LiveProfile, useConnection } from '../../data/live.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NumberSwell } from '../../ui/number-swell.tsx'

interface Props {
  readonly title: string
  readonly turns: number
  readonly profile: LiveProfile | undefined
  /** How this device stands with the server; opens the outbox. */
  readonly Badge: ComponentType<{ compact?: boolean }>
  /** Null while the story cannot be started over. */
  readonly onRestart: (() => void) | null
}

/** The header of the play screen: a line on a desktop, the phone's top bar with its one line of figures. */
export function PlayHeader({ title, turns, profile, Badge, onRestart }: Props) {
  const { t } = useTranslation(['play', 'shell'])
  const { state, waiting } = useConnection()
  const level = profile ? levelProgress(profile.user.xp) : null
  const back = (
    <Link className="icb" to="/adventures" aria-label={t('back')} title={t('back')}>
      <Icon name="back" />
    </Link>
  )
  const restart = onRestart && <IconButton icon="undo" label={t('menu.restart')} onClick={onRestart} />
  return (
    <>
      <header className="top play-top">
        {back}
        <div className="ttl">
          {title}
          <span className="mini">
            {profile && (
              <span className="coin">
                <Icon name="coin" />
                <NumberSwell value={profile.credits} />
                <span className="sr"> {t('shell:credits')}</span>
              </span>
            )}
            {level && <span>{t('shell:level', { level: level.level })}</span>}
            {state !== 'online' && (
              // The badge beside it says the same to who listens.
              <span className={state === 'sending' ? 'verd' : 'gold'} aria-hidden="true">
                {t(`shell:connection.${state}`, { count: waiting })}
              </span>
            )}
          </span>
        </div>
        <Badge compact />
        {restart}
        {level && <span className="xp" style={{ width: `${(100 * level.into) / level.cost}%` }} />}
      </header>
      <div className="phead">
        {back}
        <div className="ttl">
          {title}
          <small>{t('turn', { turn: turns })}</small>
        </div>
        <Badge />
        {restart}
      </div>
    </>
  )
}
