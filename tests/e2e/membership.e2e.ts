import { startStripe } from '../standins/stripe.ts'
import { expect, registerPlayer, startBuilt, test } from './world.ts'

test('a plan is chosen, paid for, cancelled and resumed', async ({ page }) => {
  test.slow()
  const stripe = await startStripe()
  stripe.addPrice('price_premium', 499)
  stripe.addPrice('price_ultimate', 999)
  const server = await startBuilt({
    STORY_PACE_MS: '0',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_PRICE_ULTIMATE: 'price_ultimate',
  })
  await registerPlayer(page, server)
  await page.goto(`${server.url}/profile?tab=account`)
  const membership = page.getByRole('region', { name: 'Membership' })
  await membership.getByRole('button', { name: 'Upgrade' }).click()
  await expect(membership.getByText('€4.99 a month')).toBeVisible()
  await expect(membership.getByText('€9.99 a month')).toBeVisible()

  await membership.getByRole('button', { name: 'Choose Ultimate' }).click()
  await page.waitForURL((url) => url.href.startsWith(stripe.url))
  const paying = page.url()
  await page.goto(`${server.url}/profile?tab=account&membership=canceled`)
  await expect(page.getByText('Nothing was bought, nothing was charged.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/profile?tab=account`)
  await expect(membership.getByText('Free', { exact: true })).toBeVisible()

  // No event of the provider's reaches this server: it asks.
  await page.goto(paying)
  await page.getByRole('button').first().click()
  await page.waitForURL((url) => url.href.startsWith(server.url))
  await expect(page.getByText('Ultimate is yours')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/profile?tab=account`)
  await expect(membership.getByText('monthly billing')).toBeVisible()
  await expect(membership.getByText('Renews on')).toBeVisible()

  await membership.getByRole('button', { name: 'Cancel membership' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Your plan stays until .+ \d{4} and then ends\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(page.getByText('Your membership was cancelled')).toBeVisible()
  await expect(membership.getByText('Ends on')).toBeVisible()
  await expect(membership.getByText('Renews on')).toBeHidden()
  await membership.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Your membership goes on')).toBeVisible()
  await expect(membership.getByText('Renews on')).toBeVisible()

  await membership.getByRole('button', { name: 'Change to Premium' }).click()
  await expect(dialog.getByText('It costs €4.99 a month.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change to Premium' }).click()
  await expect(page.getByText('Premium is yours')).toBeVisible()
  await expect(membership.getByText('Premium', { exact: true })).toBeVisible()
  await expect(membership.getByRole('button', { name: 'Change to Ultimate' })).toBeVisible()
  await server.stop()
  await stripe.stop()
})
