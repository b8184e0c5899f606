import type { Page } from '@playwright/test'
import { startStripe } from '../standins/stripe.ts'
import { expect, registerPlayer, startBuilt, test } from './world.ts'

/** A call of the API as the app makes it, from the page. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token')}`,
        'Content-Type': 'application/json',
      }
      const response = await fetch(`/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      return await response.json()
    },
    [method, path, body] as const,
  )

test('a plan is paid for on a page of the payment provider, which sends the player back', async ({ page }) => {
  const stripe = await startStripe()
  stripe.addPrice('price_premium', 499)
  const server = await startBuilt({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICE_PREMIUM: 'price_premium',
  })
  expect(server.printed()).toContain('Premium through Stripe')
  stripe.webhook(`${server.url}/api/stripe/webhook`, true)
  await registerPlayer(page, server)
  const begin = async () => {
    const { data } = await call(page, 'POST', '/profiles/membership/checkout', { plan: 'Premium' })
    await page.evaluate((url) => location.assign(url), data.url)
    await expect(page.getByText('4.99 EUR a month')).toBeVisible()
  }

  await begin()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`${server.url}/profile?tab=account&membership=canceled`)
  expect((await call(page, 'GET', '/auth/me')).data.user.membershipLevel).toBe('Free')

  await begin()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(`${server.url}/profile?tab=account&membership=success&session_id=cs_test_*`)
  expect((await call(page, 'GET', '/auth/me')).data.user.membershipLevel).toBe('Premium')
  const sessionId = new URL(page.url()).searchParams.get('session_id') ?? ''
  const verified = await call(page, 'POST', '/profiles/membership/verify', { sessionId })
  expect(verified.data).toEqual({ membershipLevel: 'Premium' })
  await server.stop()
  await stripe.stop()
})
