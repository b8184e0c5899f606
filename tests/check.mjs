// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled } from '../sync-server/cli/install.mjs'
import { requireNode, root, run, tool } from '../sync-server/cli/process.mjs'

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {[string, string[]]} command
 */

/**
 * @typedef {object} GateResult
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {string} output
 */

const node = (/** @type {string} */ file) => /** @type {[string, string[]]} */ ([process.execPath, [join(root, file)]])
const types = (/** @type {string} */ project) => tool('typescript/bin/tsc', ['-p', project])

/** The route tree comes first: the app's types and imports need it. */
const FIRST = { name: 'route tree', command: node('tests/routes.mjs') }

/** @type {readonly Gate[]} */
const GATES = [
  { name: 'types of server, shared and tests', command: types('tsconfig.json') },
  { name: 'types of the app', command: types('pwa/tsconfig.json') },
  { name: 'types of the service worker', command: types('pwa/tsconfig.worker.json') },
  { name: 'types of the device tests', command: types('tests/sync/tsconfig.json') },
  { name: 'types of the browser tests', command: types('tests/e2e/tsconfig.json') },
  {
    name: 'lint and format',
    command: tool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--diagnostic-level=warn', '.']),
  },
  { name: 'who imports whom', command: node('tests/dependency-rules.mjs') },
  { name: 'unused files, exports and packages', command: tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'stories are sound', command: tool('tsx/dist/cli.mjs', ['sync-server/cli/lint-content.ts']) },
  { name: 'migrations match the schema', command: node('tests/migrations.mjs') },
]

/**
 * Runs every static gate, two at a time, and prints a line for each.
 * @returns {Promise<GateResult[]>}
 */
export async function runGates() {
  mkdirSync(join(root, 'test-results', 'check'), { recursive: true })
  const results = [await pass(FIRST)]
  const waiting = [...GATES]
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) results.push(await pass(gate))
  }
  await Promise.all([lane(), lane()])
  return results
}

/**
 * @param {Gate} gate
 * @returns {Promise<GateResult>}
 */
async function pass({ name, command: [command, args] }) {
  const started = performance.now()
  const { code, output } = await run(command, args, { quiet: true, timeout: 300_000, env: { NO_COLOR: '1' } })
  const seconds = (performance.now() - started) / 1000
  const ok = code === 0
  writeFileSync(join(root, 'test-results', 'check', `${name.replaceAll(/\W+/g, '-')}.log`), output)
  console.log(`  ${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(38)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!ok) console.log(shortened(output))
  return { name, ok, seconds, output }
}

/**
 * The first lines of a long output, indented, without colours and the frames of libraries.
 * @param {string} output
 */
export function shortened(output) {
  const lines = stripVTControlCharacters(output)
    .trim()
    .split('\n')
    .filter((line) => !/^\s*at .*(node_modules|node:)/.test(line))
  const shown = lines.slice(0, 40).map((line) => `       ${line}`)
  if (lines.length > 40) shown.push(`       … ${lines.length - 40} more lines in test-results/`)
  return shown.join('\n')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode()
  await ensureInstalled()
  console.log('Static checks')
  const results = await runGates()
  const failed = results.filter(({ ok }) => !ok).length
  console.log(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}
