import type { Context, Middleware } from 'koa'
import { AppError } from '../../shared/errors.ts'
import type { Log } from '../domain/ports.ts'

/** Turns whatever was thrown below into the envelope: refusals with their code, anything else a bare 500. */
export function renderErrors(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined) {
        throw new AppError('NOT_FOUND', 'There is nothing here.')
      }
    } catch (error) {
      const refusal = asRefusal(error)
      if (!refusal) log.error({ err: error, path: ctx.path, method: ctx.method }, 'a request failed')
      answerError(ctx, refusal ?? new AppError('INTERNAL', 'Something went wrong on our side. Please try again.'))
    }
  }
}

/** Writes a refusal as the envelope. */
export function answerError(ctx: Context, error: AppError): void {
  ctx.status = error.status
  if (error.retryAfter !== null) ctx.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter))))
  ctx.body = { success: false, code: error.code, message: error.message, data: error.data }
}

const BY_STATUS: Record<number, AppError> = {
  400: new AppError('BAD_REQUEST', 'The request is not valid.'),
  403: new AppError('NOT_FOUND', 'There is no such page.'),
  404: new AppError('NOT_FOUND', 'There is no such page.'),
  405: new AppError('METHOD_NOT_ALLOWED', 'This call takes another method.'),
  413: new AppError('TOO_LARGE', 'The request is too large.'),
  415: new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.'),
  501: new AppError('METHOD_NOT_ALLOWED', 'This method is not known here.'),
}

/** A refusal of ours, or what a library says of the request by its status; null for a fault. */
function asRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const { status, code } = error as { status?: unknown; code?: unknown }
  // A body that says it is compressed and is not.
  if (typeof code === 'string' && code.startsWith('Z_')) return BY_STATUS[400] ?? null
  return typeof status === 'number' ? (BY_STATUS[status] ?? null) : null
}
