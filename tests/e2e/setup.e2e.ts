import type { Page } from '@playwright/test'
import {
  type BuiltServer,
  expect,
  fillRegistration,
  PASSWORD,
  registerPlayer,
  startBuilt,
  test,
  workerReady,
} from './world.ts'

/** Registers a player and leaves the setup open. */
async function reachSetup(page: Page, server: BuiltServer): Promise<void> {
  const { code } = await fillRegistration(page, server)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Code').fill(await code())
  await page.waitForURL('**/profile-setup')
  await expect(page.getByRole('heading', { name: 'Make your character' })).toBeFocused()
}

const me = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await (await fetch('/api/auth/me', { headers })).json()).data.user
  })

test('a character is made with sliders and tastes; a reload loses nothing; the last genre stays', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await reachSetup(page, server)
  await page.getByLabel('About you').fill('Of Ash, by the marsh.')
  const strength = page.getByRole('slider', { name: 'Strength' })
  await strength.focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page.locator('.slider', { hasText: 'Strength' }).locator('output')).toHaveText('13')
  await page.keyboard.press('End')
  await expect(strength).toHaveValue('20')
  await page.getByRole('slider', { name: 'Charisma' }).fill('0')

  const fantasy = page.getByRole('checkbox', { name: 'Fantasy' })
  await fantasy.focus()
  await page.keyboard.press('Space')
  await expect(fantasy).toBeChecked()
  await expect(page.getByText('One genre always stays chosen.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Horror' }).click()
  await fantasy.click()
  await expect(fantasy).not.toBeChecked()
  await page.getByLabel('Setting').selectOption('Victorian')
  await page.getByLabel('Difficulty').selectOption('Nightmare')

  await page.reload()
  await expect(page.getByLabel('About you')).toHaveValue('Of Ash, by the marsh.')
  await expect(strength).toHaveValue('20')
  await expect(page.getByRole('checkbox', { name: 'Horror' })).toBeChecked()
  await page.getByLabel('Name', { exact: true }).fill('  ')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'name' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL(`${server.url}/`)
  await expect.poll(async () => (await me(page)).setup).toBe('done')
  expect(await me(page)).toMatchObject({
    name: 'Robin',
    bio: 'Of Ash, by the marsh.',
    attributes: { strength: 20, charisma: 0, wisdom: 10 },
    preferences: { genre: ['Horror'], setting: 'Victorian', difficulty: 'Nightmare' },
  })
  await page.goto(`${server.url}/profile-setup`)
  await page.waitForURL('**/profile')
  await expect(page.getByText('Your character is not made yet')).toBeHidden()
  await server.stop()
})

test('a character can be made without a network, once', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await reachSetup(page, server)
  await workerReady(page)
  await page.reload()
  await expect(page.getByRole('slider', { name: 'Wisdom' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('slider', { name: 'Wisdom' }).fill('17')
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.waitForURL(`${server.url}/`)
  // It waits to be sent, and is not asked for again.
  await page.goto(`${server.url}/profile-setup`)
  await page.waitForURL('**/profile')
  await expect(page.locator('[data-attribute=wisdom] .v')).toHaveText('17')
  await context.setOffline(false)
  await expect.poll(async () => (await me(page)).attributes.wisdom).toBe(17)
  await server.stop()
})

test('a setup that was skipped is not asked for again, and stays open in the profile', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await registerPlayer(page, server)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/`)
  await page.goto(`${server.url}/profile`)
  await page.getByRole('link', { name: 'Make your character' }).click()
  await page.waitForURL('**/profile-setup')
  await expect(page.getByRole('slider')).toHaveCount(6)
  await server.stop()
})

test('having a portrait painted does not finish the setup', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  for (const kind of ['hourly', 'daily']) {
    await page.locator(`[data-reward=${kind}]`).getByRole('button', { name: 'Claim' }).click()
  }
  await expect(page.locator('.bal .coin')).toHaveText(/^110/)
  await page.goto(`${server.url}/profile-setup`)
  await page.getByRole('button', { name: 'Generate avatar' }).click()
  const window = page.getByRole('dialog')
  await window.getByLabel('Description').fill('an old mage with a white beard')
  await page.keyboard.press('Enter')
  await expect(window.getByRole('radio')).toHaveCount(4, { timeout: 30_000 })
  await expect(page).toHaveURL(/\/profile-setup$/)
  expect((await me(page)).setup).toBe('skipped')
  await server.stop()
})
