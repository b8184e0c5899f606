import { COMPOUND, groupOf, KILLED_WITH, LOST_GROUP, WEAPON_ALSO } from '../language/card-lost-en.ts'
import {
  AFTER_TITLE_NOUN,
  AMBIGUOUS,
  ARTICLE,
  calledAfter,
  DOOMED,
  DOOMS,
  KIN_DIED,
  KINSWOMAN,
  LATE_KIN,
  NO_QUALITY,
  OWN_ARTICLE,
  regularPlural,
  SUM,
  tradeOf,
  VERB_BEFORE,
  VOWEL_Y,
} from '../language/card-motifs-en.ts'
import { towardsHero } from '../language/card-subject-en.ts'
import { the, your } from '../language/glue-en.ts'
import { capital } from '../language/grammar.ts'
import type { Named, Names, Pronoun } from './card-names.ts'
import { sentencesOf } from './card-subject.ts'
import { MOTIFS } from './content.ts'
import type { MotifKind } from './motif-banks.ts'

/** Something that the card speaks of and the plot does not. */
export interface Motif {
  readonly kind: MotifKind
  /** With its article: “the black hound”, “the Halcyon”, “Miss Clara Finch”. */
  readonly noun: string
  /** By what a player names it: “hound”. */
  readonly head: string
  readonly plural: boolean
  /** It is a name. */
  readonly named: boolean
  readonly pron: Pronoun | undefined
  /** What a creature is called besides: “the dragon Vessmir”. */
  readonly called?: string
  /** By what else one may ask for it: “Miss Finch”, “four hundred dollars”. */
  readonly also?: readonly string[]
  /** What somebody was: “governess”. */
  readonly role?: string
}

/** The most that one story can carry. */
const MAX_MOTIFS = 4

const pluralOf = (noun: string): string => MOTIFS.plurals[noun] ?? regularPlural(noun)

interface Word {
  readonly kind: MotifKind
  readonly noun: string
  readonly plural: boolean
}

/** Every noun that is known, in both numbers. */
const WORDS: ReadonlyMap<string, Word> = new Map(
  MOTIFS.kinds.flatMap(({ kind, nouns }) =>
    nouns.flatMap((noun): [string, Word][] => [
      [noun, { kind, noun, plural: false }],
      [VOWEL_Y.test(noun) ? `${noun}s` : pluralOf(noun), { kind, noun, plural: true }],
    ]),
  ),
)

/** Whether a noun stands for several. */
export const isPlural = (noun: string): boolean => WORDS.get(noun)?.plural ?? /[^s]s$/.test(noun)

interface Seen extends Word {
  readonly phrase: string
  readonly weight: number
}

