// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, run, stop } from './process.mjs'

const STAMP = join(root, 'node_modules', '.emberquill-lock')

/** Brings `node_modules` in line with the lock file; does nothing when it is already. */
export async function ensureInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = stampOf(lock)
  const found = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
  if (found === wanted) return
  const sameNode = found === null || found.split(' ')[1] === wanted.split(' ')[1]
  // A person may have run npm: what it installed is compared, package by package.
  if (!sameNode || !matches(lock)) {
    console.log('Installing the packages of the lock file …')
    const [command, args] = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    const { code } = await run(command, args)
    if (code !== 0) stop('The packages could not be installed: see what npm says above.')
  }
  writeFileSync(STAMP, wanted)
}

/**
 * The lock file's hash, and what native packages were built for.
 * @param {string} lock
 */
function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform}-${process.arch}-${process.versions.modules}`
}

/**
 * Whether npm's own record of what it installed has every package that the lock file wants here.
 * @param {string} lock
 */
function matches(lock) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  try {
    /** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages */
    const wanted = /** @type {Packages} */ (JSON.parse(lock).packages)
    const installed = /** @type {Packages} */ (JSON.parse(readFileSync(record, 'utf8')).packages)
    return Object.entries(wanted).every(([path, { version, optional }]) => {
      if (path === '') return true
      const there = installed[path]
      return there ? there.version === version : optional === true
    })
  } catch {
    return false
  }
}
