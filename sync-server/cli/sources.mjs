// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

/** Everything that a build is made from. */
const SOURCES = [
  'icons',
  'pwa',
  'shared',
  'sync-server',
  'manifest.webmanifest',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
  'vite.plugins.ts',
]

/** Tests, commands, and the route tree that the build itself writes. */
const IGNORED = /\.test\.tsx?$|routes\.gen\.ts$|^sync-server\/cli\/(?!build\.mjs)|^icons\/render\.mjs$|\/\.DS_Store$/

/** A hash of the sources: another one means that the build is stale. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((each) => [...filesIn(each)])) {
    if (IGNORED.test(file)) continue
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The files at or below a path, in one order on every machine.
 * @param {string} path relative to the root
 * @returns {Generator<string>}
 */
export function* filesIn(path) {
  let entries
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ENOTDIR') yield path
    else if (code !== 'ENOENT') throw error
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesIn(`${path}/${entry.name}`)
    else yield `${path}/${entry.name}`
  }
}
