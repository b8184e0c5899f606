import { expect, registerPlayer, startBuilt, test } from './world.ts'

test('on a phone, with text of twice the size, no window is cut off at its side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.goto(`${server.url}/profile?tab=account`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const opener of ['Porträt malen', 'Konto löschen']) {
    await page.getByRole('button', { name: opener, exact: true }).click()
    const window = page.getByRole('dialog')
    await expect(window).toBeVisible()
    expect(await window.evaluate((each) => each.scrollWidth - each.clientWidth), opener).toBe(0)
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
  }
  await server.stop()
})
