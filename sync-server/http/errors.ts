import type { Context, Middleware } from 'koa'
import { AppError, ERROR_STATUS } from '../../shared/errors.ts'
import type { Log } from '../domain/ports.ts'

/** Turns whatever was thrown below into the envelope: refusals with their code, anything else a bare 500. */
export function renderErrors(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next()
      if (ctx.status === 404 && ctx.body === undefined && ctx.path.startsWith('/api')) {
        throw new AppError('NOT_FOUND', 'There is no such call.')
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

const BODY_ERRORS: Record<number, AppError> = {
  400: new AppError('BAD_REQUEST', 'The body is not valid JSON.'),
  413: new AppError('TOO_LARGE', 'The request is too large.'),
  415: new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.'),
}

function asRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const status = (error as { status?: unknown }).status
  if (typeof status === 'number' && status in BODY_ERRORS) return BODY_ERRORS[status] ?? null
  if (status === ERROR_STATUS.NOT_FOUND) return new AppError('NOT_FOUND', 'There is no such page.')
  return null
}
