import { createHash } from 'node:crypto'
import type { Context } from 'koa'

/** Sends an answer; lists carry a tag, so that an unchanged one costs no bytes. */
export function sendWithTag(ctx: Context, body: object, tagged: boolean): void {
  if (!tagged || ctx.status !== 200) {
    ctx.body = body
    return
  }
  const text = JSON.stringify(body)
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  ctx.type = 'application/json'
  ctx.body = text
  // A client that sends no-cache still knows the tag: an unchanged list may be told so.
  if (ctx.get('If-None-Match').split(/,\s*/).includes(ctx.response.get('ETag'))) ctx.status = 304
}
