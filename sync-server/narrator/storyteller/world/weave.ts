import { YOUR_HEAD } from '../language/card-goal-en.ts'
import { the } from '../language/glue-en.ts'
import { bare } from '../language/grammar.ts'
import type { Rng } from '../rng.ts'
import type { Beat, Person, Place, Quest } from '../types.ts'
import { type Bindings, bindText } from './bind.ts'
import { MOTIFS } from './content.ts'
import type { MotifBanks } from './motif-banks.ts'
import type { Motif } from './motifs.ts'

/** Longest text of a detail together with what led to it, in words. */
const MAX_WORDS = 58
/** Motifs that the opening speaks of. */
const OPENING = 2

type Bank = Exclude<keyof MotifBanks, 'kind' | 'nouns' | 'detail'>

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
  return new Map([...bind, ...Object.entries({ ...own, ...verbs }).map(([k, v]) => [`motif${k}`, v ?? ''] as const)])
}

/** One motif with the lines of its kind, each given out once. */
class Thread {
  readonly id: string
  readonly names: readonly string[]
  private readonly slots: Map<string, string>
  private readonly banks: MotifBanks
  private readonly left = new Map<Bank, string[]>()

  constructor(
    readonly motif: Motif,
    readonly rank: number,
    bind: Bindings,
    private readonly rng: Rng,
  ) {
    this.id = `motif${rank}`
    this.slots = bindingsOf(motif, bind)
    this.banks = MOTIFS.kinds.find((k) => k.kind === motif.kind)!
    const words = motif.named
      ? bare(motif.noun)
          .split(' ')
          .filter((w) => w.length > 3)
      : []
    this.names = [
      ...new Set(
        [motif.noun, motif.head, ...words, ...(motif.called ? [motif.called] : [])].map((x) => x.toLowerCase()),
      ),
    ]
  }

