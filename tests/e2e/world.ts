import { test as base, expect, type Page } from '@playwright/test'
import { codesTo, nextCode } from './mails.ts'
import type { BuiltServer } from './server.ts'

let count = 0

export const PASSWORD = 'a quill in the fire'

function aName() {
  count += 1
  const username = `wren_${process.pid}_${count}`
  return { name: 'Wren', username, email: `${username}@example.org`, password: PASSWORD }
}

/** Fills in the registration form, and leaves the button to press. `code()`: the code that was mailed for it. */
export async function fillRegistration(page: Page, server: BuiltServer) {
  const { name, username, email, password } = aName()
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  const codes = () => codesTo(server, email)
  return { email, codes, code: () => nextCode(server, email, []) }
}

/** Registers a player through the screens, with the code that was mailed, and skips the setup; ends on the rewards page. */
export async function registerByHand(page: Page, server: BuiltServer): Promise<string> {
  const { email, code } = await fillRegistration(page, server)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration successful! Please check your email')).toBeVisible()
  await page.getByLabel('Code').fill(await code())
  await page.waitForURL('**/profile-setup')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL(`${server.url}/`)
  await page.goto(`${server.url}/rewards`)
  return email
}

/** Registers a player and skips the setup over HTTP, and signs in on the screen; ends on the rewards page. */
export async function registerPlayer(page: Page, server: BuiltServer): Promise<string> {
  const account = aName()
  const { userId } = await post(server, '/auth/register', account)
  const code = await nextCode(server, account.email, [])
  const { token } = await post(server, '/auth/verify-email', { userId, code })
  await post(server, '/profiles/skip-setup', {}, token)
  await post(server, '/auth/logout', {}, token)
  await signIn(page, server, account.email)
  return account.email
}

/** Signs in on the screen; ends on the rewards page. */
export async function signIn(page: Page, server: BuiltServer, email: string): Promise<void> {
  await page.goto(`${server.url}/login?redirect=/rewards`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await page.waitForURL(`${server.url}/rewards`)
}

async function post(server: BuiltServer, path: string, body: unknown, token?: string): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.data
}

/** Waits until the worker has taken everything in that the app needs without a network. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Claims a chest and waits for the credits. */
export async function claim(page: Page, kind: string, balance: string): Promise<void> {
  await page.locator(`[data-reward=${kind}]`).getByRole('button', { name: 'Claim' }).click()
  await expect(page.locator('.bal .coin')).toHaveText(new RegExp(`^${balance}`))
}

/** Tests fail on what the page reports as an error, but for requests that fail because the test cut the network. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/net::ERR_|Failed to load resource/.test(message.text())) {
        faults.push(message.text())
      }
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

export { type BuiltServer, startBuilt } from './server.ts'
export { expect }
