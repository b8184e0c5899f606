// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled } from './install.mjs'
import { requireNode, root, run, stop, tool } from './process.mjs'
import { filesIn, hashOfSources } from './sources.mjs'

const DIST = join(root, 'dist')
const STAMP = join(DIST, '.stamp')
const PACKABLE = /\.(js|css|html|svg|json|webmanifest|txt)$/
const SMALLEST = 1_024

/** Builds app and server into `dist/`; does nothing when the build was made from these very sources. */
export async function ensureBuilt() {
  const wanted = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(join(DIST, 'server', 'main.js'))) return
  console.log('Building the app and the server …')
  // Built aside and then moved, so that a build that fails or is stopped leaves the old one whole.
  const aside = `dist/.next-${process.pid}`
  try {
    await vite(['--outDir', `${aside}/pwa`])
    await vite(['--ssr', 'sync-server/main.ts', '--outDir', `${aside}/server`])
    await vite(['--ssr', 'sync-server/painter/embedded/worker.ts', '--outDir', `${aside}/server/painter`])
    cpSync(join(root, 'sync-server/storage/migrations'), join(root, aside, 'server/migrations'), { recursive: true })
    cpSync(join(root, 'sync-server/content/covers'), join(root, aside, 'server/covers'), { recursive: true })
    await compress(`${aside}/pwa`)
    rmSync(STAMP, { force: true })
    for (const part of ['pwa', 'server']) {
      rmSync(join(DIST, part), { recursive: true, force: true })
      renameSync(join(root, aside, part), join(DIST, part))
    }
    writeFileSync(STAMP, wanted)
  } finally {
    rmSync(join(root, aside), { recursive: true, force: true })
  }
}

/** @param {readonly string[]} args */
async function vite(args) {
  mkdirSync(DIST, { recursive: true })
  const [command, all] = tool('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--emptyOutDir', ...args])
  const { code, output } = await run(command, all, { env: { NODE_ENV: 'production' }, quiet: true })
  if (code === 0) return
  rmSync(join(root, `dist/.next-${process.pid}`), { recursive: true, force: true })
  console.error(output.trim())
  stop('The build failed: see above.')
}

/**
 * Lays a .br and a .gz beside every file that they make smaller.
 * @param {string} folder relative to the root
 */
async function compress(folder) {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const files = [...filesIn(folder)].filter(
    (file) => PACKABLE.test(file) && statSync(join(root, file)).size >= SMALLEST,
  )
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(root, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(join(root, `${file}.br`), await brotli(content, { params }))
      writeFileSync(join(root, `${file}.gz`), await zip(content, { level: 9 }))
    }),
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensureInstalled()
  await ensureBuilt()
}
