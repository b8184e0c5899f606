// npm run bench: every benchmark, one after the other; prints ratios and gates nothing.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

for (const name of readdirSync(import.meta.dirname).sort()) {
  if (['all.ts', 'raw.ts'].includes(name) || !name.endsWith('.ts')) continue
  console.log(`\n# ${name}`)
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, name)], { stdio: 'inherit' })
}
