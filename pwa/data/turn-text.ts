import type { ToldTexts } from './told-texts.ts'

type Hear = () => void

/** Milliseconds in which what was told is written to the device once. */
const KEEP = 300

/** The text of replies under way, as it comes; the device keeps a copy until the stored reply is pulled. */
export class TurnTexts {
  readonly #texts = new Map<string, string>()
  readonly #hearers = new Set<Hear>()
  readonly #filling = new Set<string>()
  readonly #keeping = new Map<string, ReturnType<typeof setTimeout>>()

  /** `fetchText`: what was told so far of a turn under way; null when it has ended. */
  constructor(
    private readonly fetchText: (turnId: string) => Promise<string | null>,
    private readonly kept: ToldTexts,
  ) {
    void this.#restore()
  }

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
    clearTimeout(this.#keeping.get(turnId))
    this.#keeping.delete(turnId)
    void this.kept.drop(turnId).catch(() => undefined)
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

  /** What was read before a reload; where nothing is kept, it comes again with the network. */
  async #restore(): Promise<void> {
    const kept = await this.kept.read().catch(() => [])
    for (const [turnId, text] of kept) if (text.length > this.get(turnId).length) this.#set(turnId, text)
  }

  #keepSoon(turnId: string): void {
    if (this.#keeping.has(turnId)) return
    const keep = () => {
      this.#keeping.delete(turnId)
      void this.kept.write(turnId, this.get(turnId)).catch(() => undefined)
    }
    this.#keeping.set(turnId, setTimeout(keep, KEEP))
  }

  #set(turnId: string, text: string): void {
    this.#texts.set(turnId, text)
    this.#keepSoon(turnId)
    this.#tell()
  }

  #tell(): void {
    for (const hear of this.#hearers) hear()
  }
}
