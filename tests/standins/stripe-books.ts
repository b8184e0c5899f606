import { randomBytes } from 'node:crypto'

// What Stripe keeps, as far as this product asks for it, in the shapes of its API. Times in whole seconds.

export interface Price {
  readonly id: string
  readonly object: 'price'
  active: boolean
  currency: string
  unit_amount: number | null
  recurring: { interval: 'month' | 'year'; interval_count: number } | null
}

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly created: number
  readonly mode: 'subscription' | 'payment'
  readonly customer: string | null
  readonly client_reference_id: string | null
  readonly metadata: Record<string, string>
  readonly success_url: string
  readonly cancel_url: string
  readonly amount_total: number
  readonly currency: string
  readonly livemode: false
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  subscription: string | null
  payment_intent: string | null
  url: string | null
}

export interface Subscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly created: number
  readonly livemode: false
  metadata: Record<string, string>
  status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid'
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  items: { object: 'list'; data: [Item] }
}

export interface Item {
  readonly id: string
  readonly object: 'subscription_item'
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: boolean
  readonly type: string
  readonly data: { readonly object: unknown }
}

export interface Books {
  readonly customers: Map<string, { id: string; object: 'customer'; email: string | null; metadata: object }>
  readonly prices: Map<string, Price>
  readonly sessions: Map<string, Session>
  readonly subscriptions: Map<string, Subscription>
  /** All that happened, oldest first, each with the object as it was then. */
  readonly events: StripeEvent[]
  /** What customers were charged (or credited: negative) beyond their first and monthly invoices. */
  readonly adjustments: { readonly customer: string; readonly amount: number }[]
}

export const MONTH = 30 * 24 * 3600

/** Of the kind that Stripe gives: `cus_`, `sub_`, `cs_test_` … and letters. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export function newBooks(): Books {
  return {
    customers: new Map(),
    prices: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    events: [],
    adjustments: [],
  }
}

/** Notes that something happened, with a copy of what it happened to. */
export function note(books: Books, now: number, type: string, object: unknown): StripeEvent {
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: now,
    livemode: false,
    type,
    data: { object: structuredClone(object) },
  }
  books.events.push(event)
  return event
}

/** A subscription to one price, not paid for yet. */
export function newSubscription(
  books: Books,
  now: number,
  from: { customer: string; price: Price; metadata: Record<string, string> },
): Subscription {
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: from.customer,
    created: now,
    livemode: false,
    metadata: from.metadata,
    status: 'incomplete',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price: from.price,
          quantity: 1,
          current_period_start: now,
          current_period_end: now + MONTH,
        },
      ],
    },
  }
  books.subscriptions.set(subscription.id, subscription)
  return subscription
}

/** The invoice of a subscription, as its events carry it. */
export function invoiceOf(subscription: Subscription, status: 'paid' | 'open') {
  return {
    id: newId('in'),
    object: 'invoice',
    customer: subscription.customer,
    status,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
  }
}
