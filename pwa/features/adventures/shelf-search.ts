import { GENRES, type Genre } from '../../../shared/rules/genres.ts'

export const TABS = ['official', 'mine', 'community', 'saved'] as const
export type Tab = (typeof TABS)[number]

/** What the address says about the shelf. */
export interface ShelfSearch {
  readonly tab?: Tab | undefined
  readonly q?: string | undefined
  readonly genre?: Genre | undefined
}

/** Reads the address; what it does not know is left out. */
export function readShelfSearch(search: Record<string, unknown>): ShelfSearch {
  const tab = TABS.find((each) => each === search.tab)
  const genre = GENRES.find((each) => each === search.genre)
  const q = typeof search.q === 'string' ? search.q.slice(0, 200) : ''
  return { ...(tab ? { tab } : {}), ...(genre ? { genre } : {}), ...(q ? { q } : {}) }
}
