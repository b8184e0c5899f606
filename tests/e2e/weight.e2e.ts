import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, registerPlayer, startBuilt, test } from './world.ts'

const KILO = 1000

/** Bytes, packed with gzip, of what a page fetched of one kind until `ready`. */
async function weigh(page: Page, kind: 'script' | 'stylesheet', ready: () => Promise<void>): Promise<number> {
  const seen: Response[] = []
  const hear = (response: Response) => seen.push(response)
  page.on('response', hear)
  await ready()
  page.off('response', hear)
  const wanted = seen.filter((each) => each.request().resourceType() === kind)
  const bodies = await Promise.all(wanted.map((each) => each.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

test('the landing page and the play screen come at their weight', async ({ browser }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const landing = async () => {
    await page.goto(server.url)
    await expect(page.getByRole('link', { name: 'Begin a quest' })).toBeVisible()
  }
  const scripts = await weigh(page, 'script', landing)
  expect(scripts).toBeGreaterThan(80 * KILO)
  expect(scripts).toBeLessThanOrEqual(150 * KILO)
  expect(await weigh(page, 'stylesheet', landing)).toBeLessThanOrEqual(25 * KILO)

  await registerPlayer(page, server)
  await page.goto(`${server.url}/adventures`)
  await page.getByText('The Bridge That Takes Names').first().click()
  await expect(page).toHaveURL(/play/)
  const play = await weigh(page, 'script', async () => {
    await page.reload()
    await expect(page.getByRole('textbox')).toBeVisible()
  })
  expect(play).toBeLessThanOrEqual(200 * KILO)
  const worker = await page.request.get(`${server.url}/sw.js`)
  expect(gzipSync(await worker.body()).length).toBeLessThanOrEqual(20 * KILO)
  await context.close()
  await server.stop()
})
