import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import { createEmbeddedPainter } from './painter/embedded/painter.ts'
import type { Painter } from './painter/painter.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** The painter that the switches choose. */
export function choosePainter(_config: Config): Painter {
  return embeddedPainter()
}

/** The embedded painter, with its thread as it was built or, beside the sources, from them. */
export function embeddedPainter(): Painter {
  const entries = [join(here, 'painter', 'worker.js'), join(here, 'cli', 'painter-from-sources.mjs')]
  return createEmbeddedPainter({ workerFile: entries.find((each) => existsSync(each)) ?? '' })
}
