import type { Narrator } from '../sync-server/narrator/narrator.ts'
import { DEFAULT_TIMEOUTS } from '../sync-server/narrator/openai/clock.ts'
import { createOpenAiNarrator } from '../sync-server/narrator/openai/narrator.ts'
import { realClock } from '../sync-server/sources.ts'
import type { OpenAiStandIn } from './standins/openai.ts'

/** The product's narrator, pointed at a stand-in, with short limits. */
export function modelNarrator(standIn: OpenAiStandIn): Narrator {
  return createOpenAiNarrator({
    server: { apiKey: 'test', baseURL: `${standIn.url}`, model: 'stand-in' },
    clock: realClock,
    log: { warn: () => undefined },
    canary: 'canary-of-the-tests',
    timeouts: { ...DEFAULT_TIMEOUTS, firstByte: 700, stall: 700, whole: 5_000, tail: 700, retryWait: 20 },
  })
}
