import { PassThrough } from 'node:stream'
import type { Context } from 'koa'
import type { ServerEvent } from '../../shared/contract/events.ts'
import { AppError } from '../../shared/errors.ts'
import type { Actor } from '../domain/handler.ts'
import type { Pokes } from '../domain/ports.ts'

/** Streams of one player at once (quality, attack 74). */
const STREAMS_PER_PLAYER = 5
/** Milliseconds between two heartbeats; a device gives up after three. */
const HEARTBEAT = 15_000
/** A device that reads nothing while this many bytes wait is cut off: it reconnects and pulls. */
const BACKLOG = 256 * 1024

interface Listener {
  readonly actor: Actor
  readonly out: PassThrough
}

/** The event streams of the connected devices. Events are hints: all they say can be pulled. */
export class EventHub implements Pokes {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #heart: NodeJS.Timeout

  constructor() {
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT)
    this.#heart.unref()
  }

  /** Opens a stream for a device; throws TOO_MANY_REQUESTS beyond five. */
  open(ctx: Context, actor: Actor, hello: { version: number; serverNow: number }): void {
    const mine = this.#listeners.get(actor.userId) ?? new Set()
    if (mine.size >= STREAMS_PER_PLAYER) {
      throw new AppError('TOO_MANY_REQUESTS', 'This account listens on too many devices.', { retryAfter: 30 })
    }
    const listener = { actor, out: new PassThrough() }
    mine.add(listener)
    this.#listeners.set(actor.userId, mine)
    const close = () => {
      mine.delete(listener)
      if (mine.size === 0) this.#listeners.delete(actor.userId)
    }
    ctx.req.on('close', close)
    listener.out.on('close', close)
    ctx.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    ctx.status = 200
    ctx.body = listener.out
    write(listener, { type: 'hello', ...hello })
  }

  poke(userId: string, version: number): void {
    this.#send(userId, { type: 'poke', version })
  }

  turnText(userId: string, event: { turnId: string; questId: string; offset: number; text: string }): void {
    this.#send(userId, { type: 'turn.text', ...event })
  }

  turnEnd(
    userId: string,
    event: { turnId: string; questId: string; status: 'done' | 'failed'; code: string | null },
  ): void {
    this.#send(userId, { type: 'turn.end', ...event })
  }

  endSession(sessionId: string): void {
    for (const listeners of this.#listeners.values()) {
      for (const listener of listeners) {
        if (listener.actor.sessionId !== sessionId) continue
        write(listener, { type: 'session.ended' })
        listener.out.end()
      }
    }
  }

  /** The sessions that listen here. */
  sessions(): string[] {
    return [...this.#listeners.values()].flatMap((listeners) => [...listeners].map((each) => each.actor.sessionId))
  }

  /** The players who listen here. */
  players(): string[] {
    return [...this.#listeners.keys()]
  }

  close(): void {
    clearInterval(this.#heart)
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.out.end()
  }

  #send(userId: string, event: ServerEvent): void {
    for (const listener of this.#listeners.get(userId) ?? []) write(listener, event)
  }

  #beat(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.out.write(': beat\n\n')
  }
}

function write(listener: Listener, event: ServerEvent): void {
  if (listener.out.writableLength > BACKLOG) listener.out.destroy()
  else if (!listener.out.writableEnded) listener.out.write(`data: ${JSON.stringify(event)}\n\n`)
}
