import type { Stripe } from 'stripe'
import { AppError } from '../../shared/errors.ts'
import { PLANS, type Plan } from '../../shared/rules/memberships.ts'
import type { Log, Payments, Said, Subscription } from '../domain/ports.ts'
import { itemOf, type Prices, readAbout, readCheckout, readSubscription } from './stripe-reading.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address than Stripe's own; null for that. */
  readonly apiUrl: string | null
  readonly prices: Prices
  readonly log: Log
}

/** Longest time for one try, in milliseconds; a call tries three times. */
const TIMEOUT = 8_000
const RETRIES = 2
/** How old a signature may be, in seconds. */
const TOLERANCE = 300

/** Payments through Stripe. The package is loaded with the first use. */
export function createStripe(options: StripeOptions): Payments {
  const { prices } = options
  const plans = PLANS.filter((plan) => prices[plan])
  let client: Promise<Stripe> | undefined

  async function connect(): Promise<Stripe> {
    const { Stripe } = await import('stripe')
    const url = options.apiUrl ? new URL(options.apiUrl) : null
    return new Stripe(options.secretKey, {
      timeout: TIMEOUT,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(url
        ? {
            host: url.hostname,
            port: url.port || (url.protocol === 'http:' ? 80 : 443),
            protocol: url.protocol === 'http:' ? 'http' : 'https',
          }
        : {}),
    })
  }

  async function ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    client ??= connect()
    const stripe = await client
    try {
      return await question(stripe)
    } catch (error) {
      // Neither its words nor its details: they may be about the player's card.
      const { type, code, statusCode, requestId } = error as Stripe.errors.StripeError
      options.log.warn({ type, code, statusCode, requestId }, 'Stripe does not answer, or refused')
      throw new AppError('PAYMENT_FAILED', 'The payment provider does not answer, or refused. Nothing was changed.', {
        cause: error,
      })
    }
  }

  /** As `ask`, with null where Stripe knows no such thing. */
  async function find<T>(question: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    return ask((stripe) =>
      question(stripe).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    )
  }

  const change = async (question: (stripe: Stripe) => Promise<Stripe.Response<Stripe.Subscription>>) => {
    const answer = await ask(question)
    return { value: readSubscription(answer, prices), saidAt: timeOf(answer) } satisfies Said<Subscription>
  }

  const priceOf = (plan: Plan): string => {
    const price = prices[plan]
    if (!price) throw new AppError('NOT_FOR_SALE', 'This plan is not on sale on this server.')
    return price
  }

  /** Closes the pages on which the customer could subscribe; with `but` those that were opened before it. */
  async function closePages(customerId: string, but?: Stripe.Checkout.Session): Promise<void> {
    const open = await find((stripe) =>
      stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
    )
    // Of two that are opened at once, one stays.
    const isBefore = (page: Stripe.Checkout.Session) =>
      !but || page.created < but.created || (page.created === but.created && page.id < but.id)
    for (const page of open?.data ?? []) {
      if (page.mode !== 'subscription' || page.id === but?.id || !isBefore(page)) continue
      await ask((stripe) =>
        stripe.checkout.sessions.expire(page.id).catch((error: unknown) => {
          // Paid for, or closed, in the same moment: what it began comes as news.
          if (!isRefusal(error)) throw error
        }),
      )
    }
  }

  return {
    plans,
    closeCheckouts: (customerId) => closePages(customerId),

    async offer(plan) {
      const price = await ask((stripe) => stripe.prices.retrieve(priceOf(plan)))
      const { recurring, unit_amount: amount, currency } = price
      const monthly = recurring?.interval === 'month' && recurring.interval_count === 1
      return price.active && monthly && amount !== null ? { amount, currency } : null
    },

    async readEvent(body, signature, now) {
      client ??= connect()
      const { webhooks } = await client
      let event: Stripe.Event
      try {
        event = webhooks.constructEvent(body, signature, options.webhookSecret, TOLERANCE, undefined, now)
      } catch (error) {
        throw new AppError('BAD_REQUEST', 'The signature is missing, wrong or too old.', { cause: error })
      }
      const { id, type, created } = event
      // An event of the test mode says nothing about money, nor one of the live mode about tests.
      const ours = event.livemode === options.secretKey.includes('_live_')
      return { id, type, createdAt: created * 1000, about: ours ? readAbout(type, event.data.object, prices) : null }
    },

    async createCustomer(userId, email, key) {
      const customer = await ask((stripe) =>
        stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: key }),
      )
      return customer.id
    },

    async openCheckout({ customerId, userId, plan, returnTo }, key) {
      const price = priceOf(plan)
      const session = await find((stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price, quantity: 1 }],
            metadata: { userId, plan },
            subscription_data: { metadata: { userId, plan } },
            success_url: `${returnTo}&membership=success&session_id={CHECKOUT_SESSION_ID}`,
            cancel_url: `${returnTo}&membership=canceled`,
          },
          { idempotencyKey: key },
        ),
      )
      if (!session?.url) return null
      await closePages(customerId, session)
      return session.url
    },

    async findCheckout(id) {
      const session = await find((stripe) => stripe.checkout.sessions.retrieve(id))
      return session ? readCheckout(session) : null
    },

    async subscriptions(customerId) {
      const list = await find((stripe) =>
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      )
      if (!list) return { value: [], saidAt: 0 }
      const value = list.data.map((each) => readSubscription(each, prices)).sort((a, b) => b.createdAt - a.createdAt)
      return { value, saidAt: timeOf(list) }
    },

    async changePlan(subscriptionId, plan, key) {
      const price = priceOf(plan)
      const item = itemOf(await ask((stripe) => stripe.subscriptions.retrieve(subscriptionId)))
      return change((stripe) =>
        stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ ...(item ? { id: item } : {}), price, quantity: 1 }],
            metadata: { plan },
            cancel_at_period_end: false,
            proration_behavior: 'always_invoice',
            // Without the money for the difference all stays as it was.
            payment_behavior: 'error_if_incomplete',
          },
          { idempotencyKey: key },
        ),
      )
    },

    cancelAtEnd: (id) => change((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true })),

    async resume(id) {
      const said = await change((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: false }))
      // It was cancelled for a day, not with its period.
      return said.value.endsAt === null ? said : change((stripe) => stripe.subscriptions.update(id, { cancel_at: '' }))
    },

    async end(id, credit) {
      await find((stripe) => stripe.subscriptions.cancel(id, { prorate: credit, invoice_now: credit }))
    },
  }
}

const isMissing = (error: unknown) => (error as { code?: unknown } | null)?.code === 'resource_missing'
const isRefusal = (error: unknown) => (error as { type?: unknown } | null)?.type === 'StripeInvalidRequestError'

/** Stripe's own time of an answer: what it says is true of that second. */
function timeOf(answer: { readonly lastResponse: { readonly headers: Readonly<Record<string, string>> } }): number {
  return Date.parse(answer.lastResponse.headers.date ?? '') || 0
}
