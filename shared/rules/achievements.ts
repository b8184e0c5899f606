import { AppError } from '../errors.ts'

/** Levels with an achievement (specification part 1 section 3). */
export const ACHIEVEMENT_LEVELS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const
export type AchievementLevel = (typeof ACHIEVEMENT_LEVELS)[number]

/** Names of the level achievements, as calls and profiles spell them. */
export const ACHIEVEMENTS = ACHIEVEMENT_LEVELS.map((level) => `level${level}` as const)
export type Achievement = (typeof ACHIEVEMENTS)[number]

/** Credits that the achievement of `level` pays: 50 at level 5, rising by 50 to 500 at level 50. */
export function achievementReward(level: number): number {
  return level * 10
}

/** The level an achievement is for. */
export function achievementLevel(achievement: Achievement): number {
  return Number(achievement.slice('level'.length))
}

/** Throws ACHIEVEMENT_CLAIMED or ACHIEVEMENT_LOCKED when a player of `level` may not claim it (now). */
export function checkClaim(achievement: Achievement, level: number, claimed: boolean): void {
  if (claimed) throw new AppError('ACHIEVEMENT_CLAIMED', 'This achievement was claimed already.')
  const needed = achievementLevel(achievement)
  if (level < needed) {
    throw new AppError('ACHIEVEMENT_LOCKED', `This achievement is for level ${needed}.`, { data: { level: needed } })
  }
}
