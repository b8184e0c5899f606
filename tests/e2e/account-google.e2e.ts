import { type OpenIdStandIn, startOpenId } from '../standins/openid.ts'
import { type BuiltServer, expect, startBuilt, test } from './world.ts'

let provider: OpenIdStandIn
let server: BuiltServer
test.beforeAll(async () => {
  provider = await startOpenId()
  server = await startBuilt({
    STORY_PACE_MS: '0',
    GOOGLE_CLIENT_ID: provider.client.clientId,
    GOOGLE_CLIENT_SECRET: provider.client.clientSecret,
    GOOGLE_ISSUER: provider.client.issuer,
  })
})
test.afterAll(async () => {
  await server.stop()
  await provider.stop()
})

test('who signs in with Google chooses a username, is led to a password, and leaves with a mailed code', async ({
  page,
}) => {
  test.slow()
  provider.user = { sub: 'wren', email: 'wren@example.org', email_verified: true, name: 'Wren' }
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/google-username-setup')
  await page.goto(`${server.url}/profile?tab=account`)
  const card = (title: string) => page.getByRole('region', { name: title, exact: true })

  const username = card('Username')
  await username.getByRole('button', { name: 'Edit username' }).click()
  await username.getByLabel('New username').fill('wr')
  await username.getByRole('button', { name: 'Save' }).click()
  await expect(username.getByRole('alert')).toHaveText('Username must be at least 3 characters long')
  await username.getByLabel('New username').fill('wren_of_the_marsh')
  await expect(username.getByRole('alert')).toHaveCount(0)
  await username.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Username updated successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'wren_of_the_marsh' })).toBeVisible()
  await expect(username).toBeHidden()

  for (const title of ['Password', 'E-mail']) {
    await expect(card(title).getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/forgot-password')
  }

  await card('Delete account').getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  const before = server.printed().length
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByLabel('Code')).toBeVisible()
  const codes = () =>
    [
      ...server
        .printed()
        .slice(before)
        .matchAll(/\b\d{6}\b/g),
    ].map(String)
  await expect.poll(codes).toHaveLength(1)
  const code = codes()[0] ?? ''
  await dialog.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This code is not valid. Check it, or ask for a new one.')
  await dialog.getByLabel('Code').fill(code)
  // Nothing is deleted by typing.
  await page.keyboard.press('Escape')
  await card('Delete account').getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
})
