import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { communityQuests, myQuests, officialQuests } from '../../../shared/contract/quests.ts'
import type { QuestPage } from '../../../shared/model/quest.ts'
import type { Engine } from '../../data/engine.ts'
import { fetchKept, type Kept } from '../../data/kept.ts'
import { useEngine } from '../../data/live.ts'
import type { ShelfSearch, Tab } from './shelf-search.ts'

const CALLS = { official: officialQuests, mine: myQuests, community: communityQuests }
export type ServedTab = Exclude<Tab, 'saved'>

/** A shelf in pages, from the server or as it was kept on this device. */
export function useShelf(tab: ServedTab, search: ShelfSearch) {
  const engine = useEngine()
  return useInfiniteQuery({
    queryKey: ['shelf', engine?.db.name, tab, search.q ?? '', search.genre ?? ''],
    enabled: engine !== null,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) => load(engine as Engine, tab, search, pageParam),
    getNextPageParam: (page: Kept<QuestPage>) => page.value.cursor ?? undefined,
  })
}

function load(engine: Engine, tab: ServedTab, search: ShelfSearch, cursor: string): Promise<Kept<QuestPage>> {
  const query = { cursor, search: search.q, genre: search.genre }
  const key = `shelf ${tab} ${JSON.stringify(query)}`
  return fetchKept(engine.db, key, engine.now, () => engine.api(CALLS[tab], { query }))
}
