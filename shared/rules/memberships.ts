/** Tiers of membership (specification part 1 section 3). */
export const MEMBERSHIPS = ['Free', 'Premium', 'Ultimate'] as const
export type Membership = (typeof MEMBERSHIPS)[number]

/** Those that are paid for; sold only where the operator configured their prices (decisions, "Accounts"). */
export const PLANS = ['Premium', 'Ultimate'] as const satisfies readonly Membership[]
export type Plan = (typeof PLANS)[number]
