import { and, eq, gt, isNotNull, lt, notInArray, or } from 'drizzle-orm'
import type { Membership } from '../../../shared/rules/memberships.ts'
import { users } from '../schema.ts'
import { memberships, paymentEvents } from '../schema-accounts.ts'
import type { Tx } from '../store.ts'

export type MembershipRow = typeof memberships.$inferSelect

/** What a player subscribes to; null for who never began to. */
export async function findMembership(tx: Tx, userId: string): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(memberships).where(eq(memberships.userId, userId))
  return row ?? null
}

/** Whose customer of the payment provider this is. */
export async function findMembershipOfCustomer(tx: Tx, customerId: string): Promise<MembershipRow | null> {
  const [row] = await tx.select().from(memberships).where(eq(memberships.customerId, customerId))
  return row ?? null
}

/** Writes the row, whether or not there was one. */
export async function putMembership(tx: Tx, row: MembershipRow): Promise<void> {
  const { userId, ...set } = row
  await tx.insert(memberships).values(row).onConflictDoUpdate({ target: memberships.userId, set })
}

/** The tier that a player has, and until when, in epoch milliseconds. */
export async function setTier(
  tx: Tx,
  userId: string,
  tier: { membership: Membership; renewsAt: number | null; endsAt: number | null; version: number },
): Promise<void> {
  await tx
    .update(users)
    .set({
      membership: tier.membership,
      membershipRenewsAt: tier.renewsAt,
      membershipEndsAt: tier.endsAt,
      profileVersion: tier.version,
    })
    .where(eq(users.id, userId))
}

export interface Unheard {
  readonly periodsBefore: number
  /** The status of who opened a page to pay. */
  readonly opened: string
  readonly openedAfter: number
  /** States that nothing comes after. */
  readonly over: readonly string[]
}

/**
 * Whom the payment provider should have told something of by now: whose paid time was over before `periodsBefore`, who
 * opened a page to pay after `openedAfter`, and who left and subscribes still. The longest unheard first.
 */
export async function membershipsToAsk(
  tx: Tx,
  { periodsBefore, opened, openedAfter, over }: Unheard,
  limit: number,
): Promise<MembershipRow[]> {
  const rows = await tx
    .select({ row: memberships })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      or(
        lt(users.membershipRenewsAt, periodsBefore),
        lt(users.membershipEndsAt, periodsBefore),
        and(eq(memberships.status, opened), gt(memberships.updatedAt, openedAfter)),
        and(isNotNull(users.deletedAt), notInArray(memberships.status, [...over])),
      ),
    )
    .orderBy(memberships.updatedAt)
    .limit(limit)
  return rows.map(({ row }) => row)
}

/** Whether an event of the payment provider was taken in. */
export async function isKnownEvent(tx: Tx, id: string): Promise<boolean> {
  return (await tx.$count(paymentEvents, eq(paymentEvents.id, id))) > 0
}

/** Notes that an event was taken in; false when it was before. */
export async function recordEvent(tx: Tx, id: string, now: number): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

export async function deletePaymentEventsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(paymentEvents).where(lt(paymentEvents.createdAt, before))
}
