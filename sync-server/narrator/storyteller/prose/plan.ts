import { tidy } from '../language/grammar.ts'

/** A piece of a reply: 1 uptake and outcome · 2 what is found or said · 3 price and lead · 4 one event · 5 turn of act. */
export interface Segment {
  paragraph: number
  readonly text: string
  /** What it is: uptake, outcome, clue, lead, beat … ; `author` is printed as the quest's author wrote it. */
  readonly source: string
}

/** A paragraph shorter than this joins the one before, unless somebody speaks in it. */
const SHORT = 34

/** The segments as paragraphs in order. */
export function paragraphs(segments: readonly Segment[]): string[] {
  const numbers = [...new Set(segments.map((x) => x.paragraph))].sort((a, b) => a - b)
  const out: string[] = []
  for (const n of numbers) {
    const own = segments.filter((x) => x.paragraph === n)
    const joined = own.map((x) => x.text).join(' ')
    const authored = own.some((x) => x.source === 'author')
    const text = authored ? joined : tidy(joined)
    const last = out.length - 1
    if (!authored && last >= 0 && text.length < SHORT && !text.startsWith('“')) out[last] += ` ${text}`
    else out.push(text)
  }
  return out
}
