import { TEXT_MAX } from './answer-schema.ts'
import { createLeakGuard } from './leak-guard.ts'
import { createTextExtractor } from './text-extractor.ts'
import { createTextShaper } from './text-shaper.ts'

/** From raw pieces of an answer to story text that may be shown. */
export interface StoryStream {
  /** Throws `Leak` when the answer repeats the system text. */
  push(piece: string): void
  /** What was shown so far. */
  readonly text: string
  /** Whether the text came to its end. */
  readonly complete: boolean
  /** The raw object once it is complete. */
  readonly json: string | null
  /** The raw answer, for asking again. */
  readonly raw: string
}

/** An answer this long has lost its way. */
const RAW_MAX = 40_000

/** Extracts, cleans and guards one answer; each piece that is safe goes to `onText` at once. */
export function createStoryStream(canary: string, rules: string, onText: (piece: string) => void): StoryStream {
  const extractor = createTextExtractor()
  const shaper = createTextShaper(TEXT_MAX)
  const guard = createLeakGuard(canary, rules)
  let text = ''
  let raw = ''
  let ended = false

  function show(piece: string) {
    if (!piece) return
    text += piece
    onText(piece)
  }

  return {
    push(piece) {
      if (raw.length > RAW_MAX) return
      raw += piece
      show(guard.push(shaper.push(extractor.push(piece))))
      if (!extractor.textClosed || ended) return
      ended = true
      show(guard.end())
    },
    get text() {
      return text
    },
    get complete() {
      return extractor.textClosed
    },
    get json() {
      return extractor.json
    },
    get raw() {
      return raw
    },
  }
}
