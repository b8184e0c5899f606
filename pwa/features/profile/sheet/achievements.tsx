import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../../shared/model/user.ts'
import { ACHIEVEMENT_LEVELS, type AchievementLevel } from '../../../../shared/rules/achievements.ts'
import { useEngine, useOutbox } from '../../../data/live.ts'
import { refusalText } from '../../../data/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showError, showInfo, showReward } from '../../../ui/toast.tsx'
import { Seal } from './seal.tsx'

/** The seals of every fifth level: locked, to be claimed, claimed. A claim made offline waits in the outbox. */
export function Achievements({ user }: { user: User }) {
  return (
    <ul className="seals">
      {ACHIEVEMENT_LEVELS.map((level) => (
        <Achievement key={level} level={level} user={user} />
      ))}
    </ul>
  )
}

function Achievement({ level, user }: { level: AchievementLevel; user: User }) {
  const { t } = useTranslation(['profile', 'errors'])
  const engine = useEngine()
  const [claiming, setClaiming] = useState(false)
  const id = `level${level}` as const
  const waits = (useOutbox() ?? []).some((row) => row.status === 'waiting' && row.args.body.achievementId === id)
  const { claimed, reward } = user.achievements.levelAchievements[id] ?? { claimed: false, reward: level * 10 }
  const state = claimed ? 'claimed' : user.level >= level ? 'open' : 'locked'

  const claim = async () => {
    if (!engine) return
    setClaiming(true)
    try {
      const operation = await engine.act('achievement.claim', { params: {}, body: { achievementId: id } })
      await engine.sync()
      const row = await engine.db.outbox.where('id').equals(operation).first()
      if (!row) showReward(t('claimed', { count: reward }))
      else if (row.status === 'waiting') showInfo(t('claimKept'), t('claimKeptText'))
    } catch (error) {
      showError(t('claimFailed'), t(refusalText(error)))
    } finally {
      setClaiming(false)
    }
  }

  return (
    <li className={state === 'locked' ? 'lk' : ''} data-seal={level}>
      <Seal level={level} state={state} />
      <b>{t('level', { level })}</b>
      <span className="gold num">{t('credits', { count: reward })}</span>
      {state === 'open' ? (
        <Button variant="act" small busy={claiming && t('claiming')} onClick={() => void claim()}>
          {t('claim', { count: reward })}
        </Button>
      ) : (
        <span className="st">
          <Icon name={waits ? 'wait' : state === 'claimed' ? 'check' : 'lock'} />
          {t(waits ? 'states.waiting' : `states.${state}`)}
        </span>
      )}
    </li>
  )
}
