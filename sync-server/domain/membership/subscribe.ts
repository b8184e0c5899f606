import { createHash } from 'node:crypto'
import {
  cancelMembership,
  membershipCheckout,
  resumeMembership,
  verifyMembership,
} from '../../../shared/contract/membership.ts'
import { AppError } from '../../../shared/errors.ts'
import { findMembership, type MembershipRow, putMembership } from '../../storage/queries/memberships.ts'
import { findUser } from '../../storage/queries/players.ts'
import type { Tx } from '../../storage/store.ts'
import { onPreparedWrite } from '../handler.ts'
import type { Deps, Payments, Said, Subscription } from '../ports.ts'
import { hear } from './news.ts'
import { isLiving, isOver, OPENED } from './standing.ts'
import { learn } from './truth.ts'

const PAGE = '/profile?tab=account'

/** A key of the payment provider: everything that is asked for, so that no other request can have it. */
const pinned = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

function selling(deps: Deps): Payments {
  if (!deps.payments) throw new AppError('NOT_FOR_SALE', 'Plans are not on sale on this server.')
  return deps.payments
}

/**
 * Begins to pay for a plan: the provider's page for who has none. Who has another one changes at once, pays or is credited
 * the difference, and is sent to the own account page. NOT_FOR_SALE, CONFLICT for the plan one has, PAYMENT_FAILED.
 */
export const checkoutHandler = onPreparedWrite(
  membershipCheckout,
  async (deps, { actor, body, origin, operationId }) => {
    const payments = selling(deps)
    const { plan } = body
    const { userId, player } = actor
    if (!payments.plans.includes(plan)) throw new AppError('NOT_FOR_SALE', 'This plan is not on sale on this server.')
    const key = operationId ?? deps.sources.id()
    const returnTo = `${origin}${PAGE}`
    const row = await asTheProviderSays(deps, payments, userId)
    if (row?.subscriptionId && isLiving(row.status)) {
      if (row.tier === plan) throw new AppError('CONFLICT', 'You have this plan already.')
      const said = await payments.changePlan(row.subscriptionId, plan, pinned('change', row.subscriptionId, plan, key))
      await hear(deps, payments, { userId, subscription: said.value, saidAt: said.saidAt, eventId: null })
      return { customerId: row.customerId, url: `${returnTo}&membership=success` }
    }
    const create = (after: string) =>
      payments.createCustomer(userId, player.email, pinned('customer', userId, player.email, after))
    const open = async (customerId: string) => {
      const order = { customerId, userId, plan, returnTo }
      const url = await payments.openCheckout(order, pinned('checkout', userId, plan, returnTo, customerId, key))
      return url === null ? null : { customerId, url }
    }
    // The operator may have deleted a customer, or moved from trying out to earnest.
    const opened = (row && (await open(row.customerId))) ?? (await open(await create(row?.customerId ?? '')))
    if (!opened)
      throw new AppError('PAYMENT_FAILED', 'The payment provider opened no page to pay. Nothing was changed.')
    return opened
  },
  async (_deps, tx, { actor, now }, { customerId, url }) => {
    const row = await findMembership(tx, actor.userId)
    if (!row || row.status === OPENED || isOver(row.status)) {
      await putMembership(tx, {
        userId: actor.userId,
        customerId,
        subscriptionId: null,
        tier: null,
        status: OPENED,
        eventAt: row?.eventAt ?? 0,
        cancelsAtEnd: false,
        updatedAt: now,
      })
    }
    return { url }
  },
)

/** What is stored, after asking: nobody is to pay twice because news were lost. */
async function asTheProviderSays(deps: Deps, payments: Payments, userId: string): Promise<MembershipRow | null> {
  const row = await findMembership(deps.store.read, userId)
  if (!row) return null
  await learn(deps, payments, row)
  return findMembership(deps.store.read, userId)
}

/** What came of a page to pay, for the player it was opened for: NOT_FOUND for others, RULE_VIOLATION while it is unpaid. */
export const verifyMembershipHandler = onPreparedWrite(
  verifyMembership,
  async (deps, { actor, body }) => {
    const payments = selling(deps)
    const checkout = await payments.findCheckout(body.sessionId)
    if (!checkout?.customerId || !checkout.subscribes || checkout.userId !== actor.userId) {
      throw new AppError('NOT_FOUND', 'There is no such payment.')
    }
    if (!checkout.isPaid) throw new AppError('RULE_VIOLATION', 'This was not paid.')
    await learn(deps, payments, { userId: actor.userId, customerId: checkout.customerId })
  },
  async (_deps, tx, { actor }) => ({ membershipLevel: (await playerNow(tx, actor.userId)).membership }),
)

/** Ends a plan with the time that is paid. CONFLICT without one, or when it ends already. */
export const cancelMembershipHandler = onPreparedWrite(
  cancelMembership,
  (deps, { actor }) =>
    change(deps, actor.userId, 'There is no plan to cancel.', (payments, row) =>
      row.cancelsAtEnd ? null : payments.cancelAtEnd(row.subscriptionId),
    ),
  async (_deps, tx, { actor }) => ({ membershipEndsAt: (await playerNow(tx, actor.userId)).membershipEndsAt }),
)

/** Lets a cancelled plan that has not ended go on. CONFLICT when there is none. */
export const resumeMembershipHandler = onPreparedWrite(
  resumeMembership,
  (deps, { actor }) =>
    change(deps, actor.userId, 'There is no cancelled plan to resume.', (payments, row) =>
      row.cancelsAtEnd ? payments.resume(row.subscriptionId) : null,
    ),
  async (_deps, tx, { actor }) => ({ membershipRenewsAt: (await playerNow(tx, actor.userId)).membershipRenewsAt }),
)

/** Has the provider change a living subscription, and takes in its answer. `CONFLICT` with `none` where there is nothing to change. */
async function change(
  deps: Deps,
  userId: string,
  none: string,
  how: (
    payments: Payments,
    row: MembershipRow & { readonly subscriptionId: string },
  ) => Promise<Said<Subscription>> | null,
): Promise<void> {
  const payments = selling(deps)
  const row = await findMembership(deps.store.read, userId)
  const { subscriptionId } = row ?? {}
  const answer = row && subscriptionId && isLiving(row.status) ? how(payments, { ...row, subscriptionId }) : null
  if (!answer) throw new AppError('CONFLICT', none)
  const { value, saidAt } = await answer
  await hear(deps, payments, { userId, subscription: value, saidAt, eventId: null })
}

async function playerNow(tx: Tx, userId: string) {
  const player = await findUser(tx, userId)
  if (!player) throw new Error('no such player')
  return player
}
