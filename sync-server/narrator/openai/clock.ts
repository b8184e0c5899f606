/** Time as the narrator needs it; the server passes the real one. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `act` once after `ms` milliseconds; returns what cancels it. */
  after(ms: number, act: () => void): () => void
}

/** Limits of one telling, in milliseconds. */
export interface Timeouts {
  /** Until the first event of the stream. */
  readonly firstByte: number
  /** Between two events of the stream. */
  readonly stall: number
  /** All tries and repairs together. */
  readonly whole: number
  /** Asking for choices after the text was told. */
  readonly tail: number
  /** Before the second try, where the server names no time. */
  readonly retryWait: number
  /** Longest Retry-After that is waited for. */
  readonly retryAfterMax: number
}

/** What holds unless the server says otherwise. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  firstByte: 20_000,
  stall: 15_000,
  whole: 90_000,
  tail: 12_000,
  retryWait: 400,
  retryAfterMax: 4_000,
}

/** Waits `ms`, or until the signal aborts; never rejects. */
export function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(ms, end)
    signal.addEventListener('abort', end, { once: true })
  })
}
