import { describe, expect, it } from 'vitest'
import { keepHouse } from '../../sync-server/domain/housekeeping.ts'
import { reconcileMemberships } from '../../sync-server/domain/membership/truth.ts'
import { paymentEvents } from '../../sync-server/storage/schema-accounts.ts'
import {
  advance,
  checkout,
  DAY,
  FREE,
  HOUR,
  month,
  paymentsOf,
  periodEnd,
  rowOf,
  sessionOf,
  shopForTests,
  standing,
  subscribe,
} from '../memberships.ts'
import { newPlayer, PASSWORD, request } from '../player.ts'
import { startServer } from '../server.ts'

const shop = shopForTests()

describe('fault 28: a webhook that never comes', () => {
  it('is made up for within the hour: a first payment, a renewal, an end', async () => {
    const session = sessionOf(await checkout(shop.player, 'Premium'))
    shop.stripe.pay(session)
    await reconcileMemberships(shop.server.services.deps)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
    const id = shop.stripe.books.sessions.get(session)?.subscription ?? ''

    await month(shop)
    shop.stripe.endPeriod(id)
    await reconcileMemberships(shop.server.services.deps)
    expect(await standing(shop.player)).toMatchObject({
      membershipLevel: 'Premium',
      membershipRenewsAt: periodEnd(shop.stripe, id),
    })

    await shop.player.call('POST', '/profiles/membership/cancel', {})
    await month(shop)
    shop.stripe.endPeriod(id)
    shop.stripe.failNext('500', 4)
    await reconcileMemberships(shop.server.services.deps)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
    shop.stripe.forget()
    await reconcileMemberships(shop.server.services.deps)
    expect(await standing(shop.player)).toEqual(FREE)
    shop.stripe.forget()
    await reconcileMemberships(shop.server.services.deps)
    expect(shop.stripe.calls).toEqual([])
  })

  it('is made up for however late the player pays, and forgotten about when nobody did for two days', async () => {
    const session = sessionOf(await checkout(shop.player, 'Premium'))
    const idle = await newPlayer(shop.server)
    await checkout(idle, 'Premium')
    for (let hour = 0; hour < 3; hour++) {
      advance(shop, HOUR)
      await reconcileMemberships(shop.server.services.deps)
    }
    shop.stripe.pay(session)
    advance(shop, HOUR)
    await reconcileMemberships(shop.server.services.deps)
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
    advance(shop, 45 * HOUR)
    shop.stripe.forget()
    await reconcileMemberships(shop.server.services.deps)
    expect(shop.stripe.calls).toEqual([])
  })

  it('is made up for by the next checkout, so that nobody pays twice', async () => {
    shop.stripe.pay(sessionOf(await checkout(shop.player, 'Premium')))
    expect(await checkout(shop.player, 'Premium')).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(await standing(shop.player)).toMatchObject({ membershipLevel: 'Premium' })
  })
})

describe('who leaves for good', () => {
  const leave = () => shop.player.call('POST', '/auth/delete-account', { password: PASSWORD })

  it('pays no more: the subscription ends at once, open pages close', async () => {
    const id = await subscribe(shop, 'Premium')
    advance(shop, DAY)
    const page = sessionOf(await checkout(await newPlayer(shop.server), 'Premium'))
    expect((await leave()).status).toBe(200)
    await expect.poll(() => shop.stripe.books.subscriptions.get(id)?.status).toBe('canceled')
    await expect.poll(async () => (await rowOf(shop))?.status).toMatch(/none|canceled/)
    await shop.stripe.sendAll()
    expect(await rowOf(shop)).toMatchObject({ status: expect.stringMatching(/none|canceled/) })
    // Nobody else's is touched.
    expect(shop.stripe.books.sessions.get(page)).toMatchObject({ status: 'open' })
  })

  it('can pay on no page that was opened before', async () => {
    const page = sessionOf(await checkout(shop.player, 'Premium'))
    await leave()
    await expect.poll(() => shop.stripe.books.sessions.get(page)?.status).toBe('expired')
  })

  it('pays no more even if Stripe was away that moment, or a page was paid afterwards', async () => {
    const session = sessionOf(await checkout(shop.player, 'Premium'))
    shop.stripe.failNext('500', 8)
    const reported = shop.server.services.deps.log.error
    const faults: string[] = []
    Object.assign(shop.server.services.deps.log, { error: (_: object, message: string) => faults.push(message) })
    await leave()
    await expect.poll(() => faults.length, { timeout: 10_000 }).toBe(1)
    Object.assign(shop.server.services.deps.log, { error: reported })
    shop.stripe.forget()
    shop.stripe.pay(session)
    const id = shop.stripe.books.sessions.get(session)?.subscription ?? ''
    await reconcileMemberships(shop.server.services.deps)
    expect(shop.stripe.books.subscriptions.get(id)).toMatchObject({ status: 'canceled' })
    await shop.stripe.sendAll()
    expect(shop.stripe.books.subscriptions.get(id)).toMatchObject({ status: 'canceled' })
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
    shop.stripe.addPrice('price_yearly', 4_990, { recurring: { interval: 'year', interval_count: 1 } })
    const half = await startServer({ payments: paymentsOf(shop.stripe, { Premium: 'price_premium' }) })
    const yearly = await startServer({
      payments: paymentsOf(shop.stripe, { Premium: 'price_yearly', Ultimate: 'price_of_nobody' }),
    })
    const visitor = await newPlayer(half)
    expect((await request(half, 'GET', '/config')).data.plans).toMatchObject([{ plan: 'Premium' }])
    expect(await checkout(visitor, 'Ultimate')).toMatchObject({ status: 422, code: 'NOT_FOR_SALE' })
    expect((await request(yearly, 'GET', '/config')).data.plans).toEqual([])
    await half.stop()
    await yearly.stop()
  })
})

describe('prices', () => {
  it('are answered within two seconds when Stripe is silent, and kept when it fails', async () => {
    const slow = await startServer({ payments: paymentsOf(shop.stripe) })
    shop.stripe.failNext('stall', 2)
    const began = performance.now()
    expect((await request(slow, 'GET', '/config')).data.plans).toEqual([])
    expect(performance.now() - began).toBeLessThan(4_000)
    await slow.stop()
    shop.stripe.forget()
    expect((await request(shop.server, 'GET', '/config')).data.plans).toHaveLength(2)
    advance(shop, 11 * 60_000)
    shop.stripe.failNext('500', 8)
    expect((await request(shop.server, 'GET', '/config')).data.plans).toHaveLength(2)
    // What was asked before and is tried again must have ended.
    for (let seen = -1; seen !== shop.stripe.calls.length; ) {
      seen = shop.stripe.calls.length
      await new Promise((resolve) => setTimeout(resolve, 2_500))
    }
    shop.stripe.forget()
    const before = shop.stripe.calls.length
    expect((await request(shop.server, 'GET', '/config')).data.plans).toHaveLength(2)
    expect(shop.stripe.calls.length).toBe(before)
  })
})

describe('the log of events', () => {
  it('is forgotten after ninety days', async () => {
    await subscribe(shop, 'Premium')
    const { store, deps } = shop.server.services
    expect(await store.read.$count(paymentEvents)).toBeGreaterThan(0)
    advance(shop, 91 * DAY)
    await keepHouse(deps)
    expect(await store.read.$count(paymentEvents)).toBe(0)
  })
})
