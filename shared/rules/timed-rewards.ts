const HOUR = 3_600_000

/** The four timed rewards: credits and the least time between two claims in ms (specification part 2 section 9). */
export const TIMED_REWARDS = {
  hourly: { credits: 30, interval: 2 * HOUR },
  daily: { credits: 80, interval: 24 * HOUR },
  weekly: { credits: 150, interval: 7 * 24 * HOUR },
  monthly: { credits: 250, interval: 30 * 24 * HOUR },
} as const

export type RewardType = keyof typeof TIMED_REWARDS
export const REWARD_TYPES = ['hourly', 'daily', 'weekly', 'monthly'] as const satisfies readonly RewardType[]

/** When a reward last claimed at `lastClaimed` (epoch ms; null: never) may be claimed again. */
export function nextAvailable(type: RewardType, lastClaimed: number | null): number {
  return lastClaimed === null ? 0 : lastClaimed + TIMED_REWARDS[type].interval
}

/** Whether the reward may be claimed at `now` (epoch ms on the server's clock). */
export function isClaimable(type: RewardType, lastClaimed: number | null, now: number): boolean {
  return now >= nextAvailable(type, lastClaimed)
}
