import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../../data/query.ts'

const queries = createQueryClient()

/** Gives a screen the cache of what is fetched for all players alike; one for all screens, loaded with the first. */
export function SharedData({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
