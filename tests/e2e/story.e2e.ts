import { claim, expect, registerByHand, startBuilt, test } from './world.ts'

test('a quest is played from an empty machine, with the network cut in the middle', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '2' })

  // A visitor who wants to play is sent to register, and comes back signed in.
  await page.goto(`${server.url}/adventures`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await registerByHand(page, server)
  await claim(page, 'hourly', '30')
  await claim(page, 'daily', '110')

  await page.getByRole('link', { name: 'Adventures' }).first().click()
  await expect(page.getByRole('heading', { name: 'Adventures', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Begin The Man in Four Portraits' }).click()
  await expect(page.getByRole('heading', { name: 'The Man in Four Portraits' })).toBeVisible()
  await expect(page.locator('.choice').first()).toBeVisible()

  const moves = [
    'I look at the hat-stand',
    'I go to the drawing room',
    'I ask Mrs. Vane about her husband',
    'I examine the portraits',
    'I wait and listen',
  ]
  for (const [index, move] of moves.entries()) {
    await page.getByLabel('Your turn').fill(move)
    await page.getByLabel('Your turn').press('Control+Enter')
    await expect(page.locator('.you').filter({ hasText: move })).toBeVisible()
    await expect(page.getByText(`${105 - 5 * index} credits left`)).toBeVisible()
    await expect(page.locator('.choice:enabled').first()).toBeVisible()
  }
  await expect(page.getByText('You gained 20 XP!')).toBeVisible()

  // Without a network the story is there, and the next move waits, is changed, and survives a reload.
  await context.setOffline(true)
  const before = await page.locator('.story').allInnerTexts()
  await page.getByLabel('Your turn').fill('I knock')
  await page.getByLabel('Your turn').press('Control+Enter')
  await expect(page.getByText('Waiting for the network. It is sent by itself when you are back.')).toBeVisible()
  await page.reload()
  await expect(page.locator('.wait')).toContainText('I knock')
  expect(await page.locator('.story').allInnerTexts()).toEqual(before)
  await page.locator('.wait').getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Your turn').fill('I knock twice and go in')
  await page.getByLabel('Your turn').press('Control+Enter')
  await expect(page.locator('.wait')).toContainText('I knock twice and go in')

  await context.setOffline(false)
  await expect(page.locator('.wait')).toHaveCount(0)
  await expect(page.getByText('80 credits left')).toBeVisible()
  await expect(page.locator('.you')).toHaveCount(6)

  // The rest by the keys.
  for (let turn = 7; turn <= 10; turn++) {
    await expect(page.locator('.choice:enabled').first()).toBeVisible()
    await page.locator('article.reader h1').focus()
    await page.keyboard.press('1')
    await expect(page.locator('.you')).toHaveCount(turn)
    await expect(page.getByText(`${110 - 5 * turn} credits left`)).toBeVisible()
  }
  await expect(page.getByText('Attribute Point Earned!')).toBeVisible()
  await server.stop()
})
