import { startOpenAi } from '../standins/openai.ts'
import { claim, expect, registerPlayer, startBuilt, test } from './world.ts'

test('a model tells at twenty words a second: words come as they are told, and a failed reply costs nothing', async ({
  page,
}) => {
  const model = await startOpenAi({ wordsPerSecond: 20 })
  const server = await startBuilt({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'stand-in' })
  await registerPlayer(page, server)
  await claim(page, 'hourly', '30')
  await page.getByRole('link', { name: 'Adventures' }).first().click()
  await page.getByRole('link', { name: 'Begin The Request Hour' }).click()
  await expect(page.getByText('Told by an AI model')).toBeVisible()
  await expect(page.locator('.choice').first()).toBeVisible()

  await page.getByLabel('Your turn').fill('I pick up the telephone')
  await page.getByLabel('Your turn').press('Control+Enter')
  const stream = page.locator('.story').last()
  await expect(page.locator('.stream-caret')).toBeVisible()
  const early = (await stream.innerText()).length
  await page.waitForFunction(
    (length) => ([...document.querySelectorAll('.story')].at(-1)?.textContent?.length ?? 0) > length + 20,
    early,
  )
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(page.getByText('25 credits left')).toBeVisible()
  await expect(page.locator('.stream-caret')).toHaveCount(0)

  model.behave('500', 4)
  await page.getByLabel('Your turn').fill('I hang up')
  await page.getByLabel('Your turn').press('Control+Enter')
  await expect(page.getByText('There was an error processing your request. Please try again.')).toBeVisible()
  await expect(page.getByText('25 credits left')).toBeVisible()
  await expect(page.getByLabel('Your turn')).toHaveValue('I hang up')
  model.reset()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('20 credits left')).toBeVisible()
  await expect(page.getByLabel('Your turn')).toHaveValue('')
  await server.stop()
  await model.stop()
})
