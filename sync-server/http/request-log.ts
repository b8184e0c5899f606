import type { Middleware } from 'koa'
import type { Log } from '../domain/ports.ts'

/** One line a request: method, path without its query, status, milliseconds. Never bodies, tokens or addresses. */
export function requestLog(log: Log, now: () => number): Middleware {
  return async (ctx, next) => {
    const began = now()
    try {
      await next()
    } finally {
      log.info({ method: ctx.method, path: ctx.path, status: ctx.status, ms: now() - began }, 'request')
    }
  }
}
