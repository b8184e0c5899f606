import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GENRES, type Genre } from '../../../shared/rules/genres.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ShelfSearch } from './shelf-search.ts'

const PAUSE = 250

/** Search and genre; both stand in the address. */
export function ShelfFilters({ search, onSearch }: { search: ShelfSearch; onSearch: (change: ShelfSearch) => void }) {
  const { t } = useTranslation('adventures')
  const [words, setWords] = useState(search.q ?? '')
  useEffect(() => setWords(search.q ?? ''), [search.q])
  useEffect(() => {
    if (words === (search.q ?? '')) return
    const timer = setTimeout(() => onSearch({ q: words || undefined }), PAUSE)
    return () => clearTimeout(timer)
  }, [words, search.q, onSearch])
  return (
    <>
      <label className="field">
        <Icon name="search" />
        <span className="sr">{t('search')}</span>
        <input
          type="search"
          placeholder={t('search')}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <label className="sel">
        <Icon name="filter" />
        <span className="sr">{t('genre')}</span>
        <select
          value={search.genre ?? ''}
          onChange={(event) => onSearch({ genre: (event.target.value || undefined) as Genre | undefined })}
        >
          <option value="">{t('allGenres')}</option>
          {GENRES.map((genre) => (
            <option key={genre} value={genre}>
              {t(`names:genres.${genre}`)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
    </>
  )
}
