import { createFileRoute } from '@tanstack/react-router'
import { PlayScreen } from '../features/play/play-screen.tsx'
import { ConnectionBadge } from '../features/shell/connection-badge.tsx'

export const Route = createFileRoute('/_player/play/quest/$id')({ component: Play })

function Play() {
  const { id } = Route.useParams()
  // Another quest is another story: nothing of the last one stays on the screen.
  return <PlayScreen key={id} questId={id} Badge={ConnectionBadge} />
}
