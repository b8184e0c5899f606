// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { npm, root, run, stop } from '../sync-server/cli/process.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** What Chromium needs to run in a container, and to leave the network alone. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-software-rasterizer',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
]

/**
 * A Chromium that is there already: `CHROMIUM_PATH`, the system's, Playwright's own, or the one from npm.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) stop(`The switch CHROMIUM_PATH is wrong: there is no ${named}.`)
    return named
  }
  return onThePath() ?? (await playwrightsOwn()) ?? (await fromNpm())
}

/** A Chromium, installed by apt or from npm when there is none. Stops with a sentence when that fails too. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Installing a Chromium for the browser tests …')
  if (await aptInstalls()) {
    const installed = onThePath()
    if (installed) return installed
  }
  const [command, args] = npm(['install', '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@147.0.0'])
  await run(command, args, { quiet: true })
  return (await fromNpm()) ?? stop('There is no Chromium and none could be installed: set CHROMIUM_PATH.')
}

function onThePath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), mac]
  return places.find((place) => existsSync(place)) ?? null
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

async function aptInstalls() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args]
    const { code } = await run(command, rest, {
      quiet: true,
      timeout: 600_000,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    return code === 0
  }
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium')
  // The list of packages may be old, or not there yet.
  return (await install()) || ((await apt('update')) && (await install()))
}

/** The package unpacks its browser into the temporary folder when asked for the path. */
async function fromNpm() {
  const entry = join(root, 'node_modules/@sparticuz/chromium/build/esm/index.js')
  if (!existsSync(entry)) return null
  const { default: chromium } = await import(entry)
  return /** @type {string} */ (await chromium.executablePath())
}
