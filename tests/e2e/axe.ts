import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects that axe finds nothing on the page as it is shown. What fades or moves is let come to its end before. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((each) => each.finished))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** The same in both themes. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const theme of ['night', 'parchment']) {
    await page.evaluate((each) => {
      document.documentElement.dataset.theme = each
    }, theme)
    await expectAccessible(page)
  }
}
