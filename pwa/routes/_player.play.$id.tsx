import { createFileRoute } from '@tanstack/react-router'
import { PlayScreen } from '../features/play/play-screen.tsx'
import { ConnectionBadge } from '../features/shell/connection-badge.tsx'

export const Route = createFileRoute('/_player/play/$id')({ component: Play })

function Play() {
  const { id } = Route.useParams()
  return <PlayScreen key={id} questId={id} Badge={ConnectionBadge} />
}
