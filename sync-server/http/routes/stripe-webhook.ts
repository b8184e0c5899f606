import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import { AppError } from '../../../shared/errors.ts'
import { done } from '../../domain/outcome.ts'
import { takePaymentEvent } from '../../domain/payment-events.ts'
import type { Deps } from '../../domain/ports.ts'
import { envelope } from '../guard.ts'

const PATH = '/api/stripe/webhook'
/** Longest body, in bytes. */
const LONGEST = 256 * 1024

/**
 * Where Stripe sends its events: signed bytes, so it comes before whatever reads bodies. 400 unless the signature is right and
 * at most five minutes old, 413 for more than 256 kB, 200 for what was taken in, now or before, and for what is of no concern.
 * Anything else makes Stripe send the event again.
 */
export function stripeWebhook(deps: Deps): Middleware {
  return async (ctx, next) => {
    const { payments } = deps
    if (!payments || ctx.path !== PATH || ctx.method !== 'POST') return next()
    const body = await readBody(ctx.req, ctx.request.length)
    const event = await payments.readEvent(body, ctx.get('Stripe-Signature'), deps.sources.now())
    await takePaymentEvent(deps, payments, event)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = envelope(done({}))
  }
}

function readBody(request: IncomingMessage, length: number | undefined): Promise<Buffer> {
  const tooLarge = new AppError('TOO_LARGE', 'The request is too large.')
  if (length !== undefined && length > LONGEST) return Promise.reject(tooLarge)
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= LONGEST) return parts.push(part)
      // What is left is thrown away with the answer.
      request.removeAllListeners('data').pause()
      reject(tooLarge)
    })
    request.once('end', () => resolve(Buffer.concat(parts)))
    request.once('error', reject)
    request.once('aborted', () => reject(new AppError('BAD_REQUEST', 'The request broke off.')))
  })
}
