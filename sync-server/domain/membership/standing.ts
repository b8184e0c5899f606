import type { Membership } from '../../../shared/rules/memberships.ts'
import { type MembershipRow, putMembership, setTier } from '../../storage/queries/memberships.ts'
import type { Tx } from '../../storage/store.ts'
import type { Subscription } from '../ports.ts'

/** States in which a plan is had: a failed payment is asked for again for a while, and nothing is lost meanwhile. */
const LIVING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** States that nothing comes after; `none`: the provider knows of no subscription. */
export const OVER = ['canceled', 'incomplete_expired', 'none'] as const

/** A page to pay was opened, and nothing is known of what came of it. */
export const OPENED = 'opened'

export const isLiving = (status: string): boolean => LIVING.has(status)
export const isOver = (status: string): boolean => OVER.some((each) => each === status)

/** What the provider said of a customer at a time of its own; null: of no subscription. */
export interface Statement {
  readonly customerId: string
  readonly subscription: Subscription | null
  readonly saidAt: number
}

/**
 * What news of one subscription are worth beside what is stored: `apply` when they are newer, `ignore` when they are older
 * or about one that was replaced, `ask` when only the provider can tell.
 */
export function weigh(row: MembershipRow | null, news: Subscription, saidAt: number): 'apply' | 'ignore' | 'ask' {
  if (row?.subscriptionId && row.subscriptionId !== news.id) return isOver(news.status) ? 'ignore' : 'ask'
  if (!row || saidAt > row.eventAt) return 'apply'
  // Its clock has whole seconds: of two that are of one, none is the later.
  return saidAt === row.eventAt ? 'ask' : 'ignore'
}

/** The tier that a subscription gives, and until when. */
export function tierOf(subscription: Subscription | null): {
  membership: Membership
  renewsAt: number | null
  endsAt: number | null
} {
  if (!subscription?.plan || !isLiving(subscription.status)) return { membership: 'Free', renewsAt: null, endsAt: null }
  const { plan, endsAt, periodEnd } = subscription
  return { membership: plan, renewsAt: endsAt === null ? periodEnd : null, endsAt }
}

/** Stores what was said, and gives the player the tier of it. The caller holds the player's version. */
export async function settle(
  tx: Tx,
  userId: string,
  { customerId, subscription, saidAt }: Statement,
  { before, version, now }: { before: MembershipRow | null; version: number; now: number },
): Promise<void> {
  await putMembership(tx, {
    userId,
    customerId,
    subscriptionId: subscription?.id ?? null,
    tier: subscription?.plan ?? null,
    status: subscription?.status ?? 'none',
    eventAt: Math.max(saidAt, before?.eventAt ?? 0),
    cancelsAtEnd: subscription?.endsAt != null,
    updatedAt: now,
  })
  await setTier(tx, userId, { ...tierOf(subscription), version })
}
