import type { BrowserContext, Page } from '@playwright/test'
import { type OpenIdStandIn, startOpenId } from '../standins/openid.ts'
import { expectAccessible } from './axe.ts'
import { type BuiltServer, expect, startBuilt, test, workerReady } from './world.ts'

let provider: OpenIdStandIn
let server: BuiltServer
test.beforeAll(async () => {
  provider = await startOpenId()
  server = await startBuilt({
    STORY_PACE_MS: '0',
    LOG_LEVEL: 'debug',
    GOOGLE_CLIENT_ID: provider.client.clientId,
    GOOGLE_CLIENT_SECRET: provider.client.clientSecret,
    GOOGLE_ISSUER: provider.client.issuer,
  })
})
test.afterAll(async () => {
  await server.stop()
  await provider.stop()
})
test.beforeEach(() => {
  provider.reset()
  provider.user = {
    sub: test.info().testId,
    email: `${test.info().testId}@example.org`,
    email_verified: true,
    name: 'Wren',
  }
})

const byGoogle = (page: Page) => page.getByRole('link', { name: 'Continue with Google' })

/** What the pages of a context asked for, and what they said they came from. */
function listen(context: BrowserContext) {
  const asked: { url: string; referer: string }[] = []
  context.on('request', (request) => asked.push({ url: request.url(), referer: request.headers().referer ?? '' }))
  const tokens = () => asked.flatMap(({ url }) => /google-auth-success\?token=([^&]+)/.exec(url)?.[1] ?? [])
  return { asked, tokens }
}

/** Everything the browser keeps for this origin, as text: history, storages, databases, caches. */
const keeps = (page: Page) =>
  page.evaluate(async () => {
    const { navigation } = window as unknown as { navigation: { entries(): { url: string }[] } }
    const kept: unknown[] = [
      navigation.entries().map((entry) => entry.url),
      history.state,
      document.referrer,
      { ...localStorage, token: '' },
      { ...sessionStorage },
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) kept.push(request.url, [...(await cache.match(request))!.headers])
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll()
        kept.push(await new Promise((resolve) => (rows.onsuccess = () => resolve(rows.result))))
      }
      database.close()
    }
    return JSON.stringify(kept)
  })

