// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from '../sync-server/cli/install.mjs'
import { requireNode, root, run, tool } from '../sync-server/cli/process.mjs'

requireNode()
await ensureInstalled()

const RESULTS = join(root, 'test-results')
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

let passed = 0
let failed = 0

// What needs the packages is loaded once they are there.
const { ensureChromium } = await import('./chromium.mjs')
const { runGates, shortened } = await import('./check.mjs')
const { vitestCounts, playwrightCounts } = await import('./reports.mjs')

const chromium = await ensureChromium()
console.log(`Node.js ${process.versions.node}, ${chromium}`)

console.log('Static checks')
for (const { ok } of await runGates()) count(ok ? 1 : 0, ok ? 0 : 1)

// First, for the suites that start the server as a process start the build.
console.log('Build')
const built = await run(process.execPath, [join(root, 'sync-server/cli/build.mjs')], { quiet: true })
count(built.code === 0 ? 1 : 0, built.code === 0 ? 0 : 1)
if (built.code !== 0) console.log(shortened(built.output))

await suite('Unit and server tests on SQLite', 'sqlite', vitest('sqlite'), { DATABASE_URL: undefined }, vitestCounts)
await onPostgres()
if (built.code === 0) {
  const browser = tool('@playwright/test/cli.js', ['test', '--reporter=json'])
  const env = { CHROMIUM_PATH: chromium, DATABASE_URL: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') }
  await suite('Browser tests', 'browser', browser, env, playwrightCounts)
}

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** The server's suites once more, on a PostgreSQL that is started for them. */
async function onPostgres() {
  const [program, args] = vitest('postgres')
  const command = tool('tsx/dist/cli.mjs', [join(root, 'tests/on-postgres.ts'), program, ...args])
  await suite('Server tests on PostgreSQL', 'postgres', command, {}, vitestCounts)
}

/** @param {string} name */
function vitest(name) {
  return tool('vitest/vitest.mjs', ['run', '--reporter=json', `--outputFile=${reportOf(name)}`])
}

/** @param {string} name */
function reportOf(name) {
  return join(RESULTS, `${name}.json`)
}

/**
 * Runs a suite, prints one line and what failed, and counts.
 * @param {string} title
 * @param {string} name
 * @param {[string, string[]]} command
 * @param {Record<string, string | undefined>} env
 * @param {(report: unknown) => import('./reports.mjs').Counts} counts
 */
async function suite(title, name, [command, args], env, counts) {
  const started = performance.now()
  const { code, output } = await run(command, args, {
    quiet: true,
    timeout: 40 * 60_000,
    env: { NO_COLOR: '1', CI: 'true', NODE_ENV: 'test', ...env },
  })
  writeFileSync(join(RESULTS, `${name}.log`), output)
  const report = existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : null
  const found = report ? counts(report) : { passed: 0, failures: [] }
  // A suite that fails without a failed test (an unhandled rejection, a crash, nothing found) is a failure of its own.
  const alone = code !== 0 && found.failures.length === 0 ? [`The suite ended with ${code}.\n${output}`] : []
  const failures = [...found.failures, ...alone]
  count(found.passed, failures.length)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${title}: ${found.passed} passed, ${failures.length} failed (${seconds} s)`)
  for (const failure of failures) console.log(`  FAIL ${shortened(failure).trim()}`)
}

/**
 * @param {number} good
 * @param {number} bad
 */
function count(good, bad) {
  passed += good
  failed += bad
}
