import { expectAccessibleInBoth } from './axe.ts'
import { publish } from './rows.ts'
import { expect, PASSWORD, registerPlayer, startBuilt, test, workerReady } from './world.ts'

test('another player is seen without anything private, by both addresses, from the shelf, and offline', async ({
  page,
  browser,
}) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await registerPlayer(page, server)
  await page.goto(`${server.url}/profile`)
  await expect(page.locator('.sheet1 h1')).toBeVisible()
  const { name, username, id } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  const questId = publish(server, email, { title: 'The Last Ferry', plays: 3 })
  publish(server, email, { title: 'The Hidden Ferry', isPublic: false })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await context.newPage()
  await registerPlayer(other, server)
  await workerReady(other)
  await other.goto(`${server.url}/adventures?tab=community`)
  await other.getByRole('link', { name: username }).click()
  await expect(other).toHaveURL(`${server.url}/profile/${id}`)
  await expect(other.getByRole('heading', { level: 1, name: username })).toBeFocused()
  const shown = other.locator('main')
  for (const words of ['Novice', 'Level 1', 'Free Member', 'Strength', 'Intelligence', 'Dexterity', 'Wisdom']) {
    await expect(shown).toContainText(words)
  }
  await expect(shown).toContainText(/Horror.*3 plays/)
  for (const secret of [email, `>${name}<`, 'Charisma', 'Constitution', 'credits', 'The Hidden Ferry']) {
    expect(await shown.innerHTML()).not.toContain(secret)
  }
  await expectAccessibleInBoth(other)
  await context.setOffline(true)
  await other.goto(`${server.url}/profiles/user/id/${id}`)
  await expect(other.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(other.getByText(/^As it was on .* You are offline\.$/)).toBeVisible()
  await other.goto(`${server.url}/profile/01920000-0000-7000-8000-000000000000`)
  await expect(other.getByRole('heading', { name: 'Error fetching profile' })).toBeVisible()
  // Once it is known to fail, nobody is asked again and again.
  let asked = 0
  other.on('request', (request) => {
    if (request.url().includes('/api/profiles/')) asked += 1
  })
  // That nothing is asked shows in a time in which it could be.
  await other.waitForTimeout(1_500)
  expect(asked).toBeLessThanOrEqual(1)
  await context.setOffline(false)
  await expect(other.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await other.goto(`${server.url}/profile/${'x'.repeat(500)}`)
  await expect(other.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  await other.goto(`${server.url}/profile/${id}`)
  await other.getByRole('link', { name: 'Play Quest: The Last Ferry' }).click()
  await expect(other).toHaveURL(`${server.url}/play/quest/${questId}`)

  // The author is gone: the quest stays, and leads to nobody.
  const left = await page.evaluate(async (password) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ password })
    return (await fetch('/api/auth/delete-account', { method: 'POST', headers, body })).status
  }, PASSWORD)
  expect(left).toBe(200)
  await other.goto(`${server.url}/adventures?tab=community`)
  await expect(other.locator('.bk', { hasText: 'The Last Ferry' }).getByText('by a former player')).toBeVisible()
  await other.goto(`${server.url}/profile/${id}`)
  await expect(other.getByRole('heading', { name: 'User Not Found' })).toBeVisible()
  // What was kept of them is gone from this device too.
  await context.setOffline(true)
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Error fetching profile' })).toBeVisible()
  await context.close()
  await server.stop()
})
