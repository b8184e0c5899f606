import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { readProfileSearch } from '../features/profile/profile-search.ts'
import { needTexts } from '../i18n/setup.ts'

export const Route = createFileRoute('/_player/profile/')({
  validateSearch: readProfileSearch,
  loader: () => needTexts('profile'),
  component: Profile,
})

function Profile() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: '/profile/' })
  return (
    <ProfileScreen
      tab={search.tab ?? 'quests'}
      onTab={(tab) => navigate({ search: { tab }, replace: true, resetScroll: false })}
      account={null}
    />
  )
}
