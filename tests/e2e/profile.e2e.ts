import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessibleInBoth } from './axe.ts'
import { earn, publish } from './rows.ts'
import { type BuiltServer, expect, registerPlayer, startBuilt, test, workerReady } from './world.ts'

const me = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await (await fetch('/api/auth/me', { headers })).json()).data.user
  })

/** A player on the own profile whom the app also serves without a network. */
async function openProfile(page: Page, server: BuiltServer, gain: { points?: number; xp?: number } = {}) {
  const email = await registerPlayer(page, server)
  await workerReady(page)
  earn(server, email, gain)
  await page.goto(`${server.url}/profile`)
  await expect(page.locator('.sheet1 h1')).toBeVisible()
  return email
}

const value = (page: Page, attribute: string) => page.locator(`[data-attribute=${attribute}] .v`)
const raise = (page: Page, name: string) => page.getByRole('button', { name: `Raise ${name}` })

/** Takes a field out of the profile on the device. */
async function keepWithout(page: Page, field: string): Promise<void> {
  await page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const userId = localStorage.getItem('userId') ?? ''
    const known = (await indexedDB.databases()).find((each) => each.name?.includes(userId))
    const db = await done(indexedDB.open(known?.name ?? ''))
    const profiles = db.transaction('profile', 'readwrite').objectStore('profile')
    const profile = await done(profiles.get('me'))
    delete profile[name]
    await done(profiles.put(profile))
    db.close()
  }, field)
}

async function cutOff(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: /^Offline/ }).first()).toBeVisible()
}

test('points are spent without a network, and stand once the server has them', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await openProfile(page, server, { points: 2 })
  await expect(page.getByText('2 attribute points to spend. The next one comes in 10 turns.')).toBeVisible()
  await cutOff(page, context)
  await raise(page, 'Strength').click()
  await raise(page, 'Wisdom').click()
  await expect(value(page, 'strength')).toHaveText('11')
  await expect(value(page, 'wisdom')).toHaveText('11')
  for (const button of await page.getByRole('button', { name: /^Raise / }).all()) await expect(button).toBeDisabled()
  await page.reload()
  await expect(value(page, 'strength')).toHaveText('11')
  await context.setOffline(false)
  await expect.poll(() => me(page)).toMatchObject({ attributePoints: 0, attributes: { strength: 11, wisdom: 11 } })
  await expect(value(page, 'wisdom')).toHaveText('11')

  // A profile that an older version of the app kept says nothing of turns: nor does the sheet.
  await keepWithout(page, 'answeredTurns')
  await page.reload()
  await expect(page.getByText('No attribute points to spend.')).toBeVisible()
  await expect(page.getByText('The next one comes')).toHaveCount(0)
  await server.stop()
})

test('a point that was spent elsewhere meanwhile is refused, and the value goes back', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await openProfile(page, server, { points: 1 })
  await cutOff(page, context)
  await raise(page, 'Charisma').click()
  await expect(value(page, 'charisma')).toHaveText('11')
  earn(server, email, { points: -1 })
  await context.setOffline(false)
  await expect(page.getByText('You have no attribute points left for this.')).toBeVisible()
  await expect(value(page, 'charisma')).toHaveText('10')
  await server.stop()
})

test('a seal is claimed once, by tap without a network', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await openProfile(page, server, { xp: 500 })
  await page.getByRole('tab', { name: 'Achievements' }).click()
  await expect(page).toHaveURL(/tab=achievements/)
  await expect(page.locator('[data-seal]')).toHaveCount(10)
  await expect(page.locator('[data-seal="10"]')).toContainText('Locked')
  await cutOff(page, context)
  await page.getByRole('button', { name: 'Claim 50 credits' }).click()
  await expect(page.locator('[data-seal="5"]')).toContainText('Waiting')
  await expect(page.locator('.level-card .coin')).toHaveText('50 credits')
  await page.reload()
  await expect(page.locator('[data-seal="5"]')).toContainText('Waiting')
  await context.setOffline(false)
  await expect(page.locator('[data-seal="5"]')).toContainText('Claimed')
  expect((await me(page)).credits).toBe(50)
  await server.stop()
})

