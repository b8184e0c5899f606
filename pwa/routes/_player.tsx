import { createFileRoute, Outlet, redirect, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
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
  const navigate = useNavigate()
  useEffect(
    () =>
      client.session.subscribe(() => {
        // The player signed out in another tab; in this one the page is left first.
        if (client.session.current) return
        const { pathname, search } = window.location
        void navigate({ to: '/login', search: { redirect: pathname + search }, replace: true })
      }),
    [client, navigate],
  )
  return <Outlet />
}
