import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { contentFor, GOOD_ANSWER, type StandInAnswer } from './openai-answers.ts'
import { answerImages, type SeenImageRequest } from './openai-images.ts'
import type { ChatBody, ImageBody, ImageMood, Mood } from './openai-protocol.ts'

/** One request as it was received; `ended` tells who closed it. */
export interface SeenRequest {
  readonly body: ChatBody
  readonly mood: Mood
  ended: 'open' | 'done' | 'by-client' | 'by-us'
}

export interface OpenAiStandIn {
  /** Base URL, ends with `/v1`. */
  readonly url: string
  readonly requests: SeenRequest[]
  /** Requests for pictures. */
  readonly images: SeenImageRequest[]
  /** The next `times` requests (default 1) are answered in that mood; moods queue up. */
  behave(next: Mood, times?: number): void
  /** The same for requests for pictures. */
  behaveImages(next: ImageMood, times?: number): void
  /** Forgets requests and moods. */
  reset(): void
  stop(): Promise<void>
}

export interface StandInOptions {
  port?: number
  /** Speed of the stream; 0 (default) sends as fast as it can. */
  wordsPerSecond?: number
  /** Seconds in the Retry-After header of a 429; default 0. */
  retryAfter?: number
  /** Wait of the mood `slow` before its first byte, in milliseconds; default 150. */
  slowBy?: number
  script?: (body: ChatBody) => StandInAnswer
}

/** Starts a stand-in for an OpenAI-compatible server: chat completions over server-sent events, and the model list. */
export async function startOpenAi(options: StandInOptions = {}): Promise<OpenAiStandIn> {
  const requests: SeenRequest[] = []
  const images: SeenImageRequest[] = []
  const moods: { mood: Mood; left: number }[] = []
  const imageMoods: { mood: ImageMood; left: number }[] = []

  const server = createServer((req, res) => {
    void handle(req, res).catch(() => res.destroy())
  })

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const path = (req.url ?? '').split('?')[0]
    if (req.method === 'GET' && path === '/v1/models') {
      return json(res, 200, { object: 'list', data: [{ id: 'stand-in', object: 'model', owned_by: 'stand-in' }] })
    }
    if (req.method === 'POST' && path === '/v1/images/generations') {
      const seen = { body: JSON.parse(await readAll(req)) as ImageBody, mood: nextOf(imageMoods) ?? 'ok' }
      images.push(seen)
      return answerImages(seen, res)
    }
    if (req.method !== 'POST' || path !== '/v1/chat/completions') return fault(res, 404, 'no such path')
    const body = JSON.parse(await readAll(req)) as ChatBody
    const seen: SeenRequest = { body, mood: nextOf(moods) ?? 'ok', ended: 'open' }
    requests.push(seen)
    res.on('close', () => {
      if (seen.ended === 'open') seen.ended = res.writableFinished ? 'done' : 'by-client'
    })
    await answer(seen, res)
  }

  async function answer(seen: SeenRequest, res: ServerResponse) {
    const { body, mood } = seen
    if (mood === 'stall') return
    if (mood === 'refuse-connection') {
      seen.ended = 'by-us'
      return void res.destroy()
    }
    if (mood === '429') {
      return fault(res, 429, 'Rate limit reached', { 'retry-after': String(options.retryAfter ?? 0) })
    }
    if (mood === '500') return fault(res, 500, 'The server had an error')
    if (mood === '401') return fault(res, 401, 'Incorrect API key provided')
    if (mood === 'no-response-format' && body.response_format) {
      return fault(res, 400, "'response_format' of type 'json_schema' is not supported with this model")
    }
    if (mood === 'slow') await sleep(options.slowBy ?? 150)
    const content = contentFor(mood, body, options.script?.(body) ?? GOOD_ANSWER)
    if (body.stream !== true) {
      return json(res, 200, {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        created: 0,
        model: body.model,
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      })
    }
    await stream(seen, res, content)
  }

  async function stream(seen: SeenRequest, res: ServerResponse, content: string) {
    const { mood, body } = seen
    const send = (delta: object, finish: string | null) =>
      res.write(
        `data: ${JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion.chunk',
          created: 0,
          model: body.model,
          choices: [{ index: 0, delta, finish_reason: finish }],
        })}\n\n`,
      )
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
    send({ role: 'assistant', content: '' }, null)
    if (mood === 'refusal') {
      send({ refusal: 'I cannot help with that.' }, 'stop')
      return void res.end('data: [DONE]\n\n')
    }
    const words = content.match(/\s*\S+\s*$|\s*\S+/g) ?? []
    const breakAt = mood === 'break-off-tail' ? words.length - 3 : Math.floor(words.length / 3)
    const wait = options.wordsPerSecond ? 1000 / options.wordsPerSecond : 0
    for (const [index, word] of words.entries()) {
      if (res.destroyed) return
      if (index === breakAt && mood === 'stall-midway') return
      if (index === breakAt && mood === 'cut-short') break
      if (index === breakAt && (mood === 'break-off' || mood === 'break-off-tail')) {
        seen.ended = 'by-us'
        await sleep(5)
        return void res.destroy()
      }
      send({ content: word }, null)
      if (wait) await sleep(wait)
    }
    send({}, mood === 'cut-short' ? 'length' : 'stop')
    res.end('data: [DONE]\n\n')
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    images,
    behaveImages: (mood, times = 1) => imageMoods.push({ mood, left: times }),
    behave: (mood, times = 1) => moods.push({ mood, left: times }),
    reset() {
      requests.length = 0
      images.length = 0
      imageMoods.length = 0
      moods.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function nextOf<T>(moods: { mood: T; left: number }[]): T | undefined {
  const first = moods[0]
  if (!first) return undefined
  first.left -= 1
  if (first.left <= 0) moods.shift()
  return first.mood
}

function json(res: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) {
  res.writeHead(status, { 'content-type': 'application/json', ...headers })
  res.end(JSON.stringify(body))
}

function fault(res: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) {
  json(res, status, { error: { message, type: 'stand_in', param: null, code: null } }, headers)
}

async function readAll(req: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function flag(name: string): number | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : Number(process.argv[at + 1])
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const standIn = await startOpenAi({ port: flag('--port') ?? 0, wordsPerSecond: flag('--wps') ?? 20 })
  console.log(standIn.url)
}
