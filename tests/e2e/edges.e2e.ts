import type { BrowserContext, Page } from '@playwright/test'
import { claim, expect, registerPlayer, startBuilt, test, workerReady } from './world.ts'

const pictures = (page: Page) =>
  page.locator('.bk .cover').evaluateAll((covers) =>
    covers.map((cover) => {
      const image = cover.querySelector('img')
      return image ? image.naturalWidth > 0 : 'bare'
    }),
  )

/** Another device of the player who is signed in on `page`. */
async function signedInToo(context: BrowserContext, page: Page): Promise<Page> {
  const session = await page.evaluate(() => Object.entries(localStorage))
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, session)
  return context.newPage()
}

async function begin(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Adventures' }).first().click()
  await page.getByRole('link', { name: `Begin ${title}` }).click()
  await expect(page.locator('.choice:enabled').first()).toBeVisible()
}

test('saved quests have their covers offline on a device that never showed the shelf', async ({ page, browser }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await begin(page, 'The Eleventh Vote')
  await page.getByRole('link', { name: 'Back to Adventures' }).click()
  await begin(page, 'The Man in Four Portraits')
  const context = await browser.newContext()
  const device = await signedInToo(context, page)
  await device.goto(`${server.url}/rewards`)
  await workerReady(device)
  const kept = () =>
    device.evaluate(async () =>
      (await (await caches.open('pictures')).keys()).map((each) => new URL(each.url).pathname),
    )
  // The cover of a sample adventure came with the app.
  await expect.poll(kept).toEqual([expect.stringMatching(/^\/covers\/the-eleventh-vote\.\w{8}\.webp$/)])
  await context.setOffline(true)
  await device.goto(`${server.url}/adventures?tab=saved`)
  await expect(device.locator('.bk .cover')).toHaveCount(2)
  await expect.poll(() => pictures(device)).toEqual([true, true])
  await context.close()
  await server.stop()
})

test('a move that is too long stays whole, says so, and is sent once it is short enough', async ({ page }) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await claim(page, 'daily', '80')
  await begin(page, 'The Eleventh Vote')
  const composer = page.getByRole('textbox')
  const send = page.locator('.send')
  await composer.fill('a'.repeat(1799))
  await expect(page.getByText('of 2,000')).toHaveCount(0)
  await composer.fill('a'.repeat(1950))
  await expect(page.getByText('1,950 of 2,000')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('1,950 of 2,000')).toBeVisible()
  const pasted = 'I go on. '.repeat(250).trim()
  await composer.fill('')
  await composer.focus()
  await page.keyboard.insertText(pasted)
  await expect(composer).toHaveValue(pasted)
  await expect(page.getByText('Too long to send. Shorten it.')).toBeVisible()
  await expect(send).toHaveText(/Too long$/)
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await composer.press('Control+Enter')
  await send.click({ force: true })
  await expect(composer).toHaveValue(pasted)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await composer.fill(pasted.slice(0, 1990))
  await composer.press('Control+Enter')
  await expect(page.locator('.you')).toContainText('I go on.')
  await server.stop()
})

test('of two tabs that send at once without a network one waits, and the other keeps its words', async ({
  page,
  context,
}) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await claim(page, 'daily', '80')
  await begin(page, 'The Eleventh Vote')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.locator('.choice:enabled').first()).toBeVisible()
  await workerReady(other)
  await context.setOffline(true)
  const words = ['I knock', 'I run']
  const tabs = [page, other]
  for (const [index, tab] of tabs.entries()) await tab.getByRole('textbox').fill(words[index] ?? '')
  const at = Date.now() + 500
  for (const tab of tabs) {
    await tab.evaluate((when) => {
      setTimeout(() => document.querySelector<HTMLFormElement>('.dock form')?.requestSubmit(), when - Date.now())
    }, at)
  }
  for (const tab of tabs) await expect(tab.locator('.wait')).toHaveCount(1)
  const said = (await page.locator('.wait').textContent()) ?? ''
  const late = said.includes('I knock') ? 1 : 0
  await expect(other.locator('.wait')).toContainText(words[1 - late] ?? '')
  const loser = late ? other : page
  await loser.getByRole('button', { name: 'Cancel' }).click()
  for (const tab of tabs) await expect(tab.locator('.wait')).toHaveCount(0)
  await expect(loser.getByRole('textbox')).toHaveValue(words[late] ?? '')
  await loser.reload()
  await expect(loser.getByRole('textbox')).toHaveValue(words[late] ?? '')
  await server.stop()
})

test('on a phone the chosen tab is in view, and the row shows on which side it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  const row = page.getByRole('tablist')
  await page.goto(`${server.url}/adventures?tab=saved`)
  await expect(page.getByRole('tab', { name: 'Saved Quests' })).toBeInViewport({ ratio: 1 })
  await expect(row).toHaveAttribute('data-more', 'start')
  await expect(row).not.toHaveCSS('mask-image', 'none')
  await page.goto(`${server.url}/adventures`)
  await expect(row).toHaveAttribute('data-more', 'end')
  const community = page.getByRole('tab', { name: 'Community' })
  await community.click()
  await expect(community).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(row).toHaveAttribute('data-more', '')
  await expect(row).toHaveCSS('mask-image', 'none')
  await server.stop()
})

