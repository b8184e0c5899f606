import type { QuestCard } from '../../../../shared/model/quest.ts'
import { bare } from '../language/grammar.ts'
import type { Rng } from '../rng.ts'
import type { Place, Quest } from '../types.ts'
import { bindText } from './bind.ts'
import { callOfCard, sentence } from './cards.ts'
import { MOTIFS } from './content.ts'

/** More places than this are spoken of only. */
const MAX_PLACES = 3

const sameName = (a: Place, b: Place): boolean => bare(a.name).toLowerCase() === bare(b.name).toLowerCase()

/** A place that the story has a look of its own for. */
function takeAfter(place: Place, twin: Place | undefined) {
  if (!twin) return
  const { prep, look, again, sense, details, alias = [] } = twin
  Object.assign(place, { prep, look, again, sense })
  place.alias = [...(place.alias ?? []), ...alias]
  place.details = [...place.details, ...details.map((d, n) => ({ ...d, id: `${place.id}.${n}` }))]
}

/** The same quest with the places that its author describes apart, a step from where it begins. `house` has its place already. */
export function addPlaces(quest: Quest, cards: readonly QuestCard[], house: string | undefined, rng: Rng): Quest {
  const own = cards.filter((c) => c.kind === 'place' && c.name !== house).slice(0, MAX_PLACES)
  if (!own.length) return quest
  const { look, again, sense, details } = MOTIFS.places
  const [looks, corners, senses] = [rng.shuffle(look), rng.shuffle(details), rng.shuffle(sense)]
  const added = own.map((card, i): Place => {
    const name = callOfCard(card)
    const fill = (text: string): string => bindText(text, new Map([['name', name]]))
    const { noun, alias, text } = corners[i % corners.length]!
    const note = card.note ? ` ${sentence(card.note)}` : ''
    return {
      id: `card${i}`,
      name,
      prep: 'at',
      alias: [card.name],
      exits: [quest.start],
      landmark: true,
      look: [fill(looks[i % looks.length]!)],
      again: rng
        .shuffle(again)
        .slice(i, i + 3)
        .map(fill),
      sense: senses.slice(i, i + 2),
      details: [{ id: `card${i}.detail`, noun, alias, text: [text + note] }],
    }
  })
  const ids = added.map((p) => p.id)
  const isTwin = (p: Place): boolean => p.landmark === true && added.some((x) => sameName(x, p))
  // A landmark of the card that its author describes apart is one place: who stands in the other can still come out.
  const twins = quest.places.filter(isTwin)
  const places = quest.places.map((p) => {
    if (p.id !== quest.start) return isTwin(p) ? { ...p, alias: [] } : p
    return { ...p, exits: [...p.exits.filter((id) => !twins.some((x) => x.id === id)), ...ids] }
  })
  for (const place of added)
    takeAfter(
      place,
      twins.find((x) => sameName(x, place)),
    )
  return { ...quest, places: [...places, ...added] }
}
