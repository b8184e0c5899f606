import type { Page } from '@playwright/test'
import { expect, registerPlayer, startBuilt, test, workerReady } from './world.ts'

const preferences = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await (await fetch('/api/auth/me', { headers })).json()).data.user.preferences
  })

/** Changes a field as the browser does, without waiting for what the page makes of it. */
const pick = (page: Page, genres: readonly string[], difficulty: string) =>
  page.evaluate(
    ({ genres, difficulty }) => {
      for (const genre of genres) {
        const chips = [...document.querySelectorAll<HTMLLabelElement>('.genres label')]
        chips.find((chip) => chip.textContent === genre)?.click()
      }
      const select = [...document.querySelectorAll('select')].find((each) => each.value === 'Normal')
      if (!select) throw new Error('no difficulty to choose')
      select.value = difficulty
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { genres, difficulty },
  )

test('tastes chosen in quick succession all count, and leave alone what another device chose', async ({
  page,
  context,
}) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await page.goto(`${server.url}/profile`)
  const horror = page.getByRole('checkbox', { name: 'Horror' })
  await expect(horror).toBeVisible()
  await pick(page, ['Horror', 'Western'], 'Hard')
  await expect
    .poll(() => preferences(page))
    .toEqual({ genre: ['Fantasy', 'Horror', 'Western'], setting: 'Medieval', difficulty: 'Hard' })
  await expect(horror).toBeChecked()

  await workerReady(page)
  await context.setOffline(true)
  await page.getByLabel('Setting').selectOption('Victorian')
  await expect(page.getByText('Saved here, sent with the next connection.')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await fetch(`${server.url}/api/profiles`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ preferences: { genre: ['Mystery'], difficulty: 'Easy' } }),
  })
  expect(answer.status).toBe(200)
  await context.setOffline(false)
  await expect.poll(() => preferences(page)).toEqual({ genre: ['Mystery'], setting: 'Victorian', difficulty: 'Easy' })
  await expect(page.getByRole('checkbox', { name: 'Mystery' })).toBeChecked()
  await expect(horror).not.toBeChecked()
  await server.stop()
})
