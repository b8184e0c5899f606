import { AppError } from '../../../shared/errors.ts'
import {
  findMembership,
  isKnownEvent,
  type MembershipRow,
  membershipsToAsk,
  recordEvent,
} from '../../storage/queries/memberships.ts'
import { findUser, nextVersion } from '../../storage/queries/players.ts'
import type { Deps, Payments } from '../ports.ts'
import { isLiving, isOver, OPENED, OVER, type Statement, settle } from './standing.ts'

interface Truth extends Statement {
  /** The player left for good. */
  readonly hasLeft: boolean
}

const HOUR = 3_600_000
/** How many times the provider is asked when others write meanwhile. */
const TRIES = 5
/** How many players one run asks about. */
const BATCH = 200

/**
 * Asks the provider what a player's customer subscribes to, and stores it: the newest that lives, else the newest. What
 * lives beside it (two pages that were paid at once) is ended, the rest of its time credited; a former player's is ended.
 * With an event it counts as taken in with it. Throws PAYMENT_FAILED, or UNAVAILABLE when others keep writing.
 */
export async function learn(
  deps: Deps,
  payments: Payments,
  player: { readonly userId: string; readonly customerId: string },
  eventId: string | null = null,
): Promise<void> {
  const { userId } = player
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await findMembership(deps.store.read, userId)
    // A customer of long ago has no say beside the one that pays.
    const { customerId } = before && isLiving(before.status) ? before : player
    const statement = await ask(deps, payments, userId, customerId)
    // What was asked before something else was stored may be older than that: it is asked again.
    const version = await deps.store.transaction(async (tx) => {
      const raised = await nextVersion(tx, userId)
      if (!isSame(before, await findMembership(tx, userId))) return null
      if (eventId) {
        if (await isKnownEvent(tx, eventId)) return raised
        await recordEvent(tx, eventId, deps.sources.now())
      }
      if (isStillOpen(before, statement)) return raised
      await settle(tx, userId, statement, { before, version: raised, now: deps.sources.now() })
      return raised
    })
    if (version !== null) return deps.pokes.poke(userId, version)
  }
  throw new AppError('UNAVAILABLE', 'Too much is happening at once. Please try again.', { retryAfter: 5 })
}

async function ask(deps: Deps, payments: Payments, userId: string, customerId: string): Promise<Truth> {
  const player = await findUser(deps.store.read, userId)
  const hasLeft = player?.deletedAt != null
  if (hasLeft) await payments.closeCheckouts(customerId)
  const { value: all, saidAt } = await payments.subscriptions(customerId)
  const kept = hasLeft ? undefined : all.find((each) => isLiving(each.status))
  if (kept || hasLeft) {
    for (const each of all.filter((one) => one !== kept && !isOver(one.status))) {
      deps.log.warn({ subscription: each.id, userId }, 'a subscription beside another, or of a former player, is ended')
      await payments.end(each.id, kept !== undefined)
    }
  }
  return { customerId, subscription: hasLeft ? null : (kept ?? all[0] ?? null), saidAt, hasLeft }
}

/** A page to pay that nobody has paid on yet: it stays noted, so that it is asked about again. */
function isStillOpen(before: MembershipRow | null, { subscription, hasLeft }: Truth): boolean {
  return before?.status === OPENED && !hasLeft && isOver(subscription?.status ?? 'none')
}

function isSame(a: MembershipRow | null, b: MembershipRow | null): boolean {
  if (!a || !b) return a === b
  return (Object.keys(a) as (keyof MembershipRow)[]).every((key) => a[key] === b[key])
}

/**
 * Asks about whom news should have come by now: whose paid time has been over for an hour, who opened a page to pay within
 * two days, and former players who still subscribe. One that fails is asked about in the next run.
 */
export async function reconcileMemberships(deps: Deps): Promise<void> {
  const { payments } = deps
  if (!payments) return
  const now = deps.sources.now()
  const due = await membershipsToAsk(
    deps.store.read,
    { periodsBefore: now - HOUR, opened: OPENED, openedAfter: now - 48 * HOUR, over: OVER },
    BATCH,
  )
  for (const row of due) {
    try {
      await learn(deps, payments, row)
    } catch (error) {
      deps.log.warn({ err: error, userId: row.userId }, 'a membership could not be asked about')
    }
  }
}

/**
 * Ends what a player pays for, at once: for who leaves for good. Call it when the player is marked as deleted; what fails
 * is tried again every hour. Never rejects.
 */
export async function endBilling(deps: Deps, userId: string): Promise<void> {
  const { payments } = deps
  try {
    const row = await findMembership(deps.store.read, userId)
    if (!row || !payments) return
    await learn(deps, payments, row)
  } catch (error) {
    deps.log.error({ err: error, userId }, 'what a former player pays for could not be ended yet')
  }
}
