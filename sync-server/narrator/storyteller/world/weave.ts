import { bare } from '../language/grammar.ts'
import type { Rng } from '../rng.ts'
import type { Beat, Person, Place, Quest } from '../types.ts'
import type { Bindings } from './bind.ts'
import { MOTIFS } from './content.ts'
import type { Matter } from './matter.ts'
import type { Motif } from './motifs.ts'
import { type Bank, Thread } from './thread.ts'

/** Longest text of a detail together with what led to it, in words. */
const MAX_WORDS = 58
/** Motifs that the opening speaks of. */
const OPENING = 2

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
    [0, thread.motif.role ? thread.line('trade', person) : undefined],
    [-3, thread.line('cold', person)],
  ] as const
  return said.flatMap(([min, text]) => (text ? [{ min, text }] : []))
}

/** Gives a person something to say of a motif, under the plot's own topic where that bears its name. */
function withTopic(person: Person, thread: Thread, also: string, offered: boolean): Person {
  const lines = spoken(thread, person)
  const names = new Set(thread.names.map((x) => bare(x)))
  const shared = person.topics.find((t) => t.alias.some((a) => names.has(bare(a.toLowerCase()))))
  if (shared) {
    // The plot's own answers come first.
    const after = lines.map((line) => ({ ...line, min: -3 }))
    const others = new Set(
      person.topics.filter((t) => t !== shared).flatMap((t) => t.alias.map((x) => x.toLowerCase())),
    )
    const own = [...thread.names, also].filter((x) => !others.has(x))
    const topics = person.topics.map((t) =>
      t === shared ? { ...t, alias: [...new Set([...t.alias, ...own])], lines: [...t.lines, ...after] } : t,
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
        ...(offered ? { offer: 'motif' as const } : {}),
        lines,
      },
    ],
  }
}

/** When a motif shows itself: the first of them early and again at the end, the others now and then. */
function beatsOf(thread: Thread, rank: number, place: string[]): Beat[] {
  const { id } = thread
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

/** Whether a text speaks of a thread by its noun. */
const speaksOf = (thread: Thread, texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(thread.motif.head))

/** A story's last words: of the plot's own matter where the ending is silent on it, and of what else the card speaks of. */
function withCodas(quest: Quest, threads: readonly Thread[], own: readonly Thread[]): Quest {
  const codas = [...own, ...threads.slice(0, OPENING).reverse()].map((thread) => ({
    thread,
    lines: thread.lines('closing', 7),
  }))
  const truths = quest.truths.map((truth) => ({
    ...truth,
    endings: truth.endings.map((e, i) => {
      const told = codas
        .filter(({ thread }) => threads.includes(thread) || !speaksOf(thread, e.text))
        .flatMap(({ lines }) => lines[i % lines.length] ?? [])
      // The first of the card's own has the last word.
      const last = threads.length ? told.pop() : undefined
      return { ...e, text: [...e.text, told.join(' '), last ?? ''].filter(Boolean) }
    }),
  }))
  const later = threads.slice(OPENING).flatMap((thread) => thread.lines('closing', 2))
  return { ...quest, truths, closing: later.length ? later : (quest.closing ?? []) }
}

/** The same quest with a life for what its plot is about, and for what else its author's card speaks of. */
export function weave(
  quest: Quest,
  { motifs, own }: { readonly motifs: readonly Motif[]; readonly own: readonly Matter[] },
  bind: Bindings,
  rng: Rng,
): Quest {
  const threads = motifs.map((motif, rank) => {
    const banks = MOTIFS.kinds.find((k) => k.kind === motif.kind)!
    return new Thread(`motif${rank}`, motif, banks, bind, rng)
  })
  const matters = own.map(({ id, motif, banks }) => new Thread(id, motif, banks, bind, rng))
  const open = openPlaces(quest)
  const spots = [quest.start, ...rng.shuffle(open.filter((id) => id !== quest.start))]
  const led = new Set<string>()
  let { places, things } = quest
  // “The keeper” is the card's, not whoever keeps house in the plot.
  const heads = new Set([...threads, ...matters].map((thread) => thread.motif.head))
  let people = quest.people.map((p) => ({ ...p, ...(p.alias && { alias: p.alias.filter((a) => !heads.has(a)) }) }))
  const beats = [...quest.beats]
  for (const [rank, thread] of threads.entries()) {
    if (rank < 2) places = leadTo(places, quest, thread, led)
    const at = spots[rank % spots.length]
    const away = spots[(rank + 1) % spots.length]
    const detail = thread.detail()
    const sense = thread.line('sense')
    const more = rank === 0 ? thread.line('sense') : undefined
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
    people = people.map((p) => (p.offstage ? p : withTopic(p, thread, detail.noun, rank < 2)))
    beats.push(...beatsOf(thread, rank, open))
  }
  for (const thread of matters) {
    const detail = thread.detail()
    places = places.map((p) => (p.id === quest.start ? { ...p, details: [...p.details, detail] } : p))
    people = people.map((p) => (p.offstage ? p : withTopic(p, thread, detail.noun, false)))
    const text = thread.line('consequence')
    const when = { place: open, act: [3] }
    if (text) beats.push({ id: `${thread.id}.consequence`, kind: 'turn', w: 1, when, text: [text] })
  }
  const told = threads.slice(0, OPENING).flatMap((thread) => thread.line('open') ?? [])
  const opening = told.length ? [...quest.opening, told.join(' ')] : quest.opening
  return withCodas({ ...quest, places, people, things, beats, opening }, threads, matters)
}
