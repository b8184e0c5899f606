import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../features/home/home-screen.tsx'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  const { client } = Route.useRouteContext()
  return <HomeScreen client={client} />
}
