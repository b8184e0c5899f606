import { describe, expect, it } from 'vitest'
import {
  advance,
  checkout,
  DAY,
  FREE,
  month,
  periodEnd,
  rowOf,
  sessionOf,
  shopForTests,
  standing,
  subscribe,
  verify,
} from '../memberships.ts'
import { request } from '../player.ts'

const shop = shopForTests()

describe('buying a plan', () => {
  it('is offered at the prices that Stripe has', async () => {
    expect((await request(shop.server, 'GET', '/config')).data.plans).toEqual([
      { plan: 'Premium', amount: 499, currency: 'eur' },
      { plan: 'Ultimate', amount: 999, currency: 'eur' },
    ])
    await request(shop.server, 'GET', '/config')
    expect(shop.stripe.calls.filter((call) => call.path.startsWith('/prices')).length).toBeLessThanOrEqual(2)
  })

  it('sends the player to a page of Stripe, and back to the own account page', async () => {
    const answer = await checkout(shop.player, 'Premium')
    expect(answer).toMatchObject({
      status: 200,
      data: { url: expect.stringMatching(`^${shop.stripe.url}/pay/cs_test_`) },
    })
    const session = shop.stripe.books.sessions.get(sessionOf(answer))
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: shop.player.user.id,
      amount_total: 499,
      success_url: `${shop.server.url}/profile?tab=account&membership=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.server.url}/profile?tab=account&membership=canceled`,
    })
    expect(shop.stripe.books.customers.get(session?.customer ?? '')).toMatchObject({
      metadata: { userId: shop.player.user.id },
    })
    expect(await standing(shop.player)).toEqual(FREE)
  })

  it('gives the tier when it was paid, and the player’s devices learn of it by a pull', async () => {
    const before = (await shop.player.sync()).data
    const id = await subscribe(shop, 'Premium')
    expect(await standing(shop.player)).toEqual({
      membershipLevel: 'Premium',
      membershipRenewsAt: periodEnd(shop.stripe, id),
      membershipEndsAt: null,
    })
    const { changes } = (await shop.player.sync([], before.cursor, before.epoch)).data
    expect(changes.profile).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('renews with each month, outlives a failed payment, and ends when Stripe gives up', async () => {
    const id = await subscribe(shop, 'Ultimate')
    await month(shop)
    shop.stripe.endPeriod(id)
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toEqual({
      membershipLevel: 'Ultimate',
      membershipRenewsAt: periodEnd(shop.stripe, id),
      membershipEndsAt: null,
    })
    await month(shop)
    shop.stripe.failPayment(id)
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Ultimate' })
    expect(await rowOf(shop)).toMatchObject({ status: 'past_due' })
    advance(shop, 14 * DAY)
    shop.stripe.giveUp(id)
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toEqual(FREE)
  })

  it('is refused for the plan one has, and happens once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'a-key-of-a-checkout' }
    const first = await checkout(shop.player, 'Premium', headers)
    expect((await checkout(shop.player, 'Premium', headers)).text).toBe(first.text)
    expect(await checkout(shop.player, 'Ultimate', headers)).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    })
    expect(
      shop.stripe.calls.filter((call) => call.method === 'POST' && call.path === '/checkout/sessions'),
    ).toHaveLength(1)
    await subscribe(shop, 'Premium')
    expect(await checkout(shop.player, 'Premium')).toMatchObject({ status: 409, code: 'CONFLICT' })
  })

  it('leaves the last page open, however often it is begun, and makes one customer', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => checkout(shop.player, 'Premium')))
    for (const answer of answers) expect(answer.status).toBe(200)
    const own = () =>
      [...shop.stripe.books.sessions.values()].filter((each) => each.client_reference_id === shop.player.user.id)
    const open = () => own().filter((each) => each.status === 'open')
    expect(open()).not.toHaveLength(0)
    advance(shop, 1_000)
    const last = sessionOf(await checkout(shop.player, 'Ultimate'))
    expect(open().map((each) => each.id)).toEqual([last])
    expect(new Set(own().map((each) => each.customer)).size).toBe(1)
  })

  it('keeps one subscription of two that were paid, and credits the other', async () => {
    const session = sessionOf(await checkout(shop.player, 'Premium'))
    shop.stripe.pay(session)
    const first = shop.stripe.books.sessions.get(session)?.subscription
    advance(shop, 2_000)
    // As if the second page had been open all the while.
    const copy = { ...shop.stripe.books.sessions.get(session), status: 'open' as const }
    Object.assign(shop.stripe.books.sessions.get(session) ?? {}, copy)
    shop.stripe.pay(session)
    await shop.stripe.sendAll()
    const second = shop.stripe.books.sessions.get(session)?.subscription
    expect(first).not.toBe(second)
    expect(shop.stripe.books.subscriptions.get(first ?? '')).toMatchObject({ status: 'canceled' })
    expect(shop.stripe.books.subscriptions.get(second ?? '')).toMatchObject({ status: 'active' })
    const { customer } = copy
    expect(shop.stripe.books.adjustments.filter((each) => each.customer === customer)).toMatchObject([{ amount: -499 }])
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
    expect(await rowOf(shop)).toMatchObject({ subscriptionId: second })
  })

  it('makes a new customer where Stripe knows the old one no more', async () => {
    const first = sessionOf(await checkout(shop.player, 'Premium'))
    const gone = shop.stripe.books.sessions.get(first)?.customer ?? ''
    shop.stripe.books.customers.delete(gone)
    const again = await checkout(shop.player, 'Premium')
    expect(again.status).toBe(200)
    expect(shop.stripe.books.sessions.get(sessionOf(again))?.customer).not.toBe(gone)
    const id = await subscribe(shop, 'Premium')
    const paid = { membershipLevel: 'Premium', membershipRenewsAt: periodEnd(shop.stripe, id) }
    expect(await standing(shop.player)).toMatchObject(paid)
    // A page of the old customer that was paid long ago takes nothing away.
    Object.assign(shop.stripe.books.sessions.get(first) ?? {}, { status: 'complete', payment_status: 'paid' })
    await verify(shop.player, first)
    expect(await standing(shop.player)).toMatchObject(paid)
  })
})

