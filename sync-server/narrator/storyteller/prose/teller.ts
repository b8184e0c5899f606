import { bare, capital, sentences, tidy, withArticle } from '../language/grammar.ts'
import { hash, type Rng } from '../rng.ts'
import type { State } from '../state.ts'
import type { Person } from '../types.ts'
import { begunAfresh, isFreshHead } from './head.ts'
import { paragraphs, type Segment } from './plan.ts'

/** Values of template slots; a missing or empty one disqualifies the line. */
export type Slots = Record<string, string | undefined>

interface DrawOptions {
  /** Rather repeat a line than say nothing. */
  readonly must?: boolean
  readonly ok?: (text: string) => boolean
}

/** By what a line is remembered that was told. */
export const lineId = (text: string): string => (hash(text) >>> 4).toString(36).padStart(5, '0').slice(-5)
const sentenceId = (text: string): string =>
  lineId(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )

const ALTERNATIVES = /\[([^[\]]*\|[^[\]]*)\]/g
const SLOT = /\{([A-Za-z.]+)(?: ([a-zA-Z.]+))?\}/g
/** Tries with another alternative of the same line. */
const TRIES = 3

/**
 * Draws lines, fills their slots and remembers what was said. A line is `{slot}`, `{Slot}` (capitalised), `{a slot}`,
 * `{bare slot}` and `[one|two]`. It is used once a story; a line all of whose sentences were said is passed over.
 */
export class Teller {
  readonly segments: Segment[] = []
  private readonly used: Set<string>
  private readonly said: Set<string>
  private readonly fresh = new Set<string>()

  constructor(
    private readonly state: State,
    private readonly rng: Rng,
    readonly slots: Slots,
  ) {
    this.used = new Set(state.used)
    this.said = new Set(state.said)
  }

  /** Sets the slots `{npc}`, `{npc.he}` … (or those of another key) to a person, or empties them. */
  person(person: Person | undefined, key = 'npc'): void {
    const words = !person ? [] : person.pron === 'he' ? ['he', 'him', 'his', 'man'] : ['she', 'her', 'her', 'woman']
    this.slots[key] = person?.call
    for (const [i, part] of ['he', 'him', 'his', 'man'].entries()) this.slots[`${key}.${part}`] = words[i]
  }

  /** Fills one template, or undefined when a slot is missing. */
  fill(template: string, extra: Slots = {}): string | undefined {
    let missing = false
    let out = template
    for (let i = 0; i < 4 && ALTERNATIVES.test(out); i++) {
      out = out.replace(ALTERNATIVES, (_all, options: string) => this.rng.pick(options.split('|')))
    }
    ALTERNATIVES.lastIndex = 0
    out = out.replace(SLOT, (_all, first: string, second?: string) => {
      const name = second ?? first
      const key = name.charAt(0).toLowerCase() + name.slice(1)
      let value = Object.hasOwn(extra, key) ? extra[key] : Object.hasOwn(this.slots, key) ? this.slots[key] : undefined
      if (value === undefined || value === '') {
        missing = true
        return ''
      }
      if (second && /^an?$/i.test(first)) value = withArticle(bare(value))
      else if (second && first.toLowerCase() === 'bare') value = bare(value)
      const upper = name !== key || (second !== undefined && first.charAt(0) !== first.charAt(0).toLowerCase())
      return upper ? capital(value) : value
    })
    return missing ? undefined : tidy(out)
  }

  /** A line that was never used and says nothing said before; '' when the bank is dry: silence beats repetition. */
  draw(lines: readonly string[] | undefined, extra: Slots = {}, options: DrawOptions = {}): string {
    if (!lines?.length) return ''
    const order = this.rng.shuffle(lines)
    const fits = options.ok ?? (() => true)
    const opens = this.segments.length === 0
    const fresh = (text: string): boolean => fits(text) && isFreshHead(this.state.openers, text)
    // What a reply begins with begins as the last ones did only where nothing else is left.
    for (const ok of opens ? [fresh, fits] : [fits]) {
      for (const template of order) {
        if (this.used.has(lineId(template))) continue
        const text = this.attempt(template, extra, ok)
        if (text) return text
      }
    }
    if (!options.must) return ''
    for (const template of order) {
      const text = this.attempt(template, extra, () => true)
      if (text) return text
    }
    for (const template of order) {
      const text = this.fill(template, extra)
      if (text) return this.take(template, text)
    }
    return ''
  }

  /** The next unused line of an ordered list (first visit, second visit …), or ''. */
  next(lines: readonly string[] | undefined, extra: Slots = {}): string {
    for (const template of lines ?? []) {
      if (this.used.has(lineId(template))) continue
      const text = this.fill(template, extra)
      if (text && this.isNew(text)) return this.take(template, text)
    }
    return ''
  }

  /** One exact line, said once a story; '' afterwards. */
  once(template: string | undefined, extra: Slots = {}): string {
    return template ? this.next([template], extra) : ''
  }

  /** Whether a line was told before. */
  isUsed(template: string): boolean {
    return this.used.has(lineId(template))
  }

  /** Puts a piece of text into a paragraph of the reply; `source` says what it is. */
  put(paragraph: number, text: string | undefined, source: string): void {
    if (text) this.segments.push({ paragraph, text, source })
  }

  has(source: string): boolean {
    return this.segments.some((x) => x.source === source)
  }

  /** The reply's text; remembers every sentence of it. */
  render(): string {
    const text = begunAfresh(this.state.openers, paragraphs(this.segments).join('\n\n'))
    const told = this.segments.filter((x) => x.source !== 'author').map((x) => x.text)
    for (const s of told.flatMap((x) => sentences(x))) this.said.add(sentenceId(s))
    this.state.said = [...this.said]
    return text
  }

  private attempt(template: string, extra: Slots, ok: (text: string) => boolean): string {
    for (let i = 0; i < TRIES; i++) {
      const text = this.fill(template, extra)
      if (text && this.isNew(text) && ok(text)) return this.take(template, text)
      if (!template.includes('|')) break
    }
    return ''
  }

  private isNew(text: string): boolean {
    return sentences(text).every((x) => !this.said.has(sentenceId(x)) && !this.fresh.has(sentenceId(x)))
  }

  private take(template: string, text: string): string {
    const id = lineId(template)
    if (!this.used.has(id)) this.state.used.push(id)
    this.used.add(id)
    for (const x of sentences(text)) this.fresh.add(sentenceId(x))
    return text
  }
}
