import { eq, lte } from 'drizzle-orm'
import type { RewardType } from '../../../shared/rules/timed-rewards.ts'
import { timedRewards, users, xpEvents } from '../schema.ts'
import type { Tx } from '../store.ts'

/** When each timed reward was last claimed. */
export async function lastClaims(tx: Tx, userId: string): Promise<Map<RewardType, number>> {
  const rows = await tx.select().from(timedRewards).where(eq(timedRewards.userId, userId))
  return new Map(rows.map((row) => [row.type, row.lastClaimed]))
}

/** Claims a reward last claimed at or before `latest`; false when it was claimed later. */
export async function claim(
  tx: Tx,
  userId: string,
  type: RewardType,
  now: number,
  latest: number,
  version: number,
): Promise<boolean> {
  const rows = await tx
    .insert(timedRewards)
    .values({ userId, type, lastClaimed: now })
    .onConflictDoUpdate({
      target: [timedRewards.userId, timedRewards.type],
      set: { lastClaimed: now },
      setWhere: lte(timedRewards.lastClaimed, latest),
    })
    .returning({ type: timedRewards.type })
  if (rows.length === 0) return false
  await tx.update(users).set({ rewardsVersion: version }).where(eq(users.id, userId))
  return true
}

export async function insertXpEvent(tx: Tx, row: typeof xpEvents.$inferInsert): Promise<void> {
  await tx.insert(xpEvents).values(row)
}
