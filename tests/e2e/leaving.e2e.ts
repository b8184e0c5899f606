import { expect, PASSWORD, registerPlayer, startBuilt, test, workerReady } from './world.ts'

test('signing out without a network ends the session once it is back, and other tabs follow', async ({
  page,
  context,
}) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const other = await context.newPage()
  await other.goto(`${server.url}/adventures`)
  await expect(other.locator('.bk').first()).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(other).toHaveURL(/\/login\?redirect=%2Fadventures/)
  const me = () => fetch(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
  expect((await me()).status).toBe(200)
  await context.setOffline(false)
  await expect.poll(async () => (await me()).status).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  await server.stop()
})

test('signing out with unsent actions asks first, and they are sent at the next sign-in', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await registerPlayer(page, server)
  await workerReady(page)
  await expect(page.locator('[data-reward=weekly]')).toBeVisible()
  await context.setOffline(true)
  await page.locator('[data-reward=weekly]').getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Log out with unsent actions?')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).last().click()
  await expect(page.getByText('You have been logged out')).toBeVisible()
  await context.setOffline(false)

  await page.goto(`${server.url}/login?redirect=https://evil.example/x`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  await page.getByRole('link', { name: 'Rewards' }).first().click()
  await expect(page.locator('.bal .coin')).toHaveText(/^150/)
  await server.stop()
})
