// npm run transcripts [name]: plays the scripted stories and writes them to docs/transcripts for reading.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scripts } from './stories/script.ts'
import { transcriptOf } from './stories/transcript.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'transcripts')
mkdirSync(folder, { recursive: true })
const only = process.argv[2]
for (const [name, script] of scripts) {
  if (only && name !== only) continue
  writeFileSync(join(folder, `${name}.md`), transcriptOf(script))
}
console.log(`${only ?? scripts.length} written to ${folder}`)
