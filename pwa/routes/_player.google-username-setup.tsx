import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { AFTER_GOOGLE, needsUsername } from '../features/auth/google-names.ts'
import { UsernameScreen } from '../features/auth/username-screen.tsx'
import { needTexts } from '../i18n/setup.ts'

/** A username in place of the made-up one; who has chosen one has nothing to do here. */
export const Route = createFileRoute('/_player/google-username-setup')({
  beforeLoad: ({ context: { client } }) => {
    const user = client.session.current?.user
    if (user && !needsUsername(user)) throw redirect({ to: AFTER_GOOGLE, replace: true })
  },
  loader: () => needTexts('auth'),
  component: UsernameSetup,
})

function UsernameSetup() {
  const { client } = Route.useRouteContext()
  const navigate = useNavigate()
  return <UsernameScreen client={client} onDone={() => void navigate({ to: AFTER_GOOGLE, replace: true })} />
}
