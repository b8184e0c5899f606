import { useTranslation } from 'react-i18next'
import { useSavedStories } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CoverSkeletons } from '../../ui/skeleton.tsx'
import { QuestCard } from './quest-card.tsx'
import { SampleShelf } from './sample-shelf.tsx'
import type { ShelfSearch } from './shelf-search.ts'
import { keptAt, type ServedTab, useShelf } from './use-shelf.ts'

interface Props {
  readonly tab: ServedTab
  readonly search: ShelfSearch
  readonly onSearch: (change: ShelfSearch) => void
}

/** Official, own or community quests, page by page. */
export function ServedShelf({ tab, search, onSearch }: Props) {
  const { t, i18n } = useTranslation('adventures')
  const shelf = useShelf(tab, search)
  const saved = new Map((useSavedStories() ?? []).map((story) => [story.questId, story]))
  if (shelf.isPending) return <CoverSkeletons label={t('title')} />
  if (shelf.isError) {
    if (tab === 'official') return <SampleShelf onRetry={() => void shelf.refetch()} />
    return (
      <EmptyState
        icon="offline"
        title={t('failed.title')}
        action={<Button onClick={() => void shelf.refetch()}>{t('failed.act')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    )
  }
  const pages = shelf.data.pages
  const quests = pages.flatMap((page) => page.value.quests)
  const kept = keptAt(pages)
  if (quests.length === 0) return <Nothing tab={tab} search={search} onSearch={onSearch} />
  return (
    <>
      {kept !== null && (
        <p className="strip" role="status">
          {t(shelf.blocked === 'server' ? 'keptAtServer' : 'keptAt', {
            time: new Date(kept).toLocaleString(i18n.language),
          })}
        </p>
      )}
      <ul className="shelf">
        {quests.map((quest, index) => {
          const story = saved.get(quest._id)
          return (
            <QuestCard
              key={quest._id}
              quest={quest}
              turns={story?.turns ?? (quest.hasProgress ? 0 : null)}
              concluded={story?.concluded ?? false}
              showOwner={tab === 'community'}
              eager={index < 6}
            />
          )
        })}
      </ul>
      {shelf.hasNextPage && (
        <div className="more-row">
          <Button disabled={shelf.isFetchingNextPage} onClick={() => void shelf.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Nothing({ tab, search, onSearch }: Props) {
  const { t } = useTranslation('adventures')
  if (search.q || search.genre) {
    return (
      <EmptyState
        icon="search"
        title={t('empty.search.title')}
        action={<Button onClick={() => onSearch({ q: undefined, genre: undefined })}>{t('empty.search.act')}</Button>}
      >
        {t('empty.search.text')}
      </EmptyState>
    )
  }
  const action =
    tab === 'official' ? null : <Button onClick={() => onSearch({ tab: 'official' })}>{t(`empty.${tab}.act`)}</Button>
  return (
    <EmptyState icon="books" title={t(`empty.${tab}.title`)} action={action}>
      {t(`empty.${tab}.text`)}
    </EmptyState>
  )
}
