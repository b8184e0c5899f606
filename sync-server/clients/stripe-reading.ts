import * as z from 'zod/mini'
import { PLANS, type Plan } from '../../shared/rules/memberships.ts'
import type { Checkout, PaymentEvent, Subscription } from '../domain/ports.ts'

/** Plans by the id of their price. */
export type Prices = Readonly<Partial<Record<Plan, string>>>

/** An id, whether the object itself was sent along or not. */
const reference = z.nullish(z.union([z.string(), z.looseObject({ id: z.string() })]))
const idOf = (value: z.infer<typeof reference>) => (typeof value === 'string' ? value : (value?.id ?? null))

const seconds = z.nullish(z.number())
const metadata = z._default(z.nullish(z.record(z.string(), z.string())), {})

const subscriptionSchema = z.looseObject({
  id: z.string(),
  customer: reference,
  status: z.string(),
  created: z.number(),
  metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds,
  // Endpoints of an older version of the API have the period here.
  current_period_end: seconds,
  items: z.looseObject({
    data: z.array(
      z.looseObject({ id: z.string(), price: z.looseObject({ id: z.string() }), current_period_end: seconds }),
    ),
  }),
})

const checkoutSchema = z.looseObject({
  id: z.string(),
  customer: reference,
  mode: z.string(),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  client_reference_id: z.nullish(z.string()),
})

const invoiceSchema = z.looseObject({ customer: reference })

const milliseconds = (value: number | null | undefined) => (value ? value * 1000 : null)

/** A subscription of the API, or of an event, whose version of the API may be an older one. Throws when it is none. */
export function readSubscription(raw: unknown, prices: Prices): Subscription {
  const { id, customer, status, created, metadata, items, ...rest } = subscriptionSchema.parse(raw)
  const [item] = items.data
  const periodEnd = milliseconds(item?.current_period_end ?? rest.current_period_end)
  return {
    id,
    customerId: idOf(customer) ?? '',
    userId: metadata?.userId ?? null,
    // A price that was replaced since is known no more; what was opened with it says the plan.
    plan:
      PLANS.find((plan) => prices[plan] === item?.price.id) ?? PLANS.find((plan) => plan === metadata?.plan) ?? null,
    status,
    createdAt: created * 1000,
    periodEnd,
    endsAt: milliseconds(rest.cancel_at) ?? (rest.cancel_at_period_end ? periodEnd : null),
  }
}

/** The id of what a subscription is to one price: the one thing that is changed to change the plan. */
export function itemOf(raw: unknown): string | null {
  return subscriptionSchema.parse(raw).items.data[0]?.id ?? null
}

/** A checkout session. Throws when it is none. */
export function readCheckout(raw: unknown): Checkout {
  const session = checkoutSchema.parse(raw)
  return {
    userId: session.client_reference_id ?? null,
    customerId: idOf(session.customer),
    subscribes: session.mode === 'subscription',
    isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
  }
}

/** What an event is about, by its type; null for those that nothing is kept of. Throws for an object that is not of its type. */
export function readAbout(type: string, object: unknown, prices: Prices): PaymentEvent['about'] {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', subscription: readSubscription(object, prices) }
    case 'checkout.session.completed': {
      const { customerId, userId, subscribes } = readCheckout(object)
      return subscribes && customerId ? { kind: 'customer', customerId, userId } : null
    }
    case 'invoice.payment_failed': {
      const customerId = idOf(invoiceSchema.parse(object).customer)
      return customerId ? { kind: 'customer', customerId, userId: null } : null
    }
    default:
      return null
  }
}
