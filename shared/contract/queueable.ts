import { gameInput, resetGame } from './game.ts'
import { claimAchievement, skipSetup, spendPoints, updateProfile } from './profiles.ts'
import { claimReward } from './rewards.ts'

// Apart from the list of all calls: what the app begins with must not bring every contract along.

/** The calls that may wait in the outbox, by name. */
export const queueableCalls = {
  'game.input': gameInput,
  'game.reset': resetGame,
  'rewards.claim': claimReward,
  'profile.update': updateProfile,
  'profile.skipSetup': skipSetup,
  'profile.spend': spendPoints,
  'achievement.claim': claimAchievement,
} as const
export type QueueableName = keyof typeof queueableCalls
