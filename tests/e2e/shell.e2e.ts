import type { Page } from '@playwright/test'
import { expect, PASSWORD, registerPlayer, startBuilt, test, workerReady } from './world.ts'

const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).first()

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a part that cannot be loaded leaves the page, says so, and is tried again', async ({ page }) => {
    const server = await startBuilt({ STORY_PACE_MS: '0' })
    const lost = /(more-panel|outbox-panel|dialog-panel|toaster|sheet)-[^/]*$/
    await registerPlayer(page, server)
    await page.goto(`${server.url}/adventures`)
    await page.getByRole('link', { name: 'Begin The Eleventh Vote' }).click()
    await expect(page.locator('.choice').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('.choice').first()).toBeVisible()
    await page.route(lost, (route) => route.abort())
    await page.getByRole('textbox').fill('I wait')
    const restart = page.getByRole('button', { name: 'Start over' }).first()
    const said = page.getByRole('alert').locator('.toast', { hasText: 'This part could not be loaded' })
    for (const opener of [restart, more(page), page.getByRole('button', { name: /Open the outbox/ }).first()]) {
      await opener.click()
      await expect(said).toBeVisible()
      const box = await said.boundingBox()
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      expect([width - (box?.x ?? 0) - (box?.width ?? 0), height - (box?.y ?? 0) - (box?.height ?? 0)]).toEqual([24, 24])
      await said.getByRole('button', { name: 'Dismiss' }).click()
      await expect(said).toBeHidden()
    }
    await expect(page.getByRole('textbox')).toHaveValue('I wait')
    await page.unroute(lost)
    await restart.click()
    await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed')
    await page.keyboard.press('Escape')
    await more(page).click()
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    await server.stop()
  })

  test('signing in says that there is no network, and works once there is one', async ({ page, context }) => {
    const server = await startBuilt({ STORY_PACE_MS: '0' })
    await page.goto(`${server.url}/login`)
    await page.getByLabel('E-mail').fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('An error occurred during login')).toBeVisible()
    await expect(page.getByText('Network error')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Sign in' }).last().click()
    await expect(page.getByText('Login failed')).toBeVisible()
    await server.stop()
  })
})

test('what opens over a page gives the focus back', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await page.goto(`${server.url}/adventures`)
  await page.getByRole('link', { name: 'Begin The Eleventh Vote' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  const openers = [more(page), page.getByRole('button', { name: /Open the outbox/ }), page.locator('.phead button')]
  for (const opener of openers) {
    // The first opening fetches the panel, the second has it.
    for (const _ of ['first', 'second']) {
      await opener.first().focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opener.first()).toBeFocused()
    }
  }
  await server.stop()
})

test('the two books of the first page have their covers without a network', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await page.goto(`${server.url}/login`)
  await workerReady(page)
  await context.setOffline(true)
  await page.goto(server.url)
  const covers = page.locator('.fan img')
  await expect(covers).toHaveCount(2)
  const widths = () => covers.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0))
  await expect.poll(widths).toEqual([true, true])
  await context.setOffline(false)
  await server.stop()
})

test('a reload keeps what was typed, and the code step, which has the focus', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const email = `heron_${process.pid}@example.org`
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Name', { exact: true }).fill('Heron')
  await page.getByLabel('Username').fill(`heron_${process.pid}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Heron')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByRole('heading', { name: 'Open an account' })).toBeFocused()

  await page.goto(`${server.url}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.reload()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(/\b(\d{6})\b(?![\s\S]*\b\d{6}\b)/.exec(server.printed())?.[1] ?? '')
  await expect(page.getByRole('link', { name: 'Begin a quest' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('auth ')))).toEqual([])
  await server.stop()
})

test('forms in other tabs follow who signs in', async ({ page, context }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  const [login, register] = [await context.newPage(), await context.newPage()]
  await login.goto(`${server.url}/login?redirect=/adventures`)
  await register.goto(`${server.url}/register`)
  await expect(login.getByLabel('E-mail')).toBeVisible()
  await expect(register.getByLabel('E-mail')).toBeVisible()
  await registerPlayer(page, server)
  await expect(login).toHaveURL(/\/adventures/)
  await expect(register).toHaveURL(/\/profile-setup/)
  await server.stop()
})

test('a page left before it is shown leaves no fault behind', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await page.goto(`${server.url}/login`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  for (let round = 0; round < 5; round += 1) {
    // A second navigation while the first one is still in transition: the browser skips the first transition.
    await page.evaluate(async () => {
      history.pushState(null, '', '/register')
      await new Promise((done) => setTimeout(done, 5))
      history.pushState(null, '', '/login')
    })
  }
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await server.stop()
})
