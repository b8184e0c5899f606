import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createStripe } from '../sync-server/clients/stripe.ts'
import { memberships } from '../sync-server/storage/schema-accounts.ts'
import { newPlayer, type Player } from './player.ts'
import { startServer, type TestServer } from './server.ts'
import { type StripeStandIn, startStripe } from './standins/stripe.ts'
import type { StripeEvent } from './standins/stripe-books.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export const FREE = { membershipLevel: 'Free', membershipRenewsAt: null, membershipEndsAt: null }

/** A server that sells Premium (4.99) and Ultimate (9.99) through a stand-in, and a fresh player for each test. */
export interface Shop {
  readonly server: TestServer
  readonly stripe: StripeStandIn
  readonly player: Player
}

/** Registers the hooks, so it is called at the top of the file; what it returns is filled in when they have run. */
export function shopForTests(): Shop {
  const shop = {} as { -readonly [key in keyof Shop]: Shop[key] }
  beforeAll(async () => {
    shop.stripe = await startStripe()
    shop.stripe.addPrice('price_premium', 499)
    shop.stripe.addPrice('price_ultimate', 999)
    shop.server = await startServer({ payments: paymentsOf(shop.stripe) })
    shop.stripe.webhook(`${shop.server.url}/api/stripe/webhook`)
  })
  afterAll(async () => {
    await shop.server.stop()
    await shop.stripe.stop()
  })
  beforeEach(async () => {
    shop.stripe.forget()
    shop.player = await newPlayer(shop.server)
  })
  return shop
}

const log = { info: () => undefined, warn: () => undefined, error: console.error }

/** What the product pays through, pointed at the stand-in. */
export const paymentsOf = (
  stripe: StripeStandIn,
  prices: { Premium?: string; Ultimate?: string } = { Premium: 'price_premium', Ultimate: 'price_ultimate' },
) => createStripe({ secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret, apiUrl: stripe.url, prices, log })

export const checkout = (who: Player, plan: string, headers = {}) =>
  who.call('POST', '/profiles/membership/checkout', { plan }, headers)
export const verify = (who: Player, sessionId: string) => who.call('POST', '/profiles/membership/verify', { sessionId })
export const sessionOf = (answer: { data: { url: string } }) => answer.data.url.split('/').at(-1) ?? ''

/** What the player sees of the own membership. */
export async function standing(who: Player) {
  const { membershipLevel, membershipRenewsAt, membershipEndsAt } = (await who.call('GET', '/auth/me')).data.user
  return { membershipLevel, membershipRenewsAt, membershipEndsAt }
}

/** What the server keeps of it. */
export async function rowOf({ server, player }: Shop) {
  const { read } = server.services.store
  return (await read.select().from(memberships).where(eq(memberships.userId, player.user.id)))[0]
}

/** Moves both clocks on: the server's and Stripe's. */
export function advance({ server, stripe }: Shop, milliseconds: number) {
  server.advance(milliseconds)
  stripe.advance(milliseconds)
}

/** A month and two hours pass, with the player looking in half way: a session that nobody uses ends. */
export async function month(shop: Shop) {
  for (const part of [15 * DAY, 15 * DAY + 2 * HOUR]) {
    advance(shop, part)
    await standing(shop.player)
  }
}

/** What happened at Stripe meanwhile, sent by nobody yet. */
export function happened(stripe: StripeStandIn, act: () => void): StripeEvent[] {
  const before = stripe.books.events.length
  act()
  return stripe.books.events.slice(before)
}

/** Pays for a plan, and has all news of it sent; returns the id of the subscription. */
export async function subscribe(shop: Shop, plan: string): Promise<string> {
  const { stripe } = shop
  const session = sessionOf(await checkout(shop.player, plan))
  for (const event of happened(stripe, () => stripe.pay(session))) {
    expect((await stripe.send(event)).status).toBe(200)
  }
  // Stripe's clock has whole seconds: what follows is later.
  advance(shop, 2_000)
  return stripe.books.sessions.get(session)?.subscription ?? ''
}

/** The end of the month that is paid, in epoch milliseconds. */
export const periodEnd = ({ books }: StripeStandIn, id: string) =>
  (books.subscriptions.get(id)?.items.data[0].current_period_end ?? 0) * 1000