test('on a phone on its side every place of the sidebar and its foot can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  const side = page.locator('.side')
  const seeEach = async () => {
    for (const place of await side.locator('nav a, nav button').all()) {
      await place.scrollIntoViewIfNeeded()
      await expect(place).toBeInViewport({ ratio: 1 })
    }
  }
  await seeEach()
  const fold = side.getByRole('button', { name: 'Collapse' })
  await fold.scrollIntoViewIfNeeded()
  await expect(fold).toBeInViewport({ ratio: 1 })
  await fold.click()
  await seeEach()
  await side.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await server.stop()
})

/** What stands outside the window or is cut off by its frame, of all that is seen and does not scroll sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const name = (each: Element) =>
      `${each.tagName.toLowerCase()}.${each.getAttribute('class')} ${each.textContent?.trim().slice(0, 30)}`
    const outside = [...document.querySelectorAll('body *')].filter((each) => {
      if (each.closest('.sr, .skip, .tabs, [aria-hidden], [data-sonner-toaster], option, svg')) return false
      if (!each.checkVisibility()) return false
      const { left, right, width } = each.getBoundingClientRect()
      const { overflowX, textOverflow } = getComputedStyle(each)
      const held = ['hidden', 'clip', 'auto'].includes(overflowX) && textOverflow !== 'ellipsis'
      const cut = each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 && held
      return width > 0 && (left < -0.5 || right > innerWidth + 0.5 || cut)
    })
    // What stands inside a bar must not stand above or below it, nor beside it.
    const bars = [...document.querySelectorAll('.top, .phead, .bottom, .side, .plate-ex, .tools2, .btn, .cont')]
    const beyond = bars.flatMap((bar) => {
      if (!bar.checkVisibility()) return []
      const frame = bar.getBoundingClientRect()
      const scrolls = getComputedStyle(bar).overflowY === 'auto'
      return [...bar.querySelectorAll('*')].filter((each) => {
        if (each.closest('.sr, .xp, svg, .cover, .ribbon') || !each.checkVisibility()) return false
        const words = document.createRange()
        words.selectNodeContents(each)
        // Words set in so many lines and no more are cut at any size.
        const whole = each.childElementCount === 0 && getComputedStyle(each).webkitLineClamp === 'none'
        const lines = whole ? [...words.getClientRects()] : []
        return [each.getBoundingClientRect(), ...lines].some(
          ({ left, right, top, bottom, width }) =>
            width > 1 &&
            (left < frame.left - 1 ||
              right > frame.right + 1 ||
              (!scrolls && (top < frame.top - 1 || bottom > frame.bottom + 1))),
        )
      })
    })
    return [...outside, ...beyond].map(name)
  })

for (const width of [390, 1440]) {
  test(`text twice as large is neither cut nor outside the window (${width} px)`, async ({ page }) => {
    test.slow()
    // What slides in stands outside for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const server = await startBuilt({ STORY_PACE_MS: '0' })
    const check = async (where: string) => {
      const fits = await page.evaluate(async () => {
        document.documentElement.style.fontSize = '200%'
        for (const name of document.querySelectorAll('.plate-ex b')) name.textContent = 'Wilhelmina_of_the_Wrens_'
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document.documentElement.scrollWidth <= innerWidth
      })
      expect.soft([fits, ...(await cutOff(page))], where).toEqual([true])
      await page.screenshot({ path: test.info().outputPath(`${where.replaceAll(/\W/g, '_')}.png`) })
    }
    await registerPlayer(page, server)
    await claim(page, 'daily', '80')
    await begin(page, 'The Man in Four Portraits')
    await check('play')
    for (const path of ['/', '/adventures', '/adventures?tab=saved', '/rewards', '/nowhere']) {
      await page.goto(server.url + path)
      await expect(page.locator('main h1, main h2').first()).toBeVisible()
      if (path !== '/nowhere' && path !== '/') await expect(page.locator('.bk, [data-reward]').first()).toBeVisible()
      await check(path)
    }
    await page.getByRole('button', { name: 'More', exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check('more')
    await page.evaluate(() => localStorage.clear())
    for (const path of ['/', '/login', '/register']) {
      await page.goto(server.url + path)
      await expect(page.locator('main h1').first()).toBeVisible()
      await check(`visitor ${path}`)
    }
    await server.stop()
  })
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a cover that cannot be loaded stands bare, and is asked for again with the network', async ({
    page,
    context,
  }) => {
    const server = await startBuilt({ STORY_PACE_MS: '0' })
    await registerPlayer(page, server)
    await begin(page, 'The Eleventh Vote')
    await page.route('**/covers/**', (route) => route.abort())
    await page.goto(`${server.url}/adventures?tab=saved`)
    await expect(page.locator('.bk .cover.bare .flame')).toHaveCount(1)
    await expect.poll(() => pictures(page)).toEqual(['bare'])
    await context.setOffline(true)
    await page.unroute('**/covers/**')
    await context.setOffline(false)
    await expect.poll(() => pictures(page)).toEqual([true])
    await server.stop()
  })
})
