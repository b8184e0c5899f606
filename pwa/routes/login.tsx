import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { knownLoginError, type LoginError } from '../features/auth/login-errors.ts'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { needTexts } from '../i18n/setup.ts'

interface Search {
  readonly redirect?: string | undefined
  /** Why a sign-in ended here. */
  readonly error?: LoginError | undefined
}

/** Only paths of this app are followed. */
const ownPath = (value: unknown) =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? { redirect: value } : { redirect: undefined }

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...ownPath(search.redirect),
    error: knownLoginError(search.error),
  }),
  beforeLoad: async ({ context, search }) => {
    await context.client.ready
    const { current } = context.client.session
    if (current && !current.ended) throw redirect({ to: search.redirect ?? '/' })
  },
  loader: () => needTexts('auth'),
  component: Login,
})

function Login() {
  const { client } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <LoginScreen
      client={client}
      error={search.error}
      onDone={() => navigate({ to: search.redirect ?? '/', replace: true })}
    />
  )
}
