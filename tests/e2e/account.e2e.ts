import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { codesTo, nextCode } from './mails.ts'
import { type BuiltServer, expect, registerPlayer, startBuilt, test } from './world.ts'

const OLD = 'a quill in the fire'
const NEW = 'an ember in the quill'

let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ STORY_PACE_MS: '0' })
})
test.afterAll(() => server.stop())

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${server.url}/profile?tab=account`)
  await expect(card(page, 'Signed in').getByText('This device')).toBeVisible()
}

/** The same player on a second device. */
async function secondDevice(browser: Browser, email: string, password = OLD): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${server.url}/login?redirect=/adventures`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page.locator('.bk').first()).toBeVisible()
  return page
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

test('a new password signs the player out on a second device, whose page notices', async ({ page, browser }) => {
  const email = await registerPlayer(page, server)
  const other = await secondDevice(browser, email)
  await openAccount(page)
  const form = card(page, 'Password')
  await form.getByRole('button', { name: 'Change the password' }).click()
  await expect(form.getByLabel('Current password')).toBeFocused()
  const act = form.getByRole('button', { name: 'Change it' })
  await expect(act).toBeDisabled()
  await form.getByLabel('Current password').fill('not this one')
  await form.getByLabel('New password', { exact: true }).fill(NEW)
  await form.getByLabel('Confirm new password').fill(`${NEW}!`)
  await expect(form.getByText("New passwords don't match")).toBeVisible()
  await expect(act).toBeDisabled()
  await form.getByLabel('Confirm new password').fill(NEW)
  await act.click()
  await expect(form.getByText('The current password is wrong.')).toBeVisible()
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue(NEW)
  await form.getByLabel('Current password').fill(OLD)
  await expect(form.getByText('The current password is wrong.')).toBeHidden()
  await form.getByLabel('Current password').press('Enter')
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Change the password' })).toBeFocused()
  await expect(card(page, 'Signed in').getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await other.context().close()
  const again = await secondDevice(browser, email, NEW)
  await again.context().close()
})

test('a new address counts once its code is entered, after a reload too', async ({ page }) => {
  const email = await registerPlayer(page, server)
  const next = `new_${email}`
  await openAccount(page)
  const form = card(page, 'E-mail')
  await expect(form.getByText(email)).toBeVisible()
  await form.getByRole('button', { name: 'Change the e-mail' }).click()
  const act = form.getByRole('button', { name: 'Send a code there' })
  await form.getByLabel('New e-mail').fill(email.toUpperCase())
  await form.getByLabel('Current password').fill(OLD)
  await expect(act).toBeDisabled()
  await form.getByLabel('New e-mail').fill(next)
  await act.click()
  await expect(
    page.getByText('Email updated successfully. Please check your new email for verification.'),
  ).toBeVisible()
  await expect(form.getByLabel('Code')).toBeFocused()
  const code = await nextCode(server, next, [])
  await page.reload()
  await expect(form.getByText(next)).toBeVisible()
  await form.getByLabel('Code').fill(code)
  await expect(page.getByText('Email verified successfully')).toBeVisible()
  await expect(form.getByText(next)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Change the e-mail' })).toBeVisible()
  await expect.poll(() => server.printed()).toMatch(new RegExp(`Mail to ${email}:`))
})

test('a session that is ended elsewhere stops at once: its calls and its event stream', async ({ page, browser }) => {
  const email = await registerPlayer(page, server)
  const other = await secondDevice(browser, email)
  const token = await tokenOf(other)
  const stream = await fetch(`${server.url}/api/events`, bearer(token))
  const over = stream.text()
  await openAccount(page)
  const sessions = card(page, 'Signed in')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^End the session of Chrome on / }).click()
  await expect(page.getByText('That device is signed out')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect(await over).toContain('session.ended')
  expect((await fetch(`${server.url}/api/auth/me`, bearer(token))).status).toBe(401)
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await other.context().close()
})

test('without a network the account is there to read, and the name to change', async ({ page, context, browser }) => {
  const email = await registerPlayer(page, server)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const other = await secondDevice(browser, email)
  await openAccount(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. Your name can be changed;')).toBeVisible()
  const sessions = card(page, 'Signed in')
  await expect(sessions.getByText(/^As it was on /)).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('This needs a network. You are offline.')).toBeVisible()
  const name = card(page, 'Real name')
  await name.getByRole('button', { name: 'Change the name' }).click()
  await name.getByLabel('Real name').fill('Robin')
  await name.getByLabel('Real name').press('Enter')
  await expect(name.getByText('Robin')).toBeVisible()
  await expect(name.getByText('Saved here, sent with the next connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(name.getByText('Only you and your narrator see it.')).toBeVisible()
  const me = await (await fetch(`${server.url}/api/auth/me`, bearer(await tokenOf(page)))).json()
  expect(me.data.user.name).toBe('Robin')
  await sessions.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText('1 other device is signed out')).toBeVisible()
  await other.context().close()
})

test('the player’s data comes as a file', async ({ page }) => {
  const email = await registerPlayer(page, server)
  await openAccount(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card(page, 'Your data').getByRole('button', { name: 'Download my data' }).click(),
  ])
  const [username = ''] = email.split('@')
  expect(file.suggestedFilename()).toMatch(new RegExp(`^emberquill-${username}-\\d{4}-\\d{2}-\\d{2}\\.json$`))
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data.profile).toMatchObject({ email, username })
  expect(JSON.stringify(data)).not.toContain(await tokenOf(page))
})

