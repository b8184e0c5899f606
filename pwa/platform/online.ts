type Hear = () => void

/** Whether the server can be reached: what the browser believes, corrected by how the last request went. */
export class Reachability {
  #reached: boolean | null = null
  #changes = 0
  readonly #hearers = new Set<Hear>()

  constructor(private readonly browserSays: () => boolean) {}

  get = (): boolean => this.#reached ?? this.browserSays()

  /** False where the browser knows of no network at all: then nothing that is sent can arrive. */
  hasNetwork = (): boolean => this.browserSays()

  /** For a request that begins: how to say whether an answer came. What began before the network changed says nothing. */
  asking = (): ((reached: boolean) => void) => {
    const begun = this.#changes
    return (reached) => {
      if (begun !== this.#changes || reached === this.#reached) return
      this.#reached = reached
      for (const hear of this.#hearers) hear()
    }
  }

  /** The browser's network changed: its word counts until the next request. */
  forget(): void {
    this.#reached = null
    this.#changes += 1
    for (const hear of this.#hearers) hear()
  }

  subscribe = (hear: Hear): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }
}

/** What the browser believes; where it says nothing, there is a network. */
export const browserOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false

export interface Signals {
  /** The network came or went. */
  readonly onNetwork: (online: boolean) => void
  /** The page is seen again. */
  readonly onVisible: () => void
}

/** Listens to the browser's signals; returns how to stop. Outside a browser there are none. */
export function listenToBrowser(signals: Signals): () => void {
  if (typeof window === 'undefined') return () => undefined
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const seen = () => {
    if (document.visibilityState === 'visible') signals.onVisible()
  }
  window.addEventListener('online', () => signals.onNetwork(true), on)
  window.addEventListener('offline', () => signals.onNetwork(false), on)
  window.addEventListener('pageshow', (event) => event.persisted && signals.onVisible(), on)
  document.addEventListener('visibilitychange', seen, on)
  return () => stop.abort()
}
