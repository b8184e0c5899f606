import type { Context } from 'koa'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import type { Request } from '../domain/execute.ts'
import type { AnyHandler } from '../domain/handler.ts'
import type { State } from './context.ts'

const KEY = /^[\x21-\x7e]{8,128}$/

/**
 * A request as `execute` takes it, but for the file of an upload. Throws for a malformed Idempotency-Key and for bodies of
 * another type than the call's.
 */
export function toRequest(
  handler: AnyHandler,
  ctx: Context & { state: State; params: Record<string, string> },
  publicOrigin: string | null,
): Request {
  const { call } = handler
  const key = ctx.get('Idempotency-Key')
  if (key && !KEY.test(key)) {
    throw new AppError('BAD_REQUEST', 'An Idempotency-Key has 8 to 128 visible ASCII characters.')
  }
  const type = call.upload ? 'multipart/form-data' : 'application/json'
  if (call.method !== 'get' && (call.upload || hasBody(ctx)) && !ctx.is(type)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send ${type}.`)
  }
  const body = call.method === 'get' || call.upload ? {} : (ctx.request as { body?: unknown }).body
  if (isDeep(body)) throw new AppError('BAD_REQUEST', 'The body is nested too deeply.')
  return {
    input: {
      caller: ctx.state.caller,
      language: ctx.state.language,
      device: ctx.get('User-Agent'),
      file: null,
      origin: publicOrigin ?? `${ctx.protocol}://${ctx.host}`,
    },
    params: ctx.params,
    query: { ...ctx.query },
    body,
    operationId: call.writes && key ? key : null,
  }
}

/** Some senders announce no length, and some proxies chunk what is empty: such a body has no type. */
function hasBody(ctx: Context): boolean {
  if (ctx.request.length !== undefined) return ctx.request.length > 0
  return ctx.get('Transfer-Encoding') !== '' && ctx.get('Content-Type') !== ''
}

/** Deeper than anything a call takes; what walks a body by recursion would run out of stack. */
const DEEPEST = 32

function isDeep(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((each) => (each !== null && typeof each === 'object' ? Object.values(each) : []))
  }
  return false
}

/** The envelope of a recorded answer. */
export function envelope(outcome: { status: number; code: ErrorCode | null; message: string; data: unknown }) {
  const success = outcome.status < 400
  return success
    ? { success, message: outcome.message, data: outcome.data }
    : { success, code: outcome.code, message: outcome.message, data: outcome.data }
}
