import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Progress } from '../../../shared/model/progress.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'

/** The story played last, with the line it stopped at. */
export function ContinueCard({ story }: { story: Progress }) {
  const { t } = useTranslation('adventures')
  const { quest } = story
  return (
    <section className="card cont" aria-label={t('continue.label')}>
      <div aria-hidden="true">
        <Cover
          title={quest.title}
          image={quest.coverImage}
          at={quest.coverTitle.at}
          ink={quest.coverTitle.ink}
          genre={quest.genre}
          eager
        />
      </div>
      <div>
        <span className="meta">
          {t('continue.meta', { genre: t(`names:genres.${quest.genre}`), turn: story.turns })}
        </span>
        <h2>{quest.title}</h2>
        <p className="lead">{story.lastLine}</p>
      </div>
      <Link to="/play/quest/$id" params={{ id: quest._id }} className={buttonClass('act')}>
        {t('resume')}
      </Link>
    </section>
  )
}
