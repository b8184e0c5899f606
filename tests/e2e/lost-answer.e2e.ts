import type { Page } from '@playwright/test'
import { expect, fillRegistration, startBuilt, test } from './world.ts'

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
  await page.waitForURL('**/rewards')
  // One mail went out, though the registration was sent twice.
  expect(registration.codes()).toHaveLength(1)
  await server.stop()
})
