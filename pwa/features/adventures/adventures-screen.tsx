import { useQueryClient } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useSavedStories } from '../../data/live.ts'
import { Button } from '../../ui/button.tsx'
import { usePage } from '../../ui/page.ts'
import { ContinueCard } from './continue-card.tsx'
import { SavedShelf } from './saved-shelf.tsx'
import { ServedShelf } from './served-shelf.tsx'
import { ShelfFilters } from './shelf-filters.tsx'
import { type ShelfSearch, TABS, type Tab } from './shelf-search.ts'
import { useTabRow } from './use-tab-row.ts'

interface Props {
  readonly search: ShelfSearch
  readonly onSearch: (change: ShelfSearch) => void
}

/** The quest browser: a shelf of books. */
export function AdventuresScreen({ search, onSearch }: Props) {
  const { t } = useTranslation('adventures')
  const saved = useSavedStories() ?? []
  const queries = useQueryClient()
  const tab = search.tab ?? 'official'
  const last = saved.find((story) => !story.concluded)
  const { row, more } = useTabRow(tab)
  usePage(t('title'))
  return (
    <div className="in">
      <div className="pagehead">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </div>
      {last && <ContinueCard story={last} />}
      <Tabs.Root value={tab} onValueChange={(next) => onSearch({ tab: next as Tab })} activationMode="manual">
        <Tabs.List className="tabs" aria-label={t('title')} ref={row} data-more={more}>
          {TABS.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {t(`tabs.${each}`)}
              {each === 'saved' && saved.length > 0 && <span className="n num">{saved.length}</span>}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <div className="tools2">
          <ShelfFilters search={search} onSearch={onSearch} />
          <Button
            variant="quiet"
            small
            className="only-d refresh"
            onClick={() => void queries.invalidateQueries({ queryKey: ['shelf'] })}
          >
            {t('refresh')}
          </Button>
        </div>
        <Tabs.Content value={tab} tabIndex={-1}>
          {tab === 'saved' ? (
            <SavedShelf search={search} onSearch={onSearch} />
          ) : (
            <ServedShelf key={tab} tab={tab} search={search} onSearch={onSearch} />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
