export interface ClockSources {
  /** Epoch milliseconds on the device's clock, which may be wrong and may jump. */
  readonly wall: () => number
  /** Milliseconds that only ever go forward. */
  readonly steady: () => number
}

/** The server's clock as far as this device knows it; whatever the device's own clock says or does meanwhile. */
export class ServerClock {
  #known: number
  #wallThen: number
  #steadyThen: number

  constructor(private readonly sources: ClockSources) {
    this.#wallThen = sources.wall()
    this.#steadyThen = sources.steady()
    this.#known = this.#wallThen
  }

  /** Epoch milliseconds on the server's clock. */
  now = (): number => {
    const wall = this.sources.wall() - this.#wallThen
    const steady = this.sources.steady() - this.#steadyThen
    // A sleeping device stops the steady clock, a clock set back stops the other: the greater one is right.
    return this.#known + Math.max(wall, steady)
  }

  /** How far the server's clock is ahead of the device's now, in milliseconds. */
  get offset(): number {
    return this.now() - this.sources.wall()
  }

  /** Takes the server's word. `precision`: a difference below so many milliseconds changes nothing. */
  learn(serverNow: number, precision = 0): void {
    if (!Number.isFinite(serverNow) || Math.abs(serverNow - this.now()) < precision) return
    this.#wallThen = this.sources.wall()
    this.#steadyThen = this.sources.steady()
    this.#known = serverNow
  }
}
