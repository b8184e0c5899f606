import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '..', '..')

export interface BuiltServer {
  readonly url: string
  readonly dataDir: string
  /** Everything the server printed: codes are among it. */
  printed(): string
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts the built server as a process of its own, as `npm start` does. */
export async function startBuilt(env: Record<string, string> = {}, dataDir?: string): Promise<BuiltServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'story-e2e-'))
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', PORT: '0', DATA_DIR: folder, ...env },
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => {
    output += data
  })
  child.stderr.on('data', (data: Buffer) => {
    output += data
  })
  const url = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const address = /is up: (http:\/\/\S+)/.exec(output)?.[1]
      if (!address) return
      clearInterval(look)
      resolve(address)
    }, 20)
    child.once('exit', (code) => {
      clearInterval(look)
      reject(new Error(`the server ended with ${code}: ${output}`))
    })
  })
  const end = (signal: NodeJS.Signals) => ended(child, signal)
  return {
    url,
    dataDir: folder,
    printed: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

let count = 0

/** Fills in the registration form, and leaves the button to press. `code()`: the code that was mailed for it. */
export async function fillRegistration(page: Page, server: BuiltServer) {
  count += 1
  const name = `wren_${process.pid}_${count}`
  const email = `${name}@example.org`
  await page.goto(`${server.url}/register`)
  await page.getByLabel('Name', { exact: true }).fill('Wren')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a quill in the fire')
  await page.getByLabel('Confirm password').fill('a quill in the fire')
  const before = server.printed().length
  const codes = () =>
    [
      ...server
        .printed()
        .slice(before)
        .matchAll(/\b\d{6}\b/g),
    ].map(String)
  const code = async () => {
    await expect.poll(codes).not.toHaveLength(0)
    return codes().at(-1) ?? ''
  }
  return { email, codes, code }
}

/** Registers a player through the screens, with the code that was mailed, and skips the setup; ends on the rewards page. */
export async function registerPlayer(page: Page, server: BuiltServer): Promise<string> {
  const { email, code } = await fillRegistration(page, server)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Registration successful! Please check your email')).toBeVisible()
  await page.getByLabel('Code').fill(await code())
  await page.waitForURL('**/profile-setup')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL(`${server.url}/`)
  await page.goto(`${server.url}/rewards`)
  return email
}

/** Claims a chest and waits for the credits. */
export async function claim(page: Page, kind: string, balance: string): Promise<void> {
  await page.locator(`[data-reward=${kind}]`).getByRole('button', { name: 'Claim' }).click()
  await expect(page.locator('.bal .coin')).toHaveText(new RegExp(`^${balance}`))
}

/** Tests fail on what the page reports as an error, but for requests that fail because the test cut the network. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/net::ERR_|Failed to load resource/.test(message.text())) {
        faults.push(message.text())
      }
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

export { expect }
