import type { User } from '../../../shared/model/user.ts'
import { ACHIEVEMENTS, achievementLevel, achievementReward } from '../../../shared/rules/achievements.ts'
import { levelOf } from '../../../shared/rules/levels.ts'
import { RESERVED_USERNAME_PREFIX } from '../../../shared/rules/reserved-username.ts'
import { titleOf } from '../../../shared/rules/titles.ts'
import type { UserRow } from '../../storage/queries/players.ts'

/** A player as that player sees it. */
export function viewUser(row: UserRow): User {
  const level = levelOf(row.xp)
  return {
    id: row.id,
    _id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    avatar: row.avatar,
    bio: row.bio,
    membershipLevel: row.membership,
    membershipRenewsAt: row.membershipRenewsAt,
    membershipEndsAt: row.membershipEndsAt,
    credits: row.credits,
    held: row.held,
    level,
    title: titleOf(level),
    xp: row.xp,
    attributePoints: row.attributePoints,
    answeredTurns: row.answeredTurns,
    attributes: row.attributes,
    preferences: row.preferences,
    achievements: viewAchievements(row),
    isAdmin: row.isAdmin,
    needsUsernameSetup: row.username.startsWith(RESERVED_USERNAME_PREFIX),
    hasPassword: row.passwordHash !== null,
    setup: row.setup,
    createdAt: row.createdAt,
  }
}

/** The level achievements with what each pays, and whether the player has it. */
export function viewAchievements(row: Pick<UserRow, 'achievements'>): User['achievements'] {
  return {
    levelAchievements: Object.fromEntries(
      ACHIEVEMENTS.map((each) => [
        each,
        { claimed: row.achievements.includes(each), reward: achievementReward(achievementLevel(each)) },
      ]),
    ),
  }
}
