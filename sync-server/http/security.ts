import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Middleware } from 'koa'
import { AppError } from '../../shared/errors.ts'

/** Styles may be inline (dialogs set theirs at run time); scripts never are. */
const PAGE_POLICY = {
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
}

/** An answer of the API is data: no page may be made of it. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** Helmet's headers on every answer; those that only a page heeds stay away from the API's. */
export function securityHeaders(): Middleware {
  const page = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const data = headersOf({
    contentSecurityPolicy: { useDefaults: false, directives: DATA_POLICY },
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return (ctx, next) => {
    const readable = ctx.path === '/api/docs'
    ctx.set(ctx.path.startsWith('/api/') && !readable ? data : page)
    return next()
  }
}

/** What helmet would set: the same for every request, so it is asked once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({ crossOriginEmbedderPolicy: false, ...options })(response.req, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Writes from another site's page are refused: their Origin is not this host's. */
export function ownOriginOnly(publicUrl: string | null): Middleware {
  const allowed = publicUrl ? new URL(publicUrl).host : null
  return (ctx, next) => {
    const origin = ctx.get('Origin')
    if (origin && ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      const host = URL.canParse(origin) ? new URL(origin).host : ''
      if (host !== ctx.host && host !== allowed) {
        throw new AppError('FOREIGN_ORIGIN', 'Requests from other sites are refused.')
      }
    }
    return next()
  }
}
