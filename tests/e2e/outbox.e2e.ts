import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { uuidv7 } from '../../shared/rules/uuid.ts'
import { expect, registerPlayer, startBuilt, test, workerReady } from './world.ts'

/** Puts actions into this device's outbox, as an earlier visit without a network left them. */
async function leaveWaiting(page: Page, actions: readonly (readonly [string, Record<string, unknown>])[]) {
  const rows = actions.map(([name, body]) => {
    const id = uuidv7(Date.now(), randomBytes(10))
    const state = { status: 'waiting', code: null, message: '', enqueuedAt: Date.now(), sentAt: null }
    return { id, name, args: { params: {}, body }, argsVersion: 1, subject: `${name}:${id}`, ...state }
  })
  await page.evaluate(async (all) => {
    const name = `emberquill-${localStorage.getItem('userId')}`
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const writing = db.transaction('outbox', 'readwrite')
    for (const row of all) writing.objectStore('outbox').add(row)
    await new Promise((resolve) => {
      writing.oncomplete = resolve
    })
    db.close()
  }, rows)
}

test('what waits for the character is told in plain words, sent when the network is back, and refused with its reason', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  await context.setOffline(true)
  await leaveWaiting(page, [
    ['profile.update', { name: 'Robin', bio: 'Of Ash,\nby the marsh.' }],
    ['profile.spend', { attribute: 'strength', points: 1 }],
    ['achievement.claim', { achievementId: 'level5' }],
    ['profile.skipSetup', {}],
  ])
  await page.reload()
  await page
    .getByRole('button', { name: /Open the outbox/ })
    .first()
    .click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  for (const words of [
    'Profile: name and bio',
    'by the marsh.',
    'Strength +1',
    'Claim the seal of level 5',
    'Play with the character as it is',
  ]) {
    await expect(panel).toContainText(words)
  }
  await context.setOffline(false)
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel).toContainText('Refused: You have no attribute points left for this.')
  await expect(panel).toContainText('Refused: You have not reached this level yet.')
  // In the panel, and in the toast that told of it.
  await expect(page.getByText('You have no attribute points left for this.')).toHaveCount(2)
  // Once more, the rules are asked here, and it stays as it is.
  await panel.getByRole('button', { name: 'Retry' }).first().click()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  const me = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await (await fetch('/api/auth/me', { headers })).json()).data.user
  })
  expect(me).toMatchObject({ name: 'Robin', bio: 'Of Ash,\nby the marsh.', setup: 'skipped', credits: 0 })
  for (let left = 2; left > 0; left--) await panel.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(panel).toContainText('Nothing waits.')
  await server.stop()
})
