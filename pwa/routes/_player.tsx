import { createFileRoute, Outlet, redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { Verifying } from '../features/shell/verifying.tsx'

/** Screens of a signed-in player: a visitor is sent to sign in, and comes back to where they wanted to go. */
export const Route = createFileRoute('/_player')({
  beforeLoad: async ({ context, location }) => {
    await context.client.ready
    if (!context.client.session.current) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
  pendingComponent: Verifying,
  component: Player,
})

function Player() {
  const { client } = Route.useRouteContext()
  const session = useSyncExternalStore(client.session.subscribe, client.session.snapshot)
  const { href } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // The player signed out in another tab.
    if (!session) void navigate({ to: '/login', search: { redirect: href }, replace: true })
  }, [session, href, navigate])
  return <Outlet />
}
