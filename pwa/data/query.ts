import { QueryClient } from '@tanstack/react-query'
import { browserOnline } from '../platform/online.ts'
import { ApiError } from './api-error.ts'

const TRIES = 3
const MINUTES = 60_000

/**
 * The client of fetched data: 3 tries, min(1000·2ⁿ, 30000) ms apart, 5 minutes of cache (specification).
 * What the server refused is not tried again, nor is anything while the browser is offline.
 */
export function createQueryClient(isOnline: () => boolean = browserOnline): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser's word would keep a query waiting for ever; our own fetcher knows better.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5 * MINUTES,
        gcTime: 5 * MINUTES,
        retry: (failures, error) => failures < TRIES - 1 && isWorthRetrying(error) && isOnline(),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

/** No answer, or one that may be another next time. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isNetwork || error.status >= 500 || error.status === 429
}
