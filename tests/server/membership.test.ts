import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStripe } from '../../sync-server/clients/stripe.ts'
import { keepHouse } from '../../sync-server/domain/housekeeping.ts'
import { endBilling, reconcileMemberships } from '../../sync-server/domain/membership/truth.ts'
import { users } from '../../sync-server/storage/schema.ts'
import { memberships, paymentEvents } from '../../sync-server/storage/schema-accounts.ts'
import { newPlayer, type Player, request } from '../player.ts'
import { startServer, type TestServer } from '../server.ts'
import { type StripeStandIn, startStripe } from '../standins/stripe.ts'
import type { StripeEvent } from '../standins/stripe-books.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let server: TestServer
let stripe: StripeStandIn
let player: Player

beforeAll(async () => {
  stripe = await startStripe()
  stripe.addPrice('price_premium', 499)
  stripe.addPrice('price_ultimate', 999)
  server = await startServer({ payments: createStripe(settings()) })
  stripe.webhook(`${server.url}/api/stripe/webhook`)
})
afterAll(async () => {
  await server.stop()
  await stripe.stop()
})
beforeEach(async () => {
  stripe.forget()
  player = await newPlayer(server)
})

const settings = (prices = { Premium: 'price_premium', Ultimate: 'price_ultimate' }) => ({
  secretKey: stripe.secretKey,
  webhookSecret: stripe.webhookSecret,
  apiUrl: stripe.url,
  prices,
})

const checkout = (plan: string, who = player, headers = {}) =>
  who.call('POST', '/profiles/membership/checkout', { plan }, headers)
const verify = (sessionId: string, who = player) => who.call('POST', '/profiles/membership/verify', { sessionId })
const sessionOf = (answer: { data: { url: string } }) => answer.data.url.split('/').at(-1) ?? ''
const standing = async (who = player) => {
  const { membershipLevel, membershipRenewsAt, membershipEndsAt } = (await who.call('GET', '/auth/me')).data.user
  return { membershipLevel, membershipRenewsAt, membershipEndsAt }
}
const FREE = { membershipLevel: 'Free', membershipRenewsAt: null, membershipEndsAt: null }
const rowOf = async (who = player) =>
  (await server.services.store.read.select().from(memberships).where(eq(memberships.userId, who.user.id)))[0]

/** Moves both clocks on: the server's and Stripe's. */
function advance(milliseconds: number) {
  server.advance(milliseconds)
  stripe.advance(milliseconds)
}

/** A month and two hours pass, with the player looking in half way: a session that nobody uses ends. */
async function month(who = player, of = server) {
  for (const part of [15 * DAY, 15 * DAY + 2 * HOUR]) {
    of.advance(part)
    stripe.advance(part)
    if (of !== server) server.advance(part)
    await standing(who)
  }
}

/** What happened at Stripe since the last time, sent by nobody yet. */
function happened(act: () => void): StripeEvent[] {
  const before = stripe.books.events.length
  act()
  return stripe.books.events.slice(before)
}

/** Pays for a plan, and has all news of it sent; returns the id of the subscription. */
async function subscribe(plan: string, who = player): Promise<string> {
  const session = sessionOf(await checkout(plan, who))
  for (const event of happened(() => stripe.pay(session))) expect((await stripe.send(event)).status).toBe(200)
  // Stripe's clock has whole seconds: what follows is later.
  advance(2_000)
  return stripe.books.sessions.get(session)?.subscription ?? ''
}

const subscriptionsOf = (customer: string | undefined) =>
  [...stripe.books.subscriptions.values()].filter((each) => each.customer === customer)
const periodEnd = (id: string) => (stripe.books.subscriptions.get(id)?.items.data[0].current_period_end ?? 0) * 1000

