import Koa from 'koa'
import { koaBody } from 'koa-body'
import { calls } from '../shared/contract/calls.ts'
import { AppError } from '../shared/errors.ts'
import { identify } from './http/authenticate.ts'
import type { State } from './http/context.ts'
import { docsPage } from './http/docs-page.ts'
import { renderErrors } from './http/errors.ts'
import { mediaFiles } from './http/media.ts'
import { openApi } from './http/openapi.ts'
import { requestLog } from './http/request-log.ts'
import { apiRouter } from './http/router.ts'
import { googleRoutes, handoffPage } from './http/routes/google.ts'
import { stripeWebhook } from './http/routes/stripe-webhook.ts'
import { ownOriginOnly, securityHeaders } from './http/security.ts'
import { appFiles, coverFiles } from './http/static-files.ts'
import type { Services } from './services.ts'

/** The middleware, in order. */
export function createApp(services: Services): Koa<State> {
  const { deps, hub, jobs, limits, handlers, folders, version } = services
  // Of the addresses forwarded only the last is the proxy's word: those before it are whatever the sender wrote.
  const app = new Koa<State>({ proxy: services.trustProxy, maxIpsCount: 1 })
  const spec = openApi(calls, version)

  app.use(requestLog(deps.log, deps.sources.now))
  app.use(renderErrors(deps.log))
  app.use(securityHeaders())
  app.use(coverFiles(folders.covers))
  app.use(mediaFiles(deps.media))
  app.use(handoffPage())
  app.use(appFiles(folders.app))
  app.use(ownOriginOnly(services.publicUrl))
  app.use(stripeWebhook(deps))
  app.use(koaBody({ json: true, text: false, urlencoded: false, multipart: false, jsonLimit: '2mb', jsonStrict: true }))
  app.use(identify(deps))
  app.use(googleRoutes(deps, limits, services.publicUrl))
  app.use((ctx, next) => {
    if (ctx.method !== 'GET') return next()
    if (ctx.path === '/api/openapi.json') ctx.body = spec
    else if (ctx.path === '/api/docs') {
      ctx.type = 'html'
      ctx.body = docsPage(calls, spec)
    } else if (ctx.path === '/api/events') {
      const { caller } = ctx.state
      if (!caller) throw new AppError('UNAUTHENTICATED', 'Authentication required')
      hub.open(ctx, caller, { version: caller.player.version, serverNow: deps.sources.now() })
    } else return next()
  })
  const router = apiRouter(deps, handlers, limits, jobs, services.publicUrl)
  app.use(router.routes() as unknown as Koa.Middleware<State>)
  app.use(
    router.allowedMethods({
      throw: true,
      methodNotAllowed: () => new AppError('METHOD_NOT_ALLOWED', 'This call takes another method.'),
    }) as unknown as Koa.Middleware<State>,
  )
  app.on('error', (error: NodeJS.ErrnoException) => {
    // A device that went away mid-answer is no fault of ours.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
      deps.log.error({ err: error }, 'a response could not be written')
    }
  })
  return app
}
