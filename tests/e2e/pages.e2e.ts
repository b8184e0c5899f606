import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './axe.ts'
import { claim, expect, registerPlayer, startBuilt, test, workerReady } from './world.ts'

test('the app can be installed, and starts without a network', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/?source=pwa' })
  for (const icon of manifest.icons) expect((await page.request.get(server.url + icon.src)).status()).toBe(200)
  await page.reload()
  await context.setOffline(true)
  await page.goto(`${server.url}/adventures`)
  await expect(page.getByText('The Bridge That Takes Names').first()).toBeVisible()
  await page.goto(`${server.url}/nowhere/at/all`)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await context.setOffline(false)
  await server.stop()
})

test('a shelf read from the device says so, until the server can be asked again', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  await page.goto(`${server.url}/adventures`)
  await expect(page.locator('.bk').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. This shelf is as it was')).toBeVisible()
  await expect(page.locator('.bk')).toHaveCount(10)
  await context.setOffline(false)
  await expect(page.getByText('This shelf is as it was')).toBeHidden()
  await expect(page.locator('.bk')).toHaveCount(10)
  await server.stop()
})

test('the browser itself says that the app can be installed', async ({ playwright, launchOptions }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  // A private window is never installable: this needs a profile of its own.
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(server.url)
  await workerReady(page)
  const devtools = await context.newCDPSession(page)
  await expect.poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
  await context.close()
  rmSync(profile, { recursive: true, force: true })
  await server.stop()
})

test('a claim made offline waits, is shown, and is paid when the network is back', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  await expect(page.locator('[data-reward=weekly]')).toBeVisible()
  await context.setOffline(true)
  await page.locator('[data-reward=weekly]').getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  await page
    .getByRole('button', { name: /Open the outbox/ })
    .first()
    .click()
  await expect(page.getByText('Claim the Weekly chest')).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Online/ }).first()).toBeVisible()
  await expect(page.locator('.bal .coin')).toHaveText(/^150/)
  await server.stop()
})

test('a device that never saw the chests says so, and shows them once it can', async ({ page, browser }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  const session = await page.evaluate(() => Object.entries(localStorage))
  const other = await browser.newContext({ serviceWorkers: 'block' })
  await other.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, session)
  const device = await other.newPage()
  await device.route('**/api/**', (route) => route.abort())
  await device.goto(`${server.url}/rewards`)
  await expect(device.getByText('Failed to load rewards data')).toBeVisible()
  await device.getByRole('button', { name: 'Try again' }).click()
  await expect(device.getByText('Failed to fetch rewards data')).toBeVisible()
  await device.unroute('**/api/**')
  await expect(device.locator('[data-reward=weekly]')).toBeVisible()
  await other.close()
  await server.stop()
})

for (const theme of ['night', 'parchment'] as const) {
  test(`axe finds nothing on any screen (${theme})`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const server = await startBuilt({ STORY_PACE_MS: '0' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    for (const path of ['/', '/login', '/register', '/nowhere']) {
      await page.goto(server.url + path)
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
      await expectAccessible(page)
    }
    await registerPlayer(page, server)
    await claim(page, 'hourly', '30')
    await expectAccessible(page)
    await page.goto(`${server.url}/adventures`)
    await expect(page.locator('.bk').first()).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /^Begin / })
      .first()
      .click()
    await expect(page.locator('.choice').first()).toBeVisible()
    await expectAccessible(page)
    await server.stop()
  })
}

test('another player on the same device sees nothing of the first', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await page.goto(`${server.url}/adventures`)
  await page.getByRole('link', { name: 'Begin The Eleventh Vote' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been logged out')).toBeVisible()
  await registerPlayer(page, server)
  await page.goto(`${server.url}/adventures?tab=saved`)
  await expect(page.getByText('You have not begun a story')).toBeVisible()
  await server.stop()
})
