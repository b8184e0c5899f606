import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { communityQuests, myQuests, officialQuests } from '../../../shared/contract/quests.ts'
import type { QuestPage } from '../../../shared/model/quest.ts'
import type { Engine } from '../../data/engine.ts'
import { fetchKept, type Kept } from '../../data/kept.ts'
import { useConnection, useEngine } from '../../data/live.ts'
import type { ShelfSearch, Tab } from './shelf-search.ts'

const CALLS = { official: officialQuests, mine: myQuests, community: communityQuests }
export type ServedTab = Exclude<Tab, 'saved'>

/** A shelf in pages, from the server or as it was kept on this device. */
export function useShelf(tab: ServedTab, search: ShelfSearch) {
  const engine = useEngine()
  const { blocked } = useConnection()
  const shelf = useInfiniteQuery({
    queryKey: ['shelf', engine?.db.name, tab, search.q ?? '', search.genre ?? ''],
    enabled: engine !== null,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => load(engine as Engine, tab, search, pageParam),
    getNextPageParam: (page: Kept<QuestPage>) => page.value.cursor ?? undefined,
  })
  const { refetch } = shelf
  const isKept = keptAt(shelf.data?.pages) !== null
  useEffect(() => {
    // A copy of the device's is no answer: asked for again as soon as the server can be reached.
    if (isKept && !blocked) void refetch()
  }, [isKept, blocked, refetch])
  return { ...shelf, blocked }
}

/** When the oldest part of a shelf was fetched that came from this device, epoch ms; null when all came from the server. */
export function keptAt(pages: readonly Kept<QuestPage>[] = []): number | null {
  const times = pages.flatMap((page) => page.fetchedAt ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

function load(engine: Engine, tab: ServedTab, search: ShelfSearch, cursor: string): Promise<Kept<QuestPage>> {
  const query = { cursor, search: search.q, genre: search.genre }
  const key = `shelf ${tab} ${JSON.stringify(query)}`
  return fetchKept(engine.db, key, engine.now, () => engine.api(CALLS[tab], { query }))
}
