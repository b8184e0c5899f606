import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { SetupScreen } from '../features/profile/setup/setup-screen.tsx'
import { needTexts } from '../i18n/setup.ts'

export const Route = createFileRoute('/_player/profile-setup')({
  beforeLoad: ({ context }) => {
    // A character is made once.
    if (context.client.session.current?.user.setup === 'done') throw redirect({ to: '/profile' })
  },
  loader: () => needTexts('profile', 'auth'),
  component: Setup,
})

function Setup() {
  const navigate = useNavigate()
  return (
    <SetupScreen
      onDone={() => navigate({ to: '/', replace: true })}
      onMade={() => navigate({ to: '/profile', replace: true })}
    />
  )
}
