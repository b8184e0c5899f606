import { NAMELESS } from '../language/card-subject-en.ts'
import { bare } from '../language/grammar.ts'
import { callOf } from './card-names.ts'
import { matterOf, type Subject } from './card-subject.ts'
import { MOTIFS } from './content.ts'
import type { MotifBanks } from './motif-banks.ts'
import { isPlural, type Motif } from './motifs.ts'

/** What a plot is about, with the lines by which everybody can speak of it. */
export interface Matter {
  readonly id: string
  readonly motif: Motif
  readonly banks: MotifBanks
}

const banksFor = (type: Subject['type']): MotifBanks => MOTIFS.subjects.find((s) => s.types.includes(type))!

const lastWord = (noun: string): string => noun.toLowerCase().split(' ').at(-1) ?? noun

function motifOf({ noun, type, pron }: Subject): Motif {
  const head = lastWord(noun)
  const person = type === 'person'
  const plural = !person && isPlural(head)
  const also = person ? { also: [callOf(noun.split(' '))] } : {}
  return { kind: person ? 'person' : 'thing', noun, head, plural, named: person, pron, ...also }
}

interface Told {
  readonly title: string
  readonly subject: Subject
  readonly motifs: readonly Motif[]
  /** Names of people, house, town and vessel: they have their own part. */
  readonly names: readonly string[]
}

/** The subject of the plot and the noun of the title, where no motif bears them. */
export function mattersOf({ title, subject, motifs, names }: Told): Matter[] {
  const known = (noun: string): boolean =>
    motifs.some((m) => m.noun === noun || noun.endsWith(` ${m.noun}`) || m.head === lastWord(noun))
  const own: Matter[] = []
  if (subject.noun !== NAMELESS && !known(subject.noun))
    own.push({ id: 'subject', motif: motifOf(subject), banks: banksFor(subject.type) })
  const titled = matterOf(title)
  const words = title.toLowerCase().split(/[^\p{L}]+/u)
  const spoken = [subject.noun, ...motifs.map((m) => m.head), ...names].some((noun) =>
    bare(noun.toLowerCase())
      .split(' ')
      .some((w) => w.length > 3 && words.includes(w)),
  )
  if (titled && !spoken && subject.type !== 'matter')
    own.push({
      id: 'title',
      motif: motifOf({ noun: titled, type: 'matter', pron: undefined }),
      banks: banksFor('matter'),
    })
  return own
}
