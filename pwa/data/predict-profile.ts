import type { BodyOf } from '../../shared/contract/call.ts'
import type { claimAchievement, spendPoints as spendCall, updateProfile } from '../../shared/contract/profiles.ts'
import { AppError } from '../../shared/errors.ts'
import type { User } from '../../shared/model/user.ts'
import { type Achievement, achievementLevel, achievementReward, checkClaim } from '../../shared/rules/achievements.ts'
import { changeProfile, skipSetup, spendPoints } from '../../shared/rules/character.ts'
import type { OutboxRow } from './db.ts'

/**
 * The player with everything that waits taken as done, in its order: name, bio, preferences, attributes, points, setup,
 * achievements, and the credits that claimed achievements bring. What the rules forbid by now changes nothing.
 */
export function predictProfile(user: User, rows: readonly OutboxRow[]): User {
  return rows.filter((row) => row.status === 'waiting').reduce(attempt, user)
}

/** The player after an action. Throws AppError where the shared rules refuse it; other actions leave the player as is. */
export function actOn(user: User, { name, args }: Pick<OutboxRow, 'name' | 'args'>): User {
  // What waits was checked by its contract when it was taken in.
  const body: unknown = args.body
  switch (name) {
    case 'profile.update':
      return changeProfile(user, body as BodyOf<typeof updateProfile>)
    case 'profile.skipSetup':
      return skipSetup(user)
    case 'profile.spend': {
      const { attribute, points } = body as BodyOf<typeof spendCall>
      return spendPoints(user, attribute, points)
    }
    case 'achievement.claim':
      return claim(user, (body as BodyOf<typeof claimAchievement>).achievementId)
    default:
      return user
  }
}

function attempt(user: User, row: OutboxRow): User {
  try {
    return actOn(user, row)
  } catch (error) {
    if (error instanceof AppError) return user
    throw error
  }
}

function claim(user: User, achievement: Achievement): User {
  const { levelAchievements } = user.achievements
  const reward = achievementReward(achievementLevel(achievement))
  checkClaim(achievement, user.level, levelAchievements[achievement]?.claimed ?? false)
  return {
    ...user,
    credits: user.credits + reward,
    achievements: { levelAchievements: { ...levelAchievements, [achievement]: { claimed: true, reward } } },
  }
}
