import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { Verifying } from '../features/shell/verifying.tsx'

/** Screens of a signed-in player: a visitor is sent to sign in, and comes back to where they wanted to go. */
export const Route = createFileRoute('/_player')({
  beforeLoad: async ({ context, location }) => {
    await context.client.ready
    if (!context.client.session.current) throw redirect({ to: '/login', search: { redirect: location.href } })
  },
  pendingComponent: Verifying,
  component: Outlet,
})