describe('buying a plan', () => {
  it('is offered at the prices that Stripe has', async () => {
    expect((await request(server, 'GET', '/config')).data.plans).toEqual([
      { plan: 'Premium', amount: 499, currency: 'eur' },
      { plan: 'Ultimate', amount: 999, currency: 'eur' },
    ])
    await request(server, 'GET', '/config')
    expect(stripe.calls.filter((call) => call.path.startsWith('/prices')).length).toBeLessThanOrEqual(2)
  })

  it('sends the player to a page of Stripe, and back to the own account page', async () => {
    const answer = await checkout('Premium')
    expect(answer).toMatchObject({ status: 200, data: { url: expect.stringMatching(`^${stripe.url}/pay/cs_test_`) } })
    const session = stripe.books.sessions.get(sessionOf(answer))
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: player.user.id,
      amount_total: 499,
      success_url: `${server.url}/profile?tab=account&membership=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/profile?tab=account&membership=canceled`,
    })
    expect(stripe.books.customers.get(session?.customer ?? '')).toMatchObject({ metadata: { userId: player.user.id } })
    expect(await standing()).toEqual(FREE)
  })

  it('gives the tier when it was paid, and the player’s devices learn of it by a pull', async () => {
    const before = (await player.sync()).data
    const id = await subscribe('Premium')
    expect(await standing()).toEqual({
      membershipLevel: 'Premium',
      membershipRenewsAt: periodEnd(id),
      membershipEndsAt: null,
    })
    const { changes } = (await player.sync([], before.cursor, before.epoch)).data
    expect(changes.profile).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('renews with each month, outlives a failed payment, and ends when Stripe gives up', async () => {
    const id = await subscribe('Ultimate')
    await month()
    stripe.endPeriod(id)
    await stripe.sendAll()
    expect(await standing()).toEqual({
      membershipLevel: 'Ultimate',
      membershipRenewsAt: periodEnd(id),
      membershipEndsAt: null,
    })
    await month()
    stripe.failPayment(id)
    await stripe.sendAll()
    expect(await standing()).toMatchObject({ membershipLevel: 'Ultimate' })
    expect(await rowOf()).toMatchObject({ status: 'past_due' })
    advance(14 * DAY)
    stripe.giveUp(id)
    await stripe.sendAll()
    expect(await standing()).toEqual(FREE)
  })

  it('is refused for the plan one has, and happens once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'a-key-of-a-checkout' }
    const first = await checkout('Premium', player, headers)
    expect((await checkout('Premium', player, headers)).text).toBe(first.text)
    expect(await checkout('Ultimate', player, headers)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' })
    expect(stripe.calls.filter((call) => call.method === 'POST' && call.path === '/checkout/sessions')).toHaveLength(1)
    await subscribe('Premium')
    expect(await checkout('Premium')).toMatchObject({ status: 409, code: 'CONFLICT' })
  })

  it('leaves the last page open, however often it is begun, and makes one customer', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkout('Premium')))
    for (const answer of answers) expect(answer.status).toBe(200)
    const own = () => [...stripe.books.sessions.values()].filter((each) => each.client_reference_id === player.user.id)
    const open = () => own().filter((each) => each.status === 'open')
    expect(open()).not.toHaveLength(0)
    advance(1_000)
    const last = sessionOf(await checkout('Ultimate'))
    expect(open().map((each) => each.id)).toEqual([last])
    expect(new Set(own().map((each) => each.customer)).size).toBe(1)
  })

  it('keeps one subscription of two that were paid, and credits the other', async () => {
    const session = sessionOf(await checkout('Premium'))
    stripe.pay(session)
    const first = stripe.books.sessions.get(session)?.subscription
    advance(2_000)
    // As if the second page had been open all the while.
    const copy = { ...stripe.books.sessions.get(session), status: 'open' as const }
    Object.assign(stripe.books.sessions.get(session) ?? {}, copy)
    stripe.pay(session)
    await stripe.sendAll()
    const second = stripe.books.sessions.get(session)?.subscription
    expect(first).not.toBe(second)
    expect(stripe.books.subscriptions.get(first ?? '')).toMatchObject({ status: 'canceled' })
    expect(stripe.books.subscriptions.get(second ?? '')).toMatchObject({ status: 'active' })
    const { customer } = copy
    expect(stripe.books.adjustments.filter((each) => each.customer === customer)).toMatchObject([{ amount: -499 }])
    await stripe.sendAll()
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
    expect(await rowOf()).toMatchObject({ subscriptionId: second })
  })

  it('makes a new customer where Stripe knows the old one no more', async () => {
    const first = sessionOf(await checkout('Premium'))
    const gone = stripe.books.sessions.get(first)?.customer ?? ''
    stripe.books.customers.delete(gone)
    const again = await checkout('Premium')
    expect(again.status).toBe(200)
    expect(stripe.books.sessions.get(sessionOf(again))?.customer).not.toBe(gone)
    const id = await subscribe('Premium')
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium', membershipRenewsAt: periodEnd(id) })
  })
})