describe('changing a plan', () => {
  it('happens at once, charges the difference, and needs no page of Stripe', async () => {
    const id = await subscribe(shop, 'Premium')
    const answer = await checkout(shop.player, 'Ultimate')
    expect(answer).toMatchObject({
      status: 200,
      data: { url: `${shop.server.url}/profile?tab=account&membership=success` },
    })
    expect(await standing(shop.player)).toMatchObject({
      membershipLevel: 'Ultimate',
      membershipRenewsAt: periodEnd(shop.stripe, id),
    })
    const { customerId } = (await rowOf(shop)) ?? {}
    const own = [...shop.stripe.books.subscriptions.values()].filter((each) => each.customer === customerId)
    expect(own).toMatchObject([{ id, status: 'active' }])
    expect(shop.stripe.books.adjustments.filter((each) => each.customer === customerId)).toMatchObject([
      { amount: 500 },
    ])
    advance(shop, 2_000)
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Ultimate' })
    expect(await checkout(shop.player, 'Premium')).toMatchObject({ status: 200 })
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })

  it('leaves all as it was when the card is declined', async () => {
    await subscribe(shop, 'Premium')
    shop.stripe.declineCards(true)
    expect(await checkout(shop.player, 'Ultimate')).toMatchObject({ status: 502, code: 'PAYMENT_FAILED' })
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
    shop.stripe.declineCards(false)
    expect(await checkout(shop.player, 'Ultimate')).toMatchObject({ status: 200 })
  })

  it('charges once when the answer is lost and the player tries again', async () => {
    await subscribe(shop, 'Premium')
    const headers = { 'Idempotency-Key': 'a-change-that-is-lost' }
    const { customerId } = (await rowOf(shop)) ?? {}
    shop.stripe.failNext('lost', 4)
    expect(await checkout(shop.player, 'Ultimate', headers)).toMatchObject({ status: 502 })
    shop.stripe.forget()
    expect((await checkout(shop.player, 'Ultimate', headers)).status).toBe(200)
    expect(shop.stripe.books.adjustments.filter((each) => each.customer === customerId)).toMatchObject([
      { amount: 500 },
    ])
  })
})

describe('cancelling and resuming', () => {
  it('ends the plan with the month that is paid', async () => {
    const id = await subscribe(shop, 'Premium')
    const canceled = await shop.player.call('POST', '/profiles/membership/cancel', {})
    expect(canceled).toMatchObject({ status: 200, data: { membershipEndsAt: periodEnd(shop.stripe, id) } })
    expect(await standing(shop.player)).toEqual({
      membershipLevel: 'Premium',
      membershipRenewsAt: null,
      membershipEndsAt: periodEnd(shop.stripe, id),
    })
    expect(await shop.player.call('POST', '/profiles/membership/cancel', {})).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    await month(shop)
    shop.stripe.endPeriod(id)
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toEqual(FREE)
  })

  it('lets a cancelled plan go on', async () => {
    const id = await subscribe(shop, 'Premium')
    expect(await shop.player.call('POST', '/profiles/membership/resume', {})).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    await shop.player.call('POST', '/profiles/membership/cancel', {})
    const resumed = await shop.player.call('POST', '/profiles/membership/resume', {})
    expect(resumed).toMatchObject({ status: 200, data: { membershipRenewsAt: periodEnd(shop.stripe, id) } })
    await shop.stripe.sendAll()
    expect(await standing(shop.player)).toMatchObject({
      membershipRenewsAt: periodEnd(shop.stripe, id),
      membershipEndsAt: null,
    })
  })

  it('is refused to who has no plan', async () => {
    for (const call of ['cancel', 'resume']) {
      expect(await shop.player.call('POST', `/profiles/membership/${call}`, {})).toMatchObject({ status: 409 })
    }
    expect(await request(shop.server, 'POST', '/profiles/membership/cancel', {})).toMatchObject({ status: 401 })
  })

  it('changes nothing while Stripe does not answer, and works with the same key afterwards', async () => {
    await subscribe(shop, 'Premium')
    const headers = { 'Idempotency-Key': 'cancel-while-it-is-down' }
    for (const mood of ['500', 'refuse'] as const) {
      shop.stripe.failNext(mood, 4)
      const answer = await shop.player.call('POST', '/profiles/membership/cancel', {}, headers)
      expect(answer).toMatchObject({ status: 502, code: 'PAYMENT_FAILED' })
      expect(await standing(shop.player)).toMatchObject({ membershipEndsAt: null })
      shop.stripe.forget()
    }
    expect((await shop.player.call('POST', '/profiles/membership/cancel', {}, headers)).status).toBe(200)
    shop.stripe.failNext('500')
    expect((await shop.player.call('POST', '/profiles/membership/resume', {})).status).toBe(200)
  })
})

describe('row 56: a checkout', () => {
  it.each([
    ['an unknown plan', { plan: 'Legend' }],
    ['the free one', { plan: 'Free' }],
    ['a price of one’s own', { plan: 'Premium', price: 1 }],
    ['nothing', {}],
  ])('is refused for %s', async (_, body) => {
    expect(await shop.player.call('POST', '/profiles/membership/checkout', body)).toMatchObject({ status: 400 })
    expect(shop.stripe.calls).toEqual([])
  })
})
