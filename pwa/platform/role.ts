/**
 * A role that one tab of the device has at a time, as a Web Lock. `begin` runs when this tab gets it and returns how
 * to end. Without Web Locks every tab has the role.
 *
 *   waiting ──granted──▶ holding ──taken by another tab──▶ waiting        any ──leave──▶ left
 *      └──take──▶ stealing ──granted──▶ holding
 */
export class Role {
  #state: 'waiting' | 'stealing' | 'holding' | 'left' = 'waiting'
  #queued = new AbortController()
  #release: () => void = () => undefined

  constructor(
    private readonly name: string,
    private readonly begin: () => () => void,
    private readonly locks: Pick<LockManager, 'request'> | null = deviceLocks(),
  ) {}

  /** Gets in line for the role. */
  seek(): void {
    if (this.locks) {
      this.#line(this.locks)
      return
    }
    this.#state = 'holding'
    this.#release = this.begin()
  }

  /** Takes the role from whichever tab has it: the tab in view should not depend on one that may be asleep. */
  take(): void {
    if (!this.locks || this.#state !== 'waiting') return
    this.#state = 'stealing'
    this.#queued.abort()
    this.#ask(this.locks, { steal: true })
  }

  leave(): void {
    this.#state = 'left'
    this.#queued.abort()
    this.#release()
  }

  #line(locks: Pick<LockManager, 'request'>): void {
    this.#state = 'waiting'
    this.#queued = new AbortController()
    this.#ask(locks, { signal: this.#queued.signal })
  }

  #ask(locks: Pick<LockManager, 'request'>, options: LockOptions): void {
    let end: (() => void) | null = null
    const granted = () => {
      if (this.#state === 'left') return
      this.#state = 'holding'
      end = this.begin()
      return new Promise<void>((resolve) => {
        this.#release = resolve
      })
    }
    void Promise.resolve(locks.request(this.name, options, granted))
      .catch(() => undefined)
      .then(() => {
        end?.()
        if (this.#state !== 'left' && (end || options.steal)) this.#line(locks)
      })
  }
}

function deviceLocks(): LockManager | null {
  return typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks ? navigator.locks : null
}
