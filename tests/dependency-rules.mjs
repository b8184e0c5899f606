// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sync-server/cli/process.mjs'
import { broken } from './import-rules.mjs'
import { cyclesIn, readImports } from './imports.mjs'

/** Fewer files than this mean that they were not found, not that all is well. */
const FEWEST = 100

const OURS = /^(pwa|shared|sync-server|tests|icons)\//

const { files, imports } = readImports(['pwa', 'shared', 'sync-server', 'tests'])
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const problems = [
  ...imports.flatMap(broken),
  ...cyclesIn(imports).map((cycle) => `A cycle: ${cycle.join(' → ')}`),
  ...imports.filter(missing).map(({ from, to }) => `${from} → ${to}: There is no such file.`),
  ...imports.filter(undeclared).map(({ from, to }) => `${from} → ${to}: Not among the dependencies of package.json.`),
]
if (files.length < FEWEST) problems.push(`Only ${files.length} files were read: the rules were not checked.`)

for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${imports.length} imports, ${problems.length} against the rules.`)
process.exit(problems.length > 0 ? 1 : 0)

/** @param {import('./imports.mjs').Import} one */
function missing({ to }) {
  return OURS.test(to) && !existsSync(join(root, to))
}

/** What the product runs on must be a dependency; tests and commands may use what is there for development. */
function undeclared(/** @type {import('./imports.mjs').Import} */ { from, to }) {
  if (/^(node|virtual):/.test(to) || OURS.test(to) || existsSync(join(root, to))) return false
  const name = to.split('/', to.startsWith('@') ? 2 : 1).join('/')
  if (manifest.dependencies[name]) return false
  const product = /^(pwa|shared|sync-server)\//.test(from) && !/\.test\.tsx?$|^sync-server\/cli\/.*\.mjs$/.test(from)
  return product || !manifest.devDependencies[name]
}
