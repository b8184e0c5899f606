import { createRouter, RouterProvider } from '@tanstack/react-router'
import type { Client } from './client.ts'
import { routeTree } from './routes.gen.ts'
import { changeInTransition } from './ui/view-transition.ts'

const router = createRouter({
  routeTree,
  context: { client: undefined as unknown as Client },
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
})
// The router's own way drops the transition, and with it the rejection of one that is skipped.
router.startViewTransition = changeInTransition

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** The app: routes over the client. */
export function App({ client }: { client: Client }) {
  return <RouterProvider router={router} context={{ client }} />
}