/** One mention of a noun, with the adjectives that belong to it. */
function mentionAt(words: readonly string[], raw: readonly string[], at: number, weight: number): Seen | undefined {
  const known = WORDS.get(words[at]!.replace(/[’']s$/, ''))
  if (!known || (VERB_BEFORE.test(raw[at - 1] ?? '') && known.kind !== 'beast')) return undefined
  // “Before the bells ring” speaks of no ring.
  if (AMBIGUOUS.has(known.noun) && WORDS.get(raw[at - 1] ?? '')?.plural) return undefined
  const own: string[] = []
  for (let i = at - 1; i >= 0 && at - i <= 3; i--) {
    const word = raw[i]!
    if (ARTICLE.test(word)) {
      const article = OWN_ARTICLE.test(word) ? word : 'the'
      return {
        ...known,
        phrase: towardsHero(`${article} ${[...own, words[at]].join(' ')}`).replace(/[’']s$/, ''),
        weight,
      }
    }
    if (NO_QUALITY.test(word) || /[,;:]$|[’']/.test(word) || WORDS.get(word)?.kind === 'person') break
    own.unshift(word)
  }
  if (weight <= 1 && AMBIGUOUS.has(known.noun)) return undefined
  return { ...known, phrase: the(words[at]!.replace(/[’']s$/, '')), weight: weight - 0.5 }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}’' ,;:-]/gu, ' ')
    .replace(/([,;:])/g, '$1 ')
    .split(/\s+/)
    .filter(Boolean)

/** What a kind is worth: a dragon is the story's, a letter may be anybody's. */
const WORTH: Readonly<Record<MotifKind, number>> = {
  beast: 3,
  being: 3,
  vessel: 3,
  power: 2.5,
  unrest: 2.5,
  event: 2.5,
  person: 2.5,
  building: 2,
  writing: 2,
  music: 2.5,
  claim: 2.5,
  doom: 2.5,
  thing: 1.5,
  figure: 1.5,
}

function nounsIn(title: string, body: string, names: ReadonlySet<string>): Seen[] {
  const seen: Seen[] = []
  for (const [text, weight] of [[title, 2] as const, ...sentencesOf(body).map((x) => [x, 1] as const)]) {
    const raw = wordsOf(text)
    const words = raw.map((w) => w.replace(/[,;:]$/, ''))
    for (const at of words.keys()) {
      const next = words[at + 1] ?? ''
      const kind = WORDS.get(words[at]!)?.kind
      if (kind && raw[at] === words[at] && COMPOUND.test(` ${next}`)) continue
      // “the witch Morgana” is Morgana; “the school play” is a play; “Marshal Bell” is no bell.
      if (names.has(next) && raw[at] === words[at]) continue
      if (names.has(words[at]!) && (weight > 1 || text.includes(capital(words[at]!)))) continue
      if (
        kind !== 'beast' &&
        raw[at] === words[at] &&
        (WORDS.has(next) || (weight > 1 && next && !AFTER_TITLE_NOUN.test(next)))
      )
        continue
      const found = mentionAt(words, raw, at, weight)
      if (found) seen.push(found)
    }
  }
  return seen
}

/** Words that the card writes large inside a sentence stay so: “the Bluebird motel”. */
const withCapitals = (phrase: string, body: string): string =>
  phrase
    .replace(/\bai\b/, 'AI')
    .split(' ')
    .map((w) => (body.includes(` ${w}`) || !new RegExp(`[a-z,] ${capital(w)}\\b`).test(body) ? w : capital(w)))
    .join(' ')

/** The name after a creature's noun. */
function calledIn({ kind, noun }: Word, body: string): { called?: string } {
  if (kind !== 'beast' && kind !== 'being') return {}
  const called = calledAfter(noun).exec(body)?.[1]
  return called ? { called } : {}
}

/** What is owed, in figures. */
function sumIn(body: string): { also?: readonly string[] } {
  const sum = SUM.exec(body)?.[0]
  return sum ? { also: [sum] } : {}
}

function personMotif(kind: 'person' | 'figure', p: Named, body = ''): Motif {
  const last = p.name.split(' ').at(-1)!
  const role = tradeOf(last).exec(body)?.[1]
  return {
    kind,
    noun: kind === 'person' ? p.name : p.call,
    head: last.toLowerCase(),
    plural: false,
    named: true,
    pron: p.pron,
    also: [p.call, ...(role ? [the(role), role] : [])],
    ...(role ? { role } : {}),
  }
}

/** A death that is foretold in a verb: “he will be drowned on Friday”. */
function foretold(body: string): Motif[] {
  const verb = DOOMED.exec(body)
  const noun = verb && DOOMS.find(([stem]) => verb[1]?.toLowerCase().split(' ').at(-1)?.startsWith(stem))?.[1]
  if (!verb || !noun) return []
  const also = [verb[1]?.split(' ').at(-1), verb[2]].flatMap((x) => x ?? [])
  return [{ kind: 'doom', noun: the(noun), head: noun, plural: false, named: false, pron: undefined, also }]
}

/** The dead of the family, who have no name: “my father died owing …”. */
function deadKin(body: string): Motif[] {
  const kin = (KIN_DIED.exec(body) ?? LATE_KIN.exec(body))?.[1]?.toLowerCase()
  if (!kin) return []
  const pron = KINSWOMAN.test(kin) ? 'she' : kin === 'partner' ? undefined : 'he'
  return [{ kind: 'person', noun: your(kin), head: kin, plural: false, named: false, pron }]
}

/** Several who are gone: “three children have vanished”. */
function lostGroup(body: string): Motif[] {
  const found = LOST_GROUP.exec(body)?.[1]
  if (!found) return []
  const noun = groupOf(found)
  const head = noun.split(' ').at(-1)!
  return [{ kind: 'person', noun, head, plural: true, named: false, pron: undefined, also: [the(head)] }]
}

/** What somebody was killed with. */
function weaponIn(body: string): Motif[] {
  const found = KILLED_WITH.exec(body)?.[1]?.toLowerCase()
  if (!found) return []
  const head = found.split(' ').at(-1)!
  return [
    {
      kind: 'thing',
      noun: the(found),
      head,
      plural: isPlural(head),
      named: false,
      pron: undefined,
      also: [found, ...WEAPON_ALSO],
    },
  ]
}

interface Reading {
  readonly title: string
  readonly body: string
  readonly names: Names
  /** The noun that the plot is about already. */
  readonly taken: string | undefined
}

/** Up to four things of different kinds that the card speaks of, the weightiest first. */
export function readMotifs({ title, body, names, taken }: Reading): Motif[] {
  const scores = new Map<string, { seen: Seen; score: number }>()
  const spoken = [taken, names.house].join(' ').toLowerCase()
  const called = [...names.people.map((p) => p.name), names.house, names.town, names.vessel].join(' ').toLowerCase()
  for (const seen of nounsIn(title, body, new Set(called.split(/\s+/).filter((w) => w && w !== 'the')))) {
    if (spoken.split(/\s+/).includes(seen.noun) || (taken && spoken.includes(seen.phrase))) continue
    const old = scores.get(seen.noun)
    // The fullest wording is the card's own; how often it comes says how much it matters.
    const best = !old || (seen.weight >= 1 && seen.phrase.length > old.seen.phrase.length) ? seen : old.seen
    scores.set(seen.noun, { seen: best, score: (old?.score ?? WORTH[seen.kind]) + seen.weight })
  }
  const nouns = [...scores.values()].map(({ seen, score }): { motif: Motif; score: number } => ({
    motif: {
      kind: seen.kind,
      noun: withCapitals(seen.phrase, body),
      head: seen.noun,
      plural: seen.plural || seen.phrase.endsWith(pluralOf(seen.noun)),
      named: false,
      pron: undefined,
      ...calledIn(seen, body),
      ...(seen.kind === 'claim' ? sumIn(body) : {}),
    },
    score,
  }))
  const vessel: { motif: Motif; score: number }[] = names.vessel
    ? [
        {
          motif: { kind: 'vessel', noun: names.vessel, head: 'ship', plural: false, named: true, pron: undefined },
          score: 9,
        },
      ]
    : []
  const people = [
    ...lostGroup(body).filter((m) => m.noun !== taken),
    ...weaponIn(body).filter((m) => m.noun !== taken),
    ...names.people.filter((p) => (p.dead || p.lost) && p.name !== taken).map((p) => personMotif('person', p, body)),
    ...foretold(body),
    ...deadKin(body).filter((m) => m.noun !== taken),
  ].map((motif) => ({ motif, score: 5 }))
  const kinds = new Set<MotifKind>()
  return [...vessel, ...people, ...nouns]
    .sort((x, y) => y.score - x.score)
    .filter(({ motif }) => !kinds.has(motif.kind) && kinds.add(motif.kind))
    .slice(0, MAX_MOTIFS)
    .map(({ motif }) => motif)
}

/** Somebody of the card for whom the plot has no part. */
export const figureOf = (p: Named): Motif => personMotif('figure', p)
