import OpenAI from 'openai'
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { NarratorFailure } from '../narrator.ts'
import { ANSWER_FORMAT, refusesFormat } from './answer-format.ts'
import { type Clock, type Timeouts, wait } from './clock.ts'
import { failureOf, mayPass, retryAfterOf, statusOf } from './failures.ts'

/** Where the model is; `baseURL` null is OpenAI's own server. */
export interface ModelServer {
  readonly apiKey: string
  readonly baseURL: string | null
  readonly model: string
}

export interface UpstreamLog {
  warn(data: object, message: string): void
}

/** What one telling may still use up; shared by all of its calls. */
export interface Allowance {
  /** Aborts when the player's request does, or when the whole time is up. */
  readonly signal: AbortSignal
  /** Second tries left. */
  retries: number
}

/** A model behind a chat completions server. */
export interface Upstream {
  /**
   * Streams one answer into `onContent`; returns why the model stopped, null when it did not say.
   * Rejects with `NarratorFailure`, with what `onContent` threw, or with the signal's reason.
   */
  ask(
    messages: ChatCompletionMessageParam[],
    allowance: Allowance,
    onContent: (piece: string) => void,
  ): Promise<string | null>
}

const OPENAI_URL = 'https://api.openai.com/v1'
/** Enough for the longest text and, for models that think first, the thinking. */
const ANSWER_TOKENS = 4000

/** Opens no connection yet. Retries are ours: the library's own are off. */
export function createUpstream(server: ModelServer, clock: Clock, timeouts: Timeouts, log: UpstreamLog): Upstream {
  const baseURL = server.baseURL ?? OPENAI_URL
  const client = new OpenAI({
    apiKey: server.apiKey,
    baseURL,
    maxRetries: 0,
    timeout: timeouts.whole + timeouts.firstByte,
    // The library would print answers it cannot read.
    logLevel: 'off',
  })
  // Older and local servers know only `max_tokens`, OpenAI's newer models refuse it.
  const ceiling = baseURL.startsWith('https://api.openai.com/')
    ? { max_completion_tokens: ANSWER_TOKENS }
    : { max_tokens: ANSWER_TOKENS }
  let takesFormat = true

  async function attempt(
    messages: ChatCompletionMessageParam[],
    signal: AbortSignal,
    onContent: (piece: string) => void,
  ): Promise<string | null> {
    const call = new AbortController()
    const abort = () => call.abort()
    signal.addEventListener('abort', abort, { once: true })
    let late = false
    const expire = () => {
      late = true
      call.abort()
    }
    let cancel = clock.after(timeouts.firstByte, expire)
    const thrown: unknown[] = []
    const withFormat = takesFormat
    let begun = false
    try {
      const body: ChatCompletionCreateParamsStreaming = { model: server.model, messages, stream: true, ...ceiling }
      if (withFormat) body.response_format = ANSWER_FORMAT
      const stream = await client.chat.completions.create(body, { signal: call.signal })
      let finish: string | null = null
      for await (const event of stream) {
        cancel()
        cancel = clock.after(timeouts.stall, expire)
        const choice = event.choices?.[0]
        if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') throw new NarratorFailure('refused')
        finish = choice?.finish_reason ?? finish
        const piece = choice?.delta?.content
        if (!piece) continue
        begun = true
        try {
          onContent(piece)
        } catch (error) {
          thrown.push(error)
          throw error
        }
      }
      // The library ends an aborted stream as if it were complete.
      if (!call.signal.aborted) return finish
      throw new NarratorFailure(late ? 'timeout' : 'interrupted')
    } catch (error) {
      // Whatever went wrong, nothing of the call goes on upstream.
      call.abort()
      if (thrown.length > 0) throw thrown[0]
      if (signal.aborted) throw signal.reason
      if (late) throw new NarratorFailure('timeout', { cause: error })
      if (withFormat && refusesFormat(error)) throw error
      throw failureOf(error, begun)
    } finally {
      cancel()
      signal.removeEventListener('abort', abort)
    }
  }

  return {
    async ask(messages, allowance, onContent) {
      for (;;) {
        allowance.signal.throwIfAborted()
        try {
          return await attempt(messages, allowance.signal, onContent)
        } catch (error) {
          if (refusesFormat(error)) {
            takesFormat = false
            log.warn({ status: statusOf(error) }, 'the model server takes no response format; asking in words')
            continue
          }
          if (!(error instanceof NarratorFailure) || !mayPass(error) || allowance.retries <= 0) throw error
          const pause = retryAfterOf(error.cause, clock.now()) ?? timeouts.retryWait
          if (pause > timeouts.retryAfterMax) throw error
          allowance.retries -= 1
          log.warn({ reason: error.reason, status: statusOf(error.cause) }, 'the model server failed; trying again')
          await wait(clock, pause, allowance.signal)
        }
      }
    },
  }
}
