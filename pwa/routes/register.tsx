import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { RegisterScreen } from '../features/auth/register-screen.tsx'
import { needTexts } from '../i18n/setup.ts'

export const Route = createFileRoute('/register')({
  beforeLoad: async ({ context }) => {
    await context.client.ready
    const { current } = context.client.session
    if (current && !current.ended) throw redirect({ to: '/' })
  },
  loader: () => needTexts('auth'),
  component: Register,
})

function Register() {
  const { client } = Route.useRouteContext()
  const navigate = useNavigate()
  return <RegisterScreen client={client} onDone={() => navigate({ to: '/profile-setup', replace: true })} />
}
