import type { Engine } from './engine.ts'

type Hear = () => void

/** Which engine runs in this tab; null while nobody is signed in. Set by the composition root only. */
class CurrentEngine {
  #engine: Engine | null = null
  readonly #hearers = new Set<Hear>()

  get = (): Engine | null => this.#engine

  set(engine: Engine | null): void {
    this.#engine = engine
    for (const hear of this.#hearers) hear()
  }

  subscribe = (hear: Hear): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }
}

export const currentEngine = new CurrentEngine()
