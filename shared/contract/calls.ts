import * as auth from './auth.ts'
import type { AnyCall } from './call.ts'
import * as game from './game.ts'
import * as quests from './quests.ts'
import * as rewards from './rewards.ts'
import * as sync from './sync.ts'
import * as system from './system.ts'

/** Every call of the API, in the order of the documentation page. */
export const calls: readonly AnyCall[] = [
  auth.me,
  auth.register,
  auth.verifyEmail,
  auth.resendVerification,
  auth.login,
  auth.logout,
  quests.officialQuests,
  quests.communityQuests,
  quests.myQuests,
  quests.progressIds,
  game.initGame,
  game.gameInput,
  game.turn,
  game.stopTurn,
  game.resetGame,
  rewards.rewards,
  rewards.claimReward,
  sync.sync,
  sync.pull,
  system.health,
]

/** The calls that may wait in the outbox, by name. */
export const queueableCalls = {
  'game.input': game.gameInput,
  'game.reset': game.resetGame,
  'rewards.claim': rewards.claimReward,
} as const
export type QueueableName = keyof typeof queueableCalls
