import { createFileRoute } from '@tanstack/react-router'
import { PublicProfileScreen } from '../features/profile/public/public-profile-screen.tsx'
import { SharedData } from '../features/shell/shared-data.tsx'
import { needTexts } from '../i18n/setup.ts'

export const Route = createFileRoute('/_player/profiles/user/id/$userId')({
  loader: () => needTexts('profile'),
  component: PublicProfile,
})

function PublicProfile() {
  const { userId } = Route.useParams()
  return (
    <SharedData>
      <PublicProfileScreen key={userId} userId={userId} />
    </SharedData>
  )
}