test('an account is deleted with the password, on the server and on the device', async ({ page, browser }) => {
  const email = await registerPlayer(page, server)
  const other = await secondDevice(browser, email)
  await openAccount(page)
  const userId = await page.evaluate(() => localStorage.getItem('userId') ?? '')
  const token = await tokenOf(page)
  await card(page, 'Delete the account').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  const act = dialog.getByRole('button', { name: 'Delete for good' })
  await expect(act).toBeDisabled()
  await dialog.getByLabel('Current password').fill('not this one')
  await act.click()
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toHaveValue('not this one')
  await dialog.getByLabel('Current password').fill(OLD)
  await act.click()
  await expect(page.getByText('Your account is deleted. Farewell.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  expect((await fetch(`${server.url}/api/auth/me`, bearer(token))).status).toBe(401)
  const kept = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map((each) => each.name),
      ...(await caches.keys()),
    ])
  await expect.poll(async () => (await kept()).join(' ')).not.toContain(userId)
  expect(await kept()).not.toContain('token')
  expect(await kept()).not.toContain('pictures')
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await other.context().close()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(OLD)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page.getByText('Login failed')).toBeVisible()
})

test('an account is deleted with a mailed code by who forgot the password', async ({ page }) => {
  test.slow()
  const email = await registerPlayer(page, server)
  await openAccount(page)
  await card(page, 'Delete the account').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await dialog.getByRole('button', { name: 'Use a mailed code instead.' }).click()
  const before = codesTo(server, email)
  await dialog.getByRole('button', { name: 'Mail me a code' }).click()
  await expect(dialog.getByLabel('Code')).toBeFocused()
  const code = await nextCode(server, email, before)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await dialog.getByLabel('Code').fill(wrong)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This code is not valid.')).toBeVisible()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted. Farewell.')).toBeVisible()
})

test('a server that sells no plans says so', async ({ page }) => {
  await registerPlayer(page, server)
  await openAccount(page)
  await card(page, 'Membership').getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByText('Plans are not on sale on this server.')).toBeVisible()
})

for (const theme of ['night', 'parchment'] as const) {
  test(`axe finds nothing on the screens of the account (${theme})`, async ({ page }) => {
    test.slow()
    // What fades is not looked at in the middle of fading.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    }
    await registerPlayer(page, server)
    await openAccount(page)
    await check()
    for (const name of ['Real name', 'E-mail', 'Password']) {
      await card(page, name)
        .getByRole('button', { name: /^Change the / })
        .click()
    }
    await card(page, 'Password').getByLabel('New password', { exact: true }).fill('abc')
    await card(page, 'Password').getByLabel('Confirm new password').fill('abd')
    await check()
    await card(page, 'Delete the account').getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check()
    await page.goto(`${server.url}/forgot-password`)
    await check()
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Enter all six digits.')).toBeVisible()
    await check()
  })
}
