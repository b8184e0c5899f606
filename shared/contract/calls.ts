import * as account from './account.ts'
import * as auth from './auth.ts'
import * as avatars from './avatars.ts'
import type { AnyCall } from './call.ts'
import * as game from './game.ts'
import * as google from './google.ts'
import * as membership from './membership.ts'
import * as profiles from './profiles.ts'
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
  google.exchangeGoogle,
  account.forgotPassword,
  account.resetPassword,
  account.updateUsername,
  account.updatePassword,
  account.updateEmail,
  account.confirmEmail,
  account.sessions,
  account.endOtherSessions,
  account.endSession,
  account.exportData,
  account.requestDeletion,
  account.deleteAccount,
  profiles.updateProfile,
  profiles.skipSetup,
  profiles.spendPoints,
  profiles.claimAchievement,
  profiles.publicProfile,
  avatars.uploadAvatar,
  avatars.removeAvatar,
  avatars.generateAvatar,
  avatars.saveGeneratedAvatar,
  membership.membershipCheckout,
  membership.cancelMembership,
  membership.resumeMembership,
  membership.verifyMembership,
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
  system.config,
]