test('bio and tastes are changed in place without a network, and reach the server', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await openProfile(page, server)
  await cutOff(page, context)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'About you' }).fill('Of Ash, <b>by</b> the marsh.')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'About you' })).toHaveValue('Of Ash, <b>by</b> the marsh.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.bio')).toHaveText('Of Ash, <b>by</b> the marsh.')
  await page.getByLabel('Difficulty').selectOption('Hard')
  await page.getByRole('checkbox', { name: 'Mystery' }).click()
  await expect(page.getByText('Saved here, sent with the next connection.')).toHaveCount(2)
  await context.setOffline(false)
  await expect(page.getByText('Saved here, sent with the next connection.')).toHaveCount(0)
  expect(await me(page)).toMatchObject({
    bio: 'Of Ash, <b>by</b> the marsh.',
    preferences: { genre: ['Fantasy', 'Mystery'], difficulty: 'Hard' },
  })
  await server.stop()
})

test('own quests stand in a list of 400 pixels, with plays and credits where there are any', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await registerPlayer(page, server)
  await page.goto(`${server.url}/profile`)
  await expect(page.getByRole('link', { name: 'Go to the adventures' })).toBeVisible()
  for (const title of ['The First Ferry', 'The Second Ferry', 'The Third Ferry']) publish(server, email, { title })
  const id = publish(server, email, { title: 'The Last Ferry', isPublic: false, plays: 3, earned: 6 })
  await page.reload()
  const rows = page.locator('.own li')
  await expect(rows).toHaveCount(4)
  expect((await page.locator('.own').boundingBox())?.height).toBeLessThanOrEqual(400)
  await expect(rows.filter({ hasText: 'The First Ferry' })).not.toContainText(/play|earned/)
  await expect(rows.first()).toContainText(/Horror.*3 plays.*private.*6 credits earned/)
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/play/quest/${id}$`))
  await server.stop()
})

test('a list of quests that this device cannot read says so, and is tried again', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await openProfile(page, server)
  await page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAll = function (...all) {
      if (this.name === 'quests' && !Object.hasOwn(window, 'mended')) throw new DOMException('torn', 'UnknownError')
      return getAll.apply(this, all)
    }
  })
  const faults: string[] = []
  page.removeAllListeners('console')
  page.on('pageerror', (error) => faults.push(error.message))
  await page.reload()
  await expect(page.getByText('Failed to load your quests')).toBeVisible()
  await expect(value(page, 'strength')).toHaveText('10')
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No quest of yours yet')).toBeVisible()
  expect(faults).toEqual([])
  await server.stop()
})

test('a device that never saw the profile says why, and has it with the network', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await openProfile(page, server)
  await expect(page.locator('.sheet1 h1')).toBeFocused()
  await page.evaluate(async () => {
    const name = `emberquill-${localStorage.getItem('userId')}`
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
    })
    const clearing = db.transaction(['profile', 'meta'], 'readwrite')
    for (const store of ['profile', 'meta']) clearing.objectStore(store).clear()
    await new Promise((resolve) => {
      clearing.oncomplete = resolve
    })
    db.close()
  })
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Failed to load profile data' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('.sheet1 h1')).toBeFocused()
  await server.stop()
})

test('axe finds nothing on the profile, the setup and the painter, in either theme', async ({ page }) => {
  // Eight analyses of long pages.
  test.slow()
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = await openProfile(page, server, { points: 1, xp: 500 })
  publish(server, email, { title: 'The Last Ferry', plays: 3, earned: 6 })
  await page.goto(`${server.url}/profile-setup`)
  await expect(page.getByRole('slider')).toHaveCount(6)
  await expectAccessibleInBoth(page)
  for (const tab of ['quests', 'achievements']) {
    await page.goto(`${server.url}/profile?tab=${tab}`)
    await expect(page.locator(tab === 'quests' ? '.own li' : '.seals li').first()).toBeVisible()
    await expectAccessibleInBoth(page)
  }
  await page.getByRole('button', { name: 'Generate avatar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInBoth(page)
  await server.stop()
})
