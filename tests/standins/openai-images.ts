import type { ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import type { ImageBody, ImageMood } from './openai-protocol.ts'

/** One request for pictures as it was received. */
export interface SeenImageRequest {
  readonly body: ImageBody
  readonly mood: ImageMood
}

/** Answers a request for pictures with real PNG bytes, or as badly as its mood says. */
export function answerImages({ body, mood }: SeenImageRequest, res: ServerResponse) {
  const count = body.n ?? 1
  switch (mood) {
    case 'stall':
      return
    case 'refuse-connection':
      return void res.destroy()
    case '429':
      return fault(res, 429, { message: 'Rate limit reached' }, { 'retry-after': '0' })
    case '500':
      return fault(res, 500, { message: 'The server had an error' })
    case '401':
      return fault(res, 401, { message: 'Incorrect API key provided' })
    case 'refusal':
      return fault(res, 400, {
        message: 'Your request was rejected as a result of our safety system.',
        type: 'image_generation_user_error',
        code: 'moderation_blocked',
      })
    case 'no-json':
      return void res.writeHead(200, { 'content-type': 'application/json' }).end('<html>busy</html>')
    case 'redirect':
      return void res.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end()
    case 'break-off':
      res.writeHead(200, { 'content-type': 'application/json' })
      return void res.write('{"data":[{"b64_json":"AAAA', () => res.destroy())
    case 'endless':
      return flood(res)
  }
  if (mood === 'no-response-format' && body.response_format) {
    return fault(res, 400, { message: "Unknown parameter: 'response_format'.", param: 'response_format' })
  }
  if (mood === 'no-count' && count > 1) {
    return fault(res, 400, { message: 'You must provide n=1 for this model.', param: 'n' })
  }
  const picture = (index: number) => {
    if (mood === 'only-url') return { url: 'http://127.0.0.1:9/never-fetched.png' }
    if (mood === 'junk') return { b64_json: Buffer.from('<svg onload=alert(1)>').toString('base64') }
    if (mood === 'too-large') return { b64_json: png(2, index).toString('base64') + 'A'.repeat(28 * 1024 * 1024) }
    return { b64_json: png(64, index).toString('base64') }
  }
  const data = Array.from({ length: mood === 'fewer' ? count - 1 : count }, (_, index) => picture(index))
  json(res, 200, { created: 0, data })
}

/** Writes for ever, as fast as it is read. */
function flood(res: ServerResponse): void {
  const piece = Buffer.alloc(1024 * 1024, 'A')
  res.writeHead(200, { 'content-type': 'application/json' })
  res.write('{"data":[{"b64_json":"')
  const more = () => {
    while (!res.destroyed && res.write(piece));
  }
  res.on('drain', more)
  more()
}

/** A square PNG of one colour, `size` pixels wide. */
function png(size: number, tint: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, (tint * 60 + 40) % 256)])
  const rows = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function json(res: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers })
  res.end(JSON.stringify(body))
}

function fault(res: ServerResponse, status: number, error: object, headers: Record<string, string> = {}): void {
  json(res, status, { error: { type: 'stand_in', param: null, code: null, ...error } }, headers)
}
