// @ts-check
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from '../sync-server/cli/process.mjs'
import { filesIn } from '../sync-server/cli/sources.mjs'

/** What drizzle-kit would add to the migrations is what somebody forgot to generate. */
const ENGINES = /** @type {const} */ ([
  ['sqlite', 'sqlite', ''],
  ['postgres', 'postgresql', 'postgres://unused'],
])

let stale = false
for (const [folder, dialect, url] of ENGINES) {
  const kept = `sync-server/storage/migrations/${folder}`
  const copy = `test-results/migrations/${folder}`
  rmSync(join(root, copy), { recursive: true, force: true })
  cpSync(join(root, kept), join(root, copy), { recursive: true })
  const [command, args] = tool('drizzle-kit/bin.cjs', [
    'generate',
    '--name=forgotten',
    `--dialect=${dialect}`,
    '--schema=./sync-server/storage/schema*.ts',
    `--out=./${copy}`,
  ])
  const { code, output } = await run(command, args, { quiet: true, timeout: 60_000, env: { DATABASE_URL: url } })
  if (code === 0 && contents(kept) === contents(copy)) continue
  stale = true
  console.error(`The migrations for ${folder} lag behind schema.ts: npx drizzle-kit generate makes the missing one.`)
  console.error(output.trim())
}
process.exit(stale ? 1 : 0)

/** @param {string} folder */
function contents(folder) {
  return [...filesIn(folder)]
    .map((file) => file.slice(folder.length) + readFileSync(join(root, file), 'utf8'))
    .join('\0')
}
