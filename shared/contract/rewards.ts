import * as z from 'zod/mini'
import { rewardsSchema, rouletteStatsSchema } from '../model/rewards.ts'
import { REWARD_TYPES } from '../rules/timed-rewards.ts'
import { defineCall } from './call.ts'
import { nothing } from './parts.ts'

export const rewards = defineCall({
  name: 'rewards.list',
  method: 'get',
  path: '/profiles/rewards',
  summary: 'The four timed rewards and the wheel statistics',
  access: 'player',
  queueable: false,
  writes: false,
  params: nothing,
  query: nothing,
  body: nothing,
  answer: z.object({ rewards: rewardsSchema, rouletteStats: rouletteStatsSchema, serverNow: z.int() }),
  codes: [],
})

export const claimReward = defineCall({
  name: 'rewards.claim',
  method: 'post',
  path: '/profiles/rewards/claim',
  summary: 'Claim a timed reward',
  access: 'player',
  queueable: true,
  writes: true,
  params: nothing,
  query: nothing,
  body: z.strictObject({ rewardType: z.enum(REWARD_TYPES) }),
  answer: z.object({ nextAvailable: z.int(), creditsEarned: z.int(), creditsRemaining: z.int() }),
  codes: ['REWARD_NOT_READY'],
})
