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

/** The names in what is told around the speech of a text. */
const namesAround = (text: string): readonly string[] => text.replace(/“[^”]*”?/g, ' ').match(/\p{Lu}\p{L}+/gu) ?? []

/** What the hero says or does; whoever is named there does not speak. */
const OWN: readonly string[] = ['uptake', 'then']

/** Joins two pieces; where the same person speaks on, in one speech. */
function joinSpeech(before: Segment, { text: next, ...rest }: Segment): Segment {
  const { text, source } = before
  const speaksOn = !OWN.includes(source) && /[.!?…]”$/.test(text) && /^“[^”]*”/.test(next)
  const known = speaksOn ? namesAround(text) : []
  const isOne = namesAround(next).some((name) => known.includes(name))
  return { ...rest, text: isOne ? `${text.slice(0, -1)} ${next.slice(1)}` : `${text} ${next}` }
}

/** The segments as paragraphs in order. */
export function paragraphs(segments: readonly Segment[]): string[] {
  const numbers = [...new Set(segments.map((x) => x.paragraph))].sort((a, b) => a - b)
  const out: string[] = []
  for (const n of numbers) {
    const own = segments.filter((x) => x.paragraph === n)
    const told = own.filter((x) => x.text)
    const joined = told.length ? told.reduce(joinSpeech).text : ''
    const authored = own.some((x) => x.source === 'author')
    const text = authored ? joined : tidy(joined)
    const last = out.length - 1
    if (!authored && last >= 0 && text.length < SHORT && !text.startsWith('“')) out[last] += ` ${text}`
    else out.push(text)
  }
  return out
}
