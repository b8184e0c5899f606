type Hear = () => void

/** The text of replies under way, as it comes: in memory only, for the truth is pulled when a reply is stored. */
export class TurnTexts {
  readonly #texts = new Map<string, string>()
  readonly #hearers = new Set<Hear>()
  readonly #filling = new Set<string>()

  /** `fetchText`: what was told so far of a turn under way; null when it has ended. */
  constructor(private readonly fetchText: (turnId: string) => Promise<string | null>) {}

  /** Adds `text` at `offset`; when what lies before it is missing, that is fetched. */
  add(turnId: string, offset: number, text: string): void {
    const known = this.get(turnId)
    if (offset > known.length) {
      void this.#fill(turnId)
      return
    }
    // Told again after a reconnect: only what is new counts.
    const fresh = text.slice(known.length - offset)
    if (fresh) this.#set(turnId, known + fresh)
  }

  drop(turnId: string): void {
    if (this.#texts.delete(turnId)) this.#tell()
  }

  get(turnId: string): string {
    return this.#texts.get(turnId) ?? ''
  }

  subscribe = (hear: Hear): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  async #fill(turnId: string): Promise<void> {
    if (this.#filling.has(turnId)) return
    this.#filling.add(turnId)
    // Without an answer the stored reply comes with the next pull.
    const text = await this.fetchText(turnId).catch(() => null)
    this.#filling.delete(turnId)
    if (text && text.length > this.get(turnId).length) this.#set(turnId, text)
  }

  #set(turnId: string, text: string): void {
    this.#texts.set(turnId, text)
    this.#tell()
  }

  #tell(): void {
    for (const hear of this.#hearers) hear()
  }
}
