import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AccountTab } from '../features/account/account-tab.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { readProfileSearch } from '../features/profile/profile-search.ts'
import { needTexts } from '../i18n/setup.ts'

export const Route = createFileRoute('/_player/profile/')({
  validateSearch: readProfileSearch,
  loader: () => needTexts('profile', 'account'),
  component: Profile,
})

function Profile() {
  const { client } = Route.useRouteContext()
  const { tab = 'quests', membership, session_id } = Route.useSearch()
  const navigate = useNavigate({ from: '/profile/' })
  const returned = useMemo(
    () => (membership ? { outcome: membership, sessionId: session_id ?? null } : null),
    [membership, session_id],
  )
  return (
    <ProfileScreen
      tab={tab}
      onTab={(tab) => navigate({ search: { tab }, replace: true, resetScroll: false })}
      account={
        <AccountTab
          client={client}
          returned={returned}
          onTold={() => void navigate({ search: { tab: 'account' }, replace: true, resetScroll: false })}
        />
      }
    />
  )
}
