type Hear = (offset: number, text: string) => void

/** Longest wait before told text goes out to devices, in milliseconds (architecture: coalesced to 50–100 ms). */
const BATCH = 60

/** The text of one running turn: who joins late hears it from the beginning. */
export class TextFeed {
  text = ''
  readonly #hearers = new Set<Hear>()
  readonly #enders = new Set<() => void>()

  push(piece: string): void {
    const offset = this.text.length
    this.text += piece
    for (const hear of this.#hearers) hear(offset, piece)
  }

  /** Hears all text, what was told before included; returns how to stop. */
  listen(hear: Hear): () => void {
    if (this.text) hear(0, this.text)
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Like `listen`, with pieces joined for up to 60 ms. */
  listenBatched(hear: Hear): () => void {
    let from = 0
    let timer: NodeJS.Timeout | null = null
    const flush = () => {
      if (timer) clearTimeout(timer)
      timer = null
      if (this.text.length > from) hear(from, this.text.slice(from))
      from = this.text.length
    }
    const stop = this.listen(() => {
      // The first words go at once: they are what the reader waits for.
      if (from === 0) flush()
      else timer ??= setTimeout(flush, BATCH)
    })
    this.#enders.add(flush)
    return () => {
      flush()
      stop()
      this.#enders.delete(flush)
    }
  }

  end(): void {
    for (const flush of this.#enders) flush()
    this.#hearers.clear()
  }
}
