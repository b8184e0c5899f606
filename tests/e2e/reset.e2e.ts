import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { codesTo, nextCode } from './mails.ts'
import { ageMails } from './rows.ts'
import { type BuiltServer, expect, PASSWORD, registerPlayer, startBuilt, test } from './world.ts'

const NEW = 'an ember in the quill'

let server: BuiltServer
test.beforeAll(async () => {
  server = await startBuilt({ STORY_PACE_MS: '0' })
})
test.afterAll(() => server.stop())

const signIn = async (page: Page, password: string) => {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
}

/** Pastes as a browser does: with a text on the clipboard that is more than the code. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Fills in the second step. */
async function fillReset(page: Page, code: string, password: string, confirm = password): Promise<void> {
  await page.getByLabel('Code').fill(code)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(confirm)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

test('a forgotten password is set anew with a mailed code, and the old one is refused', async ({ page, browser }) => {
  test.slow()
  const email = await registerPlayer(page, server)
  const other = await browser.newContext({ serviceWorkers: 'block' })
  const forgetful = await other.newPage()
  await forgetful.goto(`${server.url}/login`)
  await forgetful.getByLabel('E-mail').fill(email)
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(forgetful.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
  await expect(forgetful.getByLabel('E-mail')).toHaveValue(email)
  const before = codesTo(server, email)
  ageMails(server, email)
  await forgetful.getByLabel('E-mail').press('Enter')
  await expect(forgetful.getByText('Password reset code sent to your email')).toBeVisible()
  await expect(forgetful.getByLabel('Code')).toBeFocused()
  await expect(forgetful.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()

  // A reload keeps the step, and no password.
  await forgetful.getByLabel('New password').fill(NEW)
  await forgetful.reload()
  await expect(forgetful.getByLabel('Code')).toBeFocused()
  await expect(forgetful.getByLabel('New password')).toHaveValue('')
  expect(await forgetful.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    NEW,
  )

  const code = await nextCode(server, email, before)
  await paste(forgetful.getByLabel('Code'), `code: ${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(forgetful.getByLabel('Code')).toHaveValue(code)
  await fillReset(forgetful, code, NEW, `${NEW}!`)
  await expect(forgetful.getByText('The passwords differ.')).toBeVisible()
  await forgetful.getByLabel('Confirm password').fill(NEW)
  await expect(forgetful.getByText('The passwords differ.')).toBeHidden()

  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await fillReset(forgetful, wrong, NEW)
  await expect(forgetful.getByText('Failed to reset password')).toBeVisible()
  const fault = forgetful.locator('form').getByText('This code is not valid.')
  await expect(fault).toBeVisible()
  await expect(forgetful.getByLabel('New password')).toHaveValue(NEW)
  await forgetful.getByLabel('Code').fill(code)
  await expect(fault).toBeHidden()
  await forgetful.getByRole('button', { name: 'Set the password' }).click()
  await expect(
    forgetful.getByText('Password reset successful. You can now login with your new password.'),
  ).toBeVisible()
  await expect(forgetful.getByRole('heading', { name: 'Your password is changed' })).toBeFocused()
  await forgetful.waitForURL('**/login')

  // The device that was signed in learns that it is not any more.
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(forgetful.getByLabel('E-mail')).toHaveValue(email)
  await signIn(forgetful, PASSWORD)
  await expect(forgetful.getByText('Login failed')).toBeVisible()
  await signIn(forgetful, NEW)
  await expect(forgetful).toHaveURL(`${server.url}/`)
  await other.close()
})

test('who is signed in may have forgotten it too, and leaves the last screen for wherever they like', async ({
  page,
}) => {
  test.slow()
  const email = await registerPlayer(page, server)
  await page.goto(`${server.url}/forgot-password`)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  const before = codesTo(server, email)
  ageMails(server, email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await nextCode(server, email, before)
  ageMails(server, email)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  // Two mails were asked for: only the newest code holds.
  await fillReset(page, await nextCode(server, email, [...before, 'the first']), NEW)
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(`${server.url}/`)
  // Longer than the three seconds after which the screen that was left would have led away.
  await page.waitForTimeout(3_500)
  await expect(page).toHaveURL(`${server.url}/`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await signIn(page, NEW)
  await expect(page.getByText('Login successful')).toBeVisible()
})

test('an address without an account looks like any other, and an empty one is asked for', async ({ page, context }) => {
  await page.goto(`${server.url}/forgot-password`)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Enter your e-mail.')).toBeVisible()
  await page.getByLabel('E-mail').fill('nobody@example.org')
  await expect(page.getByText('Enter your e-mail.')).toBeHidden()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('An error occurred while requesting password reset')).toBeVisible()
  await expect(page.getByText('Setting a new password needs a network. You are offline.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Password reset code sent to your email')).toBeVisible()
  await fillReset(page, '123456', NEW)
  await expect(page.getByText('Failed to reset password')).toBeVisible()
})

for (const theme of ['night', 'parchment'] as const) {
  test(`axe finds nothing on the way to a new password (${theme})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await page.goto(`${server.url}/forgot-password`)
    await page.getByLabel('E-mail').fill('nobody@example.org')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send the code' }).click()
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Enter all six digits.')).toBeVisible()
    await expectAccessible(page)
  })
}
