import { useTranslation } from 'react-i18next'
import { COSTS } from '../../../shared/rules/costs.ts'
import { REWARD_TYPES } from '../../../shared/rules/timed-rewards.ts'
import { useProfile, useRewards } from '../../data/live.ts'
import { Icon } from '../../ui/icon.tsx'
import { NumberSwell } from '../../ui/number-swell.tsx'
import { usePage } from '../../ui/page.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RewardChest } from './reward-chest.tsx'
import { useClock } from './use-clock.ts'

/** The four chests that fill again. */
export function RewardsScreen() {
  const { t } = useTranslation('rewards')
  const rewards = useRewards()
  const profile = useProfile()
  const now = useClock()
  usePage(t('title'))
  return (
    <div className="in">
      <div className="pagehead">
        <h1 tabIndex={-1}>{t('title')}</h1>
        {profile && (
          <div className="bal">
            <span className="coin">
              <Icon name="coin" />
              <NumberSwell value={profile.credits} />
            </span>
            <span className="meta">
              {t('balance', { count: profile.credits, turns: Math.floor(profile.credits / COSTS.turn) })}
            </span>
          </div>
        )}
      </div>
      <section aria-labelledby="chests">
        <h2 id="chests" className="sr">
          {t('chests')}
        </h2>
        <p className="lead chest-lead">{t('lead')}</p>
        {rewards ? (
          <ul className="chests">
            {REWARD_TYPES.map((type) => (
              <RewardChest key={type} type={type} reward={rewards[type]} now={now} />
            ))}
          </ul>
        ) : (
          <Skeleton label={t('title')} />
        )}
      </section>
    </div>
  )
}
