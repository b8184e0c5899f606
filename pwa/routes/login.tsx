import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { LoginScreen } from '../features/auth/login-screen.tsx'

interface Search {
  readonly redirect?: string | undefined
}

/** Only paths of this app are followed. */
const ownPath = (value: unknown) =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? { redirect: value } : { redirect: undefined }

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): Search => ownPath(search.redirect),
  beforeLoad: async ({ context, search }) => {
    await context.client.ready
    const { current } = context.client.session
    if (current && !current.ended) throw redirect({ to: search.redirect ?? '/' })
  },
  component: Login,
})

function Login() {
  const { client } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = useNavigate()
  return <LoginScreen client={client} onDone={() => navigate({ to: search.redirect ?? '/', replace: true })} />
}
