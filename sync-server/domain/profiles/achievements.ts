import { claimAchievement } from '../../../shared/contract/profiles.ts'
import { achievementLevel, achievementReward, checkClaim } from '../../../shared/rules/achievements.ts'
import { levelOf } from '../../../shared/rules/levels.ts'
import { updateProfile } from '../../storage/queries/players.ts'
import { onWrite } from '../handler.ts'
import { post } from '../ledger.ts'
import { playerOf } from './change.ts'
import { viewAchievements } from './view.ts'

/** Pays the credits of a level reached, once a player and level. */
export const claimAchievementHandler = onWrite(claimAchievement, async (deps, tx, { actor, body, version }) => {
  const { achievementId } = body
  const player = await playerOf(tx, actor.userId)
  checkClaim(achievementId, levelOf(player.xp), player.achievements.includes(achievementId))
  const claimed = await updateProfile(tx, player.id, { achievements: [...player.achievements, achievementId] }, version)
  const reward = achievementReward(achievementLevel(achievementId))
  const balance = await post(tx, deps.sources, {
    userId: player.id,
    amount: reward,
    kind: 'achievement',
    reference: achievementId,
    version,
  })
  return { totalCredits: balance.credits, creditsEarned: reward, achievements: viewAchievements(claimed) }
})
