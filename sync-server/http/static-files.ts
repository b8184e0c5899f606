import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Middleware } from 'koa'
import send from 'koa-send'
import { AppError } from '../../shared/errors.ts'

const YEAR = 365 * 24 * 3_600_000

/** Serves the built app: hashed assets for ever, everything else revalidated, any other page as the app's shell. */
export function appFiles(root: string): Middleware {
  const assets = existsSync(root)
  const serve = async (ctx: Context) => {
    if (!assets) throw new AppError('UNAVAILABLE', 'The app is not built yet: run npm start.')
    if (ctx.path !== '/' && (await sent(ctx, root, ctx.path))) return
    if (/\.\w+$/.test(ctx.path)) throw new AppError('NOT_FOUND', 'There is no such file.')
    await sent(ctx, root, '/index.html')
  }
  return (ctx, next) =>
    (ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api') ? next() : serve(ctx)
}

/** Serves quest covers: `<slug>.<hash>.webp` for ever, `<slug>.webp` revalidated. */
export function coverFiles(root: string): Middleware {
  const known = new Set(existsSync(root) ? readdirSync(root) : [])
  const serve = async (ctx: Context, match: RegExpExecArray) => {
    const file = `${match[1]}.webp`
    if (!known.has(file)) throw new AppError('NOT_FOUND', 'There is no such picture.')
    await send(ctx, file, { root, maxage: match[2] ? YEAR : 0, immutable: Boolean(match[2]) })
    if (!match[2]) ctx.set('Cache-Control', 'no-cache')
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin')
  }
  return (ctx, next) => {
    const match = /^\/covers\/([a-z0-9-]+)(\.[0-9a-f]{8})?\.webp$/.exec(ctx.path)
    return match ? serve(ctx, match) : next()
  }
}

async function sent(ctx: Context, root: string, path: string): Promise<boolean> {
  const hashed = path.startsWith('/assets/')
  try {
    const found = await send(ctx, path, {
      root,
      maxage: hashed ? YEAR : 0,
      immutable: hashed,
      brotli: true,
      gzip: true,
    })
    // Hidden files are passed over in silence.
    if (!found || ctx.body === undefined) return false
    if (!hashed) ctx.set('Cache-Control', 'no-cache')
    if (path === '/sw.js') ctx.set('Service-Worker-Allowed', '/')
    return true
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === 400 || status === 403 || status === 404) return false
    throw error
  }
}

/** Where the covers lie: beside the bundle, or in the sources. */
export function coversFolder(base: string): string {
  const bundled = join(base, 'covers')
  return existsSync(bundled) ? bundled : join(base, 'content', 'covers')
}
