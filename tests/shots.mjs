// @ts-check
// npm run shots: pictures of every screen of the running product, phone and desktop, both themes, into test-results/shots/.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled } from '../sync-server/cli/install.mjs'
import { root, run } from '../sync-server/cli/process.mjs'

await ensureInstalled()
await run(process.execPath, [join(root, 'sync-server/cli/build.mjs')])
const { chromium } = await import('playwright')
const { CHROMIUM_FLAGS, ensureChromium } = await import('./chromium.mjs')

// A string, for it runs in the page.
const SETTLED = `new Promise((resolve) => setTimeout(resolve, 350))
  .then(() => Promise.all([...document.images].filter((each) => each.loading !== 'lazy').map((each) => each.decode().catch(() => 0))))
  .then(() => new Promise((resolve) => setTimeout(resolve, 350)))`

const out = join(root, 'test-results', 'shots')
const dataDir = mkdtempSync(join(tmpdir(), 'shots-'))
mkdirSync(out, { recursive: true })

const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
  env: { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir, STORY_PACE_MS: '8' },
})
let printed = ''
server.stdout.on('data', (data) => {
  printed += data
})
while (!/is up: http/.test(printed)) await new Promise((resolve) => setTimeout(resolve, 50))
const url = /is up: (http:\/\/\S+)/.exec(printed)?.[1] ?? ''
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })

for (const theme of ['night', 'parchment']) {
  for (const [size, viewport] of /** @type {const} */ ([
    ['390', { width: 390, height: 844 }],
    ['1440', { width: 1440, height: 900 }],
  ])) {
    await walk(theme, size, viewport)
  }
}
await browser.close()
server.kill('SIGTERM')
rmSync(dataDir, { recursive: true, force: true })
console.log(`Pictures are in ${out}`)

/**
 * @param {string} theme
 * @param {string} size
 * @param {{ width: number, height: number }} viewport
 */
async function walk(theme, size, viewport) {
  const context = await browser.newContext({ viewport, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(`localStorage.setItem('theme', '${theme}')`)
  const shot = async (/** @type {string} */ name) => {
    // Whatever fades or loads is given its time.
    await page.evaluate(SETTLED)
    await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) })
  }
  const open = async (/** @type {string} */ path, /** @type {string} */ landmark) => {
    await page.goto(url + path)
    await page.locator(landmark).first().waitFor()
    await page.evaluate('document.fonts.ready.then(() => undefined)')
  }
  await open('/', '.hero')
  await shot('home')
  await open('/login', 'form')
  await shot('login')
  await open('/nowhere', '.empty')
  await shot('not-found')
  await open('/register', 'form')
  await shot('register')
  const name = `wren_${theme}_${size}`
  await page.getByLabel('Name', { exact: true }).fill('Wren')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('E-mail').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('a quill in the fire')
  await page.getByLabel('Confirm password').fill('a quill in the fire')
  const before = printed.length
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Code').waitFor()
  await shot('verify')
  while (!/\b\d{6}\b/.test(printed.slice(before))) await new Promise((resolve) => setTimeout(resolve, 50))
  await page.getByLabel('Code').fill(/\b(\d{6})\b/.exec(printed.slice(before))?.[1] ?? '')
  await page.waitForURL('**/profile-setup')
  await page.getByRole('slider').first().waitFor()
  await shot('setup')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL(`${url}/`)
  await open('/rewards', '[data-reward=daily]')
  await page.locator('[data-reward=daily]').getByRole('button').click()
  await page.getByText('80 credits claimed').waitFor()
  await shot('rewards')
  await open('/profile', '.sheet1')
  await page.getByRole('button', { name: 'Generate avatar' }).click()
  await page.getByRole('button', { name: 'an old mage with a white beard' }).click()
  await shot('paint')
  await page.getByRole('button', { name: 'Paint', exact: true }).click()
  await page.getByRole('radio').nth(3).waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Portrait 1' }).check({ force: true })
  await shot('paint-options')
  await page.getByRole('button', { name: 'Save for 10 credits' }).click()
  await page.locator('.sheet1 img.portrait').waitFor()
  await open('/profile', '.sheet1')
  await shot('profile')
  for (const tab of ['quests', 'account', 'achievements']) {
    await open(`/profile?tab=${tab}`, '.sheet1')
    await page.evaluate("document.querySelector('.profile .tabs').scrollIntoView()")
    await shot(`profile-${tab}`)
  }
  await open('/profile', '.sheet1')
  await page.getByRole('link', { name: 'See your public profile' }).click()
  await page.locator('.public-head').waitFor()
  await shot('profile-public')
  await open('/adventures', '.bk')
  await shot('adventures')
  await open('/adventures?tab=saved', '.empty')
  await shot('adventures-empty')
  await page.getByRole('button', { name: 'More' }).first().click()
  await shot('more')
  await open('/adventures', '.bk')
  await page.getByRole('link', { name: 'Begin The Man in Four Portraits' }).click()
  await page.locator('.choice').first().waitFor()
  await shot('play')
  await page.locator('#say').fill('I look at the hat-stand')
  await page.locator('#say').press('Control+Enter')
  await page.locator('.stream-caret').waitFor()
  await shot('play-streaming')
  await page.locator('.stream-caret').waitFor({ state: 'detached' })
  await page.locator('.choice').first().waitFor()
  await shot('play-choices')
  await context.setOffline(true)
  await page.locator('#say').fill('I lift the nearest hat and look inside')
  await page.locator('#say').press('Control+Enter')
  await page.locator('.wait').waitFor()
  await shot('play-waiting')
  await context.setOffline(false)
  await context.close()
}
