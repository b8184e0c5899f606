import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ForgotScreen } from '../features/auth/forgot-screen.tsx'
import { needTexts } from '../i18n/setup.ts'

/** For visitors, and for who is signed in here and does not know the password any more. */
export const Route = createFileRoute('/forgot-password')({
  beforeLoad: async ({ context }) => {
    await context.client.ready
  },
  loader: () => needTexts('auth'),
  component: Forgot,
})

function Forgot() {
  const { client } = Route.useRouteContext()
  const navigate = useNavigate()
  return <ForgotScreen client={client} onDone={() => navigate({ to: '/login', replace: true })} />
}
