import { Worker } from 'node:worker_threads'
import { type Painter, PainterFailed, type PictureOrder } from '../painter.ts'
import type { PaintAnswer, PaintRequest } from './thread.ts'

/** Orders that may wait behind the one being painted. */
export const WAITING_MAX = 16
/** Longest time for one picture, in milliseconds; a thread that takes longer hangs and is ended. */
const PICTURE_TIMEOUT = 20_000

interface Job {
  readonly order: PictureOrder
  readonly count: number
  readonly pictures: Uint8Array[]
  /** Threads that died over it. */
  deaths: number
  settle(outcome: readonly Uint8Array[] | PainterFailed): void
}

/**
 * The painter that needs no network: one thread, which is started by the first order and replaced when it dies, and a
 * queue of 16 orders. `workerFile` is the thread's entry. Fails with `busy` when the queue is full, `timeout` when
 * the order is called off or hangs, `unreachable` when the thread dies of it twice or is closed, `malformed` when it
 * cannot be painted.
 */
export function createEmbeddedPainter({ workerFile }: { workerFile: string }): Painter {
  const waiting: Job[] = []
  let current: Job | null = null
  let worker: Worker | null = null
  let watchdog: NodeJS.Timeout | undefined
  let nextId = 0
  let closed = false

  function start(): Worker {
    const own = new Worker(workerFile)
    own.on('message', (answer: PaintAnswer) => heard(own, answer))
    own.on('error', (error) => died(own, error))
    own.on('exit', (code) => died(own, new Error(`the painter's thread ended with ${code}`)))
    return own
  }

  function next(): void {
    clearTimeout(watchdog)
    current ??= waiting.shift() ?? null
    if (!current) {
      worker?.unref()
      return
    }
    worker ??= start()
    worker.ref()
    const request: PaintRequest = { id: ++nextId, order: current.order, option: current.pictures.length }
    worker.postMessage(request)
    const asked = worker
    watchdog = setTimeout(() => {
      forget(asked)
      finish(new PainterFailed('timeout'))
    }, PICTURE_TIMEOUT)
  }

  function heard(from: Worker, answer: PaintAnswer): void {
    // What was called off while it was being painted comes late: the thread is free again only now.
    if (from !== worker || answer.id !== nextId) return
    if (current && 'error' in answer) finish(new PainterFailed('malformed', answer.error))
    else if (current && 'picture' in answer && current.pictures.push(answer.picture) >= current.count) {
      finish(current.pictures)
    } else next()
  }

  function finish(outcome: readonly Uint8Array[] | PainterFailed): void {
    current?.settle(outcome)
    current = null
    next()
  }

  function forget(dead: Worker): void {
    if (worker === dead) worker = null
    dead.removeAllListeners()
    dead.on('error', () => undefined)
    void dead.terminate()
  }

  function died(dead: Worker, cause: unknown): void {
    if (worker !== dead) return
    forget(dead)
    if (current) current.deaths += 1
    if (current && current.deaths > 1) finish(new PainterFailed('unreachable', cause))
    else next()
  }

  function paint(order: PictureOrder, count: number, signal: AbortSignal): Promise<readonly Uint8Array[]> {
    if (closed) return Promise.reject(new PainterFailed('unreachable'))
    if (signal.aborted) return Promise.reject(new PainterFailed('timeout', signal.reason))
    if (waiting.length >= WAITING_MAX) return Promise.reject(new PainterFailed('busy'))
    return new Promise((resolve, reject) => {
      const job: Job = {
        order,
        count,
        pictures: [],
        deaths: 0,
        settle(outcome) {
          signal.removeEventListener('abort', callOff)
          if (outcome instanceof PainterFailed) reject(outcome)
          else resolve(outcome)
        },
      }
      const callOff = () => {
        const at = waiting.indexOf(job)
        if (at >= 0) waiting.splice(at, 1)
        job.settle(new PainterFailed('timeout', signal.reason))
        if (job === current) current = null
      }
      signal.addEventListener('abort', callOff, { once: true })
      waiting.push(job)
      if (!current) next()
    })
  }

  async function close(): Promise<void> {
    closed = true
    clearTimeout(watchdog)
    const left = current ? [current, ...waiting.splice(0)] : waiting.splice(0)
    current = null
    for (const job of left) job.settle(new PainterFailed('unreachable'))
    const last = worker
    worker = null
    last?.removeAllListeners()
    await last?.terminate()
  }

  return { kind: 'embedded', paint, close }
}
