import { type Books, newId, note, type Price, type Session, type Subscription } from './stripe-books.ts'
import { type Form, recordAt, textAt } from './stripe-form.ts'
import { endSubscription } from './stripe-life.ts'

/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: {
      readonly type: string
      readonly code?: string
      readonly param?: string
      readonly message: string
    },
  ) {
    super(error.message)
  }
}

export interface Call {
  readonly method: string
  /** Without `/v1`. */
  readonly path: string
  /** The query of a GET, else the body. */
  readonly form: Form
  /** Stripe's time, in whole seconds. */
  readonly now: number
}

export interface Desk {
  readonly books: Books
  readonly orders: Map<string, { price: Price | null; metadata: Record<string, string> }>
  /** Where the hosted pages are. */
  readonly url: string
  /** Whether the card pays what is charged at once. */
  cardDeclines: boolean
}

type Answerer = (desk: Desk, call: Call, id: string) => unknown

const ROUTES: readonly (readonly [string, RegExp, Answerer])[] = [
  ['POST', /^\/customers$/, createCustomer],
  ['GET', /^\/prices\/(\w+)$/, ({ books }, _, id) => found(books.prices, 'price', id)],
  ['POST', /^\/checkout\/sessions$/, createSession],
  ['GET', /^\/checkout\/sessions$/, listSessions],
  ['GET', /^\/checkout\/sessions\/(\w+)$/, ({ books }, _, id) => found(books.sessions, 'checkout.session', id)],
  ['POST', /^\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ['GET', /^\/subscriptions$/, listSubscriptions],
  ['GET', /^\/subscriptions\/(\w+)$/, ({ books }, _, id) => found(books.subscriptions, 'subscription', id)],
  ['POST', /^\/subscriptions\/(\w+)$/, updateSubscription],
  ['DELETE', /^\/subscriptions\/(\w+)$/, cancelSubscription],
]

/** Answers a call of the API as Stripe would; throws StripeRefusal. */
export function answerCall(desk: Desk, call: Call): unknown {
  for (const [method, pattern, answer] of ROUTES) {
    const match = call.method === method ? pattern.exec(call.path) : null
    if (match) return answer(desk, call, match[1] ?? '')
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}).`,
  })
}

function createCustomer({ books }: Desk, { form }: Call) {
  const customer = {
    id: newId('cus'),
    object: 'customer' as const,
    email: textAt(form, 'email') ?? null,
    metadata: recordAt(form, 'metadata'),
  }
  books.customers.set(customer.id, customer)
  return customer
}

function createSession({ books, orders, url }: Desk, { form, now }: Call) {
  const customer = textAt(form, 'customer') ?? null
  if (customer) found(books.customers, 'customer', customer)
  const priceId = textAt(form, 'line_items', '0', 'price')
  const price = priceId ? found(books.prices, 'price', priceId) : null
  const quantity = Number(textAt(form, 'line_items', '0', 'quantity') ?? '1')
  const id = newId('cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    created: now,
    mode: required(form, 'mode') === 'subscription' ? 'subscription' : 'payment',
    customer,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: recordAt(form, 'metadata'),
    success_url: required(form, 'success_url'),
    cancel_url: required(form, 'cancel_url'),
    amount_total:
      quantity * (price?.unit_amount ?? Number(textAt(form, 'line_items', '0', 'price_data', 'unit_amount') ?? '0')),
    currency: price?.currency ?? textAt(form, 'line_items', '0', 'price_data', 'currency') ?? 'usd',
    livemode: false,
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    payment_intent: null,
    url: `${url}/pay/${id}`,
  }
  books.sessions.set(id, session)
  orders.set(id, { price, metadata: recordAt(form, 'subscription_data', 'metadata') })
  return session
}

function expireSession({ books }: Desk, { now }: Call, id: string) {
  const session = found(books.sessions, 'checkout.session', id)
  if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`)
  Object.assign(session, { status: 'expired', url: null })
  note(books, now, 'checkout.session.expired', session)
  return session
}

function listSessions({ books }: Desk, { form }: Call) {
  const status = textAt(form, 'status')
  return list(ofCustomer(books, books.sessions, form).filter((each) => !status || each.status === status))
}

function listSubscriptions({ books }: Desk, { form }: Call) {
  const status = textAt(form, 'status')
  const wanted = (each: Subscription) =>
    status === 'all' ? true : status ? each.status === status : each.status !== 'canceled'
  return list(ofCustomer(books, books.subscriptions, form).filter(wanted))
}

function updateSubscription(desk: Desk, { form, now }: Call, id: string) {
  const { books } = desk
  const subscription = found(books.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') throw missing('subscription', id)
  const [item] = subscription.items.data
  const priceId = textAt(form, 'items', '0', 'price')
  if (priceId) {
    const price = found(books.prices, 'price', priceId)
    if (textAt(form, 'items', '0', 'id') !== item.id)
      throw invalid('A second item of a plan is not what was meant here.')
    const amount = (price.unit_amount ?? 0) - (item.price.unit_amount ?? 0)
    if (amount > 0 && desk.cardDeclines && textAt(form, 'payment_behavior') === 'error_if_incomplete') {
      throw new StripeRefusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    }
    if (textAt(form, 'proration_behavior') === 'always_invoice') {
      books.adjustments.push({ customer: subscription.customer, amount })
    }
    item.price = price
  }
  Object.assign(subscription.metadata, recordAt(form, 'metadata'))
  const ends = textAt(form, 'cancel_at_period_end')
  if (ends !== undefined) {
    subscription.cancel_at_period_end = ends === 'true'
    subscription.cancel_at = ends === 'true' ? item.current_period_end : subscription.cancel_at
    if (ends === 'false' && subscription.canceled_at)
      Object.assign(subscription, { cancel_at: null, canceled_at: null })
    else if (ends === 'true') subscription.canceled_at = now
  }
  if (textAt(form, 'cancel_at') === '') subscription.cancel_at = null
  note(books, now, 'customer.subscription.updated', subscription)
  return subscription
}

function cancelSubscription({ books }: Desk, { form, now }: Call, id: string) {
  const subscription = found(books.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') throw missing('subscription', id)
  if (textAt(form, 'prorate') === 'true') {
    const price = subscription.items.data[0].price.unit_amount ?? 0
    books.adjustments.push({ customer: subscription.customer, amount: -price })
  }
  endSubscription(books, subscription, now)
  return subscription
}

const list = (data: readonly unknown[]) => ({ object: 'list', has_more: false, url: '/v1', data: data.toReversed() })

function ofCustomer<T extends { customer: string | null }>(books: Books, all: Map<string, T>, form: Form): T[] {
  const customer = textAt(form, 'customer')
  if (customer) found(books.customers, 'customer', customer)
  return [...all.values()].filter((each) => !customer || each.customer === customer)
}

function found<T>(map: ReadonlyMap<string, T>, kind: string, id: string): T {
  const value = map.get(id)
  if (!value) throw missing(kind, id)
  return value
}

function required(form: Form, name: string): string {
  const value = textAt(form, name)
  if (!value) throw invalid(`Missing required param: ${name}.`)
  return value
}

const invalid = (message: string) => new StripeRefusal(400, { type: 'invalid_request_error', message })
const missing = (kind: string, id: string) =>
  new StripeRefusal(kind === 'customer' ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: kind === 'customer' ? 'customer' : 'id',
    message: `No such ${kind}: '${id}'`,
  })
