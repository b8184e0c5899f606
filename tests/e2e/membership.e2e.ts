import type { Page } from '@playwright/test'
import { type StripeStandIn, startStripe } from '../standins/stripe.ts'
import { type BuiltServer, expect, registerPlayer, startBuilt, test } from './world.ts'

let stripe: StripeStandIn
let server: BuiltServer
test.beforeAll(async () => {
  stripe = await startStripe()
  stripe.addPrice('price_premium', 499)
  stripe.addPrice('price_ultimate', 999)
  server = await startBuilt({
    STORY_PACE_MS: '0',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_PRICE_ULTIMATE: 'price_ultimate',
  })
})
test.afterAll(async () => {
  await server.stop()
  await stripe.stop()
})

const block = (page: Page) => page.getByRole('region', { name: 'Membership' })

test('a plan is bought, changed, cancelled and resumed', async ({ page }) => {
  await registerPlayer(page, server)
  await page.goto(`${server.url}/profile?tab=account`)
  await block(page).getByRole('button', { name: 'Upgrade' }).click()
  const plans = page.getByRole('dialog', { name: 'Choose a plan' })
  await expect(plans.getByText('€4.99 a month')).toBeVisible()

  // Turned back on the page to pay: nothing has changed.
  await plans.getByRole('button', { name: 'Choose Premium' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was paid, and nothing has changed.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/profile?tab=account`)
  await expect(block(page).getByText('Free', { exact: true })).toBeVisible()

  await block(page).getByRole('button', { name: 'Upgrade' }).click()
  await plans.getByRole('button', { name: 'Choose Premium' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('You are Premium now')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/profile?tab=account`)
  await expect(block(page).getByText('Premium', { exact: true })).toBeVisible()
  await expect(block(page).getByText('Renews on')).toBeVisible()
  await expect(block(page).getByText('monthly')).toBeVisible()

  await block(page).getByRole('button', { name: 'Cancel the plan' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel Premium?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await block(page).getByRole('button', { name: 'Cancel the plan' }).click()
  await question.getByRole('button', { name: 'Cancel the plan' }).click()
  await expect(page.getByText(/^The plan ends on /)).toBeVisible()
  await expect(block(page).getByText('Ends on')).toBeVisible()
  await block(page).getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('The plan goes on')).toBeVisible()
  await expect(block(page).getByText('Renews on')).toBeVisible()

  await block(page).getByRole('button', { name: 'Change the plan' }).click()
  await plans.getByRole('button', { name: 'Choose Ultimate' }).click()
  await expect(page.getByText('You are Ultimate now')).toBeVisible()
  await expect(block(page).getByText('Ultimate', { exact: true })).toBeVisible()
})

test('an address typed by hand pays for nothing', async ({ page }) => {
  await registerPlayer(page, server)
  await page.goto(`${server.url}/profile?tab=account&membership=success&session_id=cs_test_made_up`)
  await expect(page.getByText('The payment could not be confirmed')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/profile?tab=account`)
  await page.goto(`${server.url}/profile?tab=account&membership=success`)
  await expect(page.getByText('The payment is being confirmed.')).toBeVisible()
  await expect(block(page).getByText('Free', { exact: true })).toBeVisible()
})
