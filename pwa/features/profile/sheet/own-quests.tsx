import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Quest } from '../../../../shared/model/quest.ts'
import { useOwnQuests } from '../../../data/live.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Cover } from '../../../ui/cover.tsx'
import { dayText } from '../../../ui/dates.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The quests the player made, in a list of its own height. */
export function OwnQuests() {
  const { t } = useTranslation('profile')
  const quests = useOwnQuests()
  if (!quests) return <Skeleton label={t('quests.loading')} />
  if (quests.length === 0) {
    return (
      <EmptyState
        icon="books"
        title={t('quests.none')}
        action={
          <Link to="/adventures" className={buttonClass('act')}>
            {t('quests.toAdventures')}
          </Link>
        }
      >
        {t('quests.noneText')}
      </EmptyState>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul className="own" tabIndex={0} aria-label={t('tabs.quests')}>
      {quests.map((quest) => (
        <OwnQuest key={quest._id} quest={quest} />
      ))}
    </ul>
  )
}

/** How many there are, for the tab; nothing where there is none. */
export function QuestCount() {
  const count = useOwnQuests()?.length ?? 0
  return count > 0 && <span className="n num">{count}</span>
}

/** What stands where this device cannot read them. */
export function QuestsFailed({ reset }: ErrorComponentProps) {
  const { t } = useTranslation('profile')
  return (
    <EmptyState icon="close" title={t('quests.failed')} action={<Button onClick={reset}>{t('tryAgain')}</Button>}>
      {t('quests.failedText')}
    </EmptyState>
  )
}

function OwnQuest({ quest }: { quest: Quest }) {
  const { t, i18n } = useTranslation(['profile', 'names'])
  return (
    <li>
      <Link to="/play/quest/$id" params={{ id: quest._id }} className="card own-quest">
        <Cover
          title={quest.title}
          image={quest.coverImage}
          at={quest.coverTitle.at}
          ink={quest.coverTitle.ink}
          genre={quest.genre}
        />
        <span className="txt">
          <b>{quest.title}</b>
          <span className="clamp">{quest.description}</span>
          <span className="meta num">
            {t(`names:genres.${quest.genre}`)} · {dayText(quest.createdAt, i18n.language)}
            {quest.playCount > 0 && ` · ${t('quests.plays', { count: quest.playCount })}`}
            {!quest.isPublic && ` · ${t('quests.private')}`}
          </span>
          {quest.creditsEarned > 0 && (
            <span className="gold num">{t('quests.earned', { count: quest.creditsEarned })}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
