import {
  findMembership,
  findMembershipOfCustomer,
  isKnownEvent,
  recordEvent,
} from '../../storage/queries/memberships.ts'
import { findUser, nextVersion } from '../../storage/queries/players.ts'
import type { Deps, PaymentEvent, Payments, Subscription } from '../ports.ts'
import { isLiving, isOver, settle, weigh } from './standing.ts'
import { learn } from './truth.ts'

type About<K> = Extract<NonNullable<PaymentEvent['about']>, { kind: K }>

/** An event about one subscription: what it says counts, unless it is older than what is stored. */
export async function hearOfSubscription(
  deps: Deps,
  payments: Payments,
  event: PaymentEvent,
  { subscription }: About<'subscription'>,
): Promise<void> {
  const userId = await playerOf(deps, event, subscription.customerId, subscription.userId)
  if (userId) await hear(deps, payments, { userId, subscription, saidAt: event.createdAt, eventId: event.id })
}

/** An event that tells only that something is new: the provider is asked what. */
export async function hearOfCustomer(
  deps: Deps,
  payments: Payments,
  event: PaymentEvent,
  about: About<'customer'>,
): Promise<void> {
  const userId = await playerOf(deps, event, about.customerId, about.userId)
  if (userId) await learn(deps, payments, { userId, customerId: about.customerId }, event.id)
}

export interface News {
  readonly userId: string
  readonly subscription: Subscription
  /** The provider's time, in whole seconds as milliseconds. */
  readonly saidAt: number
  /** The event that brought it, which counts once; null for an answer. */
  readonly eventId: string | null
}

/** Takes in what the provider said of a player's subscription, in one transaction; asks where that leaves a doubt. */
export async function hear(deps: Deps, payments: Payments, news: News): Promise<void> {
  const { userId, subscription, saidAt, eventId } = news
  const { customerId } = subscription
  const now = deps.sources.now()
  const { verdict, version } = await deps.store.transaction(async (tx) => {
    const version = await nextVersion(tx, userId)
    if (eventId && (await isKnownEvent(tx, eventId))) return { verdict: 'ignore' as const, version }
    const before = await findMembership(tx, userId)
    const player = await findUser(tx, userId)
    // A former player pays for nothing: asking ends it.
    const verdict = player?.deletedAt && !isOver(subscription.status) ? 'ask' : weigh(before, subscription, saidAt)
    if (verdict === 'ask') return { verdict, version }
    if (eventId) await recordEvent(tx, eventId, now)
    if (verdict === 'apply') await settle(tx, userId, { customerId, subscription, saidAt }, { before, version, now })
    return { verdict, version }
  })
  if (verdict === 'ask') await learn(deps, payments, { userId, customerId }, eventId)
  else deps.pokes.poke(userId, version)
}

/** Whose customer it is: as stored, else as it was opened for, if that player pays for nothing as another customer. */
async function playerOf(
  deps: Deps,
  event: PaymentEvent,
  customerId: string,
  openedFor: string | null,
): Promise<string | null> {
  const { read } = deps.store
  const known = await findMembershipOfCustomer(read, customerId)
  if (known) return known.userId
  if (openedFor && (await findUser(read, openedFor))) {
    const other = await findMembership(read, openedFor)
    if (!other || !isLiving(other.status)) return openedFor
  }
  deps.log.warn({ event: event.id, type: event.type }, 'a payment event names no player of this server')
  return null
}
