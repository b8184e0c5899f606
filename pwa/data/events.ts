import type { ServerEvent } from '../../shared/contract/events.ts'
import { EventLines } from './event-lines.ts'

/** The server beats every 15 s; three missed beats mean a dead connection. */
const SILENCE = 45_000
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

export interface EventsDeps {
  readonly fetch: typeof fetch
  readonly origin: string
  /** Null: there is nobody to listen for; `retry` when there is. */
  readonly token: () => string | null
  readonly onEvent: (event: ServerEvent) => void
  readonly random: () => number
}

/** The event stream of this device; reconnects until stopped. Everything an event says can be pulled. */
export class EventStream {
  #abort: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #failures = 0
  #stopped = true

  constructor(private readonly deps: EventsDeps) {}

  start(): void {
    this.#stopped = false
    void this.#connect()
  }

  /** The network or the session changed: do not wait for the next try. */
  retry(): void {
    this.#failures = 0
    if (!this.#stopped && !this.#abort) void this.#connect()
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#abort?.abort()
  }

  async #connect(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    const token = this.deps.token()
    if (!token || this.#abort) return
    const abort = new AbortController()
    this.#abort = abort
    await this.#listen(token, abort).catch(() => undefined)
    abort.abort()
    this.#abort = null
    if (this.#stopped) return
    this.#failures += 1
    const wait = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT) * (0.75 + this.deps.random() / 2)
    this.#timer = setTimeout(() => void this.#connect(), wait)
  }

  /** Resolves or rejects when the stream ends, for whatever reason. */
  async #listen(token: string, abort: AbortController): Promise<void> {
    let silence = setTimeout(() => abort.abort(), SILENCE)
    try {
      const response = await this.deps.fetch(`${this.deps.origin}/api/events`, {
        headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
        cache: 'no-store',
        credentials: 'omit',
        signal: abort.signal,
      })
      const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
      if (!response.ok || !isStream || !response.body) return
      const lines = new EventLines()
      const decoder = new TextDecoder()
      const reader = response.body.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        clearTimeout(silence)
        silence = setTimeout(() => abort.abort(), SILENCE)
        this.#failures = 0
        for (const event of lines.push(decoder.decode(value, { stream: true }))) this.deps.onEvent(event)
      }
    } finally {
      clearTimeout(silence)
    }
  }
}
