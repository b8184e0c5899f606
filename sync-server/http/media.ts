import type { Context, Middleware } from 'koa'
import { AppError } from '../../shared/errors.ts'
import { pictureIdOf } from '../../shared/rules/pictures.ts'
import type { MediaStore } from '../domain/ports.ts'

/** Whatever the bytes are, a browser makes nothing but a picture of them, and no page but ours shows it. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Serves players' pictures to whoever knows their names, which cannot be guessed: for ever, for they never change. */
export function mediaFiles(media: MediaStore): Middleware {
  const serve = async (ctx: Context) => {
    ctx.set(HEADERS)
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new AppError('METHOD_NOT_ALLOWED', 'Pictures can only be read here.')
    }
    const id = pictureIdOf(ctx.path)
    const name = `${id}.webp`
    const file = id === null ? null : await media.find(name)
    if (!file) throw new AppError('NOT_FOUND', 'There is no such picture.')
    const tag = `"${id}"`
    ctx.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: tag,
      'Last-Modified': new Date(file.storedAt).toUTCString(),
      'Accept-Ranges': 'bytes',
    })
    if (isKnown(ctx.get('If-None-Match'), tag)) {
      ctx.status = 304
      return
    }
    ctx.status = 200
    ctx.type = 'image/webp'
    if (ctx.method === 'HEAD') {
      ctx.length = file.size
      return
    }
    const bytes = await media.read(name)
    if (!bytes) {
      ctx.set('Cache-Control', 'no-store')
      throw new AppError('NOT_FOUND', 'This picture was just removed.')
    }
    const range = rangeOf(ctx.get('Range'), ctx.get('If-Range'), tag, bytes.length)
    if (range) {
      ctx.status = 206
      ctx.set('Content-Range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    }
    ctx.body = Buffer.from(range ? bytes.subarray(range.from, range.to + 1) : bytes)
  }
  return (ctx, next) => (/^\/media(\/|$)/.test(ctx.path) ? serve(ctx) : next())
}

function isKnown(header: string, tag: string): boolean {
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)
}

/** The one part of `size` bytes asked for, both ends counted; null (send the whole) for anything else. */
function rangeOf(header: string, condition: string, tag: string, size: number): { from: number; to: number } | null {
  if (condition && condition !== tag) return null
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header)
  if (!match || (!match[1] && !match[2])) return null
  const from = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const to = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  return from <= to ? { from, to } : null
}
