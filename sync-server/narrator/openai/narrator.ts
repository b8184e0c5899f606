import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { type Narrator, NarratorFailure, type StoryRequest, type Told } from '../narrator.ts'
import { TAIL_IN_WORDS } from './answer-format.ts'
import { readTail, type Tail } from './answer-schema.ts'
import { type Clock, DEFAULT_TIMEOUTS, type Timeouts } from './clock.ts'
import { defaultChoices } from './default-choices.ts'
import { Leak, leaks } from './leak-guard.ts'
import { recall, summaryAfter } from './memory.ts'
import { buildPrompt, RULES } from './prompt.ts'
import { createStoryStream, type StoryStream } from './story-stream.ts'
import { type Allowance, createUpstream, type ModelServer, type UpstreamLog } from './upstream.ts'

export interface OpenAiNarratorOptions {
  readonly server: ModelServer
  readonly clock: Clock
  readonly log: UpstreamLog
  /** A secret of this process; an answer that holds it repeats the system text. */
  readonly canary: string
  readonly timeouts?: Partial<Timeouts>
  /** Facts of an authored quest, for the narrator alone. */
  readonly secretOf?: (contentId: string) => readonly string[]
}

/**
 * A narrator that asks a model behind an OpenAI-compatible server.
 *
 *   ask → text told, choices read → Told
 *       → nothing told, malformed → ask again once, with the fault named → Told or 'nonsense'
 *       → text told, rest malformed → ask for the rest once → Told, with default choices if need be
 *       → text broken off → 'interrupted' or 'timeout': never a second text over a first one
 */
export function createOpenAiNarrator(options: OpenAiNarratorOptions): Narrator {
  const { clock, canary, log } = options
  const timeouts = { ...DEFAULT_TIMEOUTS, ...options.timeouts }
  const upstream = createUpstream(options.server, clock, timeouts, log)

  /** One answer as a story stream; a fault after the end of its text is left to the caller. */
  async function hear(
    messages: ChatCompletionMessageParam[],
    allowance: Allowance,
    onText: (piece: string) => void,
  ): Promise<StoryStream> {
    const story = createStoryStream(canary, RULES, onText)
    try {
      await upstream.ask(messages, allowance, story.push)
    } catch (error) {
      if (!story.complete || !(error instanceof NarratorFailure)) throw error
    }
    if (!story.complete && story.text) throw new NarratorFailure('interrupted')
    return story
  }

  /** Choices for a text that stands; the player waits for them, so this is tried once and not for long. */
  async function askForTail(messages: ChatCompletionMessageParam[], text: string, allowance: Allowance) {
    const limit = new AbortController()
    const cancel = clock.after(timeouts.tail, () => limit.abort(new NarratorFailure('timeout')))
    const answer = createStoryStream(canary, RULES, () => {})
    try {
      await upstream.ask(
        [
          ...messages,
          { role: 'assistant', content: JSON.stringify({ text }) },
          { role: 'user', content: TAIL_IN_WORDS },
        ],
        { signal: AbortSignal.any([allowance.signal, limit.signal]), retries: 0 },
        answer.push,
      )
    } catch (error) {
      log.warn({ reason: error instanceof NarratorFailure ? error.reason : 'unknown' }, 'no choices were told')
    } finally {
      cancel()
    }
    return readTail(answer.json)
  }

  async function tell(request: StoryRequest, allowance: Allowance, onText: (piece: string) => void): Promise<Told> {
    const memory = recall(request.history, request.summary)
    const secrets = request.quest.contentId ? (options.secretOf?.(request.quest.contentId) ?? []) : []
    const messages = buildPrompt(request, memory, canary, secrets)
    let story = await hear(messages, allowance, onText)
    let mayAsk = true
    if (!story.text) {
      log.warn({ length: story.raw.length }, 'the answer was malformed; asking again')
      story = await hear([...messages, ...complaint(story)], allowance, onText)
      mayAsk = false
      if (!story.text) throw new NarratorFailure('nonsense')
    }
    let read = readTail(story.json)
    if ('fault' in read && mayAsk) read = await askForTail(messages, story.text, allowance)
    // The player may have gone while the rest was asked for.
    request.signal.throwIfAborted()
    const tail =
      'tail' in read ? read.tail : { choices: defaultChoices(request.language), imagePrompt: null, concluded: false }
    return told(request, story.text, tail, memory.summary)
  }

  function told(request: StoryRequest, text: string, tail: Tail, summary: string): Told {
    if (leaks([...tail.choices, tail.imagePrompt ?? ''].join('\n'), canary, RULES)) throw new Leak()
    const heard = request.history.at(-1)
    const stored = heard?.type === 'user' && heard.content === request.words
    const move = request.words && !stored ? [{ type: 'user' as const, content: request.words }] : []
    const next = summaryAfter(request.history, [...move, { type: 'ai', content: text }], summary)
    return { text, ...tail, check: null, state: null, summary: next ?? (summary === request.summary ? null : summary) }
  }

  return {
    kind: 'openai',
    async tell(request, onText) {
      request.signal.throwIfAborted()
      const whole = new AbortController()
      const cancel = clock.after(timeouts.whole, () => whole.abort(new NarratorFailure('timeout')))
      const signal = AbortSignal.any([request.signal, whole.signal])
      try {
        return await tell(request, { signal, retries: 1 }, onText)
      } catch (error) {
        if (error instanceof Leak) throw new NarratorFailure('nonsense', { cause: error })
        throw error
      } finally {
        cancel()
      }
    },
  }
}

/** The faulty answer, cut, and what is wrong with it. */
function complaint(story: StoryStream): ChatCompletionMessageParam[] {
  const fault = story.raw
    ? story.complete
      ? '"text" was empty.'
      : 'It was not a JSON object with a string "text".'
    : 'It was empty.'
  return [
    { role: 'assistant', content: story.raw.slice(0, 2000) || '{}' },
    {
      role: 'user',
      content: `Your answer could not be used. ${fault} Answer again with one JSON object, as described.`,
    },
  ]
}
