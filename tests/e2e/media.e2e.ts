import { expect, registerPlayer, startBuilt, test, workerReady } from './world.ts'

test('a player’s picture is kept for later, is no page, and brings no worker (attack 78)', async ({
  page,
  context,
}) => {
  const server = await startBuilt({ STORY_PACE_MS: '0' })
  await registerPlayer(page, server)
  await workerReady(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  const avatar = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400)
    canvas.getContext('2d')?.fillRect(0, 0, 300, 400)
    const form = new FormData()
    form.append('avatar', await canvas.convertToBlob({ type: 'image/png' }), 'me.png')
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await fetch('/api/profiles/avatar', { method: 'POST', headers, body: form })
    return ((await answer.json()) as { data: { avatar: string } }).data.avatar
  })
  expect(avatar).toMatch(/^\/media\//)
  const widthOf = (path: string) =>
    page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, path)
  expect(await widthOf(avatar)).toBe(512)
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map((request) => new URL(request.url).pathname)
    })
  await expect.poll(kept).toContain(avatar)
  expect((await kept()).filter((path) => path.startsWith('/api/'))).toEqual([])
  await context.setOffline(true)
  await page.reload()
  expect(await widthOf(avatar)).toBe(512)
  await context.setOffline(false)

  // A page of its own, for what the browser blocks here it also reports.
  const other = await context.newPage()
  await other.goto(server.url)
  const registered = await other.evaluate(
    (script) =>
      navigator.serviceWorker.register(script, { scope: '/' }).then(
        () => true,
        () => false,
      ),
    avatar,
  )
  expect(registered).toBe(false)
  const shown = await other.goto(server.url + avatar)
  expect(shown?.headers()['content-type']).toBe('image/webp')
  await expect(other.locator('#root')).toHaveCount(0)
  const folder = await other.goto(`${server.url}/media`)
  expect(folder?.status()).toBe(404)
  expect(await folder?.json()).toMatchObject({ code: 'NOT_FOUND' })
  await server.stop()
})
