import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COSTS } from '../../../shared/rules/costs.ts'
import { REWARD_TYPES } from '../../../shared/rules/timed-rewards.ts'
import { useConnection, useEngine, useProfile, useRewards } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberSwell } from '../../ui/number-swell.tsx'
import { usePage } from '../../ui/page.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showError } from '../../ui/toast.tsx'
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
          <Missing />
        )}
      </section>
    </div>
  )
}

/** Nothing was ever fetched on this device: on its way, or without a network to fetch it with. */
function Missing() {
  const { t } = useTranslation('rewards')
  const engine = useEngine()
  const { state } = useConnection()
  const [asked, setAsked] = useState(false)
  if (state !== 'offline' && state !== 'waiting' && state !== 'parked') return <Skeleton label={t('title')} />
  const tryAgain = async () => {
    setAsked(true)
    await engine?.sync()
    setAsked(false)
    if (!(await engine?.db.rewards.get('me'))) showError(t('fetchFailed'))
  }
  return (
    <EmptyState
      icon="offline"
      title={t('loadFailed')}
      action={
        <Button loading={asked} onClick={() => void tryAgain()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(state === 'parked' ? 'notAuthenticated' : 'loadFailedText')}
    </EmptyState>
  )
}
