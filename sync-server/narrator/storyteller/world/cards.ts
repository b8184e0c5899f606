import type { QuestCard } from '../../../../shared/model/quest.ts'
import { CARD_ARTICLE, IS_DEAD, NEEDS_NO_ARTICLE, NO_NAME } from '../language/card-goal-en.ts'
import { HOUSE } from '../language/card-words-en.ts'
import { the } from '../language/glue-en.ts'
import { bare, capital, printed } from '../language/grammar.ts'
import type { Rng } from '../rng.ts'
import type { Person, Quest } from '../types.ts'
import { bindText } from './bind.ts'
import { evenTitle, type Named, type Names, personOf } from './card-names.ts'
import { MOTIFS } from './content.ts'
import { isPlural, type Motif } from './motifs.ts'

const lower = (text: string): string => text.toLowerCase()

/** Cards as they can be told: names with their capitals, and none that is only a small word. */
export function tidyCards(cards: readonly QuestCard[]): QuestCard[] {
  return cards.flatMap((c) => {
    const name = evenTitle(printed(c.name.trim().replace(/\s+/g, ' ')))
    if (!/[\p{L}\p{N}]/u.test(name) || NO_NAME.test(name)) return []
    return {
      ...c,
      name:
        // “The crypt” is the crypt inside a sentence.
        CARD_ARTICLE.test(name)
          ? name.replace(CARD_ARTICLE, the(''))
          : c.kind === 'person'
            ? name.replace(/(?<![\p{L}’'])\p{Ll}(?!(?:f|he|n|on|er|e|a|l)\b)/gu, (x) => x.toUpperCase())
            : name,
    }
  })
}

/** The names of a card, with the people and the house that the author describes apart. */
export function namesWith(names: Names, cards: readonly QuestCard[]): Names {
  const known = (name: string): boolean => names.people.some((p) => lower(p.name).includes(lower(name)))
  const people = cards
    .filter((c) => c.kind === 'person' && !known(c.name))
    .map((c): Named => {
      const person = personOf(c.name.split(' '), `${c.name} ${c.note}`, '')
      return { ...person, dead: person.dead || IS_DEAD.test(c.note) }
    })
  const house = cards.find((c) => c.kind === 'place' && HOUSE.test(c.name))?.name
  // What an author says of somebody apart counts for whom the text names, too.
  const told = names.people.map((p) => ({
    ...p,
    dead: p.dead || cards.some((c) => lower(c.name) === lower(p.name) && IS_DEAD.test(c.note)),
  }))
  return { ...names, people: [...people, ...told], house: names.house ?? house }
}

/** A card's name as it stands in a sentence. */
export const callOfCard = ({ name }: QuestCard): string => (NEEDS_NO_ARTICLE.test(name) ? name : the(name))

/** Things that the author describes apart, as motifs. */
export function motifsOf(cards: readonly QuestCard[], taken: string | undefined): Motif[] {
  return cards
    .filter((c) => c.kind === 'thing' && c.name !== taken)
    .map((c) => ({
      kind: 'thing',
      noun: callOfCard(c),
      head: lower(c.name).split(' ').at(-1)!,
      plural: isPlural(lower(c.name).split(' ').at(-1)!),
      named: true,
      pron: undefined,
    }))
}

/** A note as it is told: with a capital and its full stop. */
export const sentence = (note: string): string => {
  const text = capital(printed(note.trim()))
  return /[.!?…]["”’]?$/.test(text) ? text : `${text}.`
}

function tell(person: Person, card: QuestCard, id: string, text: string): Person {
  const line = { min: 0, text }
  const name = lower(card.name)
  const own = person.topics.find((t) => t.id === id || t.alias.some((a) => lower(bare(a)) === bare(name)))
  // What the author says comes before what anybody might.
  const topics = own
    ? person.topics.map((t) =>
        t === own ? { ...t, offer: 'card' as const, lines: [{ ...line, min: 2 }, line, ...t.lines] } : t,
      )
    : [...person.topics, { id, alias: [callOfCard(card), name], offer: 'card' as const, lines: [line] }]
  return { ...person, topics }
}

/** The same quest with people who tell, when they are asked, what the author's cards say. */
export function tellCards(quest: Quest, cards: readonly QuestCard[], rng: Rng): Quest {
  let { people } = quest
  for (const [i, card] of cards.entries()) {
    if (!card.note) continue
    const named = people.find((p) => lower(p.name) === lower(card.name))
    // Whoever is asked first tells it; a sentence is said once a story.
    const frames = rng.shuffle(MOTIFS.told)
    for (const [n, teller] of people.filter((p) => p !== named && !p.offstage).entries()) {
      const slots = new Map([
        ['name', callOfCard(card)],
        ['note', sentence(card.note)],
        ['speaker', teller.call],
        ['speaker.he', teller.pron],
        ['speaker.his', teller.pron === 'he' ? 'his' : 'her'],
      ])
      const text = bindText(frames[n % frames.length]!, slots)
      people = people.map((p) => (p.id === teller.id ? tell(p, card, named?.id ?? `card${i}`, text) : p))
    }
  }
  return { ...quest, people }
}
