import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import type { Log } from './domain/ports.ts'
import { createEmbeddedPainter } from './painter/embedded/painter.ts'
import { createOpenAiPainter } from './painter/openai/painter.ts'
import type { Painter } from './painter/painter.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** The painter that the switches choose: an OpenAI-compatible server's image model, else the embedded one. */
export function choosePainter(config: Config, log: Log): Painter {
  if (!config.openai || !config.imageModel) return embeddedPainter()
  const { apiKey, baseURL } = config.openai
  return createOpenAiPainter({ server: { apiKey, baseURL, model: config.imageModel }, log })
}

/** The embedded painter, with its thread as it was built or, beside the sources, from them. */
export function embeddedPainter(): Painter {
  const entries = [join(here, 'painter', 'worker.js'), join(here, 'cli', 'painter-from-sources.mjs')]
  return createEmbeddedPainter({ workerFile: entries.find((each) => existsSync(each)) ?? '' })
}
