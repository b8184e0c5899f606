import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { paymentEvents } from '../../sync-server/storage/schema-accounts.ts'
import {
  advance,
  checkout,
  DAY,
  FREE,
  happened,
  periodEnd,
  rowOf,
  sessionOf,
  shopForTests,
  standing,
  verify,
} from '../memberships.ts'
import { newPlayer, request } from '../player.ts'
import type { StripeEvent } from '../standins/stripe-books.ts'

const shop = shopForTests()

describe('row 57: asking what came of a payment', () => {
  it('gives the tier to who comes back before the webhook does', async () => {
    const session = sessionOf(await checkout(shop.player, 'Premium'))
    expect(await verify(shop.player, session)).toMatchObject({ status: 422, code: 'RULE_VIOLATION' })
    const events = happened(shop.stripe, () => shop.stripe.pay(session))
    expect(await verify(shop.player, session)).toMatchObject({ status: 200, data: { membershipLevel: 'Premium' } })
    for (const event of events.toReversed()) expect((await shop.stripe.send(event)).status).toBe(200)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('comes to one tier when the webhook and the player come at once', async () => {
    const session = sessionOf(await checkout(shop.player, 'Ultimate'))
    const events = happened(shop.stripe, () => shop.stripe.pay(session))
    const [answer, ...sent] = await Promise.all([
      verify(shop.player, session),
      ...events.map((event) => shop.stripe.send(event)),
    ])
    expect(answer).toMatchObject({ status: 200, data: { membershipLevel: 'Ultimate' } })
    expect(sent.map((each) => each.status)).toEqual(events.map(() => 200))
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Ultimate' })
  })

  it('is 404 for another player’s session, a made-up one, and one for something else; 400 for what is no id', async () => {
    const other = await newPlayer(shop.server)
    const session = sessionOf(await checkout(other, 'Premium'))
    shop.stripe.pay(session)
    expect(await verify(shop.player, session)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await verify(shop.player, 'cs_test_madeup')).toMatchObject({ status: 404 })
    expect(await verify(shop.player, 'cs_live_ofanothermode')).toMatchObject({ status: 404 })
    for (const id of ['../customers', 'cs_/expire', '', 'sub_1', `cs_${'x'.repeat(300)}`]) {
      expect(await verify(shop.player, id)).toMatchObject({ status: 400 })
    }
    const own = shop.stripe.books.sessions.get(sessionOf(await checkout(shop.player, 'Premium')))
    Object.assign(own ?? {}, { mode: 'payment', status: 'complete', payment_status: 'paid' })
    expect(await verify(shop.player, own?.id ?? '')).toMatchObject({ status: 404 })
    expect(await standing(shop.player)).toEqual(FREE)
  })
})

describe('row 58: the webhook', () => {
  let paid: StripeEvent
  beforeEach(async () => {
    const session = sessionOf(await checkout(shop.player, 'Premium'))
    const events = happened(shop.stripe, () => shop.stripe.pay(session))
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
    const answer = await shop.stripe.send(paid, sending)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code: 'BAD_REQUEST' })
    expect(await standing(shop.player)).toEqual(FREE)
  })

  it('takes a signature of four minutes ago', async () => {
    expect((await shop.stripe.send(paid, { age: 4 * 60_000 })).status).toBe(200)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('refuses 5 MB, however they come, and stays well', async () => {
    const big = 'x'.repeat(5_000_000)
    expect((await shop.stripe.send(paid, { body: () => big })).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 50; part++) controller.enqueue(new Uint8Array(100_000))
        controller.close()
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
    const answer = await fetch(`${shop.server.url}/api/stripe/webhook`, init).catch(() => null)
    expect(answer?.status ?? 413).toBe(413)
    expect((await shop.stripe.send(paid)).status).toBe(200)
  })

  it('counts an event once, however often and however closely it comes', async () => {
    shop.stripe.forget()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.stripe.send(paid)))
    expect(answers.map((each) => each.status)).toEqual(answers.map(() => 200))
    const { version } = (await shop.player.sync()).data as unknown as { version: number }
    expect((await shop.stripe.send(paid)).status).toBe(200)
    expect(((await shop.player.sync()).data as unknown as { version: number }).version).toBe(version)
    // What came again was not even asked about.
    expect(shop.stripe.calls).toEqual([])
    const known = await shop.server.services.store.read.$count(paymentEvents, eq(paymentEvents.id, paid.id))
    expect(known).toBe(1)
  })

  it('comes to the same whatever the order', async () => {
    await shop.stripe.sendAll()
    const { subscriptionId } = (await rowOf(shop)) ?? {}
    const id = subscriptionId ?? ''
    const events: StripeEvent[] = []
    for (const act of [
      () => shop.stripe.failPayment(id),
      () => shop.stripe.endPeriod(id),
      () => shop.stripe.failPayment(id),
    ]) {
      advance(shop, 5 * DAY)
      // Not the invoices': those only make the server ask.
      events.push(...happened(shop.stripe, act).filter((each) => each.type === 'customer.subscription.updated'))
    }
    const renewsAt = periodEnd(shop.stripe, id)
    for (const event of events.toReversed()) expect((await shop.stripe.send(event)).status).toBe(200)
    expect(await rowOf(shop)).toMatchObject({ status: 'past_due', subscriptionId: id })
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium', membershipRenewsAt: renewsAt })
    for (const event of events) await shop.stripe.send(event)
    expect(await rowOf(shop)).toMatchObject({ status: 'past_due' })
  })

  it('does not bring a plan back that has ended: late events of it count for nothing', async () => {
    const created = shop.stripe.books.events.find(
      (each) => each.type === 'customer.subscription.created' && each.created === paid.created,
    ) as StripeEvent
    await shop.stripe.sendAll()
    const { subscriptionId } = (await rowOf(shop)) ?? {}
    advance(shop, DAY)
    const subscription = shop.stripe.books.subscriptions.get(subscriptionId ?? '')
    if (subscription) subscription.cancel_at_period_end = true
    shop.stripe.endPeriod(subscriptionId ?? '')
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toEqual(FREE)
    for (const late of [paid, created].map((event, at) => ({ ...event, id: `evt_late_${at}_${Date.now()}` }))) {
      expect((await shop.stripe.send(late)).status).toBe(200)
    }
    expect(await standing(shop.player)).toEqual(FREE)
  })

  it('asks Stripe which of two events of one second is the later', async () => {
    await shop.stripe.send(paid)
    const { subscriptionId } = (await rowOf(shop)) ?? {}
    const truth = shop.stripe.books.subscriptions.get(subscriptionId ?? '')
    const twin = { ...structuredClone(paid), id: `evt_twin_${Date.now()}` }
    Object.assign(twin.data.object as object, { status: 'incomplete' })
    shop.stripe.forget()
    expect((await shop.stripe.send(twin)).status).toBe(200)
    expect(shop.stripe.calls.map((call) => call.path)).toEqual(['/subscriptions'])
    expect(truth?.status).toBe('active')
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('passes over what it does not know: a type, a shop.player, an event of the live mode', async () => {
    const event = (more: Partial<StripeEvent>) => ({ ...paid, id: `evt_${Math.random()}`, ...more })
    expect((await shop.stripe.send(event({ type: 'radar.early_fraud_warning.created' }))).status).toBe(200)
    expect((await shop.stripe.send(event({ livemode: true }))).status).toBe(200)
    const stranger = structuredClone(paid.data.object) as { customer: string; metadata: object }
    stranger.customer = 'cus_stranger'
    stranger.metadata = { userId: 'nobody' }
    expect((await shop.stripe.send(event({ data: { object: stranger } }))).status).toBe(200)
    expect(await standing(shop.player)).toEqual(FREE)
  })

  it('is asked again when Stripe could not be asked, and loses nothing', async () => {
    const done = shop.stripe.books.events.findLast((each) => each.type === 'checkout.session.completed') as StripeEvent
    shop.stripe.failNext('500', 4)
    expect((await shop.stripe.send(done)).status).toBe(502)
    expect(await standing(shop.player)).toEqual(FREE)
    shop.stripe.forget()
    expect((await shop.stripe.send(done)).status).toBe(200)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('keeps the plan of a price that the operator replaced', async () => {
    const moved = structuredClone(paid)
    const { items } = moved.data.object as { items: { data: { price: { id: string } }[] } }
    for (const item of items.data) item.price.id = 'price_of_last_year'
    expect((await shop.stripe.send(moved)).status).toBe(200)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('reads events of an older version of the API', async () => {
    const old = structuredClone(paid)
    const object = old.data.object as {
      current_period_end?: number
      items: { data: { current_period_end?: number }[] }
    }
    object.current_period_end = object.items.data[0]?.current_period_end ?? 0
    for (const item of object.items.data) delete item.current_period_end
    expect((await shop.stripe.send(old)).status).toBe(200)
    expect(await standing(shop.player)).toMatchObject({ membershipRenewsAt: object.current_period_end * 1000 })
  })

  it('is no page for a browser, and no call of ours', async () => {
    expect(await request(shop.server, 'GET', '/stripe/webhook')).toMatchObject({ status: 404 })
  })
})
