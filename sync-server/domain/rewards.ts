import { claimReward, rewards } from '../../shared/contract/rewards.ts'
import { AppError } from '../../shared/errors.ts'
import type { Rewards } from '../../shared/model/rewards.ts'
import { nextAvailable, type RewardType, TIMED_REWARDS } from '../../shared/rules/timed-rewards.ts'
import { claim, lastClaims } from '../storage/queries/rewards.ts'
import type { Tx } from '../storage/store.ts'
import { onRun, onWrite } from './handler.ts'
import { post } from './ledger.ts'

/** The four timed rewards of a player. */
export async function viewRewards(tx: Tx, userId: string): Promise<Rewards> {
  const claims = await lastClaims(tx, userId)
  const view = (type: RewardType) => {
    const lastClaimed = claims.get(type) ?? null
    return { lastClaimed, nextAvailable: nextAvailable(type, lastClaimed) }
  }
  return { hourly: view('hourly'), daily: view('daily'), weekly: view('weekly'), monthly: view('monthly') }
}

export const rewardsHandler = onRun(rewards, async (deps, { actor }) => ({
  rewards: await viewRewards(deps.store.read, actor.userId),
  rouletteStats: {
    timesPlayed: 0,
    creditsWon: 0,
    creditsSpent: 0,
    biggestWin: 0,
    lastSpinAt: null,
    nextSpinAvailable: 0,
  },
  serverNow: deps.sources.now(),
}))

/** Claims once per interval on the server's clock; the device's clock has no say. */
export const claimRewardHandler = onWrite(claimReward, async (deps, tx, { actor, body, version, now }) => {
  const { rewardType } = body
  const rule = TIMED_REWARDS[rewardType]
  if (!(await claim(tx, actor.userId, rewardType, now, now - rule.interval, version))) {
    const last = (await lastClaims(tx, actor.userId)).get(rewardType) ?? null
    throw new AppError('REWARD_NOT_READY', 'This reward is not available yet.', {
      data: { nextAvailable: nextAvailable(rewardType, last) },
    })
  }
  const balance = await post(tx, deps.sources, {
    userId: actor.userId,
    amount: rule.credits,
    kind: 'timed-reward',
    reference: rewardType,
    version,
  })
  return {
    nextAvailable: nextAvailable(rewardType, now),
    creditsEarned: rule.credits,
    creditsRemaining: balance.credits - balance.held,
  }
})
