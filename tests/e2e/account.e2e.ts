import { readFile } from 'node:fs/promises'
import type { Browser, Page, Request } from '@playwright/test'
import { type BuiltServer, expect, PASSWORD, registerPlayer, signIn as signInOn, startBuilt, test } from './world.ts'

const ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

let server: BuiltServer

test.beforeEach(async () => {
  // Two devices, on a machine that may be busy.
  test.slow()
  server = await startBuilt({ STORY_PACE_MS: '0' })
})
test.afterEach(() => server.stop())

/** Signs the player in on a second device, a phone, which stays on the rewards. */
async function secondDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: ANDROID, serviceWorkers: 'block' })
  const phone = await context.newPage()
  const stream = phone.waitForResponse((response) => response.url().includes('/api/events'))
  await signInOn(phone, server, email)
  await stream
  return phone
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const openAccount = (page: Page) => page.goto(`${server.url}/profile?tab=account`)

/** What the server answers who signs in. */
async function signIn(email: string, password: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.status
}

const statusOf = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch('/api/auth/me', { headers })).status
  })

test('a new password ends the session on another device, and its page notices', async ({ page, browser }) => {
  const email = await registerPlayer(page, server)
  const phone = await secondDevice(browser, email)
  await openAccount(page)
  const password = card(page, 'Password')
  const change = password.getByRole('button', { name: 'Change password' })
  await password.getByLabel('Current password').fill('not the one')
  await password.getByLabel('New password', { exact: true }).fill('password')
  await password.getByLabel('Confirm new password').fill('passwort')
  await expect(password.getByRole('alert')).toHaveText("New passwords don't match")
  await expect(change).toBeDisabled()
  await password.getByLabel('Confirm new password').fill('password')
  await change.click()
  await expect(password.getByRole('alert')).toHaveText('This password is too common.')
  await password.getByLabel('New password', { exact: true }).fill('a newer quill')
  await expect(password.getByRole('alert')).toHaveText("New passwords don't match")
  await password.getByLabel('Confirm new password').fill('a newer quill')
  await change.click()
  await expect(password.getByRole('alert')).toHaveText('The current password is wrong.')
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('a newer quill')
  await password.getByLabel('Current password').fill(PASSWORD)
  await change.click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()

  await expect(phone.getByText('Your session has ended.')).toBeVisible()
  expect(await statusOf(page)).toBe(200)
  await expect(card(page, 'Signed in on').getByRole('listitem')).toHaveCount(1)
  expect(await signIn(email, PASSWORD)).toBe(401)
  expect(await signIn(email, 'a newer quill')).toBe(200)
  await phone.context().close()
})

test('a new e-mail counts when its code is confirmed, and a reload keeps asking for it', async ({ page }) => {
  const email = await registerPlayer(page, server)
  await openAccount(page)
  const mail = card(page, 'E-mail')
  const change = mail.getByRole('button', { name: 'Change e-mail' })
  await mail.getByLabel('New e-mail').fill(email.toUpperCase())
  await mail.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(change).toBeDisabled()
  await mail.getByLabel('New e-mail').fill('no address')
  await change.click()
  await expect(mail.getByRole('alert')).toHaveText('This is not an e-mail address.')
  await mail.getByLabel('New e-mail').fill(`new_${email}`)
  await expect(mail.getByRole('alert')).toHaveCount(0)
  const before = server.printed().length
  await change.click()
  await expect(
    page.getByText('Email updated successfully. Please check your new email for verification.'),
  ).toBeVisible()
  const codes = () =>
    [
      ...server
        .printed()
        .slice(before)
        .matchAll(/\b\d{6}\b/g),
    ].map(String)
  await expect.poll(codes).toHaveLength(1)
  const code = codes()[0] ?? ''
  await page.reload()
  await mail.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await expect(mail.getByRole('alert')).toHaveText('This code is not valid. Check it, or ask for a new one.')
  expect(await signIn(`new_${email}`, PASSWORD)).toBe(401)
  await mail.getByLabel('Code').fill('')
  await mail.getByLabel('Code').fill(code)
  await expect(page.getByText('Your new e-mail counts from now on')).toBeVisible()
  await expect(mail.getByText(`new_${email}`, { exact: true })).toBeVisible()
  expect(await signIn(`new_${email}`, PASSWORD)).toBe(200)
  expect(await signIn(email, PASSWORD)).toBe(401)
})

test('the list ends another device: its calls and its event stream stop', async ({ page, browser }) => {
  const email = await registerPlayer(page, server)
  const phone = await secondDevice(browser, email)
  await openAccount(page)
  const sessions = card(page, 'Signed in on')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('This device')).toHaveCount(1)
  const isStream = (request: Request) => request.url().includes('/api/events')
  // Closed by the server, or by the page that was told of the end.
  const stopped = Promise.race([
    phone.waitForEvent('requestfinished', isStream),
    phone.waitForEvent('requestfailed', isStream),
  ])
  await sessions.getByRole('button', { name: 'End Firefox on Android' }).click()
  await stopped
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect(await statusOf(phone)).toBe(401)
  await expect(phone.getByText('Your session has ended.')).toBeVisible()
  expect(await statusOf(page)).toBe(200)
  await phone.context().close()
})

test('the data of the player is downloaded as a file', async ({ page }) => {
  const email = await registerPlayer(page, server)
  await openAccount(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^emberquill-wren_\d+_\d+-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.profile).toMatchObject({ email, name: 'Wren' })
})

/** What of the player is left in this browser. */
const leftHere = (page: Page) =>
  page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => /token|user|draft/.test(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => !name?.endsWith('-device')),
  }))

test('a deleted account is gone: signed out, forgotten on this device, and the login is refused', async ({ page }) => {
  const email = await registerPlayer(page, server)
  await openAccount(page)
  const userId = await page.evaluate(() => localStorage.getItem('userId'))
  await page.evaluate((id) => localStorage.setItem(`draft ${id} some-quest`, 'I was about to'), userId)
  await card(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await dialog.getByLabel('Your password').fill('not the one')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is wrong.')
  await expect(dialog.getByLabel('Your password')).toHaveValue('not the one')
  expect(await signIn(email, PASSWORD)).toBe(200)
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  expect(await signIn(email, PASSWORD)).toBe(401)
  await expect.poll(() => leftHere(page)).toEqual({ keys: [], databases: [] })
})

test('a deletion whose answer is lost still ends at the start page', async ({ page }) => {
  const email = await registerPlayer(page, server)
  await openAccount(page)
  await page.route('**/api/auth/delete-account', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await card(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  expect(await signIn(email, PASSWORD)).toBe(401)
})
