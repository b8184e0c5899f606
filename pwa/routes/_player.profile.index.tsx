import { createFileRoute } from '@tanstack/react-router'
import { AccountTab } from '../features/account/account-tab.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { readProfileSearch } from '../features/profile/profile-search.ts'
import { SharedData } from '../features/shell/shared-data.tsx'
import { needTexts } from '../i18n/setup.ts'

export const Route = createFileRoute('/_player/profile/')({
  validateSearch: readProfileSearch,
  loader: () => needTexts('profile', 'account'),
  component: Profile,
})

function Profile() {
  const { client } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSeen = () => navigate({ search: { tab: 'account' }, replace: true, resetScroll: false })
  return (
    <ProfileScreen
      // Who comes back from paying is shown the plan, wherever they were sent.
      tab={search.membership ? 'account' : search.tab}
      onTab={(tab) => navigate({ search: { tab }, replace: true, resetScroll: false })}
      account={
        <SharedData>
          <AccountTab
            client={client}
            membership={search.membership}
            paymentId={search.session_id}
            onSeen={() => void onSeen()}
          />
        </SharedData>
      }
    />
  )
}
