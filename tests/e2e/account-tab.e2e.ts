import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, PASSWORD, registerPlayer, startBuilt, test, workerReady } from './world.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

test('without a network the name waits, the sessions are read, and what needs the server says so', async ({
  page,
  context,
}) => {
  test.slow()
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await registerPlayer(page, server)
  const again = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(again.status).toBe(200)
  await workerReady(page)
  await page.goto(`${server.url}/profile?tab=account`)
  const sessions = card(page, 'Signed in on')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline. Your name can be changed all the same.')).toBeVisible()
  await expect(sessions.getByText('As it was on')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: /^End / }).click()
  await expect(page.getByText('This needs the server').first()).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)

  const password = card(page, 'Password')
  await password.getByLabel('Current password').fill(PASSWORD)
  await password.getByLabel('New password', { exact: true }).fill('a newer quill')
  await password.getByLabel('Confirm new password').fill('a newer quill')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('a newer quill')

  const name = card(page, 'Real name')
  await name.getByLabel('Name').fill('Wren of the Marsh')
  await name.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved for later')).toBeVisible()
  await expect(name.getByText('It waits here and is sent as soon as you are online.')).toBeVisible()
  await expect(name.getByRole('button', { name: 'Save' })).toBeDisabled()
  await context.setOffline(false)
  await expect(name.getByText('The narrator calls you this.')).toBeVisible()
  await expect(name.getByLabel('Name')).toHaveValue('Wren of the Marsh')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await server.stop()
})

for (const theme of ['night', 'parchment'] as const) {
  test(`axe finds nothing on the account, and where no plan is on sale Upgrade says so (${theme})`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const server = await startBuilt({ STORY_PACE_MS: '0' })
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    await registerPlayer(page, server)
    await page.goto(`${server.url}/profile?tab=account`)
    await expect(card(page, 'Signed in on').getByText('This device')).toBeVisible()
    await page.getByRole('button', { name: 'Upgrade' }).click()
    await expect(page.getByText('Plans are not on sale on this server.')).toBeVisible()
    const password = card(page, 'Password')
    await password.getByLabel('New password', { exact: true }).fill('one')
    await password.getByLabel('Confirm new password').fill('another')
    await expectAccessible(page)
    await card(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await server.stop()
  })
}
