import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { Client } from '../client.ts'
import { AppShell } from '../features/shell/app-shell.tsx'
import { Broken } from '../features/shell/broken.tsx'
import { NotFound } from '../features/shell/not-found.tsx'

export const Route = createRootRouteWithContext<{ client: Client }>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => <Broken error={error} />,
})

function Root() {
  const { client } = Route.useRouteContext()
  return (
    <AppShell client={client}>
      <Outlet />
    </AppShell>
  )
}
