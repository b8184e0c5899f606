import { createFileRoute } from '@tanstack/react-router'
import { RewardsScreen } from '../features/rewards/rewards-screen.tsx'

export const Route = createFileRoute('/_player/rewards')({ component: RewardsScreen })
