/** The server refused; or no answer of ours came back (`NETWORK`), or nobody waits for it (`ABORTED`). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly data: unknown = null,
    /** Seconds, from Retry-After. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }

  /** The request may never have reached the server: it can be sent again. */
  get isNetwork(): boolean {
    return this.code === 'NETWORK'
  }

  /** Whether it was done is open, or it was not looked at: the same request with the same key may bring the answer. */
  get isUndecided(): boolean {
    return this.isNetwork || this.status >= 500 || this.status === 429 || this.code === 'IN_PROGRESS'
  }
}
