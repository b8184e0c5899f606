import * as z from 'zod/mini'

const instant = z.nullable(z.int())

/** A timed reward: epoch milliseconds on the server's clock; `nextAvailable` 0 means now. */
export const rewardSchema = z.object({ lastClaimed: instant, nextAvailable: z.int() })

export const rewardsSchema = z.object({
  hourly: rewardSchema,
  daily: rewardSchema,
  weekly: rewardSchema,
  monthly: rewardSchema,
})
export type Rewards = z.infer<typeof rewardsSchema>

export const rouletteStatsSchema = z.object({
  timesPlayed: z.int(),
  creditsWon: z.int(),
  creditsSpent: z.int(),
  biggestWin: z.int(),
  lastSpinAt: instant,
  nextSpinAvailable: z.int(),
})
