// @ts-check
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../sync-server/cli/process.mjs'
import { filesIn } from '../sync-server/cli/sources.mjs'

/**
 * One import, of a type or a value.
 * @typedef {object} Import
 * @property {string} from a file of ours
 * @property {string} to a file of ours, or a package's or Node.js module's name as it is written
 */

const SCRIPT = /\.(ts|tsx|mjs)$/

/**
 * Every import of the given folders' files, and those files.
 * @param {readonly string[]} folders
 * @returns {{ files: string[], imports: Import[] }}
 */
export function readImports(folders) {
  const files = folders.flatMap((folder) => [...filesIn(folder)]).filter((file) => SCRIPT.test(file))
  return { files, imports: files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))) }
}

/**
 * The imports and re-exports of one file; `import()` counts, in types too.
 * @param {string} file relative to the root
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const named = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest?.value)),
    ...[...text.matchAll(/\bimport\(\s*'([^']+)'\s*[,)]/g)].map((match) => match[1]),
  ]
  const targets = new Set(named.filter((each) => each !== undefined && each !== null))
  return [...targets].map((target) => ({ from: file, to: resolve(file, target) }))
}

/**
 * @param {string} file
 * @param {string} target as written
 */
function resolve(file, target) {
  const [path = target] = target.split('?')
  if (path.startsWith('.')) return posix.join(dirname(file), path)
  return path.startsWith('/') ? path.slice(1) : path
}

/**
 * The cycles among our own files, each as the files on its way round.
 * @param {readonly Import[]} imports
 * @returns {string[][]}
 */
export function cyclesIn(imports) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  /** @type {Map<string, 'open' | 'done'>} */
  const seen = new Map()
  /** @type {string[][]} */
  const cycles = []
  /** @type {string[]} */
  const way = []
  const visit = (/** @type {string} */ file) => {
    const state = seen.get(file)
    if (state === 'open') cycles.push([...way.slice(way.indexOf(file)), file])
    if (state) return
    seen.set(file, 'open')
    way.push(file)
    for (const target of next.get(file) ?? []) visit(target)
    way.pop()
    seen.set(file, 'done')
  }
  for (const file of next.keys()) visit(file)
  return cycles
}
