import { useTranslation } from 'react-i18next'
import { foldText } from '../../../shared/rules/text.ts'
import { useSavedStories } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { QuestCard } from './quest-card.tsx'
import type { ShelfSearch } from './shelf-search.ts'

/** Stories begun: they live on this device. */
export function SavedShelf({ search, onSearch }: { search: ShelfSearch; onSearch: (change: ShelfSearch) => void }) {
  const { t } = useTranslation('adventures')
  const saved = useSavedStories()
  if (!saved) return <Skeleton label={t('title')} />
  const words = foldText(search.q ?? '')
  const found = saved.filter(
    ({ quest }) =>
      (!search.genre || quest.genre === search.genre) &&
      (!words || foldText(`${quest.title}\n${quest.description}`).includes(words)),
  )
  if (found.length === 0) {
    const filtered = saved.length > 0
    const key = filtered ? 'search' : 'saved'
    return (
      <EmptyState
        icon="books"
        title={t(`empty.${key}.title`)}
        action={
          <Button onClick={() => onSearch(filtered ? { q: undefined, genre: undefined } : { tab: 'official' })}>
            {t(`empty.${key}.act`)}
          </Button>
        }
      >
        {t(`empty.${key}.text`)}
      </EmptyState>
    )
  }
  return (
    <ul className="shelf">
      {found.map((story, index) => (
        <QuestCard
          key={story.id}
          quest={story.quest}
          turns={story.turns}
          concluded={story.concluded}
          showOwner
          eager={index < 6}
        />
      ))}
    </ul>
  )
}
