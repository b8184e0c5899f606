import { eq, lte, sql } from 'drizzle-orm'
import type { RewardType } from '../../../shared/rules/timed-rewards.ts'
import { prepared } from '../prepared.ts'
import { timedRewards, users, xpEvents } from '../schema.ts'
import type { Tx } from '../store.ts'

/** When each timed reward was last claimed. */
export async function lastClaims(tx: Tx, userId: string): Promise<Map<RewardType, number>> {
  const rows = await tx.select().from(timedRewards).where(eq(timedRewards.userId, userId))
  return new Map(rows.map((row) => [row.type, row.lastClaimed]))
}

const claimOf = prepared((tx) =>
  tx
    .insert(timedRewards)
    .values({
      userId: sql.placeholder('userId'),
      type: sql.placeholder('type'),
      lastClaimed: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [timedRewards.userId, timedRewards.type],
      set: { lastClaimed: sql`excluded.last_claimed` },
      setWhere: lte(timedRewards.lastClaimed, sql.placeholder('latest')),
    })
    .returning({ type: timedRewards.type })
    .prepare('claim_reward'),
)

const markRewards = prepared((tx) =>
  tx
    .update(users)
    .set({ rewardsVersion: sql`${sql.placeholder('version')}` })
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('mark_rewards'),
)

/** Claims a reward last claimed at or before `latest`; false when it was claimed later. */
export async function claim(
  tx: Tx,
  userId: string,
  type: RewardType,
  now: number,
  latest: number,
  version: number,
): Promise<boolean> {
  const rows = await claimOf(tx).execute({ userId, type, now, latest })
  if (rows.length === 0) return false
  await markRewards(tx).execute({ userId, version })
  return true
}

export async function insertXpEvent(tx: Tx, row: typeof xpEvents.$inferInsert): Promise<void> {
  await tx.insert(xpEvents).values(row)
}
