// npm run bench: every benchmark, one after the other, built as the server is built; prints ratios and gates nothing.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// One level below the root, as the sources of the tests are: their paths are relative to themselves.
const OUT = '.bench'

for (const name of readdirSync(import.meta.dirname).sort()) {
  if (['all.ts', 'raw.ts'].includes(name) || !name.endsWith('.ts')) continue
  console.log(`\n# ${name}`)
  const source = join('tests', 'bench', name)
  spawnSync(
    'node_modules/.bin/vite',
    ['build', '--logLevel', 'error', '--emptyOutDir', '--ssr', source, '--outDir', OUT],
    {
      stdio: 'inherit',
    },
  )
  spawnSync(process.execPath, [join(OUT, name.replace('.ts', '.js'))], { stdio: 'inherit' })
}
