import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import type { Client } from './client.ts'
import { ApiError } from './data/api.ts'
import { routeTree } from './routes.gen.ts'

const MINUTES = 60_000

/** Requests are tried three times, waiting min(1000·2ⁿ, 30000) ms; data is fresh for five minutes (specification). */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 5 * MINUTES,
      retry: (count, error) => count < 3 && !(error instanceof ApiError),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
})

const router = createRouter({
  routeTree,
  context: { client: undefined as unknown as Client },
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultViewTransition: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** The app: routes over the client. */
export function App({ client }: { client: Client }) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} context={{ client }} />
    </QueryClientProvider>
  )
}
