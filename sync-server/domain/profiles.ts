import type { User } from '../../shared/model/user.ts'
import { levelOf } from '../../shared/rules/levels.ts'
import { titleOf } from '../../shared/rules/titles.ts'
import type { UserRow } from '../storage/queries/players.ts'

/** Levels with an achievement and what each pays (specification part 1 section 3). */
const ACHIEVEMENT_LEVELS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const
const achievementReward = (level: number) => level * 10

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
    credits: row.credits,
    held: row.held,
    level,
    title: titleOf(level),
    xp: row.xp,
    attributePoints: row.attributePoints,
    attributes: row.attributes,
    preferences: row.preferences,
    achievements: {
      levelAchievements: Object.fromEntries(
        ACHIEVEMENT_LEVELS.map((each) => [
          `level${each}`,
          { claimed: row.achievements.includes(`level${each}`), reward: achievementReward(each) },
        ]),
      ),
    },
    isAdmin: row.isAdmin,
    needsUsernameSetup: row.username.startsWith('google_'),
    createdAt: row.createdAt,
  }
}
