import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Rewards } from '../../../shared/model/rewards.ts'
import { type RewardType, TIMED_REWARDS } from '../../../shared/rules/timed-rewards.ts'
import { useEngine, useOutbox } from '../../data/live.ts'
import { refusalText } from '../../data/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showError, showInfo, showReward } from '../../ui/toast.tsx'
import { ChestArt } from './chest-art.tsx'
import { countdown } from './countdown.ts'

const AROUND = 2 * Math.PI * 70

interface Props {
  readonly type: RewardType
  readonly reward: Rewards[RewardType]
  /** The server's time. */
  readonly now: number
}

/** One chest: the ring fills toward its next opening. A claim made offline waits in the outbox. */
export function RewardChest({ type, reward, now }: Props) {
  const { t } = useTranslation(['rewards', 'errors'])
  const engine = useEngine()
  const [claiming, setClaiming] = useState(false)
  const outbox = useOutbox() ?? []
  const waits = outbox.some((row) => row.status === 'waiting' && row.args.body.rewardType === type)
  const { credits, interval } = TIMED_REWARDS[type]
  const left = countdown(reward.nextAvailable - now, t('time', { returnObjects: true }) as never)
  const ready = left === null
  const filled = ready ? 1 : Math.min(1, Math.max(0, 1 - (reward.nextAvailable - now) / interval))

  const claim = async () => {
    if (!engine) return
    setClaiming(true)
    try {
      const id = await engine.act('rewards.claim', { params: {}, body: { rewardType: type } })
      await engine.sync()
      const row = await engine.db.outbox.where('id').equals(id).first()
      if (!row) showReward(t('claimed', { count: credits }))
      else if (row.status === 'waiting') showInfo(t('kept'), t('keptText'))
    } catch (error) {
      showError(t('failed'), t(refusalText(error)))
    } finally {
      setClaiming(false)
    }
  }

  return (
    <li className={`card ch ${ready ? 'ready' : ''}`} data-reward={type}>
      <div className="ring">
        <svg className="r" viewBox="0 0 148 148" width="148" height="148" aria-hidden="true">
          <circle className="tr" cx="74" cy="74" r="70" fill="none" strokeWidth="4" />
          <circle
            className="pr"
            cx="74"
            cy="74"
            r="70"
            fill="none"
            strokeWidth="4"
            strokeDasharray={`${filled * AROUND} ${AROUND}`}
          />
        </svg>
        <ChestArt type={type} />
      </div>
      <h3>{t(`kinds.${type}`)}</h3>
      <div className="amt">{t('amount', { count: credits })}</div>
      <div className="when">
        <Icon name={ready ? 'check' : 'wait'} />
        <span className="num">{left ?? t('available')}</span>
      </div>
      <Button
        variant={ready ? 'act' : 'outline'}
        disabled={!ready && !claiming}
        busy={claiming && t('claiming')}
        onClick={() => void claim()}
      >
        {waits ? t('waiting') : ready ? t('claim') : t('notYet')}
      </Button>
    </li>
  )
}
