import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { sampleQuests } from '../../../shared/model/samples.ts'
import { COSTS } from '../../../shared/rules/costs.ts'
import { TIMED_REWARDS } from '../../../shared/rules/timed-rewards.ts'
import type { Client } from '../../client.ts'
import { useSavedStories } from '../../data/live.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { usePage } from '../../ui/page.ts'

const DAY = 24 * 3_600_000
/** Credits that the hourly and the daily chest give a day, to who opens them each time. */
const CREDITS_A_DAY = (['hourly', 'daily'] as const).reduce(
  (sum, type) => sum + (TIMED_REWARDS[type].credits * DAY) / TIMED_REWARDS[type].interval,
  0,
)

/** The way in: one promise, one button, two books. */
export function HomeScreen({ client }: { client: Client }) {
  const { t } = useTranslation('home')
  const session = useSyncExternalStore(client.session.subscribe, client.session.snapshot)
  const last = useSavedStories()?.find((story) => !story.concluded)
  usePage(t('shell:title'))
  return (
    <div className="in">
      <section className="hero">
        <div>
          <h1 tabIndex={-1}>{t('promise')}</h1>
          <p className="lead">{t('lead')}</p>
          <div className="rowf">
            {last ? (
              <Link to="/play/quest/$id" params={{ id: last.questId }} className={buttonClass('act')}>
                {t('continue', { title: last.quest.title })}
              </Link>
            ) : (
              <Link to={session ? '/adventures' : '/register'} className={buttonClass('act')}>
                {t('begin')}
              </Link>
            )}
            {session ? (
              <Link to="/adventures" className={buttonClass()}>
                {t('learn')}
              </Link>
            ) : (
              <Link to="/login" className={buttonClass()}>
                {t('signIn')}
              </Link>
            )}
          </div>
        </div>
        <div className="fan" aria-hidden="true">
          {sampleQuests.map((quest) => (
            <Cover
              key={quest.slug}
              title={quest.title}
              image={quest.cover}
              at={quest.coverTitle.at}
              ink={quest.coverTitle.ink}
              genre={quest.genre}
              eager
            />
          ))}
        </div>
      </section>
      <section className="terms">
        <p className="lead">{t('economy.turn', { turn: COSTS.turn })}</p>
        <p className="lead">{t('economy.chests', { daily: CREDITS_A_DAY })}</p>
        <p className="lead">{t('economy.offline')}</p>
      </section>
    </div>
  )
}
