import type { Middleware } from 'koa'
import helmet from 'koa-helmet'
import { AppError } from '../../shared/errors.ts'

/** Security headers. Styles may be inline (dialogs set theirs at run time); scripts never are. */
export function securityHeaders(): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }) as unknown as Middleware
}

/** Writes from another site's page are refused: their Origin is not this host's. */
export function ownOriginOnly(publicUrl: string | null): Middleware {
  const allowed = publicUrl ? new URL(publicUrl).host : null
  return async (ctx, next) => {
    const origin = ctx.get('Origin')
    if (origin && ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      const host = URL.canParse(origin) ? new URL(origin).host : ''
      if (host !== ctx.host && host !== allowed) {
        throw new AppError('FOREIGN_ORIGIN', 'Requests from other sites are refused.')
      }
    }
    await next()
  }
}
