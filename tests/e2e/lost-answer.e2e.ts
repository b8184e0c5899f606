import type { Page } from '@playwright/test'
import { expect, fillRegistration, PASSWORD, startBuilt, test } from './world.ts'

/** Lets the next request to `path` reach the server, and loses the answer. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

test.use({ serviceWorkers: 'block' })

test('who loses the answer to a registration or a confirmation presses again, and is in', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await loseAnswer(page, '/auth/register')
  const registration = await fillRegistration(page, server)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('An error occurred during registration')).toBeVisible()
  await page.getByRole('button', { name: 'Register' }).click()

  await loseAnswer(page, '/auth/verify-email')
  await page.getByLabel('Code').fill(await registration.code())
  await expect(page.getByText('An error occurred during email verification')).toBeVisible()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Make your character' })).toBeVisible()
  // One mail went out, though the registration was sent twice.
  expect(registration.codes()).toHaveLength(1)
  await server.stop()
})

test('a confirmation whose answer is lost survives a reload', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const registration = await fillRegistration(page, server)
  await page.getByRole('button', { name: 'Register' }).click()
  const code = await registration.code()
  await loseAnswer(page, '/auth/verify-email')
  await page.getByLabel('Code').fill(code)
  await expect(page.getByText('An error occurred during email verification')).toBeVisible()
  await page.reload()
  await page.getByLabel('Code').fill(code)
  await expect(page.getByRole('heading', { name: 'Make your character' })).toBeVisible()
  await server.stop()
})

test('who is confirmed already is led to the sign-in', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const registration = await fillRegistration(page, server)
  const answered = page.waitForResponse('**/auth/register')
  await page.getByRole('button', { name: 'Register' }).click()
  const { userId } = (await (await answered).json()).data
  const code = await registration.code()
  // The same code, typed on another device.
  const elsewhere = await page.request.post(`${server.url}/api/auth/verify-email`, { data: { userId, code } })
  expect(elsewhere.status()).toBe(200)
  await page.getByLabel('Code').fill(code)
  await expect(page.locator('form').getByText('This address is confirmed already. Sign in.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('E-mail').fill(registration.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login successful')).toBeVisible()
  await server.stop()
})
