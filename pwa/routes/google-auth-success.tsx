import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { AFTER_GOOGLE, needsUsername } from '../features/auth/google-names.ts'
import { handoff } from '../features/auth/handoff.ts'
import { HandoffScreen } from '../features/auth/handoff-screen.tsx'
import { needTexts } from '../i18n/setup.ts'

interface Search {
  readonly token?: string | undefined
}

/** Back from Google. The token leaves the address bar and the history before anything else happens. */
export const Route = createFileRoute('/google-auth-success')({
  validateSearch: ({ token }: Record<string, unknown>): Search =>
    typeof token === 'string' && token !== '' ? { token } : {},
  beforeLoad: async ({ context: { client }, search }) => {
    if (search.token !== undefined) {
      handoff.keep(search.token)
      throw redirect({ to: '/google-auth-success', search: {}, replace: true })
    }
    await client.ready
    const { current } = client.session
    if (current && !current.ended) throw redirect({ to: AFTER_GOOGLE, replace: true })
    if (!handoff.waits()) throw redirect({ to: '/login', search: { error: 'No authentication token' }, replace: true })
  },
  loader: () => needTexts('auth'),
  component: Landing,
})

function Landing() {
  const { client } = Route.useRouteContext()
  const navigate = useNavigate()
  return (
    <HandoffScreen
      client={client}
      onSignedIn={(user) =>
        void navigate({ to: needsUsername(user) ? '/google-username-setup' : AFTER_GOOGLE, replace: true })
      }
      onFailed={() => void navigate({ to: '/login', search: { error: 'Authentication failed' }, replace: true })}
    />
  )
}
