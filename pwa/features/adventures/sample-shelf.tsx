import { useTranslation } from 'react-i18next'
import { sampleQuests } from '../../../shared/model/samples.ts'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'

/** The two books that ship with the app: the shelf is never empty, even on a first opening without a network. */
export function SampleShelf({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('adventures')
  return (
    <>
      <div className="strip" role="status">
        <p>{t('sampleShelf')}</p>
        <Button small onClick={onRetry}>
          {t('failed.act')}
        </Button>
      </div>
      <ul className="shelf">
        {sampleQuests.map((quest) => (
          <li key={quest.slug} className="bk">
            <Cover
              title={quest.title}
              image={quest.cover}
              at={quest.coverTitle.at}
              ink={quest.coverTitle.ink}
              genre={quest.genre}
            />
            <div className="foot">
              <span className="meta">{t(`names:genres.${quest.genre}`)}</span>
              <details>
                <summary>{t('readMore')}</summary>
                <p className="sample-text">{quest.opening}</p>
              </details>
              <p className="meta">{t('notKept')}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