describe('changing a plan', () => {
  it('happens at once, charges the difference, and needs no page of Stripe', async () => {
    const id = await subscribe('Premium')
    const answer = await checkout('Ultimate')
    expect(answer).toMatchObject({
      status: 200,
      data: { url: `${server.url}/profile?tab=account&membership=success` },
    })
    expect(await standing()).toMatchObject({ membershipLevel: 'Ultimate', membershipRenewsAt: periodEnd(id) })
    const { customerId } = (await rowOf()) ?? {}
    expect(subscriptionsOf(customerId)).toMatchObject([{ id, status: 'active' }])
    expect(stripe.books.adjustments.filter((each) => each.customer === customerId)).toMatchObject([{ amount: 500 }])
    advance(2_000)
    await stripe.sendAll()
    expect(await standing()).toMatchObject({ membershipLevel: 'Ultimate' })
    expect(await checkout('Premium')).toMatchObject({ status: 200 })
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('leaves all as it was when the card is declined', async () => {
    await subscribe('Premium')
    stripe.declineCards(true)
    expect(await checkout('Ultimate')).toMatchObject({ status: 502, code: 'PAYMENT_FAILED' })
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
    stripe.declineCards(false)
    expect(await checkout('Ultimate')).toMatchObject({ status: 200 })
  })

  it('charges once when the answer is lost and the player tries again', async () => {
    await subscribe('Premium')
    const headers = { 'Idempotency-Key': 'a-change-that-is-lost' }
    const { customerId } = (await rowOf()) ?? {}
    stripe.failNext('lost', 4)
    expect(await checkout('Ultimate', player, headers)).toMatchObject({ status: 502 })
    stripe.forget()
    expect((await checkout('Ultimate', player, headers)).status).toBe(200)
    expect(stripe.books.adjustments.filter((each) => each.customer === customerId)).toMatchObject([{ amount: 500 }])
  })
})

describe('cancelling and resuming', () => {
  it('ends the plan with the month that is paid', async () => {
    const id = await subscribe('Premium')
    const canceled = await player.call('POST', '/profiles/membership/cancel', {})
    expect(canceled).toMatchObject({ status: 200, data: { membershipEndsAt: periodEnd(id) } })
    expect(await standing()).toEqual({
      membershipLevel: 'Premium',
      membershipRenewsAt: null,
      membershipEndsAt: periodEnd(id),
    })
    expect(await player.call('POST', '/profiles/membership/cancel', {})).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    await month()
    stripe.endPeriod(id)
    await stripe.sendAll()
    expect(await standing()).toEqual(FREE)
  })

  it('lets a cancelled plan go on', async () => {
    const id = await subscribe('Premium')
    expect(await player.call('POST', '/profiles/membership/resume', {})).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    await player.call('POST', '/profiles/membership/cancel', {})
    const resumed = await player.call('POST', '/profiles/membership/resume', {})
    expect(resumed).toMatchObject({ status: 200, data: { membershipRenewsAt: periodEnd(id) } })
    await stripe.sendAll()
    expect(await standing()).toMatchObject({ membershipRenewsAt: periodEnd(id), membershipEndsAt: null })
  })

  it('is refused to who has no plan', async () => {
    for (const call of ['cancel', 'resume']) {
      expect(await player.call('POST', `/profiles/membership/${call}`, {})).toMatchObject({ status: 409 })
    }
    expect(await request(server, 'POST', '/profiles/membership/cancel', {})).toMatchObject({ status: 401 })
  })

  it('changes nothing while Stripe does not answer, and works with the same key afterwards', async () => {
    await subscribe('Premium')
    const headers = { 'Idempotency-Key': 'cancel-while-it-is-down' }
    for (const mood of ['500', 'refuse'] as const) {
      stripe.failNext(mood, 4)
      const answer = await player.call('POST', '/profiles/membership/cancel', {}, headers)
      expect(answer).toMatchObject({ status: 502, code: 'PAYMENT_FAILED' })
      expect(await standing()).toMatchObject({ membershipEndsAt: null })
      stripe.forget()
    }
    expect((await player.call('POST', '/profiles/membership/cancel', {}, headers)).status).toBe(200)
    stripe.failNext('500')
    expect((await player.call('POST', '/profiles/membership/resume', {})).status).toBe(200)
  })
})

describe('row 56: a checkout', () => {
  it.each([
    ['an unknown plan', { plan: 'Legend' }],
    ['the free one', { plan: 'Free' }],
    ['a price of one’s own', { plan: 'Premium', price: 1 }],
    ['nothing', {}],
  ])('is refused for %s', async (_, body) => {
    expect(await player.call('POST', '/profiles/membership/checkout', body)).toMatchObject({ status: 400 })
    expect(stripe.calls).toEqual([])
  })
})

describe('row 57: asking what came of a payment', () => {
  it('gives the tier to who comes back before the webhook does', async () => {
    const session = sessionOf(await checkout('Premium'))
    expect(await verify(session)).toMatchObject({ status: 422, code: 'RULE_VIOLATION' })
    const events = happened(() => stripe.pay(session))
    expect(await verify(session)).toMatchObject({ status: 200, data: { membershipLevel: 'Premium' } })
    for (const event of events.toReversed()) expect((await stripe.send(event)).status).toBe(200)
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('comes to one tier when the webhook and the player come at once', async () => {
    const session = sessionOf(await checkout('Ultimate'))
    const events = happened(() => stripe.pay(session))
    const [answer, ...sent] = await Promise.all([verify(session), ...events.map((event) => stripe.send(event))])
    expect(answer).toMatchObject({ status: 200, data: { membershipLevel: 'Ultimate' } })
    expect(sent.map((each) => each.status)).toEqual(events.map(() => 200))
    expect(await standing()).toMatchObject({ membershipLevel: 'Ultimate' })
  })

  it('is 404 for another player’s session, a made-up one, and one for something else; 400 for what is no id', async () => {
    const other = await newPlayer(server)
    const session = sessionOf(await checkout('Premium', other))
    stripe.pay(session)
    expect(await verify(session)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await verify('cs_test_madeup')).toMatchObject({ status: 404 })
    expect(await verify('cs_live_ofanothermode')).toMatchObject({ status: 404 })
    for (const id of ['../customers', 'cs_/expire', '', 'sub_1', `cs_${'x'.repeat(300)}`]) {
      expect(await verify(id)).toMatchObject({ status: 400 })
    }
    const own = stripe.books.sessions.get(sessionOf(await checkout('Premium')))
    Object.assign(own ?? {}, { mode: 'payment', status: 'complete', payment_status: 'paid' })
    expect(await verify(own?.id ?? '')).toMatchObject({ status: 404 })
    expect(await standing()).toEqual(FREE)
  })
})

describe('row 58: the webhook', () => {
  let paid: StripeEvent
  beforeEach(async () => {
    const session = sessionOf(await checkout('Premium'))
    const events = happened(() => stripe.pay(session))
    paid = events.find((each) => each.type === 'customer.subscription.updated') as StripeEvent
  })

  it.each([
    ['no signature', { signed: false }],
    ['another secret', { secret: 'whsec_other' }],
    ['a body that was written anew', { body: (text: string) => JSON.stringify(JSON.parse(text)) }],
    ['another body', { body: (text: string) => text.replace('price_premium', 'price_ultimate') }],
    ['a signature of six minutes ago', { age: 6 * 60_000 }],
    ['no body', { body: () => '' }],
  ])('refuses %s', async (_, sending) => {
    const answer = await stripe.send(paid, sending)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    expect(await standing()).toEqual(FREE)
  })

  it('takes a signature of four minutes ago', async () => {
    expect((await stripe.send(paid, { age: 4 * 60_000 })).status).toBe(200)
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('refuses 5 MB, however they come, and stays well', async () => {
    const big = 'x'.repeat(5_000_000)
    expect((await stripe.send(paid, { body: () => big })).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 50; part++) controller.enqueue(new Uint8Array(100_000))
        controller.close()
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
    const answer = await fetch(`${server.url}/api/stripe/webhook`, init).catch(() => null)
    expect(answer?.status ?? 413).toBe(413)
    expect((await stripe.send(paid)).status).toBe(200)
  })

  it('counts an event once, however often and however closely it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => stripe.send(paid)))
    expect(answers.map((each) => each.status)).toEqual(answers.map(() => 200))
    const { version } = (await player.sync()).data as unknown as { version: number }
    expect((await stripe.send(paid)).status).toBe(200)
    expect(((await player.sync()).data as unknown as { version: number }).version).toBe(version)
    const known = await server.services.store.read.$count(paymentEvents, eq(paymentEvents.id, paid.id))
    expect(known).toBe(1)
  })

  it('comes to the same whatever the order', async () => {
    await stripe.sendAll()
    const { subscriptionId } = (await rowOf()) ?? {}
    const id = subscriptionId ?? ''
    const events: StripeEvent[] = []
    for (const act of [() => stripe.failPayment(id), () => stripe.endPeriod(id), () => stripe.failPayment(id)]) {
      advance(5 * DAY)
      events.push(...happened(act))
    }
    const renewsAt = periodEnd(id)
    for (const event of events.toReversed()) expect((await stripe.send(event)).status).toBe(200)
    expect(await rowOf()).toMatchObject({ status: 'past_due', subscriptionId: id })
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium', membershipRenewsAt: renewsAt })
    for (const event of events) await stripe.send(event)
    expect(await rowOf()).toMatchObject({ status: 'past_due' })
  })

  it('does not bring a plan back that has ended: late events of it count for nothing', async () => {
    const created = stripe.books.events.find(
      (each) => each.type === 'customer.subscription.created' && each.created === paid.created,
    ) as StripeEvent
    await stripe.sendAll()
    const { subscriptionId } = (await rowOf()) ?? {}
    advance(DAY)
    const subscription = stripe.books.subscriptions.get(subscriptionId ?? '')
    if (subscription) subscription.cancel_at_period_end = true
    stripe.endPeriod(subscriptionId ?? '')
    await stripe.sendAll()
    expect(await standing()).toEqual(FREE)
    for (const late of [paid, created].map((event, at) => ({ ...event, id: `evt_late_${at}_${Date.now()}` }))) {
      expect((await stripe.send(late)).status).toBe(200)
    }
    expect(await standing()).toEqual(FREE)
  })

  it('asks Stripe which of two events of one second is the later', async () => {
    await stripe.send(paid)
    const { subscriptionId } = (await rowOf()) ?? {}
    const truth = stripe.books.subscriptions.get(subscriptionId ?? '')
    const twin = { ...structuredClone(paid), id: `evt_twin_${Date.now()}` }
    Object.assign(twin.data.object as object, { status: 'incomplete' })
    stripe.forget()
    expect((await stripe.send(twin)).status).toBe(200)
    expect(stripe.calls.map((call) => call.path)).toEqual(['/subscriptions'])
    expect(truth?.status).toBe('active')
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('passes over what it does not know: a type, a player, an event of the live mode', async () => {
    const event = (more: Partial<StripeEvent>) => ({ ...paid, id: `evt_${Math.random()}`, ...more })
    expect((await stripe.send(event({ type: 'radar.early_fraud_warning.created' }))).status).toBe(200)
    expect((await stripe.send(event({ livemode: true }))).status).toBe(200)
    const stranger = structuredClone(paid.data.object) as { customer: string; metadata: object }
    stranger.customer = 'cus_stranger'
    stranger.metadata = { userId: 'nobody' }
    expect((await stripe.send(event({ data: { object: stranger } }))).status).toBe(200)
    expect(await standing()).toEqual(FREE)
  })

  it('is asked again when Stripe could not be asked, and loses nothing', async () => {
    const done = stripe.books.events.findLast((each) => each.type === 'checkout.session.completed') as StripeEvent
    stripe.failNext('500', 4)
    expect((await stripe.send(done)).status).toBe(502)
    expect(await standing()).toEqual(FREE)
    stripe.forget()
    expect((await stripe.send(done)).status).toBe(200)
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('keeps the plan of a price that the operator replaced', async () => {
    const moved = structuredClone(paid)
    const { items } = moved.data.object as { items: { data: { price: { id: string } }[] } }
    for (const item of items.data) item.price.id = 'price_of_last_year'
    expect((await stripe.send(moved)).status).toBe(200)
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('reads events of an older version of the API', async () => {
    const old = structuredClone(paid)
    const object = old.data.object as {
      current_period_end?: number
      items: { data: { current_period_end?: number }[] }
    }
    object.current_period_end = object.items.data[0]?.current_period_end ?? 0
    for (const item of object.items.data) delete item.current_period_end
    expect((await stripe.send(old)).status).toBe(200)
    expect(await standing()).toMatchObject({ membershipRenewsAt: object.current_period_end * 1000 })
  })

  it('is no page for a browser, and no call of ours', async () => {
    expect(await request(server, 'GET', '/stripe/webhook')).toMatchObject({ status: 404 })
  })
})

describe('fault 28: a webhook that never comes', () => {
  it('is made up for within the hour: a first payment, a renewal, an end', async () => {
    const lone = await startServer({ payments: createStripe(settings()) })
    lone.advance(server.now() - lone.now())
    const buyer = await newPlayer(lone)
    const session = sessionOf(await checkout('Premium', buyer))
    stripe.pay(session)
    await reconcileMemberships(lone.services.deps)
    expect(await standing(buyer)).toMatchObject({ membershipLevel: 'Premium' })
    const id = stripe.books.sessions.get(session)?.subscription ?? ''

    await month(buyer, lone)
    stripe.endPeriod(id)
    await reconcileMemberships(lone.services.deps)
    expect(await standing(buyer)).toMatchObject({ membershipLevel: 'Premium', membershipRenewsAt: periodEnd(id) })

    await buyer.call('POST', '/profiles/membership/cancel', {})
    await month(buyer, lone)
    stripe.endPeriod(id)
    stripe.failNext('500', 4)
    await reconcileMemberships(lone.services.deps)
    expect(await standing(buyer)).toMatchObject({ membershipLevel: 'Premium' })
    stripe.forget()
    await reconcileMemberships(lone.services.deps)
    expect(await standing(buyer)).toEqual(FREE)
    stripe.forget()
    await reconcileMemberships(lone.services.deps)
    expect(stripe.calls).toEqual([])
    await lone.stop()
  })

  it('is made up for by the next checkout, so that nobody pays twice', async () => {
    stripe.pay(sessionOf(await checkout('Premium')))
    expect(await checkout('Premium')).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(await standing()).toMatchObject({ membershipLevel: 'Premium' })
  })
})

describe('who leaves for good', () => {
  const leave = () =>
    server.services.store.transaction((tx) =>
      tx.update(users).set({ deletedAt: server.now() }).where(eq(users.id, player.user.id)),
    )

  it('pays no more: the subscription ends at once, open pages close', async () => {
    const id = await subscribe('Premium')
    await leave()
    await endBilling(server.services.deps, player.user.id)
    expect(stripe.books.subscriptions.get(id)).toMatchObject({ status: 'canceled' })
    await stripe.sendAll()
    expect(await rowOf()).toMatchObject({ status: expect.stringMatching(/none|canceled/) })
  })

  it('pays no more even if Stripe was away that moment, or a page was paid afterwards', async () => {
    const session = sessionOf(await checkout('Premium'))
    await leave()
    stripe.failNext('500', 8)
    const reported = server.services.deps.log.error
    const faults: string[] = []
    Object.assign(server.services.deps.log, { error: (_: object, message: string) => faults.push(message) })
    await endBilling(server.services.deps, player.user.id)
    Object.assign(server.services.deps.log, { error: reported })
    expect(faults).toHaveLength(1)
    stripe.forget()
    stripe.pay(session)
    const id = stripe.books.sessions.get(session)?.subscription ?? ''
    await reconcileMemberships(server.services.deps)
    expect(stripe.books.subscriptions.get(id)).toMatchObject({ status: 'canceled' })
    await stripe.sendAll()
    expect(stripe.books.subscriptions.get(id)).toMatchObject({ status: 'canceled' })
  })
})

describe('a server that sells nothing', () => {
  it('says so, and has no webhook', async () => {
    const poor = await startServer()
    const visitor = await newPlayer(poor)
    expect((await request(poor, 'GET', '/config')).data.plans).toEqual([])
    for (const [call, body] of [
      ['checkout', { plan: 'Premium' }],
      ['cancel', {}],
      ['resume', {}],
      ['verify', { sessionId: 'cs_test_1' }],
    ] as const) {
      const answer = await visitor.call('POST', `/profiles/membership/${call}`, body)
      expect(answer).toMatchObject({ status: 422, code: 'NOT_FOR_SALE' })
    }
    expect(await request(poor, 'POST', '/stripe/webhook', {})).toMatchObject({ status: 404 })
    await poor.stop()
  })

  it('sells the plan that has a price, at no price that is not monthly', async () => {
    stripe.addPrice('price_yearly', 4_990, { recurring: { interval: 'year', interval_count: 1 } })
    const half = await startServer({ payments: createStripe(settings({ Premium: 'price_premium' } as never)) })
    const yearly = await startServer({
      payments: createStripe(settings({ Premium: 'price_yearly', Ultimate: 'price_of_nobody' })),
    })
    const visitor = await newPlayer(half)
    expect((await request(half, 'GET', '/config')).data.plans).toMatchObject([{ plan: 'Premium' }])
    expect(await checkout('Ultimate', visitor)).toMatchObject({ status: 422, code: 'NOT_FOR_SALE' })
    expect((await request(yearly, 'GET', '/config')).data.plans).toEqual([])
    await half.stop()
    await yearly.stop()
  })
})

describe('prices', () => {
  it('are answered within two seconds when Stripe is silent, and kept when it fails', async () => {
    const slow = await startServer({ payments: createStripe(settings()) })
    stripe.failNext('stall', 2)
    const began = performance.now()
    expect((await request(slow, 'GET', '/config')).data.plans).toEqual([])
    expect(performance.now() - began).toBeLessThan(4_000)
    await slow.stop()
    stripe.forget()
    expect((await request(server, 'GET', '/config')).data.plans).toHaveLength(2)
    advance(11 * 60_000)
    stripe.failNext('500', 8)
    expect((await request(server, 'GET', '/config')).data.plans).toHaveLength(2)
    stripe.forget()
    const before = stripe.calls.length
    expect((await request(server, 'GET', '/config')).data.plans).toHaveLength(2)
    expect(stripe.calls.length).toBe(before)
  })
})

describe('the log of events', () => {
  it('is forgotten after ninety days', async () => {
    await subscribe('Premium')
    const { store, deps } = server.services
    expect(await store.read.$count(paymentEvents)).toBeGreaterThan(0)
    advance(91 * DAY)
    await keepHouse(deps)
    expect(await store.read.$count(paymentEvents)).toBe(0)
  })
})
