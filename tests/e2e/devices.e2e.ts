import type { Browser, Page } from '@playwright/test'
import { earn } from './rows.ts'
import { type BuiltServer, expect, registerPlayer, signIn, startBuilt, test } from './world.ts'

const value = (page: Page, attribute: string) => page.locator(`[data-attribute=${attribute}] .v`)
const raise = (page: Page, name: string) => page.getByRole('button', { name: `Raise ${name}` })

/** The same player on a second device, on the own profile. */
async function secondDevice(browser: Browser, server: BuiltServer, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, server, email)
  await page.goto(`${server.url}/profile`)
  await expect(page.locator('.sheet1 h1')).toBeVisible()
  return page
}

test('points spent on two devices at once all stick; of two who spend the last one, one is told', async ({
  page,
  browser,
}) => {
  test.slow()
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await registerPlayer(page, server)
  earn(server, email, { points: 3 })
  await page.goto(`${server.url}/profile`)
  const other = await secondDevice(browser, server, email)
  const both = [page, other]
  for (const device of both) await expect(device.getByText('3 attribute points to spend.')).toBeVisible()

  await Promise.all([raise(page, 'Strength').click(), raise(other, 'Wisdom').click()])
  for (const device of both) {
    await expect(value(device, 'strength')).toHaveText('11')
    await expect(value(device, 'wisdom')).toHaveText('11')
    await expect(device.getByText('1 attribute point to spend.')).toBeVisible()
  }

  // Both are cut off, so that each believes the last point to be its own.
  for (const device of both) await device.context().setOffline(true)
  await raise(page, 'Charisma').click()
  await raise(other, 'Dexterity').click()
  await expect(value(page, 'charisma')).toHaveText('11')
  await expect(value(other, 'dexterity')).toHaveText('11')
  for (const device of both) await device.context().setOffline(false)
  const refusal = 'You have no attribute points left for this.'
  const told = () => Promise.all(both.map((device) => device.getByText(refusal).first().isVisible()))
  await expect.poll(async () => (await told()).filter(Boolean)).toHaveLength(1)
  const sheet = (device: Page) => device.locator('.sheet1 .v').allTextContents()
  await expect.poll(async () => (await sheet(page)).join()).toBe((await sheet(other)).join())
  expect((await sheet(page)).filter((each) => each === '11')).toHaveLength(3)
  await other.context().close()
  await server.stop()
})
