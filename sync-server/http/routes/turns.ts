import { PassThrough } from 'node:stream'
import type { Context } from 'koa'
import { AppError } from '../../../shared/errors.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { TurnJobs } from '../../domain/turns/jobs.ts'
import type { TurnEnd } from '../../domain/turns/turn-end.ts'
import { envelope } from '../guard.ts'

/** The sentence of the error catalogue for a failed reply (specification part 1 section 8). */
const FAILED = 'There was an error processing your request. Please try again.'

/**
 * The REST answer to a turn: waits for the narrator and answers as the specification says, or streams the same
 * answer when asked for text/event-stream. A repeated key meets a running turn with IN_PROGRESS.
 */
export async function answerTurn(ctx: Context, jobs: TurnJobs, outcome: Outcome): Promise<void> {
  const turnId = outcome.turnId
  if (!turnId) throw new Error('not a turn')
  const running = outcome.replayed && jobs.textOf(turnId) !== null
  if (running) {
    throw new AppError('IN_PROGRESS', 'This turn is being told.', { retryAfter: 1, data: { turnId } })
  }
  if (ctx.accepts('application/json', 'text/event-stream') === 'text/event-stream') {
    stream(ctx, jobs, turnId)
    return
  }
  const end = await jobs.wait(turnId)
  const result = resultOf(end, turnId)
  ctx.status = result.status
  ctx.body = envelope(result)
}

function resultOf(end: TurnEnd, turnId: string): Omit<Outcome, 'turnId' | 'replayed'> {
  if (end.status === 'done') return { status: 200, code: null, message: '', data: end.answer }
  return { status: 502, code: end.code ?? 'NARRATOR_FAILED', message: FAILED, data: { turnId } }
}

/** Events: `text` with `{offset, text}` as it is told, then `answer` with the envelope. */
function stream(ctx: Context, jobs: TurnJobs, turnId: string): void {
  const out = new PassThrough()
  const send = (event: string, data: unknown) => out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  ctx.body = out
  const stop = jobs.listen(turnId, (offset, text) => send('text', { offset, text }))
  ctx.req.on('close', stop)
  jobs.wait(turnId).then(
    (end) => {
      stop()
      send('answer', envelope(resultOf(end, turnId)))
      out.end()
    },
    () => out.destroy(),
  )
}