test('leads by Google to a username and into the game, and the next time straight in', async ({ page, context }) => {
  const { asked, tokens } = listen(context)
  await page.goto(`${server.url}/login`)
  await byGoogle(page).click()
  await page.waitForURL(`${server.url}/google-username-setup`)
  await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeFocused()

  const field = page.getByLabel('Username')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a username.' })).toBeVisible()
  await field.fill('  ab ')
  await expect(page.getByText('Enter a username.')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Username must be at least 3 characters long')).toBeVisible()
  await field.fill('google_me')
  await expect(page.getByText('Username must be at least 3 characters long')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This beginning is reserved.')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('google_me')
  await field.fill(' wren_by_google ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Username updated successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/?$/)
  await expect(page.getByText('wren_by_google').first()).toBeVisible()

  await test.step('attack 21: the token is nowhere', async () => {
    expect(tokens()).toHaveLength(1)
    const kept = await keeps(page)
    expect(kept).not.toContain(tokens()[0])
    expect(kept).not.toContain('token=')
    expect(asked.filter(({ referer }) => referer.includes('token'))).toEqual([])
    expect(asked.filter(({ url, referer }) => !url.startsWith(server.url) && referer.includes('google-auth'))).toEqual(
      [],
    )
    expect(server.printed()).not.toContain(tokens()[0])
  })

  await test.step('who has chosen a name has nothing to set up', async () => {
    await page.goto(`${server.url}/google-username-setup`)
    await expect(page).toHaveURL(/\/profile\/?$/)
    await page.goto(`${server.url}/google-auth-success?token=${'A'.repeat(43)}`)
    await expect(page).toHaveURL(/\/profile\/?$/)
  })

  await test.step('again, with the worker in charge of the pages', async () => {
    await workerReady(page)
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${server.url}/register`)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await byGoogle(page).click()
    await expect(page.getByText('wren_by_google').first()).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/?$/)
    expect(new Set(tokens()).size).toBe(2 + 1)
    const kept = await keeps(page)
    for (const token of tokens()) expect(kept).not.toContain(token)
    expect(kept).not.toContain('token=')
  })
})

test('a sign-in that Google refuses ends on the login page, which says so', async ({ page }) => {
  provider.misbehaviour = { denied: true }
  await page.goto(`${server.url}/login`)
  await byGoogle(page).click()
  await page.waitForURL(/\/login\?error=oauth$/)
  await expect(page.getByRole('alert').filter({ hasText: 'Signing in with Google failed' })).toBeVisible()
  await expect(page.getByText('The provider says')).toHaveCount(0)
  provider.reset()
  await byGoogle(page).click()
  await page.waitForURL(/google-username-setup/)
})

test('a page without a token, or with a spent one, leads to the login page', async ({ page }) => {
  await page.goto(`${server.url}/google-auth-success`)
  await page.waitForURL(/\/login\?error=No(\+|%20)authentication(\+|%20)token$/)
  await expect(page.getByRole('alert').filter({ hasText: 'No authentication token' })).toBeVisible()
  await page.goto(`${server.url}/google-auth-success?token=${'A'.repeat(43)}`)
  await page.waitForURL(/\/login\?error=Authentication(\+|%20)failed$/)
  await expect(page.getByRole('alert').filter({ hasText: 'Authentication failed' })).toBeVisible()
  await page.goto(`${server.url}/google-username-setup`)
  await page.waitForURL(/\/login\?redirect=/)
})

test('attack 22: the login page says nothing that its address makes up', async ({ page }) => {
  for (const error of [
    '<script>alert(1)</script>',
    'Your account is locked. Call 555-0100',
    'toString',
    '__proto__',
    '',
  ]) {
    await page.goto(`${server.url}/login?error=${encodeURIComponent(error)}`)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page.locator('.notice')).toHaveCount(0)
    if (error) await expect(page.locator('main')).not.toContainText(error)
  }
})

for (const theme of ['night', 'parchment'] as const) {
  test(`axe finds nothing on the pages of a sign-in with Google (${theme})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.goto(`${server.url}/login?error=oauth`)
    await expect(byGoogle(page)).toBeVisible()
    await expectAccessible(page)
    let exchange = () => {}
    const asked = new Promise<void>((resolve) => {
      exchange = resolve
    })
    await page.route('**/api/auth/google/exchange', (route) => asked.then(() => route.continue()))
    await byGoogle(page).click()
    await expect(page.getByRole('heading', { name: 'Signing you in' })).toBeFocused()
    await expectAccessible(page)
    exchange()
    await page.waitForURL(/google-username-setup/)
    await page.getByRole('button', { name: 'Keep this name' }).click()
    await expect(page.getByText('Enter a username.')).toBeVisible()
    await expectAccessible(page)
  })
}

test('an answer that was lost on the way is asked for again', async ({ page }) => {
  await page.goto(`${server.url}/login`)
  let lost = 0
  await page.route('**/api/auth/google/exchange', async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await byGoogle(page).click()
  await page.waitForURL(/google-username-setup/)
  expect(lost).toBe(2)
})

test('without a network nobody is sent away', async ({ page, context }) => {
  await page.goto(`${server.url}/register`)
  await expect(byGoogle(page)).toBeVisible()
  await context.setOffline(true)
  await byGoogle(page).click()
  await expect(page.getByText('Registering with Google failed')).toBeVisible()
  await expect(page).toHaveURL(/register/)
})

test('a server that knows no Google has no button for it', async ({ page }) => {
  const without = await startBuilt({ STORY_PACE_MS: '0' })
  await page.goto(`${without.url}/login`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('serverConfig'))).toContain('"google":false')
  await expect(byGoogle(page)).toHaveCount(0)
  await without.stop()
})
