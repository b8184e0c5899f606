import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AdventuresScreen } from '../features/adventures/adventures-screen.tsx'
import { readShelfSearch } from '../features/adventures/shelf-search.ts'
import { SharedData } from '../features/shell/shared-data.tsx'

export const Route = createFileRoute('/_player/adventures')({
  validateSearch: readShelfSearch,
  component: Adventures,
})

function Adventures() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: '/adventures' })
  return (
    <SharedData>
      <AdventuresScreen
        search={search}
        onSearch={(change) => navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })}
      />
    </SharedData>
  )
}
