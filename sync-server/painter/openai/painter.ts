import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import type { ImageGenerateParamsNonStreaming } from 'openai/resources/images'
import type { Log } from '../../domain/ports.ts'
import { type Painter, PainterFailed, type PictureOrder } from '../painter.ts'
import { answerMax, limitedFetch, picturesIn } from './image-bytes.ts'
import { picturePrompt } from './picture-prompt.ts'

/** Where the model is; `baseURL` null is OpenAI's own server. */
export interface ImageServer {
  readonly apiKey: string
  readonly baseURL: string | null
  readonly model: string
}

interface Options {
  readonly server: ImageServer
  readonly log: Log
  /** Longest time for all pictures of an order, in milliseconds. */
  readonly timeout?: number
  /** Pause before the second try, in milliseconds, when the server names none. */
  readonly retryWait?: number
}

const SIZES = { avatar: '1024x1024', cover: '1024x1536', scene: '1536x1024' } as const
/** Most pictures that are asked for in one request. */
const COUNT_MAX = 10
/** Longest pause a server may ask for, in milliseconds. */
const RETRY_AFTER_MAX = 5_000

/**
 * Pictures by an OpenAI-compatible server. Failures that may pass are tried once more. Fails with `refused` when the
 * server will not paint the words, `malformed` for anything but pictures, `busy` when it has no room, `timeout` after
 * 60 s or when the order is called off, else `unreachable`.
 */
export function createOpenAiPainter(options: Options): Painter {
  const { server, log, timeout = 60_000, retryWait = 1_000 } = options
  const client = new OpenAI({
    apiKey: server.apiKey,
    ...(server.baseURL ? { baseURL: server.baseURL } : {}),
    maxRetries: 0,
    // The signal of an order ends it; two clocks would quarrel about whose the end was.
    timeout: 2 * timeout,
    logLevel: 'off',
  })
  // The newer models give base64 and nothing else, and take no response format; the older ones give addresses unasked.
  let takesFormat = !/^(chatgpt|gpt)-image/.test(server.model)
  let takesCount = !/^dall-e-3/.test(server.model)

  async function attempt(order: PictureOrder, count: number, signal: AbortSignal): Promise<Uint8Array[]> {
    const body: ImageGenerateParamsNonStreaming = {
      model: server.model,
      prompt: picturePrompt(order),
      n: takesCount ? count : 1,
      size: SIZES[order.kind],
      ...(takesFormat ? { response_format: 'b64_json' as const } : {}),
    }
    const { images } = client.withOptions({ fetch: limitedFetch(answerMax(takesCount ? count : 1)) })
    if (takesCount) return picturesIn(await images.generate(body, { signal }), count)
    const one = async () => picturesIn(await images.generate(body, { signal }), 1)
    return (await Promise.all(Array.from({ length: count }, one))).flat()
  }

  async function tried(order: PictureOrder, count: number, signal: AbortSignal): Promise<Uint8Array[]> {
    let retries = 1
    for (;;) {
      try {
        return await attempt(order, count, signal)
      } catch (error) {
        if (signal.aborted) throw new PainterFailed('timeout', error)
        const failure = failureOf(error)
        const unknown = unknownOf(error)
        if (unknown === 'response_format' && takesFormat) takesFormat = false
        else if (unknown === 'n' && takesCount && count > 1) takesCount = false
        else {
          const pause = retryAfterOf(error) ?? retryWait
          const passing = failure.reason === 'busy' || failure.reason === 'unreachable'
          if (!passing || retries <= 0 || pause > RETRY_AFTER_MAX || isFinal(error)) throw failure
          retries -= 1
          log.warn({ reason: failure.reason }, 'the image server failed; trying again')
          await waited(pause, signal)
        }
      }
    }
  }

  return {
    kind: 'openai',
    paint: (order, count, signal) =>
      tried(order, Math.min(count, COUNT_MAX), AbortSignal.any([signal, AbortSignal.timeout(timeout)])),
    close: async () => undefined,
  }
}

function failureOf(error: unknown): PainterFailed {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (at instanceof PainterFailed) return at
  if (error instanceof APIConnectionTimeoutError) return new PainterFailed('timeout', error)
  if (error instanceof SyntaxError) return new PainterFailed('malformed', error)
  if (!(error instanceof APIError)) return new PainterFailed('unreachable', error)
  if (error.status === 429) return new PainterFailed('busy', error)
  const words = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`
  const refuses = /content.?policy|moderation|safety|image_generation_user_error/i.test(words)
  return new PainterFailed(refuses && error.status !== undefined ? 'refused' : 'unreachable', error)
}

/** The parameter that a server does not know or take. */
function unknownOf(error: unknown): 'response_format' | 'n' | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null
  if (error.param === 'response_format' || /response_format/.test(error.message)) return 'response_format'
  return error.param === 'n' || /\bn=1\b|['"`]n['"`]/.test(error.message) ? 'n' : null
}

/** Whether asking again cannot help: a wrong key, a model that is not there. */
function isFinal(error: unknown): boolean {
  const status = error instanceof APIError ? error.status : undefined
  return status !== undefined && status >= 400 && status < 500 && ![408, 409, 429].includes(status)
}

function retryAfterOf(error: unknown): number | null {
  const seconds = error instanceof APIError ? error.headers?.get('retry-after') : null
  return seconds && Number(seconds) >= 0 ? Number(seconds) * 1000 : null
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done, { once: true })
  })
}
