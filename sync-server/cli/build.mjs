// @ts-check
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { install, root, run } from './install.mjs'

const sources = [
  'pwa',
  'sync-server',
  'shared',
  'icons',
  'manifest.webmanifest',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const stamp = join(root, 'dist', '.built-from')

/** Builds the app and the server when their sources changed since the last build. */
export function build() {
  const now = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Building the app and the server …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  run(process.execPath, [vite, 'build', '--logLevel', 'warn'], env)
  run(process.execPath, [vite, 'build', '--ssr', '--logLevel', 'warn'], env)
  cpSync(join(root, 'sync-server', 'storage', 'migrations'), join(root, 'dist', 'server', 'migrations'), {
    recursive: true,
  })
  cpSync(join(root, 'sync-server', 'content', 'covers'), join(root, 'dist', 'server', 'covers'), { recursive: true })
  compress(join(root, 'dist', 'pwa'))
  // Generated files (the route tree) may have come into being: take the state after the build.
  writeFileSync(stamp, hashOf(sources))
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) for (const file of filesOf(join(root, path))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * The files below a path (or the file itself), in order; tests do not count.
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** Text files get compressed twins, so that the server only picks one. @param {string} folder */
function compress(folder) {
  for (const file of filesOf(folder)) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue
    const bytes = readFileSync(file)
    if (bytes.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (process.argv[1] === import.meta.filename) {
  install()
  build()
}