  /** The next line of a bank; undefined when it is dry. */
  line(bank: Bank, speaker?: Person): string | undefined {
    const left = this.left.get(bank) ?? this.rng.shuffle(this.banks[bank])
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

/** Places that the hero can come to without a key. */
function openPlaces(quest: Quest): string[] {
  const seen = new Set([quest.start])
  for (const id of seen) {
    for (const exit of quest.places.find((p) => p.id === id)?.exits ?? []) {
      if (!quest.places.find((p) => p.id === exit)?.locked) seen.add(exit)
    }
  }
  return [...seen]
}

/** What a person says of it: kinder words are said to a hero who is liked. */
function spoken(thread: Thread, person: Person): Person['topics'][number]['lines'] {
  const said = [
    [1, thread.line('warm', person)],
    [0, thread.line('plain', person)],
    [-3, thread.line('cold', person)],
  ] as const
  return said.flatMap(([min, text]) => (text ? [{ min, text }] : []))
}

/** Gives a person something to say of a motif, under the plot's own topic where that bears its name. */
function withTopic(person: Person, thread: Thread, also: string): Person {
  const lines = spoken(thread, person)
  const names = new Set(thread.names.map((x) => bare(x)))
  const shared = person.topics.find((t) => t.alias.some((a) => names.has(bare(a.toLowerCase()))))
  if (shared) {
    // The plot's own answers come first.
    const after = lines.map((line) => ({ ...line, min: -3 }))
    const topics = person.topics.map((t) =>
      t === shared ? { ...t, alias: [...t.alias, also], lines: [...t.lines, ...after] } : t,
    )
    return { ...person, topics }
  }
  return {
    ...person,
    topics: [
      ...person.topics,
      {
        id: thread.id,
        alias: [...new Set([thread.motif.noun, ...thread.names, also])],
        ...(thread.rank < 2 ? { offer: 'motif' as const } : {}),
        lines,
      },
    ],
  }
}

/** When a motif shows itself: the first of them early and again at the end, the others now and then. */
function beatsOf(thread: Thread, place: string[]): Beat[] {
  const { rank, id } = thread
  const flag = `${id}.seen`
  const main = rank === 0
  const beat = (what: string, bank: Bank, rest: Omit<Beat, 'id' | 'text'>): Beat[] => {
    const text = thread.line(bank)
    return text ? [{ id: `${id}.${what}`, text: [text], ...rest }] : []
  }
  return [
    ...(rank < 3
      ? beat('sighting', 'sighting', {
          kind: main ? 'turn' : 'colour',
          w: main ? 2 : 3,
          when: { place, turn: main ? [2, 9] : [4, 18] },
          fx: [{ flag }],
        })
      : []),
    ...beat('rumour', 'rumour', {
      kind: 'colour',
      w: main ? 3 : 2,
      when: { place, turn: [3 + rank, 20], company: true },
      fx: [{ flag }],
    }),
    ...(rank < 2
      ? beat('consequence', 'consequence', { kind: 'turn', w: main ? 2 : 1, when: { place, act: [3], flag } })
      : []),
  ]
}

/** Puts what led to it before a detail that holds a clue. */
function leadTo(places: Place[], quest: Quest, thread: Thread, taken: Set<string>): Place[] {
  const lead = thread.line('lead')
  const clues = new Set(quest.truths.flatMap((t) => t.clues.flatMap((c) => c.via.flatMap((v) => v.detail ?? []))))
  const length = (text: string): number => text.split(/\s+/).length
  const found = places
    .flatMap((p) => p.details)
    .filter((d) => clues.has(d.id) && !taken.has(d.id))
    .map((d) => ({ d, words: length(d.text[0] ?? '') }))
    .filter(({ words }) => lead && words + length(lead) <= MAX_WORDS)
    .sort((x, y) => x.words - y.words)[0]?.d
  if (!found) return places
  taken.add(found.id)
  const text = [`${lead} ${found.text[0]}`, ...found.text.slice(1)]
  return places.map((p) => ({ ...p, details: p.details.map((d) => (d === found ? { ...d, text } : d)) }))
}

/** The same quest with a life for what else its author's card speaks of. */
export function weave(quest: Quest, motifs: readonly Motif[], bind: Bindings, rng: Rng): Quest {
  if (!motifs.length) return quest
  const threads = motifs.map((motif, rank) => new Thread(motif, rank, bind, rng))
  const open = openPlaces(quest)
  const spots = [quest.start, ...rng.shuffle(open.filter((id) => id !== quest.start))]
  const led = new Set<string>()
  let { places, people, things } = quest
  const beats = [...quest.beats]
  for (const thread of threads) {
    if (thread.rank < 2) places = leadTo(places, quest, thread, led)
    const at = spots[thread.rank % spots.length]
    const away = spots[(thread.rank + 1) % spots.length]
    const detail = thread.detail()
    const sense = thread.line('sense')
    const more = thread.rank === 0 ? thread.line('sense') : undefined
    places = places.map((p) => ({
      ...p,
      details: p.id === at ? [...p.details, detail] : p.details,
      sense: [...p.sense, ...(p.id === at && sense ? [sense] : []), ...(p.id === away && more ? [more] : [])],
    }))
    // “The letters” are the card's, not the letter in the hero's pocket.
    things = things.map((x) => ({
      ...x,
      ...(x.alias ? { alias: x.alias.filter((a) => !thread.names.includes(a)) } : {}),
    }))
    people = people.map((p) => (p.offstage ? p : withTopic(p, thread, detail.noun)))
    beats.push(...beatsOf(thread, open))
  }
  const [first, ...others] = threads
  const codas = first?.lines('closing', 6) ?? []
  const told = threads.slice(0, OPENING).flatMap((thread) => thread.line('open') ?? [])
  return {
    ...quest,
    places,
    people,
    things,
    beats,
    opening: [...quest.opening, told.join(' ')],
    truths: quest.truths.map((truth) => ({
      ...truth,
      endings: truth.endings.map((e, i) => ({
        ...e,
        text: [...e.text, codas[i % codas.length] ?? ''].filter(Boolean),
      })),
    })),
    closing: [...(quest.closing ?? []), ...others.flatMap((thread) => thread.lines('closing', 2))],
  }
}
