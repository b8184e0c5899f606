import type { Page } from '@playwright/test'
import { claim, expect, PASSWORD, registerPlayer, startBuilt, test, workerReady } from './world.ts'

// The recorder fetches the addresses of pictures that the page made itself, which the app's policy rightly forbids.
test.use({ trace: 'off' })

test('a portrait is painted, chosen and paid for; without a network the painter says why not', async ({
  page,
  context,
}) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await claim(page, 'hourly', '30')
  await page.goto(`${server.url}/profile`)
  await page.getByRole('button', { name: 'Generate avatar' }).click()
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Paint', exact: true }).click()
  await expect(window.getByText('Please enter a prompt for your avatar')).toBeVisible()
  await window.getByRole('button', { name: 'a knight with a scar' }).click()
  await expect(window.getByLabel('Description')).toHaveValue('a knight with a scar')
  await window.getByRole('button', { name: 'Paint', exact: true }).click()
  await expect(window.getByRole('radio')).toHaveCount(4, { timeout: 30_000 })
  await window.getByRole('button', { name: 'Save for 10 credits' }).click()
  await expect(window.getByText('Please select an avatar first')).toBeVisible()
  await window.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(window.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.locator('.plate-ex .coin')).toHaveText(/^30/)
  await window.getByRole('button', { name: 'Save for 10 credits' }).click()
  await expect(page.getByText('Avatar saved successfully!')).toBeVisible()
  await expect(page.locator('.sheet1 img.portrait')).toHaveAttribute('src', /^\/media\//)
  await expect(page.locator('.level-card .coin')).toHaveText('20 credits')

  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Generate avatar' }).click()
  await expect(window.getByText('You are offline. The painter works on the server.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Paint', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await server.stop()
})

test('a picture is looked at before it is sent; what is none is refused here', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await page.goto(`${server.url}/profile`)
  await expect(page.locator('.sheet1 h1')).toBeVisible()
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Failed to upload the picture')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await input.setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('dialog').getByText('This file is no picture.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use it' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await input.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('This file is no picture.')).toHaveCount(2)
  await expect(page.getByRole('dialog')).toBeHidden()
  await input.setInputFiles({ name: 'vast.png', mimeType: 'image/png', buffer: await paintPng(page, 4001, 4000) })
  await expect(page.getByRole('dialog').getByText('A picture has at most 16 megapixels.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use it' })).toBeDisabled()
  await page.keyboard.press('Escape')
  // Some systems know no type for a file.
  const bytes = [...(await paintPng(page, 300, 200))]
  await input.evaluate((element: HTMLInputElement, content) => {
    const given = new DataTransfer()
    given.items.add(new File([new Uint8Array(content)], 'me', { type: '' }))
    element.files = given.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, bytes)
  await expect(page.getByRole('img', { name: 'Your portrait, as it will look' })).toBeVisible()
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText('Your portrait is saved')).toBeVisible()
  await expect(page.locator('.sheet1 img.portrait')).toHaveAttribute('src', /^\/media\//)
  await expect(page.locator('.plate-ex img.portrait')).toHaveAttribute('src', /^\/media\//)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.sheet1 .portrait.initials')).toBeVisible()
  await server.stop()
})

/** Addresses of portraits that this browser keeps, in its caches or beside them. */
const portraitsHere = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url)
    }
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (names.includes('workbox-expiration')) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('workbox-expiration')
        opening.onsuccess = () => resolve(opening.result)
      })
      const rows = db.transaction('cache-entries').objectStore('cache-entries').getAll()
      kept.push(
        ...(await new Promise<string[]>((resolve) => {
          rows.onsuccess = () => resolve(rows.result.map(({ url }) => url))
        })),
      )
      db.close()
    }
    return kept.filter((url) => url.includes('/media/'))
  })

test('a deleted player leaves no portrait on the device, nor its address', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  await page.goto(`${server.url}/profile?tab=account`)
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await paintPng(page, 300, 200) }
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect.poll(() => portraitsHere(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await expect.poll(() => portraitsHere(page)).toEqual([])
  await server.stop()
})

async function paintPng(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      canvas.getContext('2d')?.fillRect(0, 0, wide / 2, high)
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
    },
    [width, height] as const,
  )
  return Buffer.from(bytes)
}
