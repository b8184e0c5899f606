import {
  type Books,
  invoiceOf,
  MONTH,
  newId,
  newSubscription,
  note,
  type Price,
  type Subscription,
} from './stripe-books.ts'

// What happens at Stripe without being asked for through its API: people pay, months pass, cards fail.

/** Orders of open sessions: what they are for. */
export type Orders = ReadonlyMap<string, { readonly price: Price | null; readonly metadata: Record<string, string> }>

/** Pays an open checkout session. Events come in the order Stripe gives no guarantee of. Throws unless it is open. */
export function paySession(books: Books, orders: Orders, id: string, now: number): void {
  const session = books.sessions.get(id)
  if (session?.status !== 'open') throw new Error(`the session ${id} is not open`)
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
  const order = orders.get(id)
  if (session.mode === 'subscription') {
    if (!session.customer || !order?.price) throw new Error('a subscription needs a customer and a price')
    const subscription = newSubscription(books, now, {
      customer: session.customer,
      price: order.price,
      metadata: order.metadata,
    })
    session.subscription = subscription.id
    note(books, now, 'customer.subscription.created', subscription)
    subscription.status = 'active'
    note(books, now, 'invoice.paid', invoiceOf(subscription, 'paid'))
    note(books, now, 'customer.subscription.updated', subscription)
  } else session.payment_intent = newId('pi')
  note(books, now, 'checkout.session.completed', session)
}

/** The month of a subscription is over: it renews, or ends if it was cancelled. */
export function endPeriod(books: Books, id: string, now: number): void {
  const subscription = find(books, id)
  if (subscription.cancel_at_period_end) {
    endSubscription(books, subscription, now)
    return
  }
  const item = subscription.items.data[0]
  item.current_period_start = item.current_period_end
  item.current_period_end += MONTH
  subscription.status = 'active'
  note(books, now, 'invoice.paid', invoiceOf(subscription, 'paid'))
  note(books, now, 'customer.subscription.updated', subscription)
}

/** The card failed for the new month; Stripe will try again. */
export function failPayment(books: Books, id: string, now: number): void {
  const subscription = find(books, id)
  const item = subscription.items.data[0]
  item.current_period_start = item.current_period_end
  item.current_period_end += MONTH
  subscription.status = 'past_due'
  note(books, now, 'invoice.payment_failed', invoiceOf(subscription, 'open'))
  note(books, now, 'customer.subscription.updated', subscription)
}

/** Stripe gave up asking for the money. */
export function giveUp(books: Books, id: string, now: number): void {
  const subscription = find(books, id)
  subscription.status = 'unpaid'
  note(books, now, 'customer.subscription.updated', subscription)
}

/** A subscription is over. */
export function endSubscription(books: Books, subscription: Subscription, now: number): void {
  Object.assign(subscription, { status: 'canceled', ended_at: now, canceled_at: subscription.canceled_at ?? now })
  note(books, now, 'customer.subscription.deleted', subscription)
}

function find(books: Books, id: string): Subscription {
  const subscription = books.subscriptions.get(id)
  if (!subscription) throw new Error(`there is no subscription ${id}`)
  return subscription
}
