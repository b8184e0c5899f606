import type { Page } from '@playwright/test'
import { type BuiltServer, claim, expect, PASSWORD, registerPlayer, startBuilt, test, workerReady } from './world.ts'

const STORY = 'The Man in Four Portraits'
const composer = (page: Page) => page.getByLabel('Your turn')
const say = async (page: Page, words: string) => {
  await composer(page).fill(words)
  await composer(page).press('Control+Enter')
}

/** The page sets out in paragraphs what the device keeps as it came. */
const unspaced = (text: string) => text.replace(/\s+/g, '')

/** The texts of replies under way that the device keeps, in one piece. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const texts = databases.map(async ({ name = '' }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      if (!db.objectStoreNames.contains('meta')) return ''
      const kept = db.transaction('meta').objectStore('meta').getAll(IDBKeyRange.bound('told ', 'told!'))
      await new Promise((resolve) => {
        kept.onsuccess = resolve
      })
      db.close()
      return kept.result.map((row) => row.value).join('\n')
    })
    return (await Promise.all(texts)).join('\n')
  })
}

async function open(page: Page, server: BuiltServer): Promise<string> {
  const email = await registerPlayer(page, server)
  await workerReady(page)
  await claim(page, 'daily', '80')
  await begin(page, STORY)
  return email
}

async function begin(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Adventures' }).first().click()
  await page.getByRole('link', { name: `Begin ${title}` }).click()
  await expect(page.locator('.choice:enabled').first()).toBeVisible({ timeout: 30_000 })
}

test('the first scene is read while it is told', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '60' })
  await registerPlayer(page, server)
  await page.getByRole('link', { name: 'Adventures' }).first().click()
  await page.getByRole('link', { name: `Begin ${STORY}` }).click()
  await expect(page.locator('.stream-caret')).toBeVisible()
  await expect.poll(async () => (await page.locator('.story').textContent())?.length).toBeGreaterThan(60)
  await expect(page.locator('.choice')).toHaveCount(0)
  await expect(page.locator('.choice:enabled').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.story')).toHaveCount(1)
  await server.stop()
})

test('a reply that is cut off stays to be read, and the next move waits behind it', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = await startBuilt({ STORY_PACE_MS: '40' })
  await open(page, server)
  await say(page, 'I look at the hat-stand')
  const telling = page.locator('.story').last()
  await expect(page.locator('.stream-caret')).toBeVisible()
  await expect.poll(async () => (await telling.textContent())?.length).toBeGreaterThan(60)

  await context.setOffline(true)
  await expect(page.getByText('The rest comes when the network is back.')).toBeVisible()
  await expect(page.locator('.stream-caret')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  const read = (await telling.textContent()) ?? ''
  // What was told is written to the device a moment later.
  await expect.poll(async () => unspaced(await keptTexts(page))).toContain(unspaced(read))
  await page.reload()
  await expect(telling).toContainText(read)
  await expect(page.getByText('The rest comes when the network is back.')).toBeVisible()

  await say(page, 'I knock')
  await expect(page.locator('.wait')).toContainText('I knock')
  const edit = page.locator('.wait').getByRole('button', { name: 'Edit' })
  await expect(edit).toBeInViewport({ ratio: 1 })
  await edit.click()
  await say(page, 'I knock twice')
  await expect(page.locator('.wait')).toContainText('I knock twice')

  await context.setOffline(false)
  await expect(page.locator('.wait')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('.you').filter({ hasText: 'I knock twice' })).toBeVisible()
  await expect(page.locator('.choice:enabled').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.you')).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await server.stop()
})

test('a refused action does not hide that the device is offline, and the outbox opens from the story', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await open(page, server)
  // A move too many elsewhere: what the server refuses stays in the outbox.
  await page.route('**/api/sync', async (route) => {
    const body = route.request().postDataJSON()
    if (body.operations.length === 0) return route.fallback()
    const [{ id }] = body.operations
    const answer = await route.fetch({ postData: JSON.stringify({ ...body, operations: [] }) })
    const json = await answer.json()
    json.data.results = [{ id, status: 403, success: false, code: 'FORBIDDEN', message: 'Not allowed.', data: null }]
    await route.fulfill({ response: answer, json })
  })
  await say(page, 'I cheat')
  await expect(page.getByText('This turn was refused')).toBeVisible()
  await page.unroute('**/api/sync')

  await page.getByRole('link', { name: 'Back to Adventures' }).click()
  await begin(page, 'The Request Hour')
  await context.setOffline(true)
  await say(page, 'I wait here')
  await expect(page.getByText('Waiting for the network. It is sent by itself when you are back.')).toBeVisible()
  await expect(page.locator('.wait').getByRole('button', { name: 'Cancel' })).toBeVisible()

  await page.getByRole('button', { name: 'Open the outbox' }).click()
  await expect(page.getByRole('dialog')).toContainText('I wait here')
  await expect(page.getByRole('dialog')).toContainText('I cheat')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('.phead').getByRole('button', { name: 'Open the outbox' }).click()
  await expect(page.getByRole('dialog')).toContainText('I wait here')
  await server.stop()
})

test('a move written after the session ended elsewhere waits, with the way to sign in beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await open(page, server)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers, body: '{}' })
  const again = page.locator('.dock').getByRole('link', { name: 'Sign in' })
  await expect(again).toBeInViewport()
  await say(page, 'I go on')
  await expect(page.locator('.wait')).toContainText('It is sent after you sign in again.')
  await expect(page.locator('.wait').getByRole('button', { name: 'Edit' })).toBeVisible()

  await again.click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page).toHaveURL(/\/play\/quest\//)
  await expect(page.locator('.wait')).toHaveCount(0)
  await expect(page.locator('.you').filter({ hasText: 'I go on' })).toBeVisible()
  await expect(page.locator('.choice:enabled').first()).toBeVisible()
  await server.stop()
})

test('a story that came by another way than its own request is not being opened any more', async ({ browser }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/api/game/init/*', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.fulfill({ response }).catch(() => undefined)
  })
  await registerPlayer(page, server)
  await begin(page, STORY)
  await expect(page.getByText('The story is being opened…')).toHaveCount(0)
  await context.close()
  await server.stop()
})
