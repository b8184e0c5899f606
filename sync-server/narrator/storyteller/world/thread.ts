import { YOUR_HEAD } from '../language/card-goal-en.ts'
import { ADDRESS } from '../language/card-people-en.ts'
import { the } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import type { Rng } from '../rng.ts'
import type { Person, Place } from '../types.ts'
import { type Bindings, bindText } from './bind.ts'
import type { MotifBanks } from './motif-banks.ts'
import type { Motif } from './motifs.ts'

export type Bank = Exclude<keyof MotifBanks, 'detail'>

/** The slots of a motif, with its number and pronoun. */
function bindingsOf(m: Motif, bind: Bindings): Map<string, string> {
  const it = m.plural ? 'they' : (m.pron ?? (m.kind === 'person' || m.kind === 'figure' ? 'they' : 'it'))
  const them = { they: 'them', it: 'it', he: 'him', she: 'her' }[it]
  const their = { they: 'their', it: 'its', he: 'his', she: 'her' }[it]
  const [is, was, has] = m.plural ? ['are', 'were', 'have'] : ['is', 'was', 'has']
  // What is the hero's own is talked of as other people see it.
  const noun = m.kind === 'person' ? m.noun : m.noun.replace(YOUR_HEAD, the(''))
  const own = { '': noun, '.head': m.head, '.upper': noun.toUpperCase(), '.it': it, '.them': them, '.their': their }
  const verbs = { '.is': is, '.was': was, '.has': has }
  const role = m.role ? { '.role': m.role } : {}
  return new Map([
    ...bind,
    ...Object.entries({ ...own, ...verbs, ...role }).map(([k, v]) => [`motif${k}`, v ?? ''] as const),
  ])
}

/** One motif with the lines of its kind, each given out once. */
export class Thread {
  readonly names: readonly string[]
  private readonly slots: Map<string, string>
  private readonly left = new Map<Bank, string[]>()

  constructor(
    readonly id: string,
    readonly motif: Motif,
    private readonly banks: MotifBanks,
    bind: Bindings,
    private readonly rng: Rng,
  ) {
    this.slots = bindingsOf(motif, bind)
    const words = motif.named
      ? bare(motif.noun)
          .split(' ')
          .filter((w) => w.length > 3 && !ADDRESS.test(w))
      : []
    const called = [motif.called, ...(motif.also ?? [])].flatMap((x) => x ?? [])
    this.names = [...new Set([motif.noun, motif.head, ...words, ...called].map((x) => x.toLowerCase()))]
  }

  /** The next line of a bank; undefined when it is dry. */
  line(bank: Bank, speaker?: Person): string | undefined {
    const left = this.left.get(bank) ?? this.rng.shuffle(this.banks[bank] ?? [])
    this.left.set(bank, left)
    const text = left.pop()
    if (text === undefined) return undefined
    const slots = new Map([...this.slots, ['speaker', speaker?.call ?? ''], ['speaker.he', speaker?.pron ?? '']])
    return bindText(text, slots)
  }

  lines(bank: Bank, n: number): string[] {
    return Array.from({ length: n }, () => this.line(bank)).filter((x) => x !== undefined)
  }

  /** Something of it that can be looked at. */
  detail(): Place['details'][number] {
    const { noun, alias, text } = this.rng.pick(this.banks.detail)
    const fill = (x: string): string => bindText(x, this.slots)
    const called = alias.map(fill)
    // What shows the thing itself answers to all its names.
    const names = called.includes(this.motif.head) ? this.names.map((x) => bare(x)) : []
    return { id: this.id, noun: fill(noun), alias: [...new Set([...called, ...names])], text: [fill(text)] }
  }
}
