import Router from '@koa/router'
import type { Context } from 'koa'
import { execute, type Request } from '../domain/execute.ts'
import type { AnyHandler } from '../domain/handler.ts'
import type { Deps } from '../domain/ports.ts'
import type { TurnJobs } from '../domain/turns/jobs.ts'
import type { State } from './context.ts'
import { sendWithTag } from './etag.ts'
import { envelope, toRequest } from './guard.ts'
import type { Limits } from './limits.ts'
import { answerTurn } from './routes/turns.ts'
import { receiveFile } from './uploads.ts'

type RouteContext = Context & { state: State; params: Record<string, string> }

/** Mounts every handler at its REST path, each with the same pipeline: limits, guard, execute, envelope. */
export function apiRouter(
  deps: Deps,
  handlers: readonly AnyHandler[],
  limits: Limits,
  jobs: TurnJobs,
  publicUrl: string | null,
): Router {
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  const router = new Router({ prefix: '/api' })
  for (const handler of handlers) {
    router[handler.call.method](handler.call.path, async (context) => {
      const ctx = context as unknown as RouteContext
      await serve(ctx, toRequest(handler, ctx, publicOrigin), deps, handler, limits, jobs)
    })
  }
  return router
}

async function serve(
  ctx: RouteContext,
  request: Request,
  deps: Deps,
  handler: AnyHandler,
  limits: Limits,
  jobs: TurnJobs,
): Promise<void> {
  const caller = { ip: ctx.ip, userId: ctx.state.caller?.userId ?? null, body: request.body }
  await limits.check(handler.call, caller)
  ctx.set('Cache-Control', 'no-store')
  // Who is nobody is told so before a file is taken in.
  const { upload } = handler.call
  const file = upload && ctx.state.caller ? await receiveFile(ctx, upload) : null
  const outcome = await execute(deps, handler, { ...request, input: { ...request.input, file } })
  await limits.giveBack(handler.call, caller, outcome.code)
  if (outcome.turnId && outcome.status < 400) {
    await answerTurn(ctx, jobs, outcome)
    return
  }
  ctx.status = outcome.status
  sendWithTag(ctx, envelope(outcome), handler.call.method === 'get' && handler.call.path.startsWith('/quests'))
}
