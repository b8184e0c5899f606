import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect, registerPlayer, startBuilt, test } from './world.ts'

const KILO = 1000

/** Bytes, packed with gzip, of what a page asked for of one kind until `ready`. */
async function weigh(page: Page, kind: 'script' | 'stylesheet', ready: () => Promise<void>): Promise<number> {
  const wanted = new Set<string>()
  const hear = (request: Request) => request.resourceType() === kind && wanted.add(request.url())
  page.on('request', hear)
  await ready()
  page.off('request', hear)
  // Asked for again: the browser forgets the bodies of a document that it has left.
  const bodies = await Promise.all([...wanted].map((url) => bodyOf(page, url)))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

async function bodyOf(page: Page, url: string): Promise<Buffer> {
  const response = await page.request.get(url)
  expect(response.ok(), url).toBe(true)
  return response.body()
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
  const styles = await weigh(page, 'stylesheet', landing)
  expect(styles).toBeGreaterThan(2 * KILO)
  expect(styles).toBeLessThanOrEqual(25 * KILO)

  await registerPlayer(page, server)
  await page.goto(`${server.url}/adventures`)
  await page.getByText('The Bridge That Takes Names').first().click()
  await expect(page).toHaveURL(/play/)
  const play = await weigh(page, 'script', async () => {
    await page.reload()
    await expect(page.getByRole('textbox')).toBeVisible()
  })
  expect(play).toBeLessThanOrEqual(200 * KILO)
  const worker = await bodyOf(page, `${server.url}/sw.js`)
  expect(gzipSync(worker).length).toBeLessThanOrEqual(20 * KILO)
  await context.close()
  await server.stop()
})
